import { type Direction, DIRECTIONS } from './direction';
import type { Cell, Lattice } from './lattice';

/** Cost of a step: a number of at least 0; anything else (Infinity, NaN, below 0) = the step cannot be made. */
export type StepCost = (from: Cell, to: Cell, direction: Direction) => number;

/** A way over the map. `cells` starts with the origin and ends with the target. */
export interface Path {
  readonly cells: readonly Cell[];
  readonly directions: readonly Direction[];
  readonly cost: number;
}

/** The way back of each direction where directions do not turn, by the index of the direction. */
const BACK: readonly Direction[] = [4, 5, 6, 1, 2, 3];

/** A key orders by cost, among equals by steps: the cost times this, and the steps. */
const COST = 2 ** 21;
/** Above this cost the buckets would be too many. */
const MOST = 2 ** 16;

/** Tables of a search, reused for the next one: a cell's key is valid if its stamp is that of the search. */
interface Scratch {
  readonly keys: Float64Array;
  readonly stamps: Int32Array;
  /** First entry of each bucket, by cost; -1 = empty. */
  readonly heads: number[];
  /** Cell, key and next entry (-1 = last) of everything that waits or waited. */
  readonly cells: number[];
  readonly cellKeys: number[];
  readonly nexts: number[];
}

const scratchFor = (size: number): Scratch => ({
  keys: new Float64Array(size),
  stamps: new Int32Array(size),
  heads: [],
  cells: [],
  cellKeys: [],
  nexts: [],
});

/**
 * Finds cheapest paths where every step costs a whole number. Same result as {@link cheapestPath}; `null` where a cost
 * is fractional or the whole too dear for buckets.
 */
export type Pathfinder = (from: Cell, to: Cell, stepCost: StepCost) => Path | undefined | null;

/**
 * A bucket search (Dial), one bucket per cost, backwards from the target. It reuses its tables for the next search in
 * the same world, and allocates new ones if called from within a cost function.
 */
export function createPathfinder({ neighbours, sidesBeyond, size }: Lattice): Pathfinder {
  let idle: Scratch | undefined;
  let stamp = 0;

  /** Settles every cell that costs no more than `from`; false if a cost does not fit. */
  const settle = (scratch: Scratch, from: Cell, to: Cell, stepCost: StepCost, now: number) => {
    const { keys, stamps, heads, cells, cellKeys, nexts } = scratch;
    let entries = 0;
    let end = 0;
    /** No cell beyond this cost matters: that of `from` as far as it is known. */
    let limit = MOST;
    const wait = (cell: Cell, cost: number, key: number): void => {
      keys[cell] = key;
      stamps[cell] = now;
      for (; end <= cost; end += 1) heads[end] = -1;
      cells[entries] = cell;
      cellKeys[entries] = key;
      nexts[entries] = heads[cost] ?? -1;
      heads[cost] = entries;
      entries += 1;
      if (cell === from) limit = cost;
    };
    /** Looks from a settled cell at those beside it; false if a cost does not fit. */
    const spread = (near: Cell, cost: number, key: number): boolean => {
      for (let side = 0; side < 6; side += 1) {
        const far = neighbours[near * 6 + side] ?? -1;
        if (far < 0) continue;
        const known = stamps[far] === now ? (keys[far] ?? 0) : Infinity;
        if (known <= key + 1) continue;
        const back = sidesBeyond?.[near * 6 + side] ?? BACK[side];
        const step = stepCost(far, near, (back ?? 1) as Direction);
        if (!(step >= 0) || step === Infinity) continue;
        const total = cost + step;
        if (!Number.isInteger(step) || total > MOST) return false;
        const farKey = key + step * COST + 1;
        if (farKey < known && total <= limit) wait(far, total, farKey);
      }
      return true;
    };
    wait(to, 0, 0);
    for (let cost = 0; cost < end && cost <= limit; cost += 1) {
      for (let entry = heads[cost] ?? -1; entry >= 0; entry = heads[cost] ?? -1) {
        heads[cost] = nexts[entry] ?? -1;
        const near = cells[entry] ?? 0;
        const key = cellKeys[entry] ?? 0;
        if (key === keys[near] && !spread(near, cost, key)) return false;
      }
    }
    return true;
  };

  /** From the start, repeatedly the smallest direction on a cheapest path. */
  const forward = (
    { keys, stamps }: Scratch,
    from: Cell,
    to: Cell,
    stepCost: StepCost,
    now: number,
  ): Path => {
    const path = { cells: [from], directions: [] as Direction[] };
    for (let cell = from; cell !== to;) {
      const here = cell;
      const key = keys[here] ?? 0;
      const direction = DIRECTIONS.find((candidate) => {
        const next = neighbours[here * 6 + candidate - 1] ?? -1;
        if (next < 0 || stamps[next] !== now || (keys[next] ?? 0) >= key) return false;
        return (keys[next] ?? 0) + stepCost(here, next, candidate) * COST + 1 === key;
      });
      if (direction === undefined) break;
      cell = neighbours[here * 6 + direction - 1] ?? to;
      path.cells.push(cell);
      path.directions.push(direction);
    }
    return { ...path, cost: Math.floor((keys[from] ?? 0) / COST) };
  };

  return (from, to, stepCost) => {
    const scratch = idle ?? scratchFor(size);
    idle = undefined;
    stamp += 1;
    const now = stamp;
    const fits = settle(scratch, from, to, stepCost, now);
    const path =
      fits && scratch.stamps[from] === now ? forward(scratch, from, to, stepCost, now) : undefined;
    idle = scratch;
    return fits ? path : null;
  };
}
