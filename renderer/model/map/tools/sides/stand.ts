import {
  type Axial,
  canonicalCorner,
  canonicalSide,
  type Cell,
  centreOf,
  cornerNames,
  cornerOf,
  type Direction,
  DIRECTIONS,
  distance,
  facing,
  fieldAtPoint,
  type FieldAddress,
  hasSide,
  type Lattice,
  neighbour,
  opposite,
  type Point,
  range,
  type Side,
  storedSide,
  turn,
} from '../../../../../engine';

/**
 * A place on a pen's trail: a corner of the grid, or the middle of a field (`corner` is null). It is in the plane, so
 * that a way around a cylinder goes on where the pointer goes on.
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

const addressAt = (lattice: Lattice, field: Axial): FieldAddress | undefined => {
  const cell = lattice.cellAt(field);
  return cell === undefined ? undefined : lattice.addressOf(cell);
};

/** The place by its name on the map: where a net is cut, one place is drawn at several points. */
const nameOf = (lattice: Lattice, field: Axial, corner: Direction | null): string | undefined => {
  const address = lattice.sidesBeyond === undefined ? undefined : addressAt(lattice, field);
  if (address === undefined || corner === null) return address;
  const name = canonicalCorner(facing(lattice), { field: address, corner });
  return `${name.field} ${String(name.corner)}`;
};

const stand = (lattice: Lattice, field: Axial, corner: Direction | null): Stand => {
  const point = corner === null ? centreOf(field) : cornerOf(field, corner);
  return { key: nameOf(lattice, field, corner) ?? keyOf(point), field, corner, point };
};

const sideOfCell = (lattice: Lattice, cell: Cell, drawn: Direction): Side | undefined => {
  const side = { field: lattice.addressOf(cell), side: storedSide(facing(lattice), cell, drawn) };
  return hasSide(lattice, side) ? canonicalSide(lattice, side) : undefined;
};

/** A side of the plane in its canonical name; undefined if neither of its fields is on the map. */
export function sideAt(lattice: Lattice, field: Axial, side: Direction): Side | undefined {
  const here = lattice.cellAt(field);
  if (here !== undefined) return sideOfCell(lattice, here, side);
  const beyond = lattice.cellAt(neighbour(field, side));
  return beyond === undefined ? undefined : sideOfCell(lattice, beyond, opposite(side));
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
  return DIRECTIONS.map((corner) => stand(lattice, field, corner)).sort(
    (a, b) => away(a.point, point) - away(b.point, point),
  )[0];
}

/** The middle of the field at a point; undefined off the map. */
export function middleNear(lattice: Lattice, point: Point): Stand | undefined {
  const field = fieldAtPoint(point);
  return isOnMap(lattice, field) ? stand(lattice, field, null) : undefined;
}

/** The three names of a corner: each of its fields sees it as one of its own (WW-2.1-23), over the cuts of a net too. */
const namesOf = (
  lattice: Lattice,
  field: Axial,
  corner: Direction,
): readonly (readonly [Axial, Direction])[] => {
  const address = lattice.sidesBeyond === undefined ? undefined : addressAt(lattice, field);
  if (address === undefined) {
    return [
      [field, corner],
      [neighbour(field, corner), turn(corner, 2)],
      [neighbour(field, turn(corner, 1)), turn(corner, 4)],
    ];
  }
  return cornerNames(facing(lattice), { field: address, corner }).map((name) => [
    lattice.axialOf(lattice.cellOf(name.field) ?? 0),
    name.corner,
  ]);
};

/** Points of the plane so near to each other are the same, in field widths. */
const CLOSE = 0.01;

/** True if the way between two places is no longer on the drawing than over the cuts of a net. */
export function isWholeBetween(lattice: Lattice, from: Stand, to: Stand): boolean {
  const [start, end] = [lattice.cellAt(from.field), lattice.cellAt(to.field)];
  if (lattice.sidesBeyond === undefined || start === undefined || end === undefined) return true;
  return distance(from.field, to.field) <= lattice.distance(start, end);
}

/** The stretches along the sides that end in a corner; three inside the map, fewer at its edge. */
export function alongSides(lattice: Lattice, from: Stand): readonly Stretch[] {
  return from.corner === null
    ? []
    : namesOf(lattice, from.field, from.corner).flatMap(([field, corner]) => {
        const side = sideAt(lattice, field, corner);
        if (side === undefined) return [];
        const here = stand(lattice, field, corner);
        const isDrawnHere = away(here.point, from.point) < CLOSE;
        const to = stand(lattice, field, turn(corner, -1));
        return [{ from: isDrawnHere ? from : here, to, side }];
      });
}

/** The place of the next field: where a net is cut, that of the field beyond the cut. */
const beyondOf = (map: Lattice, field: Axial, direction: Direction): Axial => {
  const lattice = facing(map);
  const cell = lattice.cellAt(field);
  const next = neighbour(field, direction);
  return cell !== undefined && lattice.isCut(cell, direction)
    ? lattice.axialOf(lattice.neighbour(cell, direction))
    : next;
};

/** The stretches from the middle of a field to the middles of its neighbours on the map. */
export function overSides(lattice: Lattice, from: Stand): readonly Stretch[] {
  return DIRECTIONS.flatMap((direction) => {
    const side = sideAt(lattice, from.field, direction);
    const beyond = beyondOf(lattice, from.field, direction);
    return side === undefined || !isOnMap(lattice, beyond)
      ? []
      : [{ from, to: stand(lattice, beyond, null), side }];
  });
}
