import type { RuleSystem, Settings } from '../../kernel';
import type { SeenBoard } from '../dossier';
import type { SeenRegion } from '../regions';
import type { World } from '../world';

/**
 * The board of regions as everybody sees it, without the GM's notes, and with who is where as far as the game tells
 * it; undefined for worlds without one.
 */
export const seenBoard = (
  world: World,
  { presence }: Pick<RuleSystem<World>, 'presence'>,
  settings: Settings,
): SeenBoard | undefined => {
  if (world.board === undefined) return undefined;
  const { regions, borders } = world.board;
  return {
    regions: Object.fromEntries(
      Object.keys(regions)
        .sort()
        .flatMap((key): readonly (readonly [string, SeenRegion])[] => {
          const region = regions[key];
          if (region === undefined) return [];
          const { name, outlines, point, tint, figures } = region;
          return [[key, { key, name, outlines, point, tint, figures }]];
        }),
    ),
    borders,
    presence: presence?.(world, settings) ?? {},
  };
};
