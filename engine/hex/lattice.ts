import {
  type FieldAddress,
  fieldAddress,
  type GrossfeldNo,
  grossfeldOf,
  kleinfeldOf,
} from './address';
import { type Axial, distance, neighbour, sameField } from './axial';
import { type Direction, DIRECTIONS, opposite } from './direction';
import { type IcosahedralNet, icosahedralNet, type Seam, sidesBeyondOf } from './icosahedron';
import type { Motion } from './nets';
import { fieldAt, type GrossfeldPlace, KLEINFELDER, localStep, locate } from './kleinfeld';
import { type SeamOver, seamLookup, type Seams } from './seams';

/**
 * The shape of a world. A sheet has edges; on a cylinder the Großfeld column `columns` places to the
 * east is the same column again, shifted so that rows stay level (`columns` must be even: a step of one
 * column shifts by half a Großfeld). An icosahedron lies in the plane as a net of triangles with edges of `edge` steps
 * (`IcosahedralNet`); fields of its Großfelder that are outside the net are not on the map.
 */
export type Topology =
  | { readonly kind: 'sheet' }
  | { readonly kind: 'cylinder'; readonly columns: number }
  | { readonly kind: 'icosahedron'; readonly edge: number };

/** Index of a field in a {@link Lattice}: 48 times the index of its Großfeld plus Kleinfeld - 1. */
export type Cell = number;

/** A Großfeld as the lattice sees it: its number and its place. */
export interface Plot extends GrossfeldPlace {
  readonly no: GrossfeldNo;
}

/** Who touches whom in one world, computed once (flat table `neighbours[6 * cell + direction - 1]`, -1 = off the map). */
export interface Lattice {
  readonly topology: Topology;
  readonly plots: readonly Plot[];
  readonly size: number;
  readonly neighbours: Int32Array;
  /** For each entry of `neighbours` the side of the neighbour that is shared; absent where it is always the opposite one. */
  readonly sidesBeyond?: Uint8Array;
  /** Set where the net of an icosahedron is drawn cut elsewhere than where addresses lie (`recut`). */
  readonly recut?: Recut;
  /** True if some fields have other neighbours than the plane gives them (WW-2.1-03). */
  readonly hasSeams: boolean;
  /** False for fields of a Großfeld that are outside the net of an icosahedron. */
  readonly isOnMap: (cell: Cell) => boolean;
  /** The cell of an address, or undefined if it is not on the map (F-MAP-OFF). */
  readonly cellOf: (address: FieldAddress) => Cell | undefined;
  readonly addressOf: (cell: Cell) => FieldAddress;
  /** Position in the plane, in the copy of the world that starts at column 0 of a cylinder. */
  readonly axialOf: (cell: Cell) => Axial;
  /** The field at a position of the plane (any copy of a cylinder), or undefined off the map. */
  readonly cellAt: (field: Axial) => Cell | undefined;
  /** The neighbouring cell, or -1 off the map. */
  neighbour(cell: Cell, direction: Direction): Cell;
  /** The side of the neighbour that is shared: the opposite one, unless directions turn on the way. */
  sideBeyond(cell: Cell, direction: Direction): Direction;
  /** The one direction in which a point of an icosahedron has no neighbour; undefined for all other fields. */
  gapAt(cell: Cell): Direction | undefined;
  /** True if the neighbour is drawn elsewhere: the net of an icosahedron is cut along this side. */
  isCut(cell: Cell, direction: Direction): boolean;
  /** The cut of the net along this side, for its marks; undefined where there is none, and at the poles. */
  seamAt(cell: Cell, direction: Direction): Seam | undefined;
  /** The neighbouring address, or undefined off the map. */
  neighbourOf(address: FieldAddress, direction: Direction): FieldAddress | undefined;
  /** Direction of the step from `from` to `to`, or undefined if they do not touch. */
  directionBetween(from: FieldAddress, to: FieldAddress): Direction | undefined;
  /**
   * Steps between two fields over the plane, the shortest way round on a cylinder; with seams the least number of
   * steps over the map, Infinity if there is no way (WW-2.1-14).
   */
  distance(a: Cell, b: Cell): number;
}

/**
 * A world on an icosahedron whose net is drawn cut elsewhere. Addresses, neighbours and the names of sides stay as they
 * are; where a field stands on the plane, and where its sides lie, is another matter.
 */
