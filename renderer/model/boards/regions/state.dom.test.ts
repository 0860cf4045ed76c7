import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { seenlandCampaign } from '../../../../assets/examples/seenland';
import { latticeOf } from '../../../../engine';
import { useView } from '../../state/view';
import { wordsOf } from '../../../kit/text/words';
import { regionSource, useRegionsView } from './state';

it('finds the regions of the board by their names and shows the one jumped to', () => {
  const campaign = seenlandCampaign();
  const lattice = latticeOf(campaign.world.map);
  const entries = regionSource.entries?.({ campaign, lattice, words: wordsOf('de') }) ?? [];
  expect(entries.map(({ title }) => title)).toContain('Hochland');
  useView.getState().set({ screen: 'books' });
  entries.find(({ title }) => title === 'Hochland')?.run();
  expect(useView.getState().screen).toBe('map');
  const { chosen } = useRegionsView.getState();
  expect(chosen === null ? '' : campaign.world.board?.regions[chosen]?.name).toBe('Hochland');
});
