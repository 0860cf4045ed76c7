import { useMemo } from 'react';
import {
  type HexFeature,
  type HexGame,
  hexGameOf,
  type RuleSystem,
  systems,
  type TerrainKey,
  type TerrainStyle,
  type World,
} from '../../../engine';
import type { MapTool } from '../state/view';
import { useSession } from '../state/session';
import { catalogueOf, type TerrainCatalogue } from './catalogue';

/** The terrain kinds of a game by key; none for a game without terrain. */
export function terrainsOf(system: string): Readonly<Record<TerrainKey, TerrainStyle>> {
  return hexGameOf(systems[system]).terrains;
}

const FEATURES: readonly MapTool[] = [
  'river',
  'spring',
  'road',
  'bridge',
  'canal',
  'wall',
  'harbour',
] satisfies readonly HexFeature[];

/** Whether a game has what a tool draws. */
export function isOffered(system: RuleSystem<World> | undefined, tool: MapTool): boolean {
  const { features } = hexGameOf(system);
  if (tool === 'order') return system?.orders.drawn !== undefined;
  return (
    features === undefined ||
    !FEATURES.includes(tool) ||
    features.some((feature) => feature === tool)
  );
}

/** The game of the open campaign. */
export function useGame(): RuleSystem<World> | undefined {
  return systems[useSession(({ campaign }) => campaign?.system ?? '')];
}

/** What a game says of its map, of the open campaign. */
export function useHexGame(): HexGame<World> {
  return hexGameOf(useGame());
}

/** The terrain kinds of the open campaign's game. */
export function useTerrains(): Readonly<Record<TerrainKey, TerrainStyle>> {
  return useHexGame().terrains;
}

/** The same kinds arranged by height and nature. */
export function useCatalogue(): TerrainCatalogue {
  const terrains = useTerrains();
  return useMemo(() => catalogueOf(terrains), [terrains]);
}
