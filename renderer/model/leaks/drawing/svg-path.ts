import { type Matrix, type Ring, tracer, type Tracer } from './shape';

const PART = /([a-z])|(-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/gi;
const ARITY: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

interface Pen {
  x: number;
  y: number;
  startX: number;
  startY: number;
}

/** An arc as its ends and a point far enough out: rough, but never smaller than a quarter of it. */
const arc = (
  tracer: Tracer,
  pen: Pen,
  [rx = 0, ry = 0, , , sweep = 0, x = 0, y = 0]: readonly number[],
): void => {
  const [dx, dy] = [x - pen.x, y - pen.y];
  const length = Math.hypot(dx, dy) || 1;
  const side = sweep === 1 ? 1 : -1;
  const [nx, ny] = [(side * dy) / length, (-side * dx) / length];
  const [ox, oy] = [nx * rx * (4 / 3), ny * ry * (4 / 3)];
  tracer.curve(pen.x + ox, pen.y + oy, x + ox, y + oy, x, y);
};

const step = (to: Tracer, pen: Pen, op: string, own: readonly number[]): void => {
  const kind = op.toLowerCase();
  const isRelative = op === kind;
  const [baseX, baseY] = isRelative ? [pen.x, pen.y] : [0, 0];
  if (kind === 'z') {
    to.close();
    [pen.x, pen.y] = [pen.startX, pen.startY];
    return;
  }
  const place = (index: number): readonly [number, number] => [
    baseX + (own[index] ?? 0),
    baseY + (own[index + 1] ?? 0),
  ];
  const [x, y] =
    kind === 'h'
      ? [baseX + (own[0] ?? 0), pen.y]
      : kind === 'v'
        ? [pen.x, baseY + (own[0] ?? 0)]
        : place((ARITY[kind] ?? 2) - 2);
  if (kind === 'm') {
    to.move(x, y);
    [pen.startX, pen.startY] = [x, y];
  } else if (kind === 'c') to.curve(...place(0), ...place(2), x, y);
  else if (kind === 's') to.curve(pen.x, pen.y, ...place(0), x, y);
  else if (kind === 'q') to.curve(...place(0), ...place(0), x, y);
  else if (kind === 'a') arc(to, pen, [...own.slice(0, 5), x, y]);
  else to.line(x, y);
  [pen.x, pen.y] = [x, y];
};

/** The rings of a path in the notation of SVG, through a matrix. */
export function ringsOfPath(path: string, matrix: Matrix): readonly Ring[] {
  const to = tracer(matrix);
  const pen: Pen = { x: 0, y: 0, startX: 0, startY: 0 };
  let [op, own]: [string, number[]] = ['', []];
  const flush = (): void => {
    if (own.length < (ARITY[op.toLowerCase()] ?? Infinity)) return;
    step(to, pen, op, own);
    own = [];
    if (op === 'm') op = 'l';
    if (op === 'M') op = 'L';
  };
  for (const [, letter, number] of path.matchAll(PART)) {
    if (letter !== undefined) {
      [op, own] = [letter, []];
      if (letter.toLowerCase() === 'z') flush();
    } else {
      own.push(Number(number));
      flush();
    }
  }
  return to.rings;
}
