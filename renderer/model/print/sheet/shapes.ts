import { close, lineTo, moveTo, type Path, type Trail } from '../../../kit/cartography';
import type { Box, ShapeMark } from '../../../kit/paper/page';
import { INK } from './lettering';

/** The outline of a rectangle, `out` millimetres larger on every side. */
export function outline({ x, y, width, height }: Box, out = 0): Path {
  const trail: Trail = [];
  const [left, top, right, bottom] = [x - out, y - out, x + width + out, y + height + out];
  moveTo(trail, left, top);
  lineTo(trail, right, top);
  lineTo(trail, right, bottom);
  lineTo(trail, left, bottom);
  close(trail);
  return trail;
}

/** A filled rectangle. */
export function filledBox(box: Box, fill: string): ShapeMark {
  return {
    kind: 'shape',
    path: outline(box),
    fill,
  };
}

/** The rim of a rectangle, `out` millimetres outside of it. */
export function rimOf(box: Box, width: number, out = 0): ShapeMark {
  return {
    kind: 'shape',
    path: outline(box, out),
    stroke: INK,
    width,
  };
}

/** Straight strokes of one weight. */
export function strokes(path: Path, width: number, colour: string = INK): ShapeMark {
  return {
    kind: 'shape',
    path,
    stroke: colour,
    width,
  };
}
