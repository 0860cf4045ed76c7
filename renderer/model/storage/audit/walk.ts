import { applyPatches, enablePatches, type Patch } from 'immer';
import { type Campaign, isEqual } from '../../../../engine';
import { canVisit, type Journal, type JournalPatches, lineOf } from '../journal';
import { changedRows, type RowChange } from '../rows';
import { CAMPAIGN_SHAPE } from '../shape';
import type { Problem } from './problem';

enablePatches();

type Steps = ReadonlyMap<number, JournalPatches>;

/** The state after some patches; undefined if they do not fit. */
const patched = (state: Campaign, patches: readonly Patch[] = []): Campaign | undefined => {
  try {
    return applyPatches(state, patches);
  } catch {
    return undefined;
  }
};

const differences = (before: Campaign, after: Campaign): readonly RowChange[] =>
  changedRows(CAMPAIGN_SHAPE, before, after).filter((row) => !isEqual(row.before, row.after));

/** How a row on the disk stands to the one that the journal makes. */
const rowProblem = ({ path, before, after }: RowChange): Problem => {
  const place = path.join('.');
  if (before === undefined) return { code: 'rowMissing', place };
  return { code: after === undefined ? 'rowForeign' : 'rowStale', place };
};

const unfit = (seq: number): Problem => ({ code: 'patchesUnfit', place: String(seq) });

/** Acts and changes belong together, one to one; acts joined into another one have none. */
export function stepProblems(journal: Journal, steps: Steps): readonly Problem[] {
  const acts = journal.filter((entry) => canVisit(entry) && entry.parent !== null);
  const numbers = new Set(acts.map(({ seq }) => seq));
  return [
    ...acts
      .filter(({ seq }) => !steps.has(seq))
      .map(({ seq }) => ({ code: 'patchesMissing', place: String(seq) }) as const),
    ...[...steps.keys()]
      .filter((seq) => !numbers.has(seq))
      .map((seq) => ({ code: 'patchesForeign', place: String(seq) }) as const),
  ];
}

interface Walked {
  readonly states: Map<number, Campaign>;
  readonly problems: readonly Problem[];
}

/** The states from the act in force back to the origin. */
const walkBack = (campaign: Campaign, journal: Journal, head: number, steps: Steps): Walked => {
  const states = new Map([[head, campaign]]);
  let state = campaign;
  for (const seq of lineOf(journal, head)) {
    const parent = journal[seq]?.parent ?? null;
    if (parent === null) break;
    const before = patched(state, steps.get(seq)?.inverse);
    if (before === undefined) return { states, problems: [unfit(seq)] };
    state = before;
    states.set(parent, state);
  }
  return { states, problems: [] };
};

/** One act forward again: on the way to the act in force it must lead there, elsewhere it must lead back. */
const stepForward = (states: Map<number, Campaign>, parent: number, step: JournalPatches) => {
  const { seq, patches, inverse } = step;
  const before = states.get(parent);
  if (before === undefined) return [];
  const after = patched(before, patches);
  if (after === undefined) return [unfit(seq)];
  const known = states.get(seq);
  if (known !== undefined) return differences(known, after).map(rowProblem);
  states.set(seq, after);
  const back = patched(after, inverse);
  return back === undefined || differences(before, back).length > 0 ? [unfit(seq)] : [];
};

/** How many acts follow from each. */
const followers = (journal: Journal): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const entry of journal)
    if (entry.parent !== null && canVisit(entry))
      counts.set(entry.parent, (counts.get(entry.parent) ?? 0) + 1);
  return counts;
};

/**
 * Walks a sound tree of acts from the act in force back to the origin and forward again along every branch, and holds
 * what comes out against the document.
 */
export function walkProblems(
  campaign: Campaign,
  journal: Journal,
  head: number,
  steps: Steps,
): readonly Problem[] {
  const { states, problems } = walkBack(campaign, journal, head, steps);
  const found = [...problems];
  const left = followers(journal);
  for (const entry of journal) {
    const step = steps.get(entry.seq);
    if (entry.parent === null || !canVisit(entry) || step === undefined) continue;
    found.push(...stepForward(states, entry.parent, step));
    // A state is let go once everything that follows from it has been tried.
    const still = (left.get(entry.parent) ?? 1) - 1;
    left.set(entry.parent, still);
    if (still === 0) states.delete(entry.parent);
  }
  return found;
}