export interface Recut {
  /** From 1 to 59; 0 would be the net in which addresses lie. */
  readonly net: number;
  /** The same world in the net in which addresses lie: what is stored of the plane (lettering, bookmarks) is meant there. */
  readonly own: Lattice;
  /** The same world with directions as they are drawn: only for drawing, nothing of it is stored. */
  readonly facing: Lattice;
  /** The direction in which a side by its stored name is drawn. */
  readonly drawnSide: (cell: Cell, side: Direction) => Direction;
  /** The stored name of a side by the direction in which it is drawn. */
  readonly storedSide: (cell: Cell, side: Direction) => Direction;
  /** How the surroundings of a field moved from its own net to this one. */
  readonly motionAt: (cell: Cell) => Motion;
}

/** Place of a Großfeld on a world of this shape: wraps columns of a cylinder into 0 .. columns-1. */
export function wrapPlace(topology: Topology, { u, v }: GrossfeldPlace): GrossfeldPlace {
  if (topology.kind !== 'cylinder') return { u, v };
  const turns = Math.floor(u / topology.columns);
  return { u: u - turns * topology.columns, v: v + (turns * topology.columns) / 2 };
}

/** True if a field of a Großfeld at this place is on a world of this shape: some lie outside the net of an icosahedron. */
export function isInShape(topology: Topology, place: GrossfeldPlace, kleinfeld: number): boolean {
  return (
    topology.kind !== 'icosahedron' || icosahedralNet(topology.edge).has(fieldAt(place, kleinfeld))
  );
}

/** True if a field of a Großfeld at this place has a side: only points of an icosahedron lack one. */
export function hasSideInShape(
  topology: Topology,
  place: GrossfeldPlace,
  kleinfeld: number,
  side: Direction,
): boolean {
  return (
    topology.kind !== 'icosahedron' ||
    icosahedralNet(topology.edge).gapAt(fieldAt(place, kleinfeld)) !== side
  );
}

/** True if any field of a Großfeld at this place is on a world of this shape. */
export function hasPlace(topology: Topology, place: GrossfeldPlace): boolean {
  return (
    topology.kind !== 'icosahedron' ||
    Array.from({ length: KLEINFELDER }, (_, index) => index + 1).some((kleinfeld) =>
      isInShape(topology, place, kleinfeld),
    )
  );
}

/** All cells of a map: those of a Großfeld outside the net of an icosahedron are left out. */
export function cellsOnMap(lattice: Pick<Lattice, 'size' | 'isOnMap'>): readonly Cell[] {
  return Array.from({ length: lattice.size }, (_, cell) => cell).filter((cell) =>
    lattice.isOnMap(cell),
  );
}

/** Index of the Großfeld at a place, or -1. A dense table where the world is compact, a map where it is scattered. */
const createPlaceIndex = (
  plots: readonly Plot[],
  topology: Topology,
): ((u: number, v: number) => number) => {
  const places = plots.map((plot) => wrapPlace(topology, plot));
  const [firstU, lastU] = extent(places.map((place) => place.u));
  const [firstV, lastV] = extent(places.map((place) => place.v));
  const columns = lastU - firstU + 1;
  const rows = lastV - firstV + 1;
  const wrap = (u: number, v: number): GrossfeldPlace =>
    topology.kind === 'cylinder' ? wrapPlace(topology, { u, v }) : { u, v };
  if (columns * rows <= COMPACT_LIMIT) {
    const table = new Int32Array(columns * rows).fill(-1);
    places.forEach(({ u, v }, index) => (table[(u - firstU) * rows + v - firstV] = index));
    return (someU, someV) => {
      const { u, v } = wrap(someU, someV);
      const inside = u >= firstU && u <= lastU && v >= firstV && v <= lastV;
      return inside ? (table[(u - firstU) * rows + v - firstV] ?? -1) : -1;
    };
  }
  const table = new Map(places.map(({ u, v }, index) => [`${u},${v}`, index] as const));
  return (someU, someV) => {
    const { u, v } = wrap(someU, someV);
    return table.get(`${u},${v}`) ?? -1;
  };
};

const COMPACT_LIMIT = 1_000_000;

/** Least and greatest of some numbers; (0, 0) of none. */
const extent = (values: readonly number[]): readonly [number, number] =>
  values.reduce<readonly [number, number]>(
    ([least, greatest], value) => [Math.min(least, value), Math.max(greatest, value)],
    [values[0] ?? 0, values[0] ?? 0],
  );

