import type { Point } from '../../../../engine';
import { type Font, wordWidth } from '../../../kit/cartography';
import { isInside, type Shape } from './shapes';

/** Font of a country's name. */
export const NAME: Font = { family: 'sans', weight: 600 };

/** Height of a line of the name, of the row below it and of the gap between, in cells at scale 1. */
export const LINE = 0.92;
export const ROW = 1.42;
const GAP = 0.12;
/** Size of a name's letters, of a field and of the figure between the fields. */
export const LETTERS = 0.93;
export const FIELD = 1.36;
export const ROW_WIDTH = 2 * FIELD + 1.5;
/** Sans letters are a little narrower than in the table of the serif font. */
const SANS = 1.04;
const SCALES = Array.from({ length: 15 }, (_, index) => 1.85 - index * 0.07);

/** The label of a country in its shape. */
export interface Label {
  readonly lines: readonly string[];
  /** Middle of the block. */
  readonly middle: Point;
  /** 1 = as large as the smallest countries allow. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

/** Ways to write a name: in one line, or broken where it may be. */
function waysOf(name: string, breaks: readonly string[]): readonly (readonly string[])[] {
  const part = breaks.find((first) => name.startsWith(first) && name.length > first.length);
  if (part !== undefined) {
    const rest = name.slice(part.length);
    const isWhole = part.endsWith('-') || rest.startsWith(' ');
    return [[name], isWhole ? [part, rest.trim()] : [`${part}-`, rest]];
  }
  const space = name.lastIndexOf(' ');
  return space < 0 ? [[name]] : [[name], [name.slice(0, space), name.slice(space + 1)]];
}

const sizeOf = (lines: readonly string[], scale: number) => ({
  width:
    scale * Math.max(ROW_WIDTH, ...lines.map((line) => wordWidth(line, NAME) * SANS * LETTERS)),
  height: scale * (lines.length * LINE + GAP + ROW),
});

/** True if a block fits in a shape. */
export function fitsAt(
  { rings }: Shape,
  { x, y }: Point,
  { width, height }: { readonly width: number; readonly height: number },
): boolean {
  const [across, down] = [Math.ceil(width / 0.4), Math.ceil(height / 0.4)];
  for (let i = 0; i <= across; i += 1)
    for (let j = 0; j <= down; j += 1) {
      const isRim = i === 0 || j === 0 || i === across || j === down;
      const at = {
        x: x - width / 2 + (width * i) / across,
        y: y - height / 2 + (height * j) / down,
      };
      if (isRim && !isInside(rings, at)) return false;
    }
  return true;
}

/** Places for the middle of a block, from the middle of the shape outwards. */
function placesIn({ rings }: Shape): readonly Point[] {
  const corners = rings.flatMap((ring) => ring.corners);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const places: Point[] = [];
  for (let x = left; x <= right; x += 0.25)
    for (let y = top; y <= bottom; y += 0.25) places.push({ x, y });
  const far = ({ x, y }: Point): number => Math.hypot(x - middle.x, y - middle.y);
  return places.toSorted((a, b) => far(a) - far(b));
}

/** Air between a block and the border, in cells. */
const AIR = 0.22;

/** The name, value and fields of a country as large as its shape allows; undefined if they do not fit at all. */
export function labelIn(shape: Shape, name: string, breaks: readonly string[]): Label | undefined {
  const places = placesIn(shape);
  for (const scale of SCALES)
    for (const lines of waysOf(name, breaks)) {
      const size = sizeOf(lines, scale);
      const withAir = { width: size.width + 2 * AIR, height: size.height + 2 * AIR };
      const middle = places.find((place) => fitsAt(shape, place, withAir));
      if (middle !== undefined) return { lines, middle, scale, ...size };
    }
  return undefined;
}
