import {
  labelLine,
  type MapLabel,
  type PlacedLetters,
  placesOf,
  type Point,
} from '../../../../../engine';

/** Font size units per field width. */
const UNITS = 28;

/** Pieces into which a quadratic curve is divided; an even number, so that its middle is one of the points. */
const PIECES = 20;

const mixed = (...parts: readonly (readonly [Point, number])[]): Point => ({
  x: parts.reduce((sum, [{ x }, weight]) => sum + x * weight, 0),
  y: parts.reduce((sum, [{ y }, weight]) => sum + y * weight, 0),
});

/**
 * The points of a lettering by which it is dragged. All are on the curve; of three stored points the middle one is a
 * control point beside it.
 */
export function handlesOf(label: Pick<MapLabel, 'points'>): readonly Point[] {
  const points = placesOf(label);
  const [a, control, b, ...more] = points;
  if (a === undefined || control === undefined || b === undefined || more.length > 0) {
    return points;
  }
  return [a, mixed([a, 0.25], [control, 0.5], [b, 0.25]), b];
}

/** What is stored of handles: the inverse of {@link handlesOf}. */
export function pointsOf(handles: readonly Point[]): readonly number[] {
  const [a, middle, b, ...more] = handles;
  const stored =
    a === undefined || middle === undefined || b === undefined || more.length > 0
      ? handles
      : [a, mixed([middle, 2], [a, -0.5], [b, -0.5]), b];
  return stored.flatMap(({ x, y }) => [x, y]);
}

const quadratic = (a: Point, control: Point, b: Point, part: number): Point =>
  mixed([a, (1 - part) ** 2], [control, 2 * part * (1 - part)], [b, part ** 2]);

/** The line along which a lettering is written, in short pieces; a text at one point is as long as its letters. */
export function baseLine(label: PlacedLetters): readonly Point[] {
  const line = labelLine(label);
  const [a, control, b] = line;
  if (line.length !== 3 || a === undefined || control === undefined || b === undefined) return line;
  return Array.from({ length: PIECES + 1 }, (_, step) => quadratic(a, control, b, step / PIECES));
}

/** The line of a lettering that shall have these handles; for one handle the handle alone. */
export function curveThrough(handles: readonly Point[]): readonly Point[] {
  return handles.length === 1
    ? handles
    : baseLine({ kind: 'small', text: '', size: 1, points: pointsOf(handles) });
}

const toPiece = (point: Point, a: Point, b: Point): number => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / square;
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - a.x - dx * part, point.y - a.y - dy * part);
};

/** Distance of a point from a line of pieces, in field widths. */
export function distanceTo(line: readonly Point[], point: Point): number {
  return line.reduce(
    (least, here, index) => Math.min(least, toPiece(point, line[index - 1] ?? here, here)),
    Infinity,
  );
}

/** How far beside its base line a lettering is still hit, in field widths. */
export function reachOf({ size }: Pick<MapLabel, 'size'>): number {
  return Math.max(0.25, (size / UNITS) * 0.6);
}
