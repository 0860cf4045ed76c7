import {
  boardBox,
  isInRegion,
  orientedOutlines,
  type Point,
  regionArea,
  type Ring,
} from '../../../engine';
import { close, lineTo, moveTo, type Path, type Trail } from '../cartography';
import type { Box } from './camera';

/** The cells of a board in its plane, whatever their form: hexes, free shapes, countries. */
export interface BoardCells {
  /** The cell at a point of the plane; undefined = none. */
  readonly cellAt: (point: Point) => string | undefined;
  /** Where a cell is shown; undefined = there is no such cell. */
  readonly pointOf: (cell: string) => Point | undefined;
  /** The outline of a cell; undefined = there is no such cell. */
  readonly outlineOf: (cell: string) => Path | undefined;
  /** Every cell, in the order of reading. */
  readonly all: readonly string[];
  /** The cell next to one in a direction, or the first of all without one; undefined = none. */
  readonly towards: (cell: string | null, direction: Point) => string | undefined;
  /** What is in sight when all of the board is. */
  readonly box: Box;
}

/** A derived value, computed once per object and cached as long as the object lives: the same result for the same object. */
export function remembered<Key extends object, Value extends object>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

/** The cell before or after one in the order of reading, round and round: so the keys reach every cell of every board. */
export function nextInOrder(
  all: readonly string[],
  from: string | null,
  step: 1 | -1,
): string | undefined {
  const at = from === null ? -1 : all.indexOf(from);
  if (at === -1) return step === 1 ? all[0] : all.at(-1);
  return all[(at + step + all.length) % all.length];
}

/** A cell of any form: outlines in the plane (several = islands, or holes), and where its name stands. */
export interface Shape {
  readonly outlines: readonly Ring[];
  readonly point: Point;
}

type Shapes = Readonly<Record<string, Shape>>;

/** Rings as one path. */
export function ringsPath(rings: readonly Ring[]): Path {
  const trail: Trail = [];
  for (const ring of rings) {
    for (let index = 0; index < ring.length; index += 2)
      (index === 0 ? moveTo : lineTo)(trail, ring[index] ?? 0, ring[index + 1] ?? 0);
    close(trail);
  }
  return trail;
}

const orientedPath = remembered((outlines: Shape['outlines']) =>
  ringsPath(orientedOutlines({ outlines })),
);

/** The area of a cell; holes run the other way round, so that they stay empty. */
export function shapePath({ outlines }: Pick<Shape, 'outlines'>): Path {
  return orientedPath(outlines);
}

/** How far aside of the direction a cell may lie, as part of the way to it. */
const ASIDE = 1.2;

/** The next cell in a direction; without a start the first of all; undefined where there is none. */
export function shapeTowards(
  shapes: Shapes,
  from: string | null,
  direction: Point,
): string | undefined {
  const start = from === null ? undefined : shapes[from];
  if (start === undefined) return Object.keys(shapes)[0];
  const costs = Object.entries(shapes).flatMap(([key, { point }]) => {
    const [dx, dy] = [point.x - start.point.x, point.y - start.point.y];
    const along = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    return along > 0 && aside <= ASIDE * along ? [{ key, cost: along + 2 * aside }] : [];
  });
  return costs.sort((a, b) => a.cost - b.cost)[0]?.key;
}

/** Cells of any form; where several cover a point, the smallest one wins. `blank` is in view while there is none. */
export function shapeCells(shapes: Shapes, blank: Box): BoardCells {
  const bySize = Object.entries(shapes)
    .map(([key, shape]) => ({ key, shape, area: regionArea(shape) }))
    .sort((a, b) => a.area - b.area);
  return {
    all: Object.keys(shapes),
    cellAt: (point) => bySize.find(({ shape }) => isInRegion(shape, point))?.key,
    pointOf: (cell) => shapes[cell]?.point,
    outlineOf: (cell) => (shapes[cell] === undefined ? undefined : shapePath(shapes[cell])),
    towards: (cell, direction) => shapeTowards(shapes, cell, direction),
    box: boardBox({ regions: shapes }) ?? blank,
  };
}
