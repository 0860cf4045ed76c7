import { type Axial, fromHalfWidths, toHalfWidths } from './axial';

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

/** Kleinfeld by its place in the 12 x 8 half-width cell of the lattice; see {@link locate}. */
const BY_RESIDUE: ReadonlyMap<string, KleinfeldNo> = new Map(
  LOCAL.map((field, index) => {
    const { x, y } = toHalfWidths(field);
    return [residueKey(x, y), index + 1] as const;
  }),
);

function residueKey(x: number, y: number): string {
  const u = Math.floor(x / 12);
  const column = x - 12 * u;
  const row = (((y - 4 * u) % 8) + 8) % 8;
  return `${String(column)}:${String(row)}`;
}

/** Position of a Kleinfeld relative to Kleinfeld 01 of its Großfeld (WW-2.1-09). */
export const localField = (kleinfeld: KleinfeldNo): Axial => LOCAL[kleinfeld - 1] ?? { q: 0, r: 0 };

/** Position of Kleinfeld 01 of the Großfeld at (u, v) (WW-2.1-10). */
export const grossfeldOrigin = ({ u, v }: GrossfeldPlace): Axial => ({
  q: 4 * u - 4 * v,
  r: 4 * u + 8 * v,
});

/** Position in the plane of a Kleinfeld of the Großfeld at `place`. */
export const fieldAt = (place: GrossfeldPlace, kleinfeld: KleinfeldNo): Axial => {
  const origin = grossfeldOrigin(place);
  const local = localField(kleinfeld);
  return { q: origin.q + local.q, r: origin.r + local.r };
};

/** The Großfeld place and Kleinfeld number of a field of the plane (WW-2.1-13). Total: every field has one. */
export const locate = (field: Axial): GrossfeldPlace & { readonly kleinfeld: KleinfeldNo } => {
  const { x, y } = toHalfWidths(field);
  const kleinfeld = BY_RESIDUE.get(residueKey(x, y)) ?? 1;
  const local = toHalfWidths(localField(kleinfeld));
  const u = (x - local.x) / 12;
  const v = (y - local.y - 4 * u) / 8;
  return { u, v, kleinfeld };
};
