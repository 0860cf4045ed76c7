import type { Point, SeenRegion } from '../../../../engine';
import { INKS, type Mark, type Rect } from '../../../cartography';
import type { BoardStyle } from './scene';

/** Distance of the dots of a way, in modules, and how far it bends to the side. */
const DOTS = 0.42;
const BEND = 0.05;

const isCovered = ({ x, y }: Point, rects: readonly Rect[], around: number): boolean =>
  rects.some(
    ([left, top, right, bottom]) =>
      x > left - around && x < right + around && y > top - around && y < bottom + around,
  );

/** Points of a slightly bent way between the names of two regions. */
const way = (from: Point, to: Point, module: number): readonly Point[] => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const count = Math.max(2, Math.round(length / (DOTS * module)));
  const middle = {
    x: (from.x + to.x) / 2 - (to.y - from.y) * BEND,
    y: (from.y + to.y) / 2 + (to.x - from.x) * BEND,
  };
  return Array.from({ length: count + 1 }, (_, index) => {
    const [part, rest] = [index / count, 1 - index / count];
    return {
      x: rest * rest * from.x + 2 * rest * part * middle.x + part * part * to.x,
      y: rest * rest * from.y + 2 * rest * part * middle.y + part * part * to.y,
    };
  });
};

/** Dotted ways between the names of neighbours, but for where something is written. */
export const links = (
  regions: Readonly<Record<string, SeenRegion>>,
  borders: readonly (readonly [string, string])[],
  style: BoardStyle,
  module: number,
  kept: readonly Rect[],
): readonly Mark[] => {
  const at = borders
    .flatMap(([a, b]) => {
      const [one, other] = [regions[a], regions[b]];
      return one === undefined || other === undefined ? [] : way(one.point, other.point, module);
    })
    .filter((point) => !isCovered(point, kept, 0.35 * module))
    .flatMap(({ x, y }) => [x, y]);
  if (at.length === 0) return [];
  const inks = INKS[style.theme];
  return [
    {
      kind: 'dots',
      at,
      radius: { of: 0.105 * module, min: 1.1 },
      fill: inks.label,
      edge: { colour: inks.halo, width: { of: 0.05 * module, min: 0.6 } },
    },
  ];
};
