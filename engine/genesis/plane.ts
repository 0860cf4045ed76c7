import {
  type Axial,
  type Cell,
  createLattice,
  icosahedralNet,
  type IcosahedralNet,
  type Lattice,
} from '../hex';
import type { GenesisShape } from './options';

/** Coordinates of the board for sampling. Lengths in field widths, rows counted as on the map. */
export interface Plane {
  readonly lattice: Lattice;
  /** Fields, i.e. 48 per Großfeld. */
  readonly size: number;
  /** Position of each field: eastwards, and southwards in rows. */
  readonly x: Float64Array;
  readonly row: Float64Array;
  /**
   * The same in the space noise is taken from, three numbers per field; round on a cylinder and a ball on an icosahedron,
   * so that no seam shows.
   */
  readonly space: Float64Array;
  /** Width of the world once round; 0 on a sheet. */
  readonly round: number;
  /** True on an icosahedron, where distances are taken in space. */
  readonly isBall: boolean;
  /** The outermost fields: `left` and `right` in field widths, `top` and `bottom` in rows. */
  readonly bounds: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
  /** -1 in the north to 1 in the south, 0 on the equator. */
  readonly latitude: Float64Array;
  /** Steps to the nearest field of the edge of the map in the same line, counted down and up; the strips use it. */
  readonly fromNorth: Float64Array;
  readonly fromSouth: Float64Array;
}

/** Height of a row over the width of a field, as in engine/hex/layout. */
const ROW = 0.8660254037844386;
const TAU = 6.283185307179586;

/**
 * Sine by its series. The sines of two engines may differ in the last digit, and a world must not depend on who
 * computes it; sums and products are the same everywhere.
 */
export function sine(angle: number): number {
  const turned = angle - TAU * Math.floor(angle / TAU + 0.5);
  const square = turned * turned;
  let term = turned;
  let total = turned;
  for (let n = 2; n <= 22; n += 2) {
    term *= -square / (n * (n + 1));
    total += term;
  }
  return total;
}

/** First and last row of the map at each half field width, looking one half width to both sides. */
const edges = (x: Float64Array, row: Float64Array, pick: 'first' | 'last'): Float64Array => {
  const best = new Map<number, number>();
  const isBetter = (a: number, b: number): boolean => (pick === 'first' ? a < b : a > b);
  for (let cell = 0; cell < x.length; cell += 1) {
    const here = Math.round(2 * (x[cell] ?? 0));
    const at = row[cell] ?? 0;
    for (let column = here - 1; column <= here + 1; column += 1) {
      const known = best.get(column);
      if (known === undefined || isBetter(at, known)) best.set(column, at);
    }
  }
  return x.map((at, cell) => best.get(Math.round(2 * at)) ?? row[cell] ?? 0);
};

const spaceOf = (x: Float64Array, row: Float64Array, round: number): Float64Array => {
  const space = new Float64Array(3 * x.length);
  const radius = round / TAU;
  for (let cell = 0; cell < x.length; cell += 1) {
    const east = x[cell] ?? 0;
    const angle = round > 0 ? (east / round) * TAU : 0;
    space[3 * cell] = round > 0 ? radius * sine(angle) : east;
    space[3 * cell + 1] = ROW * (row[cell] ?? 0);
    space[3 * cell + 2] = round > 0 ? radius * sine(angle + TAU / 4) : 0;
  }
  return space;
};

/** The fields of an icosahedron as a ball of the right size: a step is about one field width. */
const ballOf = (net: IcosahedralNet, edge: number, axials: readonly Axial[]): Float64Array => {
  const space = new Float64Array(3 * axials.length);
  const radius = edge * Math.sqrt((10 * ROW) / (2 * TAU));
  axials.forEach((axial, cell) => {
    const [x, y, z] = net.pointOf(axial);
    space.set([radius * x, -radius * z, radius * y], 3 * cell);
  });
  return space;
};

/** Steps from a pole, over the seams; -1 for fields outside the net, which are no part of the world. */
const stepsFromPole = (lattice: Lattice, pole: Axial): Float64Array => {
  const from = lattice.cellAt(pole);
  return Float64Array.from({ length: lattice.size }, (_, cell) =>
    from === undefined || !lattice.isOnMap(cell) ? -1 : lattice.distance(from, cell),
  );
};

