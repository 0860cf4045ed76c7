import {
  fieldAtPoint,
  freeNumbers,
  freePlaces,
  type GrossfeldNo,
  type GrossfeldPlace,
  KLEINFELDER,
  type Point,
  type WorldMap,
} from '../../../../../engine';
import { outlineAt, placeKey, placeUnder } from '../../../genesis/places';
import type { PreviewLine, ToolContext } from '../tool';

/** The free places around one state of the map, ready to be shown. */
export interface Board {
  readonly map: WorldMap | null;
  readonly free: ReadonlySet<string>;
  /** The number the next Großfeld gets; undefined = all are in use. */
  readonly nextNo: GrossfeldNo | undefined;
  readonly frames: readonly PreviewLine[];
}

export const NO_BOARD: Board = { map: null, free: new Set(), nextNo: undefined, frames: [] };

/** The board of a map; the one already known serves while the map is the same. */
export const boardOf = (map: WorldMap, known: Board): Board => {
  if (known.map === map) return known;
  const places = freePlaces(map);
  return {
    map,
    free: new Set(places.map(placeKey)),
    nextNo: freeNumbers(map, 1)[0],
    frames: places.map((place) => ({ kind: 'frame', points: outlineAt(place) })),
  };
};

/** What lies under the pointer: a place, and the Großfeld in it or none. */
export interface Target {
  readonly place: GrossfeldPlace;
  readonly no: GrossfeldNo | null;
}

/** The place under a point, with its Großfeld. */
export const targetAt = ({ map, lattice }: ToolContext, point: Point): Target => {
  const cell = lattice.cellAt(fieldAtPoint(point));
  const plot = cell === undefined ? undefined : lattice.plots[Math.floor(cell / KLEINFELDER)];
  return { place: placeUnder(map.topology, point), no: plot?.no ?? null };
};
