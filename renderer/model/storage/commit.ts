import type { Campaign } from '../../../engine';
import type { Journal, JournalPatches } from './journal';
import type { RowChange } from './rows';

/** One step of the document and everything that must be written with it, all or nothing. */
export interface Commit {
  /** The document after the step. */
  readonly campaign: Campaign;
  readonly rows: readonly RowChange[];
  readonly entries: Journal;
  /** For a new entry; undo and redo have theirs already. */
  readonly patches: JournalPatches | null;
  readonly head: number;
  /** The revision this step was made on. */
  readonly revision: number;
  readonly at: string;
}
