import {
  centreOf,
  createLattice,
  DIRECTIONS,
  fieldAt,
  fieldAtPoint,
  type GrossfeldNo,
  type GrossfeldPlace,
  KLEINFELDER,
  type Lattice,
  locate,
  type Point,
  type Topology,
  wrapPlace,
} from '../../../engine';
import { cornerAt, eachOp, grossfeldOutline, OP, previous } from '../../kit/cartography';

const HOME: GrossfeldPlace = { u: 0, v: 0 };

const centreOfPlace = (place: GrossfeldPlace): Point => centreOf(fieldAt(place, 1));

/** The corners of a Großfeld around the place (0, 0), closed: the first stands at the end, too. */
const OUTLINE: readonly Point[] = (() => {
  const lattice = createLattice([{ ...HOME, no: '000' as GrossfeldNo }]);
  const path = grossfeldOutline(lattice, 0);
  const corners: Point[] = [];
  eachOp(path, (op, at) => {
    if (op !== OP.close) corners.push({ x: path[at] ?? 0, y: path[at + 1] ?? 0 });
  });
  return [...corners, ...corners.slice(0, 1)];
})();

/** The corners of the Großfeld at a place of the plane; the last is the first again. */
export function outlineAt(place: GrossfeldPlace): readonly Point[] {
  const { x, y } = centreOfPlace(place);
  const home = centreOfPlace(HOME);
  return OUTLINE.map((corner) => ({ x: corner.x + x - home.x, y: corner.y + y - home.y }));
}

/** From the first field of a Großfeld to the middle of it. */
const TO_MIDDLE: Point = (() => {
  const [xs, ys] = [OUTLINE.map(({ x }) => x), OUTLINE.map(({ y }) => y)];
  const home = centreOfPlace(HOME);
  return {
    x: (Math.min(...xs) + Math.max(...xs)) / 2 - home.x,
    y: (Math.min(...ys) + Math.max(...ys)) / 2 - home.y,
  };
})();

/** The middle of the Großfeld at a place. */
export function middleOfPlace(place: GrossfeldPlace): Point {
  const { x, y } = centreOfPlace(place);
  return { x: x + TO_MIDDLE.x, y: y + TO_MIDDLE.y };
}

/** How a Großfeld is drawn on a board: its outline, and the middle of it. */
export interface BoardFrame {
  /** Lines through points of the plane. */
  readonly lines: readonly (readonly Point[])[];
  /** Where its number stands; undefined where too little of it is on the map. */
  readonly middle: Point | undefined;
}

/** Least fields of a Großfeld on a net of which the number is written. */
const LEAST_NUMBERED = 12;

/** The frame of the Großfeld at a place of the plane. */
export function frameAt(place: GrossfeldPlace): BoardFrame {
  return { lines: [outlineAt(place)], middle: middleOfPlace(place) };
}

/** The frames of the Großfelder of a net by the keys of their places: only around the fields that are on it. */
export function framesOnNet(lattice: Lattice): ReadonlyMap<string, BoardFrame> {
  return new Map(lattice.plots.map((place, plot) => [placeKey(place), frameOnNet(lattice, plot)]));
}

const frameOnNet = (lattice: Lattice, plot: number): BoardFrame => {
  const cells = Array.from({ length: KLEINFELDER }, (_, index) => plot * KLEINFELDER + index);
  const own = cells.filter((cell) => lattice.isOnMap(cell));
  const centres = own.map((cell) => centreOf(lattice.axialOf(cell)));
  const sum = (of: (centre: Point) => number): number =>
    centres.reduce((total, centre) => total + of(centre), 0) / own.length;
  return {
    lines: own.flatMap((cell, index) =>
      DIRECTIONS.flatMap((side) => {
        const isWithin =
          Math.floor(lattice.neighbour(cell, side) / KLEINFELDER) === plot &&
          !lattice.isCut(cell, side);
        const centre = centres[index];
        if (isWithin || centre === undefined) return [];
        return [[cornerAt(centre, previous(side)), cornerAt(centre, side)]];
      }),
    ),
    middle:
      own.length < LEAST_NUMBERED ? undefined : { x: sum(({ x }) => x), y: sum(({ y }) => y) },
  };
};

/** The place under a point of the plane; on a cylinder the one in columns 0 and up. */
export function placeUnder(topology: Topology, point: Point): GrossfeldPlace {
  const { u, v } = locate(fieldAtPoint(point));
  return wrapPlace(topology, { u, v });
}

/** A place as a key of maps and sets. */
export function placeKey({ u, v }: GrossfeldPlace): string {
  return `${String(u)},${String(v)}`;
}

/** True if both are the same place of the plane. */
export function samePlace(a: GrossfeldPlace, b: GrossfeldPlace): boolean {
  return a.u === b.u && a.v === b.v;
}
