import { close, curveTo, lineTo, moveTo, type Path, type Trail } from './path';

interface Pen {
  readonly x: number;
  readonly y: number;
  /** Start of the open part. */
  readonly startX: number;
  readonly startY: number;
  /** Last control point, for `t`. */
  readonly controlX: number;
  readonly controlY: number;
}

const COUNTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, Z: 0 };

const moved = (x: number, y: number): Pen => ({
  x,
  y,
  startX: x,
  startY: y,
  controlX: x,
  controlY: y,
});

const drawn = (pen: Pen, x: number, y: number, controlX = x, controlY = y): Pen => ({
  ...pen,
  x,
  y,
  controlX,
  controlY,
});

const apply = (trail: Trail, pen: Pen, letter: string, numbers: readonly number[]): Pen => {
  const relative = letter === letter.toLowerCase();
  const baseX = relative ? pen.x : 0;
  const baseY = relative ? pen.y : 0;
  const [a = 0, b = 0, c = 0, d = 0] = numbers;
  switch (letter.toUpperCase()) {
    case 'M':
      moveTo(trail, baseX + a, baseY + b);
      return moved(baseX + a, baseY + b);
    case 'L':
      lineTo(trail, baseX + a, baseY + b);
      return drawn(pen, baseX + a, baseY + b);
    case 'H':
      lineTo(trail, baseX + a, pen.y);
      return drawn(pen, baseX + a, pen.y);
    case 'V':
      lineTo(trail, pen.x, baseY + a);
      return drawn(pen, pen.x, baseY + a);
    case 'Q':
      curveTo(trail, baseX + a, baseY + b, baseX + c, baseY + d);
      return drawn(pen, baseX + c, baseY + d, baseX + a, baseY + b);
    case 'T': {
      const controlX = 2 * pen.x - pen.controlX;
      const controlY = 2 * pen.y - pen.controlY;
      curveTo(trail, controlX, controlY, baseX + a, baseY + b);
      return drawn(pen, baseX + a, baseY + b, controlX, controlY);
    }
    default:
      close(trail);
      return moved(pen.startX, pen.startY);
  }
};

/** Reads the path notation of SVG as far as our symbols use it: M L H V Q T Z, absolute or relative. */
export function pathOf(data: string): Path {
  const trail: Trail = [];
  let pen = moved(0, 0);
  for (const [, letter = 'Z', rest = ''] of data.matchAll(/([MLHVQTZ])([^MLHVQTZ]*)/gi)) {
    const numbers = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([digits]) => Number(digits));
    const count = COUNTS[letter.toUpperCase()] ?? 0;
    let used = 0;
    do {
      const repeated =
        used > 0 && letter.toUpperCase() === 'M' ? (letter === 'm' ? 'l' : 'L') : letter;
      pen = apply(trail, pen, repeated, numbers.slice(used, used + count));
      used += Math.max(1, count);
    } while (used < numbers.length);
  }
  return trail;
}
