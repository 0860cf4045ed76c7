import { describe, expect, it } from 'vitest';
import { latticeOf } from '../../../engine';
import { tharosCampaign } from '../../../assets/examples/tharos';
import { useView } from '../../model/state/view';
import { searchEntries } from '../../kit/state/palette';
import { wordsOf } from '../../kit/text/words';
import { ruleSource } from './source';

const campaign = tharosCampaign();
const lattice = latticeOf(campaign.world.map);
const entries = ruleSource.entries?.({ campaign, lattice, words: wordsOf('de') }) ?? [];

describe('the palette', () => {
  it.each([
    ['WW-5.3-07', 'WW-5.3-07'],
    ['5.3-07', 'WW-5.3-07'],
    ['f-path-height', 'F-PATH-HEIGHT'],
    ['Schwieriges Gelände', 'WW-2.3-01'],
    ['schwieriges gelaende', 'WW-2.3-01'],
  ])('leads from "%s" to %s in the rules', (query, id) => {
    const [first] = searchEntries(entries, query);
    useView.getState().set({ screen: 'map', rule: null });
    first?.run();
    expect(useView.getState()).toMatchObject({ screen: 'rules', rule: { id } });
  });

  it('names every rule and finding once', () => {
    const ids = entries.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
