import { neighbour } from './axial';
import { type Direction, DIRECTIONS, opposite } from './direction';
import { createHeap } from './heap';
import type { Cell, Lattice } from './lattice';

/** What a step costs: a number of at least 0; anything else (Infinity, NaN, below 0) = the step cannot be made. */
export type StepCost = (from: Cell, to: Cell, direction: Direction) => number;

/** A way over the map. `cells` starts with the origin and ends with the target. */
export interface Path {
  readonly cells: readonly Cell[];
  readonly directions: readonly Direction[];
  readonly cost: number;
}

/** A cell within reach: the least cost of getting there and the fewest steps at that cost. */
export interface Reach {
  readonly cell: Cell;
  readonly cost: number;
  readonly steps: number;
}

const UNIT_STEPS = DIRECTIONS.map((direction) => neighbour({ q: 0, r: 0 }, direction));

/** Beyond this radius a range on a cylinder meets itself at the back of the world. */
const widestSimpleRadius = ({ topology }: Lattice): number =>
  topology.kind === 'sheet' ? Infinity : 3 * topology.columns - 1;

/**
 * All cells of the map at most `radius` steps of the plane away, nearest first, each ring clockwise from
 * its western field. Gaps in the map are looked across.
 */
export const cellsWithin = (lattice: Lattice, centre: Cell, radius: number): readonly Cell[] => {
  const cells: Cell[] = [centre];
  let { q, r } = lattice.axialOf(centre);
  for (let distance = 1; distance <= radius; distance += 1) {
    q -= 1;
    for (const step of UNIT_STEPS) {
      for (let count = 0; count < distance; count += 1) {
        const cell = lattice.cellAt({ q, r });
        if (cell !== undefined) cells.push(cell);
        q += step.q;
        r += step.r;
      }
    }
  }
  return radius <= widestSimpleRadius(lattice) ? cells : [...new Set(cells)];
};

interface Journey {
  readonly lattice: Lattice;
  readonly origin: Cell;
  /** Cost of the step between `near` (closer to the origin) and `far`, which lies in `direction` of `near`. */
  readonly stepCost: StepCost;
  readonly budget: number;
  /** The search ends when this cell is settled; -1 = never. */
  readonly target: Cell;
}

/** What a search learnt; cost and steps hold where a cell is `seen`, and are final where it is `settled`. */
interface Exploration {
  readonly seen: Uint8Array;
  readonly cost: Float64Array;
  readonly steps: Int32Array;
  readonly settled: readonly Cell[];
}

/** Dijkstra's search from one cell: cheapest first, among equals fewer steps first. */
const explore = ({ lattice, origin, stepCost, budget, target }: Journey): Exploration => {
  const seen = new Uint8Array(lattice.size);
  const cost = new Float64Array(lattice.size);
  const steps = new Int32Array(lattice.size);
  const settled: Cell[] = [];
  const costAt = (cell: Cell): number => cost[cell] ?? 0;
  const stepsAt = (cell: Cell): number => steps[cell] ?? 0;
  const heap = createHeap(lattice.size, (a, b) => {
    const difference = costAt(a) - costAt(b);
    return difference < 0 || (difference === 0 && stepsAt(a) < stepsAt(b));
  });

  const look = (near: Cell, far: Cell, direction: Direction): void => {
    const step = stepCost(near, far, direction);
    const total = costAt(near) + step;
    if (!(step >= 0) || !(total <= budget)) return;
    const count = stepsAt(near) + 1;
    const isBetter =
      seen[far] !== 1 || total < costAt(far) || (total === costAt(far) && count < stepsAt(far));
    if (!isBetter) return;
    seen[far] = 1;
    cost[far] = total;
    steps[far] = count;
    heap.raise(far);
  };

  seen[origin] = 1;
  heap.raise(origin);
  for (let near = heap.pop(); near >= 0; near = heap.pop()) {
    settled.push(near);
    if (near === target) break;
    for (const direction of DIRECTIONS) {
      const far = lattice.neighbours[near * 6 + direction - 1] ?? -1;
      if (far >= 0) look(near, far, direction);
    }
  }
  return { seen, cost, steps, settled };
};

/** Every cell that can be reached from `origin` at a cost of at most `budget`, the origin included, cheapest first. */
export const reachable = (
  lattice: Lattice,
  origin: Cell,
  budget: number,
  stepCost: StepCost,
): readonly Reach[] => {
  const { cost, steps, settled } = explore({ lattice, origin, stepCost, budget, target: -1 });
  return settled.map((cell) => ({ cell, cost: cost[cell] ?? 0, steps: steps[cell] ?? 0 }));
};

/**
 * The cheapest path, or undefined if there is none. Ties are broken by fewer steps, then by the smaller
 * sequence of directions (WW-5.3-54). The search runs backwards from the target, so that the way forward can
 * take the smallest direction at every step and is exactly the smallest sequence.
 */
export const cheapestPath = (
  lattice: Lattice,
  from: Cell,
  to: Cell,
  stepCost: StepCost,
): Path | undefined => {
  const { seen, cost, steps } = explore({
    lattice,
    origin: to,
    stepCost: (near, far, direction) => stepCost(far, near, opposite(direction)),
    budget: Number.MAX_VALUE,
    target: from,
  });
  if (seen[from] !== 1) return undefined;

  const leadsOn = (cell: Cell, direction: Direction): boolean => {
    const next = lattice.neighbours[cell * 6 + direction - 1] ?? -1;
    return (
      next >= 0 &&
      seen[next] === 1 &&
      (steps[next] ?? 0) + 1 === steps[cell] &&
      (cost[next] ?? 0) + stepCost(cell, next, direction) === cost[cell]
    );
  };
  const cells: Cell[] = [from];
  const directions: Direction[] = [];
  for (let cell = from; cell !== to;) {
    const here = cell;
    const direction = DIRECTIONS.find((candidate) => leadsOn(here, candidate));
    if (direction === undefined) return undefined;
    cell = lattice.neighbour(here, direction);
    cells.push(cell);
    directions.push(direction);
  }
  return { cells, directions, cost: cost[from] ?? 0 };
};
