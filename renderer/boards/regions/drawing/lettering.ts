import { cornersOf, isInRegion, type Point, type SeenRegion } from '../../../../engine';
import {
  type Course,
  type Font,
  INKS,
  type Mark,
  type Rect,
  wordWidth,
} from '../../../cartography';
import type { BoardStyle } from './scene';

const FONT: Font = { family: 'serif', weight: 700 };
const SPACING = 0.16;
/** Size of a name in modules at most, in pixels at least; the part of the way across a region it may fill. */
const LARGEST = 1.42;
const LEAST = 12;
const FILLED = 0.66;
/** The steepest a name may climb. */
const STEEPEST = 0.42;

/** A name along its region. */
export interface Lettering {
  readonly mark: Mark;
  /** The box it covers, for what must keep away. */
  readonly rect: Rect;
  /** Where things may stand below it. */
  readonly below: Point;
}

/** The direction in which a region is longest, as an angle; flat regions lie level. */
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
  return Math.max(-STEEPEST, Math.min(STEEPEST, angle * 0.7));
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
  const climb = Math.abs(sin) * half;
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
    rect: [x - half * cos, y - size * 0.62 - climb, x + half * cos, y + size * 0.5 + climb],
    below: { x, y: y + size * 0.72 },
  };
};
