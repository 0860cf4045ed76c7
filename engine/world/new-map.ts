import {
  type Axial,
  type Cell,
  cellsWithin,
  DIRECTIONS,
  grossfeldNo,
  type GrossfeldNo,
  type GrossfeldPlace,
  hasPlace,
  icosahedralNet,
  type Lattice,
  locate,
  LONGEST_EDGE,
  neighbour,
  type Topology,
  wrapPlace,
} from '../hex';
import { type Result, success } from '../kernel';
import { newGrossfeld } from './edit-grossfeld';
import { type EditProblem, refuseEdit } from './edit-problem';
import { latticeOf } from './fields';
import type { Grossfeld, TerrainKey } from './grossfeld';
import { inOrderOf, MAX_GROSSFELDER, numberAfter, type PlaceOrder, shuffle } from './numbering';
import { setTerrain } from './edit';
import { applyMapChanges } from './map-change';
import { isPlace } from './place';
import type { WorldMap } from './world';

/** Strips of ice that close a world: how many fields deep in the north and in the south. */
export interface IceStrips {
  readonly north: number;
  readonly south: number;
  readonly terrain: TerrainKey;
}

/** How the Großfelder of a new map are numbered: in sequence from a number, or dealt by a seed. */
export type Numbering =
  | { readonly kind: 'sequence'; readonly from: GrossfeldNo; readonly order: PlaceOrder }
  | { readonly kind: 'shuffled'; readonly seed: string };

/** Options of a new map. */
export interface NewMap {
  readonly places: readonly GrossfeldPlace[];
  readonly topology: Topology;
  readonly terrain: TerrainKey;
  readonly ice?: IceStrips;
  readonly numbering?: Numbering;
}

/** Most places ever laid out: ten times what a map may have, so that `newMap` still detects that they are too many. */
const MOST_PLACES = 10 * MAX_GROSSFELDER;

/**
 * Places of a rectangle in level rows, row by row: a step of one column to the east is half a Großfeld further south,
 * which every second column takes back. At most 10,000.
 */
export function levelPlaces(columns: number, rows: number): readonly GrossfeldPlace[] {
  return Array.from({ length: Math.min(Math.max(0, columns * rows), MOST_PLACES) }, (_, index) => {
    const column = index % columns;
    return { u: column, v: Math.floor(index / columns) - Math.floor(column / 2) };
  });
}

const numbersFor = (count: number, numbering: Numbering): readonly GrossfeldNo[] => {
  const from = numbering.kind === 'sequence' ? numbering.from : ('001' as GrossfeldNo);
  const sequence = Array.from({ length: count }, (_, index) => numberAfter(from, index));
  return numbering.kind === 'sequence' ? sequence : shuffle(sequence, numbering.seed);
};

/** A figure of a shape that does not close. */
const shapeProblem = (topology: Topology): EditProblem['about'] | undefined => {
  if (topology.kind === 'sheet') return undefined;
  if (topology.kind === 'cylinder') {
    const { columns } = topology;
    return Number.isInteger(columns) && columns >= 2 && columns % 2 === 0 ? undefined : { columns };
  }
  const { edge } = topology;
  return Number.isInteger(edge) && edge >= 2 && edge <= LONGEST_EDGE ? undefined : { edge };
};

const problemOf = ({ places, topology, ice, numbering }: NewMap): EditProblem | undefined => {
  const refused = (code: EditProblem['code'], about: EditProblem['about']): EditProblem => ({
    code,
    about,
  });
  if (places.length > MAX_GROSSFELDER) {
    return refused('too-many', { count: places.length, free: MAX_GROSSFELDER });
  }
  const bent = shapeProblem(topology);
  if (bent !== undefined) return refused('bad-value', bent);
  const outside = places.find((place) => !hasPlace(topology, place));
  if (outside !== undefined) return refused('off-world', { u: outside.u, v: outside.v });
  if (numbering?.kind === 'sequence' && grossfeldNo(numbering.from) === undefined) {
    return refused('bad-value', { value: numbering.from });
  }
  const depth = [ice?.north ?? 0, ice?.south ?? 0].find(
    (rows) => !Number.isInteger(rows) || rows < 0,
  );
  if (depth !== undefined) return refused('bad-value', { rows: depth });
  const taken = new Set<string>();
  for (const place of places) {
    const { u, v } = wrapPlace(topology, place);
    if (!isPlace({ u, v })) return refused('bad-value', { u, v });
    if (taken.has(`${u},${v}`)) return refused('place-taken', { u, v });
    taken.add(`${u},${v}`);
  }
  return undefined;
};

