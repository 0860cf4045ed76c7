/**
 * A path as flat numbers, small and quick to replay: an {@link OP} followed by its coordinates.
 * move x y, line x y, curve cx cy x y (quadratic), circle x y r, close.
 */
export type Path = readonly number[];

/** A path under construction. */
export type Trail = number[];

export const OP = { move: 0, line: 1, curve: 2, circle: 3, close: 4 } as const;

/** Numbers that follow each operation. */
export const ARITY: readonly number[] = [2, 2, 4, 3, 0];

export function moveTo(trail: Trail, x: number, y: number): void {
  trail.push(OP.move, x, y);
}

export function lineTo(trail: Trail, x: number, y: number): void {
  trail.push(OP.line, x, y);
}

export function curveTo(trail: Trail, cx: number, cy: number, x: number, y: number): void {
  trail.push(OP.curve, cx, cy, x, y);
}

export function circle(trail: Trail, x: number, y: number, radius: number): void {
  trail.push(OP.circle, x, y, radius);
}

export function close(trail: Trail): void {
  trail.push(OP.close);
}

/** One straight stroke. */
export function stroke(trail: Trail, x0: number, y0: number, x1: number, y1: number): void {
  trail.push(OP.move, x0, y0, OP.line, x1, y1);
}

/** Calls `visit` for each operation with its first coordinate's index. */
export function eachOp(path: Path, visit: (op: number, at: number) => void): void {
  let at = 0;
  while (at < path.length) {
    const op = path[at] ?? OP.close;
    visit(op, at + 1);
    at += 1 + (ARITY[op] ?? 0);
  }
}

/** Adds `path`, scaled by `scale` and moved to (x, y). */
export function stamp(trail: Trail, path: Path, x: number, y: number, scale: number): void {
  eachOp(path, (op, at) => {
    trail.push(op);
    if (op === OP.circle) {
      trail.push(
        x + (path[at] ?? 0) * scale,
        y + (path[at + 1] ?? 0) * scale,
        (path[at + 2] ?? 0) * scale,
      );
      return;
    }
    const end = at + (ARITY[op] ?? 0);
    for (let index = at; index < end; index += 2) {
      trail.push(x + (path[index] ?? 0) * scale, y + (path[index + 1] ?? 0) * scale);
    }
  });
}

/** Several paths in one. */
export function joined(...paths: readonly Path[]): Path {
  return paths.flat();
}

/** `path` scaled by `scale` and moved to (x, y). */
export function placed(path: Path, x: number, y: number, scale = 1): Path {
  const trail: Trail = [];
  stamp(trail, path, x, y, scale);
  return trail;
}

/** An upright rectangle from its upper left corner. */
export function boxPath(x: number, y: number, width: number, height: number): Path {
  const trail: Trail = [];
  moveTo(trail, x, y);
  lineTo(trail, x + width, y);
  lineTo(trail, x + width, y + height);
  lineTo(trail, x, y + height);
  close(trail);
  return trail;
}
