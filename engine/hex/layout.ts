import { type Axial, roundToField } from './axial';
import type { Direction } from './direction';

/** A point of the drawing plane; the unit is the width of a field from flat side to flat side, y grows downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Distance of two rows of fields, in field widths. */
export const ROW_HEIGHT = Math.sqrt(3) / 2;

/** Distance from the centre of a field to a corner, in field widths. */
export const CORNER_RADIUS = 1 / Math.sqrt(3);

/** Centre of a field. Field (0,0) has its centre at the origin. */
export function centreOf(field: Axial): Point {
  return {
    x: field.q + field.r / 2,
    y: field.r * ROW_HEIGHT,
  };
}

/** The field that contains a point. */
export function fieldAtPoint(point: Point): Axial {
  const r = point.y / ROW_HEIGHT;
  return roundToField(point.x - r / 2, r);
}

/**
 * Corner `corner` of a field: the clockwise end of side `corner` (WW-2.1-23), so corner 6 is the
 * top, 1 the upper right, 2 the lower right, 3 the bottom, 4 the lower left, 5 the upper left.
 */
export function cornerOf(field: Axial, corner: Direction): Point {
  const centre = centreOf(field);
  const angle = ((corner % 6) * 60 - 90) * (Math.PI / 180);
  return {
    x: centre.x + CORNER_RADIUS * Math.cos(angle),
    y: centre.y + CORNER_RADIUS * Math.sin(angle),
  };
}

/** The two ends of side `direction` of a field, clockwise. */
export function sideEnds(field: Axial, direction: Direction): readonly [Point, Point] {
  return [
    cornerOf(field, (direction === 1 ? 6 : direction - 1) as Direction),
    cornerOf(field, direction),
  ];
}

/** The middle of side `direction` of a field. */
export function sideMiddle(field: Axial, direction: Direction): Point {
  const [a, b] = sideEnds(field, direction);
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** The point on the way from one point to another: 0 = the one, 1 = the other; beyond them outside. */
export function pointBetween(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** The smallest box around points of the plane; without points its left is right of its right. */
export function boxAround(points: Iterable<Point>) {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/** The smallest box around whole fields, given by their centres; undefined for none. */
export function boxOfFields(centres: Iterable<Point>): ReturnType<typeof boxAround> | undefined {
  const { left, top, right, bottom } = boxAround(centres);
  return left > right
    ? undefined
    : {
        left: left - 0.5,
        top: top - CORNER_RADIUS,
        right: right + 0.5,
        bottom: bottom + CORNER_RADIUS,
      };
}
