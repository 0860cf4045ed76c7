import { type Document, goTo, type Move, stepsTo } from '../storage/document';
import type { JournalPatches } from '../storage/journal';

/** Where a way through the journal leads, or the number of the act at which it ends. */
export type Way =
  | { readonly kind: 'open'; readonly move: Move }
  /** The changes of this act are not on the disk, or do not fit the state they belong to. */
  | { readonly kind: 'broken'; readonly seq: number };

const moveTo = (
  from: Document,
  to: number,
  patches: readonly JournalPatches[],
  at: string,
): Move | undefined => {
  try {
    return goTo(from, to, patches, at);
  } catch {
    return undefined;
  }
};

/** The first act on the way whose changes do not fit. */
const firstUnfit = (
  from: Document,
  to: number,
  patches: readonly JournalPatches[],
  at: string,
): number => {
  let here = from;
  for (const [index, { kind, seq }] of stepsTo(from, to).entries()) {
    const next = kind === 'redo' ? seq : (from.journal[seq]?.parent ?? seq);
    const move = moveTo(here, next, patches.slice(index, index + 1), at);
    if (move === undefined) return seq;
    here = move.document;
  }
  return to;
};

/**
 * The move to the act `to`; `found` are the changes of the steps on the way in their order, undefined where there are none.
 * A way that is broken anywhere is not taken at all.
 */
export function wayAlong(
  from: Document,
  to: number,
  found: readonly (JournalPatches | undefined)[],
  at: string,
): Way {
  const gap = stepsTo(from, to).find((_, index) => found[index] === undefined);
  if (gap !== undefined) return { kind: 'broken', seq: gap.seq };
  const patches = found.flatMap((one) => one ?? []);
  const move = moveTo(from, to, patches, at);
  return move === undefined
    ? { kind: 'broken', seq: firstUnfit(from, to, patches, at) }
    : { kind: 'open', move };
}
