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
  return { name: name.mark, marks, rects: [name.rect, ...rects] };
};

/**
 * A board as somebody sees it, as one list of marks for screen, picture and paper. Places are those of the plane; sizes
 * follow the mean size of its regions.
 */
export const boardList = (scene: BoardScene, style: BoardStyle): DisplayList => {
  const { regions } = scene;
  if (regions.length === 0) return [];
  const module = moduleOf(regions);
  const byKey = Object.fromEntries(regions.map((region) => [region.key, region]));
  const writing = regions.map((region) => written(scene, style, module, region));
  const kept = writing.flatMap(({ rects }) => rects);
  const signs = style.hasSigns
    ? regions.map((region) =>
        regionSigns(region, toneOf(style.theme, region.tint), style, module, kept),
      )
    : [];
  return [
    ...surroundings(regions, style, module),
    ...regions.flatMap((region) => ground(region, style, module)),
    ...signs.flat(),
    ...borderLines(regions, style, module),
    ...(style.hasLinks ? links(byKey, scene.borders, style, module, kept) : []),
    ...writing.map(({ name }) => name),
    ...writing.flatMap(({ marks }) => marks),
  ];
};
