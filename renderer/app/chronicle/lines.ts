import {
  entriesInForce,
  type Journal,
  type JournalEntry,
  shownParentOf,
} from '../../model/storage';

/** One line of the chronicle. */
export interface ChronicleLine {
  readonly entry: JournalEntry;
  /** In force, the last one in force, or taken back. */
  readonly state: 'done' | 'here' | 'undone';
  /** The act this one branched off from, if that is not simply the one before. */
  readonly branchedFrom: number | null;
}

/** The chronicle, newest first. */
export function chronicleOf(journal: Journal, head: number): readonly ChronicleLine[] {
  const inForce = entriesInForce(journal, head);
  const stateOf = (seq: number): ChronicleLine['state'] => {
    if (seq === head) return 'here';
    return inForce.has(seq) ? 'done' : 'undone';
  };
  return journal
    .map((entry) => {
      const parent = shownParentOf(entry);
      const branchedFrom = parent === entry.seq - 1 ? null : parent;
      return { entry, state: stateOf(entry.seq), branchedFrom };
    })
    .reverse();
}
