import {
  type Axial,
  centreOf,
  CORNER_RADIUS,
  directionBetween,
  DIRECTIONS,
  fieldAtPoint,
  neighbour,
  type Point,
  sideEnds,
  sideMiddle,
} from '../../../engine';
import { hexagon, type Path, type Trail } from '../cartography';
import type { Box } from './camera';
import type { BoardCells } from './cells';

/** What the cells of a board of hexes are called, and where they are. */
export interface HexNames {
  /** Every cell, row by row. */
  readonly all: readonly string[];
  /** Cells in a row. */
  readonly columns: number;
  /** Place of a cell of the board. */
  readonly axialOf: (cell: string) => Axial;
  /** The cell at a place; undefined off the board. */
  readonly cellOf: (axial: Axial) => string | undefined;
}

/** The hexes of a board, one unit of the plane wide. */
export interface HexCells extends BoardCells {
  /** All outlines as one path. */
  readonly outlines: Path;
  /** The cell over the side near a point of a cell; undefined in its middle. */
  readonly overSide: (cell: string, point: Point) => string | undefined;
  readonly areNeighbours: (a: string, b: string) => boolean;
  /** Both ends of the side two cells share; undefined if they share none. */
  readonly sideOf: (a: string, b: string) => readonly [Point, Point] | undefined;
}

const NO_BOX: Box = { left: 0, top: 0, right: 1, bottom: 1 };

/** How near the middle of a side a press counts as that side. */
const NEAR_SIDE = 0.26;

/** The smallest box around hexes by their middles; undefined around none. */
export function hexBox(middles: Iterable<Point>): Box | undefined {
  let box: Box | undefined;
  for (const { x, y } of middles)
    box = {
      left: Math.min(box?.left ?? x, x - 0.5),
      right: Math.max(box?.right ?? x, x + 0.5),
      top: Math.min(box?.top ?? y, y - CORNER_RADIUS),
      bottom: Math.max(box?.bottom ?? y, y + CORNER_RADIUS),
    };
  return box;
}

/** The hexes of a board by their names; to those who go by keys they lie in straight columns. */
export function hexCells({ all, columns, axialOf, cellOf }: HexNames): HexCells {
  const points = new Map<string, Point>();
  const paths = new Map<string, Path>();
  const outlines: Trail = [];
  for (const cell of all) {
    const point = centreOf(axialOf(cell));
    const path: Trail = [];
    hexagon(path, point);
    outlines.push(...path);
    points.set(cell, point);
    paths.set(cell, path);
  }
  const sideOf: HexCells['sideOf'] = (a, b) => {
    if (!points.has(a) || !points.has(b)) return undefined;
    const here = axialOf(a);
    const direction = directionBetween(here, axialOf(b));
    return direction === undefined ? undefined : sideEnds(here, direction);
  };
  return {
    all,
    towards: (cell, { x, y }) => {
      const at = cell === null ? -1 : all.indexOf(cell);
      if (at === -1) return all[0];
      const column = (at % columns) + x;
      return column >= 0 && column < columns ? all[at + x + y * columns] : undefined;
    },
    cellAt: (point) => cellOf(fieldAtPoint(point)),
    pointOf: (cell) => points.get(cell),
    outlineOf: (cell) => paths.get(cell),
    outlines,
    box: hexBox(points.values()) ?? NO_BOX,
    overSide: (cell, { x, y }) => {
      const here = axialOf(cell);
      const side = DIRECTIONS.find((direction) => {
        const middle = sideMiddle(here, direction);
        return Math.hypot(middle.x - x, middle.y - y) < NEAR_SIDE;
      });
      return side === undefined ? undefined : cellOf(neighbour(here, side));
    },
    areNeighbours: (a, b) => sideOf(a, b) !== undefined,
    sideOf,
  };
}
