import {
  type Axial,
  cornerOf,
  type Direction,
  directionBetween,
  DIRECTIONS,
  fieldAtPoint,
  type Point,
  sameField,
  turn,
} from '../../hex';

/** A side of a field of the plane. */
export interface PlaneSide {
  readonly field: Axial;
  readonly side: Direction;
}

/** How close together the points of a line are looked at, in field widths. */
const STEP = 0.1;

/** Most field widths that all lines of a file together may run: several times round every side of the largest world. */
export const MOST_LENGTH = 300_000;

/** Length of a broken line in field widths. */
export function lengthOf(line: readonly Point[]): number {
  return line.reduce((sum, { x, y }, index) => {
    const before = line[index - 1];
    return before === undefined ? 0 : sum + Math.hypot(x - before.x, y - before.y);
  }, 0);
}

/** Points along a line, close together. */
const pointsAlong = (line: readonly Point[]): readonly Point[] => {
  const points: Point[] = [];
  for (const [index, point] of line.entries()) {
    const before = line[index - 1] ?? point;
    const steps = Math.ceil(Math.hypot(point.x - before.x, point.y - before.y) / STEP);
    for (let step = 1; step <= steps; step += 1) {
      points.push({
        x: before.x + ((point.x - before.x) * step) / steps,
        y: before.y + ((point.y - before.y) * step) / steps,
      });
    }
    if (index === 0) points.push(point);
  }
  return points;
};

/** The sides a line crosses on its way from field to field. */
export function sidesCrossed(line: readonly Point[]): readonly PlaneSide[] {
  const sides: PlaneSide[] = [];
  let here: Axial | undefined;
  for (const point of pointsAlong(line)) {
    const next = fieldAtPoint(point);
    const side = here === undefined ? undefined : directionBetween(here, next);
    if (here !== undefined && side !== undefined) sides.push({ field: here, side });
    if (here === undefined || !sameField(here, next)) here = next;
  }
  return sides;
}

const nearestCorner = (field: Axial, { x, y }: Point): Direction =>
  DIRECTIONS.reduce<Direction>((best, corner) => {
    const far = (which: Direction): number => {
      const at = cornerOf(field, which);
      return Math.hypot(at.x - x, at.y - y);
    };
    return far(corner) < far(best) ? corner : best;
  }, 1);

/** The sides of one field between two of its corners, the shorter way round. */
const sidesBetween = (field: Axial, from: Direction, to: Direction): readonly PlaneSide[] => {
  const clockwise = (to - from + 6) % 6;
  const count = Math.min(clockwise, 6 - clockwise);
  return Array.from({ length: count }, (_, step) => ({
    field,
    side: clockwise <= 3 ? turn(from, step + 1) : turn(from, -step),
  }));
};

/** The sides along which a line runs: it is drawn to the nearest corner of every field it passes. */
export function sidesFollowed(line: readonly Point[]): readonly PlaneSide[] {
  const sides: PlaneSide[] = [];
  let last: Point | undefined;
  for (const point of pointsAlong(line)) {
    const field = fieldAtPoint(point);
    const corner = nearestCorner(field, point);
    const from = last === undefined ? corner : nearestCorner(field, last);
    sides.push(...sidesBetween(field, from, corner));
    last = cornerOf(field, corner);
  }
  return sides;
}

/** True if a point lies in the plane at all, not out of reach of every world. */
export function isReachable({ x, y }: Point): boolean {
  return Math.abs(x) < 1e5 && Math.abs(y) < 1e5;
}
