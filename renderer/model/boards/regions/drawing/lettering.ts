import { cornersOf, isInRegion, type Point, type SeenRegion } from '../../../../../engine';
import {
  type Course,
  type Font,
  INKS,
  type Mark,
  type Rect,
  wordWidth,
} from '../../../../kit/cartography';
import type { BoardStyle } from './scene';

const FONT: Font = { family: 'serif', weight: 700 };
const SPACING = 0.16;
/** Size of a name in modules at most, in pixels at least; the part of the way across a region it may fill. */
const LARGEST = 1.42;
const LEAST = 12;
const FILLED = 0.66;
/** The steepest a name may climb. */
const STEEPEST = 0.42;

/** Middles of the boxes along a name, from -1 to 1, and how long each is. */
const STEP = 0.4;
const PARTS: readonly number[] = [-0.8, -0.4, 0, 0.4, 0.8];

/** A name along its region. */
export interface Lettering {
  readonly mark: Mark;
  /** The boxes it covers, for what must keep away: a few along the name. */
  readonly rects: readonly Rect[];
  /** Where things may stand below it. */
  readonly below: Point;
}

/** The direction in which a region is longest, as an angle; the rounder it is, the more level its name. */
const slopeOf = ({ outlines, point }: SeenRegion): number => {
  let [xx, xy, yy] = [0, 0, 0];
  for (const { x, y } of outlines.flatMap(cornersOf)) {
    const [dx, dy] = [x - point.x, y - point.y];
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
  }
  if (xx < yy * 0.8) return 0;
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const length = Math.hypot(xx - yy, 2 * xy) / Math.max(1e-9, xx + yy);
  return Math.max(-STEEPEST, Math.min(STEEPEST, angle * Math.min(0.75, length * 1.5)));
};

/** How far it is from the place of a name to the border in a direction. */
const reach = (region: SeenRegion, angle: number, module: number): number => {
  const { x, y } = region.point;
  let far = module / 2;
  while (far < 60 * module) {
    const next = far + module / 4;
    const at = { x: x + Math.cos(angle) * next, y: y + Math.sin(angle) * next };
    if (!isInRegion(region, at)) break;
    far = next;
  }
  return far;
};

/** The name of a region in spaced letters on a slight arc, as large as the region allows. */
export const nameOfRegion = (region: SeenRegion, style: BoardStyle, module: number): Lettering => {
  const { x, y } = region.point;
  const angle = slopeOf(region);
  const room = 2 * Math.min(reach(region, angle, module), reach(region, angle + Math.PI, module));
  const width = wordWidth(region.name, FONT) + SPACING * Array.from(region.name).length;
  const size = Math.max(
    LEAST / style.scale,
    Math.min(LARGEST * module, (room * FILLED) / Math.max(1, width)),
  );
  const half = (width * size) / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const bow = -half * 0.12;
  const at = (along: number, across: number): readonly [number, number] => [
    x + cos * along - sin * across,
    y + sin * along + cos * across + size * 0.3,
  ];
  const curve: Course = [...at(-half, -bow / 2), ...at(0, bow * 1.5), ...at(half, -bow / 2)];
  const inks = INKS[style.theme];
  return {
    mark: {
      kind: 'curve',
      text: region.name,
      curve,
      font: FONT,
      size: { of: size },
      colour: inks.label,
      spacing: SPACING,
      halo: {
        colour: inks.halo,
        width: { of: size * 0.16, min: 2.4 },
        opacity: style.theme === 'dark' ? 0.72 : 0.82,
      },
    },
    rects: PARTS.map((part) => {
      const [left, top] = at(half * (part - STEP / 2), -size * 0.3);
      const [right, bottom] = at(half * (part + STEP / 2), -size * 0.3);
      const [above, below] = [Math.min(top, bottom), Math.max(top, bottom)];
      return [left, above - size * 0.6, right, below + size * 0.4] as const;
    }),
    below: { x, y: y + size * 0.72 },
  };
};