/** What is different on an icosahedron. */
const onBall = (
  lattice: Lattice,
  edge: number,
): Pick<Plane, 'space' | 'latitude' | 'fromNorth' | 'fromSouth' | 'isBall'> => {
  const net = icosahedralNet(edge);
  const axials = Array.from({ length: lattice.size }, (_, cell) => lattice.axialOf(cell));
  const [north, south] = net.poles;
  const [fromNorth, fromSouth] = [stepsFromPole(lattice, north), stepsFromPole(lattice, south)];
  return {
    isBall: true,
    space: ballOf(net, edge, axials),
    fromNorth,
    fromSouth,
    latitude: fromNorth.map((north, cell) => (north - (fromSouth[cell] ?? 0)) / (3 * edge)),
  };
};

/** Computes the plane of a board. */
export function layOut({ plots, topology }: GenesisShape): Plane {
  const lattice = createLattice(plots, topology);
  const { size } = lattice;
  const round = topology.kind === 'cylinder' ? 6 * topology.columns : 0;
  const x = new Float64Array(size);
  const row = new Float64Array(size);
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let cell = 0; cell < size; cell += 1) {
    const { q, r } = lattice.axialOf(cell);
    x[cell] = q + r / 2;
    row[cell] = r;
    left = Math.min(left, q + r / 2);
    right = Math.max(right, q + r / 2);
    top = Math.min(top, r);
    bottom = Math.max(bottom, r);
  }
  const north = edges(x, row, 'first');
  const south = edges(x, row, 'last');
  const middle = (top + bottom) / 2;
  const half = Math.max((bottom - top) / 2, 1);
  return {
    lattice,
    size,
    x,
    row,
    space: spaceOf(x, row, round),
    round,
    bounds: { left, right, top, bottom },
    latitude: row.map((at) => (at - middle) / half),
    fromNorth: row.map((at, cell) => at - (north[cell] ?? at)),
    fromSouth: row.map((at, cell) => (south[cell] ?? at) - at),
    isBall: false,
    ...(topology.kind === 'icosahedron' ? onBall(lattice, topology.edge) : {}),
  };
}

/** Distance of two points of the plane, the short way round on a cylinder; `dRow` in rows. */
export function span({ round }: Pick<Plane, 'round'>, dx: number, dRow: number): number {
  const straight = Math.abs(dx);
  const east = round > 0 ? Math.min(straight % round, round - (straight % round)) : straight;
  const south = ROW * dRow;
  return Math.sqrt(east * east + south * south);
}

/** Distance of one field, shifted by so many field widths to the east and rows to the south, from another one. */
export function spanBetween(plane: Plane, from: Cell, to: Cell, east = 0, south = 0): number {
  const { isBall, space, x, row } = plane;
  if (!isBall) {
    return span(
      plane,
      (x[from] ?? 0) + east - (x[to] ?? 0),
      (row[from] ?? 0) + south - (row[to] ?? 0),
    );
  }
  const [dx = 0, dy = 0, dz = 0] = [0, 1, 2].map(
    (axis) => (space[3 * from + axis] ?? 0) - (space[3 * to + axis] ?? 0),
  );
  return Math.sqrt((dx + east) ** 2 + (dy + ROW * south) ** 2 + dz ** 2);
}

/** Steps from each field to the nearest one of a kind, at most `limit`. */
export function stepsTo(
  { lattice, size }: Plane,
  isGoal: (cell: Cell) => boolean,
  limit: number,
): Uint8Array {
  const steps = new Uint8Array(size).fill(limit);
  let ring: Cell[] = [];
  for (let cell = 0; cell < size; cell += 1) {
    if (isGoal(cell)) {
      steps[cell] = 0;
      ring.push(cell);
    }
  }
  for (let count = 1; count < limit && ring.length > 0; count += 1) {
    const next: Cell[] = [];
    for (const cell of ring) {
      for (let side = 0; side < 6; side += 1) {
        const near = lattice.neighbours[6 * cell + side] ?? -1;
        if (near < 0 || (steps[near] ?? 0) <= count) continue;
        steps[near] = count;
        next.push(near);
      }
    }
    ring = next;
  }
  return steps;
}

/** Mean of a field and its neighbours: takes the dust out of a picture. */
export function smoothed({ lattice, size }: Plane, values: Float64Array): Float64Array {
  const means = new Float64Array(size);
  for (let cell = 0; cell < size; cell += 1) {
    let total = 2 * (values[cell] ?? 0);
    let weight = 2;
    for (let side = 0; side < 6; side += 1) {
      const near = lattice.neighbours[6 * cell + side] ?? -1;
      if (near < 0) continue;
      total += values[near] ?? 0;
      weight += 1;
    }
    means[cell] = total / weight;
  }
  return means;
}
