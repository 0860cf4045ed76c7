import type { Point } from '../hex';
import type { MapLabel } from './world';

/** Points looked at along a label when asking how much of its ground is known. */
export const LABEL_SAMPLES = 5;

/** Width of a letter in font sizes, and font size units per field width. */
const LETTER_WIDTH = 0.55;
const UNITS_PER_FIELD = 28;

const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

const pointsOf = (numbers: readonly number[]): readonly Point[] =>
  Array.from({ length: Math.floor(numbers.length / 2) }, (_, index) => ({
    x: numbers[2 * index] ?? 0,
    y: numbers[2 * index + 1] ?? 0,
  }));

/** A horizontal text as wide as its letters, centred on its point. */
const lineOfText = ({ text, size, spacing = 0 }: MapLabel, centre: Point): readonly Point[] => {
  const half = (text.length * (LETTER_WIDTH + spacing) * size) / UNITS_PER_FIELD / 2;
  return [
    { x: centre.x - half, y: centre.y },
    { x: centre.x + half, y: centre.y },
  ];
};

/** The point at `part` (0 to 1) of a straight line, a quadratic curve (three points) or a polyline. */
const pointAt = (points: readonly Point[], part: number): Point => {
  const [a, b, c] = points;
  if (a === undefined) return { x: 0, y: 0 };
  if (b === undefined) return a;
  if (c === undefined) return between(a, b, part);
  if (points.length === 3) return between(between(a, b, part), between(b, c, part), part);
  const along = part * (points.length - 1);
  const index = Math.min(Math.floor(along), points.length - 2);
  return between(points[index] ?? a, points[index + 1] ?? a, along - index);
};

/** Five points of the drawing plane spread over the whole length of a label; none if it lies nowhere. */
export const sampleLabel = (label: MapLabel): readonly Point[] => {
  const points = pointsOf(label.points);
  const first = points[0];
  if (first === undefined) return [];
  const curve = points.length === 1 ? lineOfText(label, first) : points;
  return Array.from({ length: LABEL_SAMPLES }, (_, index) =>
    pointAt(curve, index / (LABEL_SAMPLES - 1)),
  );
};