/** All steps of a Großfeld in the order of the neighbour table: they are the same in every Großfeld. */
const STEPS = Array.from({ length: KLEINFELDER }, (_, index) => index + 1).flatMap((kleinfeld) =>
  DIRECTIONS.map((direction) => localStep(kleinfeld, direction)),
);

/** The Großfeld and its neighbours as (du, dv), each from -1 to 1, and among them the one each step ends in. */
const AROUND = [-1, 0, 1].flatMap((du) => [-1, 0, 1].map((dv) => ({ du, dv })));
const STEP_PLOTS = Uint8Array.from(STEPS, ({ du, dv }) => 3 * (du + 1) + dv + 1);
/** The Kleinfeld each step reaches, less 1. */
const STEP_FIELDS = Uint8Array.from(STEPS, ({ kleinfeld }) => kleinfeld - 1);

/** Fills in the neighbours of one Großfeld; `around` are the indices of the nine of {@link AROUND}, -1 = off the map. */
const fillPlot = (neighbours: Int32Array, index: number, around: Int32Array): void => {
  const first = index * STEPS.length;
  for (let step = 0; step < STEP_PLOTS.length; step += 1) {
    const target = around[STEP_PLOTS[step] ?? 0] ?? -1;
    neighbours[first + step] = target < 0 ? -1 : target * KLEINFELDER + (STEP_FIELDS[step] ?? 0);
  }
};

/** The neighbour table: nine lookups per Großfeld suffice. */
const createNeighbours = (
  plots: readonly Plot[],
  indexAt: (u: number, v: number) => number,
  indexOver: (no: GrossfeldNo, du: number, dv: number) => number | undefined,
): Int32Array => {
  const neighbours = new Int32Array(plots.length * STEPS.length);
  const around = new Int32Array(AROUND.length);
  plots.forEach(({ no, u, v }, index) => {
    AROUND.forEach(({ du, dv }, at) => {
      around[at] =
        du === 0 && dv === 0 ? index : (indexOver(no, du, dv) ?? indexAt(u + du, v + dv));
    });
    fillPlot(neighbours, index, around);
  });
  return neighbours;
};

const wrappedDistance = (topology: Topology, a: Axial, b: Axial): number => {
  if (topology.kind !== 'cylinder') return distance(a, b);
  const columns = topology.columns;
  const round = { q: 6 * columns, r: 0 };
  return Math.min(
    ...[-1, 0, 1].map((turns) =>
      distance(a, { q: b.q + turns * round.q, r: b.r + turns * round.r }),
    ),
  );
};

/** Index of the Großfeld over a side by the seams: undefined where the plane holds, -1 where it is not on the map. */
const seamIndex =
  (over: SeamOver, indexOfNo: ReadonlyMap<GrossfeldNo, number>) =>
  (no: GrossfeldNo, du: number, dv: number): number | undefined => {
    const other = over(no, du, dv);
    return other === undefined ? undefined : (indexOfNo.get(other) ?? -1);
  };

/**
 * Steps over the map, Infinity if there is no way. What was found from one field is kept for the next question about it,
 * and goes on from there. Typed neighbours may contradict each other: then there and back differ.
 */
const createSteps = (
  neighbours: Int32Array,
  isSymmetric: boolean,
): ((a: Cell, b: Cell) => number) => {
  let origin: Cell = -1;
  let steps = new Int32Array(0);
  let queue: Cell[] = [];
  let next = 0;
  return (a, b) => {
    const [from, to] = isSymmetric && b === origin ? [b, a] : [a, b];
    if (from !== origin) {
      origin = from;
      steps = new Int32Array(neighbours.length / 6).fill(-1);
      steps[from] = 0;
      queue = [from];
      next = 0;
    }
    for (; steps[to] === -1 && next < queue.length; next += 1) {
      const cell = queue[next] ?? 0;
      for (let side = 0; side < 6; side += 1) {
        const beyond = neighbours[6 * cell + side] ?? -1;
        if (beyond < 0 || steps[beyond] !== -1) continue;
        steps[beyond] = (steps[cell] ?? 0) + 1;
        queue.push(beyond);
      }
    }
    const found = steps[to] ?? -1;
    return found < 0 ? Infinity : found;
  };
};

