import { type Axial, neighbour } from './axial';
import { type Direction, DIRECTIONS } from './direction';
import { createFrontier, type Frontier } from './frontier';
import type { Cell, Lattice } from './lattice';
import { createPathfinder, type Path, type StepCost } from './pathfinder';
import { ringsFrom } from './seams';

/** A cell within reach: the least cost of getting there and the fewest steps at that cost. */
export interface Reach {
  readonly cell: Cell;
  readonly cost: number;
  readonly steps: number;
}

/** Beyond this radius a range on a cylinder meets itself at the back of the world. */
const widestSimpleRadius = ({ topology }: Lattice): number =>
  topology.kind === 'cylinder' ? 3 * topology.columns - 1 : Infinity;

/** The same in a world with seams: by steps over the map, gaps are not looked across. */
const cellsOverSeams = (neighbours: Int32Array, centre: Cell, radius: number): readonly Cell[] => {
  const cells: Cell[] = [];
  let distance = 0;
  for (const ring of ringsFrom(neighbours, centre)) {
    if (distance > radius) break;
    cells.push(...ring);
    distance += 1;
  }
  return cells;
};

/**
 * All cells of the map at most `radius` steps of the plane away, nearest first, each ring clockwise from
 * its western field. Gaps in the map are looked across.
 */
export function cellsWithin(lattice: Lattice, centre: Cell, radius: number): readonly Cell[] {
  const { neighbours } = lattice;
  if (lattice.hasSeams) return cellsOverSeams(neighbours, centre, radius);
  const origin = lattice.axialOf(centre);
  const cells: Cell[] = [centre];
  /** Next field of the path; looked up in the plane only after a gap. */
  const stepFrom = (cell: Cell, direction: Direction, field: Axial): Cell =>
    (cell < 0 ? lattice.cellAt(field) : neighbours[cell * 6 + direction - 1]) ?? -1;

  let corner = centre;
  for (let distance = 1; distance <= radius; distance += 1) {
    let field = { q: origin.q - distance, r: origin.r };
    corner = stepFrom(corner, 5, field);
    let cell = corner;
    for (const direction of DIRECTIONS) {
      for (let count = 0; count < distance; count += 1) {
        if (cell >= 0) cells.push(cell);
        field = neighbour(field, direction);
        cell = stepFrom(cell, direction, field);
      }
    }
  }
  return radius <= widestSimpleRadius(lattice) ? cells : [...new Set(cells)];
}

interface Journey {
  readonly lattice: Lattice;
  readonly origin: Cell;
  /** Cost of the step between `near` (closer to the origin) and `far`, the neighbour of `near` in `direction`. */
  readonly stepCost: StepCost;
  readonly budget: number;
  /** The search ends when this cell is settled; -1 = never. */
  readonly target: Cell;
}

/** Result of a search: the figures of its frontier are final where a cell is settled. */
interface Exploration {
  readonly frontier: Frontier;
  readonly settled: readonly Cell[];
}

/** Dijkstra's search from one cell: cheapest first, among equals fewer steps first. */
const explore = ({ lattice, origin, stepCost, budget, target }: Journey): Exploration => {
  const { neighbours, size } = lattice;
  const frontier = createFrontier(size);
  const { cost, steps, offer, pop } = frontier;
  const settled: Cell[] = [];
  offer(origin, 0, 0);
  for (let near = pop(); near >= 0; near = pop()) {
    settled.push(near);
    if (near === target) break;
    const nearCost = cost[near] ?? 0;
    const count = (steps[near] ?? 0) + 1;
    for (const direction of DIRECTIONS) {
      const far = neighbours[near * 6 + direction - 1] ?? -1;
      if (far < 0) continue;
      const step = stepCost(near, far, direction);
      const total = nearCost + step;
      if (step >= 0 && total <= budget) offer(far, total, count);
    }
  }
  return { frontier, settled };
};

/** Every cell that can be reached from `origin` at a cost of at most `budget`, the origin included, cheapest first. */
export function reachable(
  lattice: Lattice,
  origin: Cell,
  budget: number,
  stepCost: StepCost,
): readonly Reach[] {
  const { frontier, settled } = explore({ lattice, origin, stepCost, budget, target: -1 });
  const { cost, steps } = frontier;
  return settled.map((cell) => ({ cell, cost: cost[cell] ?? 0, steps: steps[cell] ?? 0 }));
}

/** The cheapest path where costs are not whole numbers: by the heap instead of buckets. */
const pathByHeap = (
  lattice: Lattice,
  from: Cell,
  to: Cell,
  stepCost: StepCost,
): Path | undefined => {
  const { frontier } = explore({
    lattice,
    origin: to,
    stepCost: (near, far, direction) => stepCost(far, near, lattice.sideBeyond(near, direction)),
    budget: Number.MAX_VALUE,
    target: from,
  });
  const { cost, steps, isSeen } = frontier;
  if (!isSeen(from)) return undefined;

  const leadsOn = (cell: Cell, direction: Direction): boolean => {
    const next = lattice.neighbours[cell * 6 + direction - 1] ?? -1;
    return (
      next >= 0 &&
      isSeen(next) &&
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

/**
 * Cheapest paths in one world, undefined where there is none. Ties are broken by fewer steps, then by the smaller
 * sequence of directions (WW-5.3-54). The search runs backwards from the target, so that the way forward can take the
 * smallest direction at every step and is exactly the smallest sequence. Its tables are reused from one search to the
 * next.
 */
export function pathsIn(
  lattice: Lattice,
): (from: Cell, to: Cell, stepCost: StepCost) => Path | undefined {
  const find = createPathfinder(lattice);
  return (from, to, stepCost) => {
    const path = find(from, to, stepCost);
    return path === null ? pathByHeap(lattice, from, to, stepCost) : path;
  };
}

/** A single cheapest path; {@link pathsIn} for many in the same world. */
export function cheapestPath(
  lattice: Lattice,
  from: Cell,
  to: Cell,
  stepCost: StepCost,
): Path | undefined {
  return pathsIn(lattice)(from, to, stepCost);
}
