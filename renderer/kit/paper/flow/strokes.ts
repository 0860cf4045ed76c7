import { OP, type Path } from '../../cartography';
import type { ShapeMark } from '../page';

/** A straight line on paper. */
export function rule(
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  stroke: string,
  width: number,
): ShapeMark {
  return {
    kind: 'shape',
    path: [OP.move, x0, y0, OP.line, x1, y1],
    stroke,
    width,
  };
}

const HEXAGON: Path = [
  OP.move,
  0,
  -8,
  OP.line,
  7,
  -4,
  OP.line,
  7,
  4,
  OP.line,
  0,
  8,
  OP.line,
  -7,
  4,
  OP.line,
  -7,
  -4,
  OP.close,
];

const SMALL: Path = [
  OP.move,
  0,
  -6,
  OP.line,
  6,
  -2.5,
  OP.line,
  6,
  2.5,
  OP.line,
  0,
  6,
  OP.line,
  -6,
  2.5,
  OP.line,
  -6,
  -2.5,
  OP.close,
];

const LETTER: Path = [
  OP.move,
  -3,
  -1.5,
  OP.line,
  -1.5,
  2.5,
  OP.line,
  0,
  -1,
  OP.line,
  1.5,
  2.5,
  OP.line,
  3,
  -1.5,
];

/** The ornament of three hexagons, drawn in these units around their middle, 56 units wide. */
export const ORNAMENT: readonly (readonly [path: Path, x: number])[] = [
  [HEXAGON, 0],
  [SMALL, -22],
  [SMALL, 22],
  [LETTER, 0],
];
