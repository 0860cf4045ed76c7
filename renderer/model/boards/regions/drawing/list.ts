import { outlinesBox, type Point, type RegionBox, type SeenRegion } from '../../../../../engine';
import { INKS, type Mark, type Rect } from '../../../../kit/cartography';
import { around } from '../../../../kit/board/camera';
import type { BoardPlan, DrawnBoard } from '../../../../kit/board/paper';
import { borderLines, ground, surroundings } from './land';
import { nameOfRegion } from './lettering';
import { plaqueLetters, plaques } from './plaques';
import { type BoardScene, type BoardStyle, isCovered, moduleOf, type RegionLayer } from './scene';
import { regionSigns } from './signs';
import { toneOf } from './tones';

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
