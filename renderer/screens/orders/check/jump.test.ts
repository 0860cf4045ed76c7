import { beforeEach, describe, expect, it } from 'vitest';
import { tharosCampaign } from '../../../../assets/examples/tharos';
import type { Finding } from '../../../../engine';
import { NOTHING_CHOSEN, useTurnView } from '../../../model/turn/turn-view';
import { realmStates } from '../../../model/turn/model/realms';
import { jumpToFinding } from './jump';

const campaign = tharosCampaign();
const party = campaign.world.parties['tha'];
if (party === undefined) throw new Error('no such party');

const finding: Finding = {
  code: 'F-ROW-SIZE',
  severity: 'ASK',
  clause: 'WW-8.1-01',
  party: 'tha',
  words: '',
  about: {},
};

/** The open turn of Tharos with the findings of each letter; null = it is being read. */
const turnWith = (findingsOf: (party: string) => readonly Finding[] | null) => ({
  campaign,
  party,
  findingsOf,
  realms: realmStates(campaign, null, findingsOf),
});

beforeEach(() => useTurnView.setState({ ...NOTHING_CHOSEN, party: 'tha' }));

describe('going to the next finding', () => {
  it('waits while the letter of the realm is being read', () => {
    expect(
      jumpToFinding(
        turnWith(() => null),
        1,
      ),
    ).toBe(false);
    expect(useTurnView.getState().finding).toBeNull();
    expect(
      jumpToFinding(
        turnWith(() => [finding]),
        1,
      ),
    ).toBe(true);
    expect(useTurnView.getState().finding).toBe(finding);
  });

  it('waits for other letters only where its own has nothing more', () => {
    const own = (findings: readonly Finding[]) => (key: string) =>
      key === 'tha' ? findings : null;
    expect(jumpToFinding(turnWith(own([finding])), 1)).toBe(true);
    expect(jumpToFinding(turnWith(own([])), 1)).toBe(false);
    expect(
      jumpToFinding(
        turnWith(() => []),
        1,
      ),
    ).toBe(true);
  });
});
