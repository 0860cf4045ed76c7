import type { MapLabel, Point } from '../../../../engine';

/** Font size units per field width, and the width of a letter in font sizes. */
const UNITS = 28;
const LETTER = 0.55;

/** Pieces into which the curve between two handles is divided. */
const PIECES = 10;

const pairs = (numbers: readonly number[]): readonly Point[] =>
  Array.from({ length: Math.floor(numbers.length / 2) }, (_, index) => ({
    x: numbers[2 * index] ?? 0,
    y: numbers[2 * index + 1] ?? 0,
  }));

const mixed = (...parts: readonly (readonly [Point, number])[]): Point => ({
  x: parts.reduce((sum, [{ x }, weight]) => sum + x * weight, 0),
  y: parts.reduce((sum, [{ y }, weight]) => sum + y * weight, 0),
});

/**
 * The points of a lettering by which the hand holds it. All lie on the curve; of three stored points the middle
 * one is a control point beside it.
 */
export const handlesOf = ({ points }: Pick<MapLabel, 'points'>): readonly Point[] => {
  const [a, control, b, ...more] = pairs(points);
  if (a === undefined || control === undefined || b === undefined || more.length > 0) {
    return pairs(points);
  }
  return [a, mixed([a, 0.25], [control, 0.5], [b, 0.25]), b];
};

/** What is stored of handles: the inverse of {@link handlesOf}. */
export const pointsOf = (handles: readonly Point[]): readonly number[] => {
  const [a, middle, b, ...more] = handles;
  const stored =
    a === undefined || middle === undefined || b === undefined || more.length > 0
      ? handles
      : [a, mixed([middle, 2], [a, -0.5], [b, -0.5]), b];
  return stored.flatMap(({ x, y }) => [x, y]);
};

const quadratic = (a: Point, control: Point, b: Point, part: number): Point =>
  mixed([a, (1 - part) ** 2], [control, 2 * part * (1 - part)], [b, part ** 2]);

/** A point between `b` and `c` of a smooth curve through all four. */
const smooth = (a: Point, b: Point, c: Point, d: Point, part: number): Point => {
  const [square, cube] = [part ** 2, part ** 3];
  return mixed(
    [a, (-cube + 2 * square - part) / 2],
    [b, (3 * cube - 5 * square + 2) / 2],
    [c, (-3 * cube + 4 * square + part) / 2],
    [d, (cube - square) / 2],
  );
};

/** The base line of a lettering with these handles, in short pieces; for one handle the handle alone. */
export const curveThrough = (handles: readonly Point[]): readonly Point[] => {
  const [a, , b] = handles;
  if (handles.length < 3 || a === undefined || b === undefined) return handles;
  if (handles.length === 3) {
    const [, control = a] = pairs(pointsOf(handles));
    return Array.from({ length: 2 * PIECES + 1 }, (_, step) =>
      quadratic(a, control, b, step / (2 * PIECES)),
    );
  }
  const at = (index: number): Point =>
    handles[Math.min(Math.max(index, 0), handles.length - 1)] ?? a;
  return [
    a,
    ...handles
      .slice(1)
      .flatMap((_, index) =>
        Array.from({ length: PIECES }, (__, step) =>
          smooth(at(index - 1), at(index), at(index + 1), at(index + 2), (step + 1) / PIECES),
        ),
      ),
  ];
};

/** The base line of a lettering; a text at one point is as wide as its letters and turned as it is turned. */
export const baseLine = (
  label: Pick<MapLabel, 'points' | 'text' | 'size' | 'spacing' | 'rotation'>,
): readonly Point[] => {
  const handles = handlesOf(label);
  const [only] = handles;
  if (handles.length !== 1 || only === undefined) return curveThrough(handles);
  const half = (label.text.length * (LETTER + (label.spacing ?? 0)) * label.size) / UNITS / 2;
  const angle = ((label.rotation ?? 0) * Math.PI) / 180;
  const along = { x: Math.cos(angle) * half, y: Math.sin(angle) * half };
  return [
    { x: only.x - along.x, y: only.y - along.y },
    { x: only.x + along.x, y: only.y + along.y },
  ];
};

const toPiece = (point: Point, a: Point, b: Point): number => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / square;
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - a.x - dx * part, point.y - a.y - dy * part);
};

/** Distance of a point from a line of pieces, in field widths. */
export const distanceTo = (line: readonly Point[], point: Point): number =>
  line.reduce(
    (least, here, index) => Math.min(least, toPiece(point, line[index - 1] ?? here, here)),
    Infinity,
  );

/** How far beside its base line a lettering is still meant, in field widths. */
export const reachOf = ({ size }: Pick<MapLabel, 'size'>): number =>
  Math.max(0.25, (size / UNITS) * 0.6);