/** The outermost place of every column, northernmost (-1) or southernmost (1). */
const ends = (lattice: Lattice, pole: -1 | 1): ReadonlyMap<number, number> => {
  const found = new Map<number, number>();
  for (const plot of lattice.plots) {
    const { u, v } = wrapPlace(lattice.topology, plot);
    const best = found.get(u);
    if (best === undefined || pole * v > pole * best) found.set(u, v);
  }
  return found;
};

/** The fields at most `depth` steps from the open ground beyond one pole. */
const strip = (lattice: Lattice, depth: number, pole: -1 | 1): ReadonlySet<Cell> => {
  const outermost = ends(lattice, pole);
  const isBeyond = (cell: Cell): boolean =>
    DIRECTIONS.some((direction) => {
      if (lattice.neighbour(cell, direction) >= 0) return false;
      const { u, v } = wrapPlace(
        lattice.topology,
        locate(neighbour(lattice.axialOf(cell), direction)),
      );
      const end = outermost.get(u);
      return end !== undefined && pole * v > pole * end;
    });
  const found = new Set<Cell>();
  let front = Array.from({ length: lattice.size }, (_, cell) => cell).filter(isBeyond);
  for (let step = 0; step < depth && front.length > 0; step += 1) {
    for (const cell of front) found.add(cell);
    front = front
      .flatMap((cell) => DIRECTIONS.map((direction) => lattice.neighbour(cell, direction)))
      .filter((cell) => cell >= 0 && !found.has(cell));
    front = [...new Set(front)];
  }
  return found;
};

/** The fields less than `depth` steps from a pole of an icosahedron. */
const cap = (lattice: Lattice, depth: number, pole: Axial): readonly Cell[] => {
  const centre = lattice.cellAt(pole);
  return centre === undefined || depth === 0 ? [] : cellsWithin(lattice, centre, depth - 1);
};

const frozenPoles = (map: WorldMap, { north, south, terrain }: IceStrips): WorldMap => {
  const lattice = latticeOf(map);
  const { topology } = map;
  const poles = topology.kind === 'icosahedron' ? icosahedralNet(topology.edge).poles : undefined;
  const cells = new Set(
    poles === undefined
      ? [...strip(lattice, north, -1), ...strip(lattice, south, 1)]
      : [...cap(lattice, north, poles[0]), ...cap(lattice, south, poles[1])],
  );
  const edit = setTerrain(
    map,
    [...cells].map((cell) => lattice.addressOf(cell)),
    terrain,
  );
  return edit.ok ? applyMapChanges(map, edit.value) : map;
};

/**
 * A new map: one terrain everywhere, nobody in it. Refused (`too-many`) beyond 1,000 Großfelder, and
 * (`bad-value`) for a cylinder of an odd number of columns, because its rows would not meet. On an icosahedron the ice
 * lies around the poles; places without any of its fields are refused (`off-world`).
 */
export function newMap(wanted: NewMap): Result<WorldMap, EditProblem> {
  const problem = problemOf(wanted);
  if (problem !== undefined) return refuseEdit(problem.code, problem.about);
  const { topology, terrain, ice } = wanted;
  const numbering: Numbering = wanted.numbering ?? {
    kind: 'sequence',
    from: '001' as GrossfeldNo,
    order: 'rows',
  };
  const order = numbering.kind === 'sequence' ? numbering.order : 'rows';
  const places = [...wanted.places].sort(inOrderOf(order));
  const numbers = numbersFor(places.length, numbering);
  const grossfelder = places.flatMap(({ u, v }, index): readonly Grossfeld[] => {
    const no = numbers[index];
    return no === undefined ? [] : [newGrossfeld(no, u, v, terrain)];
  });
  const map: WorldMap = {
    topology,
    grossfelder: Object.fromEntries(grossfelder.map((grossfeld) => [grossfeld.no, grossfeld])),
  };
  return success(ice === undefined ? map : frozenPoles(map, ice));
}
