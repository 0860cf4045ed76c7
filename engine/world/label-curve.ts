import { type Point, pointBetween } from '../hex';
import type { MapLabel } from './world';

/** Points looked at along a label when asking how much of its ground is known. */
export const LABEL_SAMPLES = 5;

/** Width of a letter in font sizes, and font size units per field width. */
const LETTER_WIDTH = 0.55;
const UNITS_PER_FIELD = 28;

/** Default letter spacing in em by kind of label. */
export const LABEL_SPACING: Readonly<Record<MapLabel['kind'], number>> = {
  realm: 0.42,
  land: 0.3,
  sea: 0.16,
  range: 0.22,
  river: 0.08,
  wood: 0.1,
  small: 0,
};

/** Fields of a label that determine its place. */
export type PlacedLetters = Pick<
  MapLabel,
  'kind' | 'text' | 'points' | 'size' | 'spacing' | 'rotation'
>;

const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** The points of a label, stored as pairs of numbers. */
export function placesOf({ points }: Pick<MapLabel, 'points'>): readonly Point[] {
  return Array.from({ length: Math.floor(points.length / 2) }, (_, index) => ({
    x: points[2 * index] ?? 0,
    y: points[2 * index + 1] ?? 0,
  }));
}

/** About how long the letters of a label are, in field widths. */
const lettersLength = ({
  kind,
  text,
  size,
  spacing = LABEL_SPACING[kind],
}: PlacedLetters): number => (text.length * (LETTER_WIDTH + spacing) * size) / UNITS_PER_FIELD;

/** A line as long as the letters of a text, centred on its point, level or turned (degrees clockwise). */
const lineOfText = (label: PlacedLetters, centre: Point): readonly Point[] => {
  const { rotation = 0 } = label;
  const half = lettersLength(label) / 2;
  const angle = (rotation * Math.PI) / 180;
  const [dx, dy] = [half * Math.cos(angle), half * Math.sin(angle)];
  return [
    { x: centre.x - dx, y: centre.y - dy },
    { x: centre.x + dx, y: centre.y + dy },
  ];
};

/** Pieces of a smooth curve between two of its points: enough to look round. */
const PIECES = 12;

/** A point of a smooth curve between `b` and `c`; `a` and `d` lie before and after. Centripetal: no loops, no overshooting. */
const smoothPoint = (a: Point, b: Point, c: Point, d: Point, part: number): Point => {
  const t1 = Math.sqrt(distance(a, b));
  const t2 = t1 + Math.sqrt(distance(b, c));
  const t3 = t2 + Math.sqrt(distance(c, d));
  const t = t1 + (t2 - t1) * part;
  const ab = pointBetween(a, b, t / t1);
  const bc = pointBetween(b, c, (t - t1) / (t2 - t1));
  const cd = pointBetween(c, d, (t - t2) / (t3 - t2));
  const abc = pointBetween(ab, bc, t / t2);
  const bcd = pointBetween(bc, cd, (t - t1) / (t3 - t1));
  return pointBetween(abc, bcd, part);
};

/** The point as far beyond `b` as `a` is before it. */
const mirrored = (a: Point, b: Point): Point => ({ x: 2 * b.x - a.x, y: 2 * b.y - a.y });

/** A smooth line through all points, as points close together. Points on top of each other count once. */
const smoothLine = (all: readonly Point[]): readonly Point[] => {
  const points = all.filter((point, index) => {
    const before = all[index - 1];
    return before === undefined || distance(before, point) > 1e-6;
  });
  const line = points.slice(0, 1);
  for (let index = 0; index + 1 < points.length; index += 1) {
    const [b, c] = [points[index], points[index + 1]];
    if (b === undefined || c === undefined) break;
    const a = points[index - 1] ?? mirrored(c, b);
    const d = points[index + 2] ?? mirrored(b, c);
    for (let piece = 1; piece <= PIECES; piece += 1)
      line.push(smoothPoint(a, b, c, d, piece / PIECES));
  }
  return line;
};

/**
 * The line along which a label is written, in field widths of the plane. Two points are the ends of a straight line,
 * three are start, control point and end of a quadratic curve, more are points close together on a smooth curve. None
 * if the label has no place.
 */
export function labelLine(label: PlacedLetters): readonly Point[] {
  const points = placesOf(label);
  const [first] = points;
  if (first === undefined) return [];
  if (points.length === 1) return lineOfText(label, first);
  return points.length > 3 ? smoothLine(points) : points;
}

/** The point at `part` (0 to 1) of the length of a broken line. */
const alongLine = (points: readonly Point[], part: number): Point => {
  const lengths = points.map((point, index) => distance(points[index - 1] ?? point, point));
  let left = part * lengths.reduce((sum, length) => sum + length, 0);
  for (const [index, point] of points.entries()) {
    const length = lengths[index] ?? 0;
    if (left <= length && length > 0)
      return pointBetween(points[index - 1] ?? point, point, left / length);
    left -= length;
  }
  return points.at(-1) ?? { x: 0, y: 0 };
};

/** The point at `part` (0 to 1) of a line as `labelLine` gives it. */
const pointAt = (points: readonly Point[], part: number): Point => {
  const [a, b, c] = points;
  if (a !== undefined && b !== undefined && c !== undefined && points.length === 3)
    return pointBetween(pointBetween(a, b, part), pointBetween(b, c, part), part);
  return alongLine(points, part);
};

/** A line as `labelLine` gives it, in straight pieces. */
const inPieces = (line: readonly Point[]): readonly Point[] =>
  line.length === 3
    ? Array.from({ length: PIECES + 1 }, (_, piece) => pointAt(line, piece / PIECES))
    : line;

/** The point so far beyond `end`, coming from `before`; level if both are one. */
const beyond = (before: Point, end: Point, far: number, level: 1 | -1): Point => {
  const length = distance(before, end);
  return length === 0
    ? { x: end.x + level * far, y: end.y }
    : pointBetween(end, { x: 2 * end.x - before.x, y: 2 * end.y - before.y }, far / length);
};

/** The ground under the letters: they are centred on their line and go on straight beyond ends too near. */
const lettered = (label: PlacedLetters, line: readonly Point[]): readonly Point[] => {
  const pieces = inPieces(line);
  const length = pieces.reduce(
    (sum, point, index) => sum + distance(pieces[index - 1] ?? point, point),
    0,
  );
  const over = (lettersLength(label) - length) / 2;
  const [first, second] = pieces;
  const [last, before] = [pieces.at(-1), pieces.at(-2)];
  if (over <= 0 || first === undefined || second === undefined) return line;
  if (last === undefined || before === undefined) return line;
  return [beyond(second, first, over, -1), ...pieces, beyond(before, last, over, 1)];
};

/**
 * Five points of the drawing plane spread over the whole length of a label: its line, or its letters where they are
 * longer. None if it has no place.
 */
export function sampleLabel(label: PlacedLetters): readonly Point[] {
  const line = labelLine(label);
  if (line.length === 0) return [];
  const ground = lettered(label, line);
  return Array.from({ length: LABEL_SAMPLES }, (_, index) =>
    pointAt(ground, index / (LABEL_SAMPLES - 1)),
  );
}
