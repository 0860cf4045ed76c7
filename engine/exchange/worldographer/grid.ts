import {
  type Axial,
  fieldAddress,
  fieldAt,
  type FieldAddress,
  type GrossfeldNo,
  type GrossfeldPlace,
  locate,
  type Point,
  ROW_HEIGHT,
} from '../../hex';
import type { ProposedGrossfeld } from '../model';

/** Which way a grid lies: rows of pointed hexes (as ours), or columns of flat-topped ones. */
export type Orientation = 'ROWS' | 'COLUMNS';

/** Steps of Worldographer's ideal grid: along a line of hexes, and from line to line. */
const ALONG = 300;
const ACROSS = 225;
/** Centre of the first hex. */
const FIRST = 150;

/**
 * The field of the plane for a tile. Rows stay rows; columns are turned by 90 degrees clockwise, so that what
 * was north is east.
 */
export function fieldOfTile(column: number, row: number, orientation: Orientation): Axial {
  if (orientation === 'ROWS') return { q: column - ((row - (row & 1)) >> 1), r: row };
  return { q: -row - ((column + (column & 1)) >> 1), r: column };
}

/** Column and row of a field in a grid of rows whose tile (0, 0) is the field (0, 0). */
export function tileOfField({ q, r }: Axial): { readonly column: number; readonly row: number } {
  return {
    column: q + ((r - (r & 1)) >> 1),
    row: r,
  };
}

/** Column and row of a field in a grid of columns, the reverse of {@link fieldOfTile}. */
export function columnTileOfField({ q, r }: Axial): {
  readonly column: number;
  readonly row: number;
} {
  return {
    column: r,
    row: -q - ((r + (r & 1)) >> 1),
  };
}

/** A point of Worldographer's ideal grid in the plane in which tile (0, 0) is the field (0, 0). */
export function pointToPlane({ x, y }: Point, orientation: Orientation): Point {
  return orientation === 'ROWS'
    ? { x: (x - FIRST) / ALONG, y: ((y - FIRST) / ACROSS) * ROW_HEIGHT }
    : { x: -(y - FIRST) / ALONG, y: ((x - FIRST) / ACROSS) * ROW_HEIGHT };
}

/** A point of the plane in Worldographer's ideal grid of rows. */
export function pointFromPlane({ x, y }: Point): Point {
  return {
    x: x * ALONG + FIRST,
    y: (y / ROW_HEIGHT) * ACROSS + FIRST,
  };
}

/** Großfelder over a foreign grid: their numbers count along level rows from north-west. */
export interface Layout {
  readonly grossfelder: readonly (ProposedGrossfeld & { readonly place: GrossfeldPlace })[];
  readonly addressAt: (field: Axial) => FieldAddress | undefined;
}

const spot = ({ u, v }: GrossfeldPlace): string => `${u},${v}`;

/** Most hexes a grid may have, painted or not. */
export const MOST_TILES = 2_000_000;

/** Most Großfelder that three digits from 001 can number. */
const MOST_GROSSFELDER = 999;

/** A cover of Großfelder for some fields; undefined if it takes more than there are numbers. */
export function layoutOver(fields: readonly Axial[]): Layout | undefined {
  const places = new Map<string, GrossfeldPlace>();
  for (const field of fields) {
    const { u, v } = locate(field);
    places.set(spot({ u, v }), { u, v });
  }
  if (places.size > MOST_GROSSFELDER) return undefined;
  const ordered = [...places.values()].sort((a, b) => {
    const [first, second] = [fieldAt(a, 1), fieldAt(b, 1)];
    return first.r - second.r || a.u - b.u;
  });
  const grossfelder = ordered.map((place, index) => ({
    no: String(index + 1).padStart(3, '0') as GrossfeldNo,
    place,
  }));
  const numbers = new Map(grossfelder.map(({ no, place }) => [spot(place), no] as const));
  return {
    grossfelder,
    addressAt: (field) => {
      const { u, v, kleinfeld } = locate(field);
      const no = numbers.get(spot({ u, v }));
      return no === undefined ? undefined : fieldAddress(no, kleinfeld);
    },
  };
}