/** The neighbour table of an icosahedron, from the places of its fields. */
const neighboursOnNet = (
  net: IcosahedralNet,
  size: number,
  axialOf: (cell: Cell) => Axial,
  cellAt: (field: Axial) => Cell | undefined,
): Int32Array => {
  const neighbours = new Int32Array(6 * size).fill(-1);
  for (let cell = 0; cell < size; cell += 1) {
    const field = axialOf(cell);
    if (!net.has(field)) continue;
    for (const direction of DIRECTIONS) {
      const beyond = net.beyond(field, direction);
      neighbours[6 * cell + direction - 1] = beyond === undefined ? -1 : (cellAt(beyond) ?? -1);
    }
  }
  return neighbours;
};

/** Builds the neighbour table of a world. Cost: one pass over its fields; keep the result while the plots stay the same. `seams` have no say on an icosahedron, which has its own. */
export function createLattice(
  plots: readonly Plot[],
  topology: Topology = { kind: 'sheet' },
  seams: Seams = {},
): Lattice {
  const indexOfNo = new Map(plots.map((plot, index) => [plot.no, index] as const));
  const indexAt = createPlaceIndex(plots, topology);
  const size = plots.length * KLEINFELDER;
  const net = topology.kind === 'icosahedron' ? icosahedralNet(topology.edge) : undefined;

  const axialOf = (cell: Cell): Axial => {
    const plot = plots[Math.floor(cell / KLEINFELDER)];
    return fieldAt(wrapPlace(topology, plot ?? { u: 0, v: 0 }), (cell % KLEINFELDER) + 1);
  };
  const isOnMap = (cell: Cell): boolean => net?.has(axialOf(cell)) ?? true;
  const cellAt = (field: Axial): Cell | undefined => {
    if (net?.has(field) === false) return undefined;
    const { u, v, kleinfeld } = locate(field);
    const index = indexAt(u, v);
    return index < 0 ? undefined : index * KLEINFELDER + kleinfeld - 1;
  };
  const cellOf = (address: FieldAddress): Cell | undefined => {
    const index = indexOfNo.get(grossfeldOf(address));
    if (index === undefined) return undefined;
    const cell = index * KLEINFELDER + kleinfeldOf(address) - 1;
    return isOnMap(cell) ? cell : undefined;
  };
  const addressOf = (cell: Cell): FieldAddress => {
    const plot = plots[Math.floor(cell / KLEINFELDER)];
    return fieldAddress(plot?.no ?? ('000' as GrossfeldNo), (cell % KLEINFELDER) + 1);
  };

  const hasSeams = net !== undefined || Object.keys(seams).length > 0;
  const over = seamLookup(seams);
  const neighbours =
    net === undefined
      ? createNeighbours(plots, indexAt, seamIndex(over, indexOfNo))
      : neighboursOnNet(net, size, axialOf, cellAt);
  const sidesBeyond = net === undefined ? undefined : sidesBeyondOf(neighbours);
  const stepsBetween = createSteps(neighbours, net !== undefined);
  const neighbourCell = (cell: Cell, direction: Direction): Cell =>
    neighbours[cell * 6 + direction - 1] ?? -1;

  const neighbourOf = (address: FieldAddress, direction: Direction): FieldAddress | undefined => {
    const cell = cellOf(address);
    const next = cell === undefined ? -1 : neighbourCell(cell, direction);
    return next < 0 ? undefined : addressOf(next);
  };

  return {
    topology,
    plots,
    size,
    neighbours,
    ...(sidesBeyond === undefined ? {} : { sidesBeyond }),
    hasSeams,
    isOnMap,
    cellOf,
    addressOf,
    axialOf,
    cellAt,
    neighbour: neighbourCell,
    sideBeyond: (cell, direction) => {
      const back = sidesBeyond?.[6 * cell + direction - 1] ?? 0;
      return back === 0 ? opposite(direction) : (back as Direction);
    },
    gapAt: (cell) => net?.gapAt(axialOf(cell)),
    isCut: (cell, direction) => {
      const beyond = net === undefined ? -1 : neighbourCell(cell, direction);
      return beyond >= 0 && !sameField(axialOf(beyond), neighbour(axialOf(cell), direction));
    },
    seamAt: (cell, direction) => net?.seamAt(axialOf(cell), direction),
    neighbourOf,
    directionBetween: (from, to) =>
      DIRECTIONS.find((direction) => neighbourOf(from, direction) === to),
    distance: (a, b) =>
      hasSeams ? stepsBetween(a, b) : wrappedDistance(topology, axialOf(a), axialOf(b)),
  };
}
