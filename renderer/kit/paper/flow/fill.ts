import type { Slab } from './slab';

/** A slab that has its place in a column. */
export interface Placed {
  readonly slab: Slab;
  /** From the top of the column to the top of the slab. */
  readonly y: number;
  readonly above: number;
}

export interface Filled {
  readonly placed: readonly Placed[];
  /** The first slab that had no room. */
  readonly next: number;
  /** How much of the column is used. */
  readonly height: number;
}

/** Rounding must not send a line to the next page. */
const TOLERANCE = 1e-6;

/** The end of the slabs that want to stay together. */
const endOfChain = (slabs: readonly Slab[], from: number): number => {
  let end = from;
  while (end < slabs.length && slabs[end]?.isKept === true) end += 1;
  return Math.min(slabs.length, end + 1);
};

/** How many slabs from `from` to `to` fit below `y`. */
const fits = (
  slabs: readonly Slab[],
  from: number,
  to: number,
  y: number,
  height: number,
): number => {
  let bottom = y;
  for (let index = from; index < to; index += 1) {
    const slab = slabs[index];
    if (slab === undefined) return index;
    const head = bottom === 0 ? (slab.head?.height ?? 0) : 0;
    bottom += (bottom === 0 ? 0 : slab.before) + head + slab.height;
    if (bottom > height + TOLERANCE) return index;
  }
  return to;
};

/**
 * Puts slabs into a column from number `from` on. `mustStart`: the column is empty, and something must stand in it,
 * whatever its height; otherwise it may stay empty.
 */
export function fillColumn(
  slabs: readonly Slab[],
  from: number,
  height: number,
  mustStart: boolean,
): Filled {
  const placed: Placed[] = [];
  let next = from;
  let bottom = 0;
  const put = (slab: Slab): void => {
    if (bottom === 0 && slab.head !== undefined) {
      placed.push({ slab: slab.head, y: 0, above: 0 });
      bottom += slab.head.height;
      placed.push({ slab, y: bottom, above: 0 });
    } else {
      const above = bottom === 0 ? 0 : slab.before;
      bottom += above;
      placed.push({ slab, y: bottom, above });
    }
    bottom += slab.height;
    next += 1;
  };
  while (next < slabs.length) {
    const end = endOfChain(slabs, next);
    const room = fits(slabs, next, end, bottom, height);
    if (room < end && (bottom > 0 || !mustStart)) break;
    // A chain higher than a column is cut where the column ends.
    const to = room < end ? Math.max(room, next + 1) : end;
    while (next < to) {
      const slab = slabs[next];
      if (slab === undefined) break;
      put(slab);
    }
    if (room < end) break;
  }
  return { placed, next, height: bottom };
}

/** Puts slabs into columns next to each other. */
export function fillColumns(
  slabs: readonly Slab[],
  from: number,
  count: number,
  height: number,
  mustStart: boolean,
): readonly Filled[] {
  const columns: Filled[] = [];
  let next = from;
  for (let column = 0; column < count; column += 1) {
    const filled = fillColumn(slabs, next, height, mustStart);
    columns.push(filled);
    ({ next } = filled);
  }
  return columns;
}

const HALVINGS = 14;

/** The same columns as low as they can be with all slabs in them; as they are where slabs are left over. */
export function balanced(
  slabs: readonly Slab[],
  from: number,
  columns: readonly Filled[],
  height: number,
): readonly Filled[] {
  const isAll = (tried: readonly Filled[]): boolean => tried.at(-1)?.next === slabs.length;
  if (columns.length < 2 || !isAll(columns)) return columns;
  let best = columns;
  let [least, most] = [0, Math.max(...columns.map((column) => column.height), 0)];
  if (most > height) return columns;
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (least + most) / 2;
    const tried = fillColumns(slabs, from, columns.length, middle, false);
    if (isAll(tried)) [best, most] = [tried, middle];
    else least = middle;
  }
  return best;
}
