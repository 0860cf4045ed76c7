import {
  cornersOf,
  isInRegion,
  outlinesBox,
  type Point,
  type RegionBox,
  type SeenRegion,
} from '../../../../../engine';
import {
  type Course,
  type Font,
  INKS,
  type Mark,
  type Rect,
  wordWidth,
} from '../../../../kit/cartography';
import { around } from '../../../../kit/board/camera';
import type { BoardPlan, DrawnBoard } from '../../../../kit/board/paper';
import { borderLines, ground, surroundings } from './land';
import { plaqueLetters, plaques } from './plaques';
import { type BoardScene, type BoardStyle, isCovered, moduleOf, type RegionLayer } from './scene';
import { regionSigns } from './signs';
import { toneOf } from './tones';

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
interface Lettering {
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
const nameOfRegion = (region: SeenRegion, style: BoardStyle, module: number): Lettering => {
  const { x, y } = region.point;
  const angle = slopeOf(region);
  const screen = 2 * Math.min(reach(region, angle, module), reach(region, angle + Math.PI, module));
  const width = wordWidth(region.name, FONT) + SPACING * Array.from(region.name).length;
  const size = Math.max(
    LEAST / style.scale,
    Math.min(LARGEST * module, (screen * FILLED) / Math.max(1, width)),
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

/** Distance of the dots of a way, in modules, and how far it bends to the side. */
const DOTS = 0.42;
const BEND = 0.05;

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
const links = (
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

/** The plane of a board on which nothing is drawn yet. */
export const BLANK_BOX: RegionBox = { left: 0, top: 0, right: 40, bottom: 26 };

/** Names and plaques of one region, and the boxes they cover. */
const written = (scene: BoardScene, style: BoardStyle, module: number, region: SeenRegion) => {
  const name = nameOfRegion(region, style, module);
  const present = style.layers.presence
    ? scene.presence.filter((one) => one.region === region.key)
    : [];
  const letters = plaqueLetters(module, style.scale);
  const { marks, rects } = plaques(scene, style, present, name.below, letters);
  return { name: name.mark, marks, rects: [...name.rects, ...rects] };
};

/** Both parts of the drawing. Sizes follow the mean size of the regions. */
function drawn(scene: BoardScene, style: BoardStyle): DrawnBoard {
  const { regions } = scene;
  if (regions.length === 0) return { ground: [], writing: [] };
  const module = moduleOf(regions);
  const byKey = Object.fromEntries(regions.map((region) => [region.key, region]));
  const writing = regions.map((region) => written(scene, style, module, region));
  const kept = writing.flatMap(({ rects }) => rects);
  const signs = style.layers.signs
    ? regions.map((region) =>
        regionSigns(region, toneOf(style.theme, region.tint), style, module, kept),
      )
    : [];
  return {
    ground: [
      ...surroundings(regions, style, module),
      ...regions.flatMap((region) => ground(region, style, module)),
      ...signs.flat(),
      ...borderLines(regions, style, module),
      ...(style.layers.links ? links(byKey, scene.borders, style, module, kept) : []),
    ],
    writing: [...writing.map(({ name }) => name), ...writing.flatMap(({ marks }) => marks)],
  };
}

/** Paper around the regions, in modules: as far as the sea is drawn, and names that reach over. */
const AIR = 2.8;

/** A board of regions as somebody sees it, to be drawn. Nothing of the GM's notes is in it. */
export function regionPlan(scene: BoardScene): BoardPlan<RegionLayer> {
  const { regions } = scene;
  return {
    box: around(
      outlinesBox(regions.flatMap(({ outlines }) => outlines)) ?? BLANK_BOX,
      AIR * moduleOf(regions),
    ),
    layers: ['signs', 'links', 'presence'],
    draw: (style) => drawn(scene, style),
  };
}
