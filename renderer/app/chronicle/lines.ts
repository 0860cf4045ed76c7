import { type Journal, type JournalEntry, lineOf } from '../../storage';

/** One line of the chronicle. */
export interface ChronicleLine {
  readonly entry: JournalEntry;
  /** In force, the last one in force, or taken back. */
  readonly state: 'done' | 'here' | 'undone';
  /** The act this one branched off from, if that is not simply the one before. */
  readonly branchedFrom: number | null;
}

/** The chronicle, newest first. */
export const chronicleOf = (journal: Journal, head: number): readonly ChronicleLine[] => {
  const inForce = new Set(lineOf(journal, head));
  const stateOf = (seq: number): ChronicleLine['state'] => {
    if (seq === head) return 'here';
    return inForce.has(seq) ? 'done' : 'undone';
  };
  return journal
    .map((entry) => ({
      entry,
      state: stateOf(entry.seq),
      branchedFrom: entry.parent === null || entry.parent === entry.seq - 1 ? null : entry.parent,
    }))
    .reverse();
};
