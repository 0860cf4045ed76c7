import {
  type Axial,
  canonicalSide,
  centreOf,
  cornerOf,
  type Direction,
  DIRECTIONS,
  fieldAtPoint,
  type FieldAddress,
  type Lattice,
  neighbour,
  opposite,
  type Point,
  range,
  type Side,
  turn,
} from '../../../../../engine';

/**
 * A place where a pen can stand: a corner of the grid, or the middle of a field (`corner` is null). It lies in
 * the plane, so that a way around a cylinder goes on where the hand goes on.
 */
export interface Stand {
  /** The same for every name of the place. */
  readonly key: string;
  readonly field: Axial;
  readonly corner: Direction | null;
  readonly point: Point;
}

/** From one place to the next: along a side, or over it. */
export interface Stretch {
  readonly from: Stand;
  readonly to: Stand;
  /** In its canonical name. */
  readonly side: Side;
}

const keyOf = ({ x, y }: Point): string =>
  `${String(Math.round(x * 100))} ${String(Math.round(y * 100))}`;

const stand = (field: Axial, corner: Direction | null): Stand => {
  const point = corner === null ? centreOf(field) : cornerOf(field, corner);
  return { key: keyOf(point), field, corner, point };
};

const addressAt = (lattice: Lattice, field: Axial): FieldAddress | undefined => {
  const cell = lattice.cellAt(field);
  return cell === undefined ? undefined : lattice.addressOf(cell);
};

/** A side of the plane in its canonical name; undefined if neither of its fields is on the map. */
export function sideAt(lattice: Lattice, field: Axial, side: Direction): Side | undefined {
  const here = addressAt(lattice, field);
  if (here !== undefined) return canonicalSide(lattice, { field: here, side });
  const beyond = addressAt(lattice, neighbour(field, side));
  return beyond === undefined
    ? undefined
    : canonicalSide(lattice, { field: beyond, side: opposite(side) });
}

const isOnMap = (lattice: Lattice, field: Axial): boolean => lattice.cellAt(field) !== undefined;

const away = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The field of the map at a point or touching the one there, nearest first; none far off the map. */
export function fieldNear(lattice: Lattice, point: Point): Axial | undefined {
  return [...range(fieldAtPoint(point), 1)]
    .filter((field) => isOnMap(lattice, field))
    .sort((a, b) => away(centreOf(a), point) - away(centreOf(b), point))[0];
}

/** The corner of the map nearest to a point; undefined far off the map. */
export function cornerNear(lattice: Lattice, point: Point): Stand | undefined {
  const field = fieldNear(lattice, point);
  if (field === undefined) return undefined;
  return DIRECTIONS.map((corner) => stand(field, corner)).sort(
    (a, b) => away(a.point, point) - away(b.point, point),
  )[0];
}

/** The middle of the field at a point; undefined off the map. */
export function middleNear(lattice: Lattice, point: Point): Stand | undefined {
  const field = fieldAtPoint(point);
  return isOnMap(lattice, field) ? stand(field, null) : undefined;
}

/** The three names of a corner in the plane: each of its fields sees it as one of its own (WW-2.1-23). */
const namesOf = (field: Axial, corner: Direction): readonly (readonly [Axial, Direction])[] => [
  [field, corner],
  [neighbour(field, corner), turn(corner, 2)],
  [neighbour(field, turn(corner, 1)), turn(corner, 4)],
];

/** The stretches along the sides that end in a corner; three inside the map, fewer at its edge. */
export function alongSides(lattice: Lattice, from: Stand): readonly Stretch[] {
  return from.corner === null
    ? []
    : namesOf(from.field, from.corner).flatMap(([field, corner]) => {
        const side = sideAt(lattice, field, corner);
        return side === undefined ? [] : [{ from, to: stand(field, turn(corner, -1)), side }];
      });
}

/** The stretches from the middle of a field to the middles of its neighbours on the map. */
export function overSides(lattice: Lattice, from: Stand): readonly Stretch[] {
  return DIRECTIONS.flatMap((direction) => {
    const beyond = neighbour(from.field, direction);
    const side = sideAt(lattice, from.field, direction);
    return side === undefined || !isOnMap(lattice, beyond)
      ? []
      : [{ from, to: stand(beyond, null), side }];
  });
}
