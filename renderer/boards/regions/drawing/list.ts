import type { SeenRegion } from '../../../../engine';
import type { DisplayList } from '../../../cartography';
import { borderLines, ground, surroundings } from './land';
import { nameOfRegion } from './lettering';
import { links } from './links';
import { plaqueLetters, plaques } from './plaques';
import { type BoardScene, type BoardStyle, moduleOf } from './scene';
import { regionSigns } from './signs';
import { toneOf } from './tones';

/** Names and plaques of one region, and the boxes they cover. */
const written = (scene: BoardScene, style: BoardStyle, module: number, region: SeenRegion) => {
  const name = nameOfRegion(region, style, module);
  const present = style.hasPresence
    ? scene.presence.filter((one) => one.region === region.key)
    : [];
  const letters = plaqueLetters(module, style.scale);
  const { marks, rects } = plaques(scene, style, present, name.below, letters);
  return { name: name.mark, marks, rects: [...name.rects, ...rects] };
};

/** The drawing of a board in two layers, so that what the hand marks can lie between them. */
export interface BoardLayersDrawn {
  /** Land, water, signs, borders and ways. */
  readonly ground: DisplayList;
  /** Names and plaques. */
  readonly writing: DisplayList;
}

/**
 * A board as somebody sees it. Places are those of the plane; sizes follow the mean size of its regions. The same for
 * screen, picture and paper.
 */
export const boardLayers = (scene: BoardScene, style: BoardStyle): BoardLayersDrawn => {
  const { regions } = scene;
  if (regions.length === 0) return { ground: [], writing: [] };
  const module = moduleOf(regions);
  const byKey = Object.fromEntries(regions.map((region) => [region.key, region]));
  const writing = regions.map((region) => written(scene, style, module, region));
  const kept = writing.flatMap(({ rects }) => rects);
  const signs = style.hasSigns
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
      ...(style.hasLinks ? links(byKey, scene.borders, style, module, kept) : []),
    ],
    writing: [...writing.map(({ name }) => name), ...writing.flatMap(({ marks }) => marks)],
  };
};

/** Both layers as one list of marks. */
export const boardList = (scene: BoardScene, style: BoardStyle): DisplayList => {
  const { ground: below, writing } = boardLayers(scene, style);
  return [...below, ...writing];
};
