import type { Patch } from 'immer';
import type { Params } from '../../../engine';
import type { Touched } from './touched';

/** One act of the GM in the chronicle. Entries form a tree: undone acts stay, a new act starts a branch. */
export interface JournalEntry {
  /** 0 for the origin, then counting up without gaps. */
  readonly seq: number;
  /** The act before; null for the origin. */
  readonly parent: number | null;
  /** The act that redo repeats from here: the one last carried out; null = none. */
  readonly next: number | null;
  /** Text key of the act and its data. */
  readonly name: string;
  readonly about: Params;
  /** ISO 8601. */
  readonly at: string;
  /** The places on the map that changed, if any; acts older than this record have none. */
  readonly touched?: Touched;
  /** Number of the turn that the act opened, if it did: the end of a month, to which one can always go. */
  readonly turn?: number;
  /** The act of the chronicle before, where `parent` leads further back because what lies between was joined. */
  readonly previous?: number;
  /**
   * Old acts are joined month by month (see `life/plan.ts`): the month's end into which this one went; null = it was
   * taken back and nothing leads there any more. Such an act stays readable, but one cannot go to it.
   */
  readonly joined?: number | null;
}

/** What an act changed, both ways. Kept apart from the entries: the chronicle never reads it. */
export interface JournalPatches {
  readonly seq: number;
  readonly patches: readonly Patch[];
  readonly inverse: readonly Patch[];
}

/** True if one can go to an act. */
export function canVisit({ joined }: JournalEntry): boolean {
  return joined === undefined;
}

/** The act that the chronicle shows before this one. */
export function shownParentOf({ parent, previous }: JournalEntry): number | null {
  return previous ?? parent;
}

/** All acts of a campaign; the entry with number `seq` stands at index `seq`. */
export type Journal = readonly JournalEntry[];

/** True if there is an act to take back. */
export function canUndo(journal: Journal, head: number): boolean {
  return (journal[head]?.parent ?? null) !== null;
}

/** True if there is an act to repeat. */
export function canRedo(journal: Journal, head: number): boolean {
  return (journal[head]?.next ?? null) !== null;
}

/** The acts in force at `head`, from the newest back to the origin. */
export function lineOf(journal: Journal, head: number): readonly number[] {
  const line: number[] = [];
  for (let at: number | null = head; at !== null; at = journal[at]?.parent ?? null) line.push(at);
  return line;
}

/** The acts in force at `head`: those one can go to, and those joined with them. */
export function entriesInForce(journal: Journal, head: number): ReadonlySet<number> {
  const line = new Set(lineOf(journal, head));
  const joined = journal.filter(
    ({ joined }) => joined !== undefined && joined !== null && line.has(joined),
  );
  for (const { seq } of joined) line.add(seq);
  return line;
}

/** One move through the tree: take back or carry out again the act `seq`. */
export interface JournalStep {
  readonly kind: 'undo' | 'redo';
  readonly seq: number;
}

/** The steps from one act to another: back to where their lines part, then forward. */
export function stepsBetween(journal: Journal, from: number, to: number): readonly JournalStep[] {
  const target = lineOf(journal, to);
  const onTarget = new Set(target);
  const line = lineOf(journal, from);
  const fork = line.find((seq) => onTarget.has(seq)) ?? 0;
  const back = line.slice(0, line.indexOf(fork));
  const forward = target.slice(0, target.indexOf(fork)).reverse();
  return [
    ...back.map((seq) => ({ kind: 'undo', seq }) as const),
    ...forward.map((seq) => ({ kind: 'redo', seq }) as const),
  ];
}

/** The journal after standing at `seq`: its parent now leads here. */
const leadTo = (journal: Journal, seq: number): Journal => {
  const parent = journal[seq]?.parent ?? null;
  const before = parent === null ? undefined : journal[parent];
  return before === undefined ? journal : journal.with(before.seq, { ...before, next: seq });
};

/** The journal after going along `steps`. */
export function walk(journal: Journal, steps: readonly JournalStep[]): Journal {
  return steps.reduce((now, { kind, seq }) => (kind === 'redo' ? leadTo(now, seq) : now), journal);
}

/** The journal with a new act after `head`. */
export function append(
  journal: Journal,
  head: number,
  act: Pick<JournalEntry, 'name' | 'about' | 'at' | 'touched' | 'turn'>,
): Journal {
  const seq = journal.length;
  return leadTo([...journal, { ...act, seq, parent: head, next: null }], seq);
}

/** The entries that differ between two states of a journal: what a commit has to write. */
export function changedEntries(before: Journal, after: Journal): Journal {
  return after.filter((entry, index) => before[index] !== entry);
}
