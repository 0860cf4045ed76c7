import { beforeAll, describe, expect, it } from 'vitest';
import { achtCampaign } from '../../../../assets/examples/acht';
import { blankDraft, type Campaign } from '../../../../engine';
import { appliedAcht } from '../../../../engine/testing/acht';
import { guardOf } from './guard';

// Node has no canvas of its own: the reader of PDFs comes in its build for Node.

const SECRET = 'Drachenhort unter dem Eisgipfel';

const svg = (words: string) => ({
  name: 'Karte.svg',
  kind: 'svg' as const,
  bytes: new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg"><text x="1" y="9">${words}</text></svg>`,
  ),
});

/** The example after its month, with a name far from all known land. */
const withSecret = (campaign: Campaign): Campaign => ({
  ...campaign,
  world: {
    ...campaign.world,
    labels: {
      ...campaign.world.labels,
      secret: { id: 'secret', kind: 'small', text: SECRET, points: [9e3, 9e3], size: 5 },
    },
  },
});

describe('the guard over maps and forms', () => {
  let campaign: Campaign;
  beforeAll(() => {
    campaign = withSecret(appliedAcht());
  });

  it('holds a file back that names what its realm cannot know', async () => {
    const leaks = await guardOf(campaign, 'val')?.check(svg(SECRET));
    expect(leaks?.map(({ what }) => what)).toEqual([SECRET]);
  });

  it('passes a file that reveals nothing, and what the GM allowed in the turn report', async () => {
    const guard = guardOf(campaign, 'val');
    expect(await guard?.check(svg('Valdrun'))).toEqual([]);
    const [leak] = (await guard?.check(svg(SECRET))) ?? [];
    const turn = campaign.world.clock.turn - 1;
    const draft = blankDraft(turn, 'val', 'de');
    const told: Campaign = {
      ...campaign,
      evaluations: { [draft.id]: { ...draft, allowed: { [leak?.key ?? '']: 'ein Wink' } } },
    };
    expect(await guardOf(told, 'val')?.check(svg(SECRET))).toEqual([]);
  });

  it('has nothing to hold a file against before the first month', () => {
    expect(guardOf(achtCampaign(), 'val')).toBeUndefined();
  });
});
