/**
 * Range and cheapest path on a world of 1,000 Großfelder, against honeycomb-grid on the same queries.
 * Compares the least time of many runs, which other work on the machine disturbs least.
 * Run: npm run bench -- hex
 */
import {
  defineHex,
  Direction as Compass,
  fromCoordinates,
  Grid,
  type Hex,
  Orientation,
  spiral,
} from 'honeycomb-grid';
import { Bench, type BenchOptions } from 'tinybench';
import {
  cellsWithin,
  createLattice,
  type Direction,
  DIRECTIONS,
  type GrossfeldNo,
  pathsIn,
  type Plot,
} from '../engine/hex';
import { type Figure, mustAgree, ONCE, report, sized } from './lib/figures';

const [COLUMNS, ROWS] = sized([40, 25], [20, 14]);
const RANGE_RADIUS = 6;
const PATH_LENGTH = 24;
const QUERIES = sized(20, 5);

const plots: readonly Plot[] = Array.from({ length: COLUMNS * ROWS }, (_, index) => ({
  no: String(index).padStart(3, '0') as GrossfeldNo,
  u: index % COLUMNS,
  v: Math.floor(index / COLUMNS) - Math.floor((index % COLUMNS) / 2),
}));
const lattice = createLattice(plots);
const cheapestPath = pathsIn(lattice);

/** Cost of entering a cell: 3 to 15 movement points, fixed but without pattern. */
const ground = Uint8Array.from(
  { length: lattice.size },
  (_, cell) => 3 + (((cell * 2654435761) >>> 7) % 13),
);

/** Cells well inside the world, spread over it. */
const starts = Array.from({ length: QUERIES }, (_, index) => {
  const column = 8 + ((index * 7) % (COLUMNS - 16));
  const row = 6 + ((index * 5) % (ROWS - 12));
  return (row * COLUMNS + column) * 48 + 25;
});
const walk = (cell: number, direction: Direction, steps: number): number =>
  steps === 0 ? cell : walk(lattice.neighbour(cell, direction), direction, steps - 1);
const journeys = starts.map((from, index) => ({
  from,
  to: walk(
    walk(from, DIRECTIONS[index % 6] ?? 1, PATH_LENGTH / 2),
    DIRECTIONS[(index + 1) % 6] ?? 2,
    PATH_LENGTH / 2,
  ),
}));

const OracleHex = defineHex({ orientation: Orientation.POINTY });
const grid = new Grid(
  OracleHex,
  fromCoordinates(...Array.from({ length: lattice.size }, (_, cell) => lattice.axialOf(cell))),
);
const hexOf = (cell: number): Hex => grid.createHex(lattice.axialOf(cell));

/** The same costs by the key of honeycomb's fields, looked up before the clock runs. */
const groundByKey = new Map(
  Array.from({ length: lattice.size }, (_, cell) => [hexOf(cell).toString(), ground[cell] ?? 0]),
);

/** Honeycomb names directions by compass: these are the six of a pointy field, in our order. */
const COMPASS = [Compass.NE, Compass.E, Compass.SE, Compass.SW, Compass.W, Compass.NW] as const;

interface Open {
  readonly hex: Hex;
  readonly cost: number;
}

const push = (heap: Open[], entry: Open): void => {
  let index = heap.push(entry) - 1;
  while (index > 0) {
    const parent = (index - 1) >> 1;
    const above = heap[parent];
    if (above === undefined || above.cost <= entry.cost) break;
    heap[index] = above;
    index = parent;
  }
  heap[index] = entry;
};

const pop = (heap: Open[]): Open | undefined => {
  const first = heap[0];
  const last = heap.pop();
  if (first === undefined || last === undefined || heap.length === 0) return first;
  let index = 0;
  for (let child = 1; child < heap.length; child = 2 * index + 1) {
    const [left, right] = [heap[child], heap[child + 1]];
    const isRight = left !== undefined && right !== undefined && right.cost < left.cost;
    const below = isRight ? right : left;
    if (below === undefined || below.cost >= last.cost) break;
    heap[index] = below;
    index = isRight ? child + 1 : child;
  }
  heap[index] = last;
  return first;
};

/** Dijkstra's search over honeycomb-grid, as its users write it: the library has none of its own. */
const oraclePath = (from: Hex, to: Hex): number => {
  const best = new Map<string, number>([[from.toString(), 0]]);
  const heap: Open[] = [{ hex: from, cost: 0 }];
  const target = to.toString();
  for (let open = pop(heap); open !== undefined; open = pop(heap)) {
    const key = open.hex.toString();
    if (key === target) return open.cost;
    if (open.cost > (best.get(key) ?? Infinity)) continue;
    for (const direction of COMPASS) {
      const next = grid.neighborOf(open.hex, direction, { allowOutside: false });
      if (next === undefined) continue;
      const nextKey = next.toString();
      const cost = open.cost + (groundByKey.get(nextKey) ?? 0);
      if (cost >= (best.get(nextKey) ?? Infinity)) continue;
      best.set(nextKey, cost);
      push(heap, { hex: next, cost });
    }
  }
  return -1;
};

const stepCost = (_: number, to: number): number => ground[to] ?? 0;

const queries = {
  range: {
    goal: { atLeast: 10 },
    ours: () => starts.map((start) => cellsWithin(lattice, start, RANGE_RADIUS).length),
    theirs: () =>
      starts.map(
        (start) =>
          grid.traverse(spiral({ start: lattice.axialOf(start), radius: RANGE_RADIUS })).size,
      ),
  },
  path: {
    goal: { atLeast: 20 },
    ours: () => journeys.map(({ from, to }) => cheapestPath(from, to, stepCost)?.cost ?? -1),
    theirs: () => journeys.map(({ from, to }) => oraclePath(hexOf(from), hexOf(to))),
  },
};

const figures: Figure[] = [];
for (const [name, { goal, ours, theirs }] of Object.entries(queries)) {
  mustAgree(name, ours(), theirs());
  const bench = new Bench(sized<BenchOptions>({ time: 1500, warmupTime: 300 }, ONCE));
  bench.add('ours', ours).add('theirs', theirs);
  await bench.run();
  const [fast = NaN, slow = NaN] = bench.tasks.map(({ result }) =>
    result.state === 'completed' ? result.latency.min : NaN,
  );
  figures.push({ what: `${name}: honeycomb-grid / ours`, ratio: slow / fast, goal });
}
report({ bench: 'hex', figures, details: { fields: lattice.size, queries: QUERIES } });
