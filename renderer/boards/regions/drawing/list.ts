import { outlinesBox, type RegionBox, type SeenRegion } from '../../../../engine';
import { around } from '../../kit/camera';
import type { BoardPlan, DrawnBoard } from '../../kit/paper';
import { borderLines, ground, surroundings } from './land';
import { nameOfRegion } from './lettering';
import { links } from './links';
import { plaqueLetters, plaques } from './plaques';
import { type BoardScene, type BoardStyle, moduleOf, type RegionLayer } from './scene';
import { regionSigns } from './signs';
import { toneOf } from './tones';

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
