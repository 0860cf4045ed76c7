import { SIDE_LENGTH, STEP_X, STEP_Y } from '../geometry';
import { OP, type Path, stamp, type Trail } from '../path';
import type { Spot } from '../geometry';

/** Height of a row of fields, in field widths. */
const ROW = Math.sqrt(3) / 2;

/** The straight line `offset` from the centre, at right angles to the unit vector (nx, ny), as far as it lies in a field. */
export function chord(
  nx: number,
  ny: number,
  offset: number,
): readonly [number, number, number, number] | undefined {
  let from = -Infinity;
  let to = Infinity;
  for (let side = 1; side <= 3; side += 1) {
    const sx = STEP_X[side] ?? 0;
    const sy = STEP_Y[side] ?? 0;
    const start = offset * (nx * sx + ny * sy);
    const slope = nx * sy - ny * sx;
    if (Math.abs(slope) < 1e-9) {
      if (Math.abs(start) > 0.5) return undefined;
      continue;
    }
    const [a, b] = [(-0.5 - start) / slope, (0.5 - start) / slope];
    from = Math.max(from, Math.min(a, b));
    to = Math.min(to, Math.max(a, b));
  }
  if (to - from < 1e-6) return undefined;
  return [
    offset * nx - from * ny,
    offset * ny + from * nx,
    offset * nx - to * ny,
    offset * ny + to * nx,
  ];
}

/** Direction of the lines of a pattern, in degrees against the horizontal, rising to the right. */
export type Slant = 0 | 30 | 60 | 90 | 120 | 150;

/**
 * Parallel lines across a field that run on in the next one without a break: `perRow` lines to a row of fields,
 * none of them on a side.
 */
export function lines(slant: Slant, perRow: number): Path {
  const angle = (slant * Math.PI) / 180;
  const [nx, ny] = [Math.sin(angle), Math.cos(angle)];
  const pitch = (slant % 60 === 0 ? ROW : 0.5) / perRow;
  const path: number[] = [];
  const last = Math.ceil(SIDE_LENGTH / pitch);
  for (let index = -last; index < last; index += 1) {
    const ends = chord(nx, ny, (index + 0.5) * pitch);
    if (ends === undefined) continue;
    path.push(OP.move, ends[0], ends[1], OP.line, ends[2], ends[3]);
  }
  return path;
}

/** Points of a triangular lattice `per` to a field width, as far as they lie well inside a field. */
const latticePoints = (per: number): readonly Spot[] => {
  const points: Spot[] = [];
  for (let b = -per; b <= per; b += 1) {
    for (let a = -2 * per; a <= 2 * per; a += 1) {
      const [x, y] = [(a + b / 2) / per, (b * ROW) / per];
      const reach = [1, 2, 3].map((side) =>
        Math.abs(x * (STEP_X[side] ?? 0) + y * (STEP_Y[side] ?? 0)),
      );
      if (Math.max(...reach) < 0.46) points.push({ x, y });
    }
  }
  return points;
};

/** Dots spread over a field, drawn as strokes too short to be seen as such (round caps make them dots). */
export function dots(per: number): Path {
  return latticePoints(per).flatMap(({ x, y }) => [OP.move, x - 0.002, y, OP.line, x + 0.002, y]);
}

/** A small sign at each of some places of a field, by the lattice of `dots`. */
export function signs(per: number, sign: Path): Path {
  const trail: Trail = [];
  for (const { x, y } of latticePoints(per)) stamp(trail, sign, x, y, 1);
  return trail;
}

/** Most numbers in one path: the painters of very long paths slow down. */
const LONGEST = 8_000;

/** Paths under construction by name, none of them very long. */
export interface Bundle {
  readonly of: (name: string) => Trail;
  /** All paths, names in order. */
  readonly all: () => readonly (readonly [name: string, path: Path])[];
}

export function createBundle(): Bundle {
  const trails = new Map<string, Trail[]>();
  return {
    of: (name) => {
      const found = trails.get(name);
      const last = found?.at(-1);
      if (last !== undefined && last.length < LONGEST) return last;
      const trail: Trail = [];
      if (found === undefined) trails.set(name, [trail]);
      else found.push(trail);
      return trail;
    },
    all: () =>
      [...trails.keys()]
        .sort()
        .flatMap((name) => (trails.get(name) ?? []).map((path) => [name, path] as const)),
  };
}
