import {
  type Cell,
  type Direction,
  homeOfSide,
  type Lattice,
  namesOfCorner,
  sideAfter,
} from '../hex';

/**
 * A corner between three fields: `2 * cell` is the top of a field and `2 * cell + 1` its bottom. Over the cuts of a net
 * directions turn: a corner that would have two such numbers there has the lower one, and one that would have none is
 * numbered after all others.
 */
export type CornerId = number;

/** Which fields, sides and corners lie together in a world. */
export interface Corners {
  /** Numbers run from 0 to `size` - 1; not all of them stand for a corner inside the map. */
  readonly size: number;
  /** The field that names a corner, and the side whose clockwise end it is there. */
  readonly nameOf: (corner: CornerId) => { readonly cell: Cell; readonly corner: Direction };
  /** The three fields around a corner; none if it is at the edge of the map. */
  readonly fieldsAt: (corner: CornerId) => readonly Cell[];
  /** The three sides that meet in each corner, by `homeOfSide`; -1 where it is none inside the map. */
  readonly sides: Int32Array;
  /** The corners at the other ends of those sides; -1 at the edge of the map. */
  readonly ends: Int32Array;
}

const TOP = 6;
const BOTTOM = 3;

/** The three names of every corner inside the map by its number, and the number of the corner of every name; -1 = none. */
const numbered = (lattice: Lattice): { readonly names: Int32Array; readonly ids: Int32Array } => {
  const ids = new Int32Array(6 * lattice.size).fill(-1);
  const isBall = lattice.topology.kind === 'icosahedron';
  const names = new Int32Array((isBall ? 9 : 6) * lattice.size).fill(-1);
  let next = 2 * lattice.size;
  const add = (cell: Cell, corner: Direction, id: CornerId): boolean => {
    if ((ids[6 * cell + corner - 1] ?? -1) >= 0) return false;
    const same = namesOfCorner(lattice, cell, corner);
    if (same.length < 3 || (ids[same[0] ?? 0] ?? -1) >= 0) return false;
    names.set(same, 3 * id);
    for (const name of same) ids[name] = id;
    return true;
  };
  for (let cell = 0; cell < lattice.size; cell += 1) {
    add(cell, TOP, 2 * cell);
    add(cell, BOTTOM, 2 * cell + 1);
  }
  for (let cell = 0; isBall && cell < lattice.size; cell += 1) {
    for (const corner of [1, 2, 4, 5] as const) if (add(cell, corner, next)) next += 1;
  }
  return { names: names.subarray(0, 3 * next), ids };
};

/** Numbers the corners of a world. */
export function cornersOf(lattice: Lattice): Corners {
  const { names, ids } = numbered(lattice);
  const sides = new Int32Array(names.length).fill(-1);
  const ends = new Int32Array(names.length).fill(-1);
  const lead = (edge: number, name: number): void => {
    const cell = Math.floor(name / 6);
    const side = ((name % 6) + 1) as Direction;
    sides[edge] = homeOfSide(lattice, cell, side);
    ends[edge] = ids[6 * cell + sideAfter(lattice, cell, side, -1) - 1] ?? -1;
  };
  for (let first = 0; first < names.length; first += 3) {
    const own = names[first] ?? -1;
    if (own < 0) continue;
    const isTop = own % 6 === TOP - 1;
    // In the order of the directions of the field that names the corner: worlds of old seeds come from it.
    lead(isTop ? first + 1 : first, own);
    lead(isTop ? first : first + 1, names[first + 2] ?? 0);
    lead(first + 2, names[first + 1] ?? 0);
  }
  const fieldOf = (name: number): Cell => Math.floor((names[name] ?? 0) / 6);
  return {
    size: names.length / 3,
    nameOf: (corner) => {
      const name = names[3 * corner] ?? 0;
      return { cell: Math.floor(name / 6), corner: ((name % 6) + 1) as Direction };
    },
    fieldsAt: (corner) => {
      const own = names[3 * corner] ?? -1;
      if (own < 0) return [];
      const [one, two] = [fieldOf(3 * corner + 1), fieldOf(3 * corner + 2)];
      const isTop = own % 6 === TOP - 1;
      return isTop ? [fieldOf(3 * corner), two, one] : [fieldOf(3 * corner), one, two];
    },
    sides,
    ends,
  };
}
