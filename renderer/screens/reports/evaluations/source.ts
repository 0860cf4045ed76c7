import type { BlockSource } from '../evaluation/evaluation';
import { useDesk } from '../../../model/state/desk';
import { type PastLeaf, useArchive } from '../../../model/turn/archive/archive-store';
import { NOTHING_CHOSEN, useTurnDesk } from '../../../model/turn/desk-store';
import type { EvaluationRef } from '../model/draft';

const LEAVES: Readonly<Partial<Record<BlockSource['kind'], PastLeaf>>> = {
  event: 'events',
  fight: 'fights',
  march: 'marches',
  finding: 'findings',
  books: 'balances',
};

/** True for what a GM can look up; his own words come from nowhere else. */
export const hasSource = ({ kind }: BlockSource): boolean => kind !== 'gm';

/** Leads to what a block is made of: its leaf of the archived month, or the map in the eyes of the realm. */
export const showSource = ({ kind }: BlockSource, { turn, party }: EvaluationRef): void => {
  const leaf = LEAVES[kind];
  if (leaf !== undefined) {
    useArchive.getState().look({ turn, leaf, party: party.key });
    useTurnDesk.getState().choose({ ...NOTHING_CHOSEN, station: 'archive', party: party.key });
    useDesk.getState().set({ room: 'turn' });
  } else if (kind === 'knowledge') {
    useDesk.getState().set({ room: 'map', perspective: { kind: 'realm', party: party.key } });
  }
};
