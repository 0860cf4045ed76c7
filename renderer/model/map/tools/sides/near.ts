import {
  centreOf,
  type Corner,
  type Direction,
  DIRECTIONS,
  facing,
  fieldAtPoint,
  type Point,
  type Side,
  sideEnds,
  sideMiddle,
  storedCorner,
  storedSide,
} from '../../../../../engine';
import type { ToolContext } from '../tool';
import { cornerNear, fieldNear } from './stand';

/** The side at the pointer: the field it is in, and the nearest side. */
export interface Faced extends Side {
  readonly ends: readonly [Point, Point];
  readonly middle: Point;
  /** Centre of the field the pointer is in. */
  readonly centre: Point;
}

const away = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The side nearest to the pointer: of the field under it, or from the edge of the map inwards; none far off the map. */
export function sideFaced(
  { lattice }: Pick<ToolContext, 'lattice'>,
  point: Point,
): Faced | undefined {
  const under = fieldAtPoint(point);
  const field = lattice.cellAt(under) === undefined ? fieldNear(lattice, point) : under;
  const cell = field === undefined ? undefined : lattice.cellAt(field);
  if (field === undefined || cell === undefined) return undefined;
  const drawn = facing(lattice);
  const nearness = (side: Direction): number => away(sideMiddle(field, side), point);
  const side = DIRECTIONS.filter((direction) => direction !== drawn.gapAt(cell)).reduce(
    (best, next) => (nearness(next) < nearness(best) ? next : best),
  );
  return {
    field: lattice.addressOf(cell),
    side: storedSide(drawn, cell, side),
    ends: sideEnds(field, side),
    middle: sideMiddle(field, side),
    centre: centreOf(field),
  };
}

/** The corner nearest to the pointer, with its place; none far off the map. */
export function cornerFaced(
  { lattice }: Pick<ToolContext, 'lattice'>,
  point: Point,
): (Corner & { readonly point: Point }) | undefined {
  const stand = cornerNear(lattice, point);
  const cell = stand === undefined ? undefined : lattice.cellAt(stand.field);
  if (stand?.corner == null || cell === undefined) return undefined;
  const corner = storedCorner(facing(lattice), cell, stand.corner);
  return { field: lattice.addressOf(cell), corner, point: stand.point };
}
