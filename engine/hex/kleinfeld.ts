import { type Axial, fromHalfWidths, neighbour, toHalfWidths } from './axial';
import { type Direction, DIRECTIONS } from './direction';

/** Number of a Kleinfeld within its Großfeld, 1 to 48 (WW-2.1-02). */
export type KleinfeldNo = number;

/** Kleinfelder in one Großfeld (WW-2.1-02). */
export const KLEINFELDER = 48;

/** Row lengths of a Großfeld from the top (WW-2.1-06). */
export const ROW_LENGTHS: readonly number[] = [4, 5, 6, 7, 8, 7, 6, 5];

/** Place of a Großfeld in the lattice of Großfelder (WW-2.1-10). */
export interface GrossfeldPlace {
  readonly u: number;
  readonly v: number;
}

const FIRST_X: readonly number[] = [0, -1, -2, -3, -4, -3, -2, -1];

const LOCAL: readonly Axial[] = ROW_LENGTHS.flatMap((length, y) =>
  Array.from({ length }, (_, column) => fromHalfWidths((FIRST_X[y] ?? 0) + 2 * column, y)),
);

/** Half widths per step of u, and rows per step of v: one Großfeld repeats every 12 x 8 (WW-2.1-10). */
const CELL_WIDTH = 12;
const CELL_ROWS = 8;
const ROWS_PER_COLUMN = 4;

const residue = (x: number, y: number): number => {
  const u = Math.floor(x / CELL_WIDTH);
  const row = y - ROWS_PER_COLUMN * u;
  return (x - CELL_WIDTH * u) * CELL_ROWS + (row - CELL_ROWS * Math.floor(row / CELL_ROWS));
};

/** Kleinfeld - 1 by residue of its half-width coordinates; every second entry is unused (x and y share parity). */
const BY_RESIDUE: Readonly<Uint8Array> = LOCAL.reduce(
  (table, field, index) => {
    const { x, y } = toHalfWidths(field);
    table[residue(x, y)] = index;
    return table;
  },
  new Uint8Array(CELL_WIDTH * CELL_ROWS),
);

/** Position of a Kleinfeld relative to Kleinfeld 01 of its Großfeld (WW-2.1-09). */
export function localField(kleinfeld: KleinfeldNo): Axial {
  return LOCAL[kleinfeld - 1] ?? { q: 0, r: 0 };
}

/** Position of Kleinfeld 01 of the Großfeld at (u, v) (WW-2.1-10). */
export function grossfeldOrigin({ u, v }: GrossfeldPlace): Axial {
  return {
    q: 4 * u - 4 * v,
    r: 4 * u + 8 * v,
  };
}

/** Position in the plane of a Kleinfeld of the Großfeld at `place`. */
export function fieldAt(place: GrossfeldPlace, kleinfeld: KleinfeldNo): Axial {
  const origin = grossfeldOrigin(place);
  const local = localField(kleinfeld);
  return { q: origin.q + local.q, r: origin.r + local.r };
}

/** The Großfeld place and Kleinfeld number of a field of the plane (WW-2.1-13). Total: every field has one. */
export function locate(field: Axial): GrossfeldPlace & { readonly kleinfeld: KleinfeldNo } {
  const x = 2 * field.q + field.r;
  const y = field.r;
  const kleinfeld = (BY_RESIDUE[residue(x, y)] ?? 0) + 1;
  const local = localField(kleinfeld);
  const u = (x - 2 * local.q - local.r) / CELL_WIDTH;
  const v = (y - local.r - ROWS_PER_COLUMN * u) / CELL_ROWS;
  return { u, v, kleinfeld };
}

/** A step seen from within a Großfeld: how far its Großfeld lies away, and the Kleinfeld reached. */
export interface LocalStep {
  readonly du: number;
  readonly dv: number;
  readonly kleinfeld: KleinfeldNo;
}

const LOCAL_STEPS: readonly LocalStep[] = LOCAL.flatMap((field) =>
  DIRECTIONS.map((direction) => {
    const { u, v, kleinfeld } = locate(neighbour(field, direction));
    return { du: u, dv: v, kleinfeld };
  }),
);

/** Where one step leads from a Kleinfeld, the same in every Großfeld (WW-2.1-11, WW-2.1-12). */
export function localStep(kleinfeld: KleinfeldNo, direction: Direction): LocalStep {
  return LOCAL_STEPS[6 * (kleinfeld - 1) + direction - 1] ?? { du: 0, dv: 0, kleinfeld };
}
