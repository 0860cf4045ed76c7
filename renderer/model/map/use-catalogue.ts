import { useMemo } from 'react';
import { hexGameOf, systems, type TerrainKey, type TerrainStyle } from '../../../engine';
import { useSession } from '../state/session';
import { catalogueOf, type TerrainCatalogue } from './catalogue';

/** The terrain kinds of a game by key; none for a game without terrain. */
export function terrainsOf(system: string): Readonly<Record<TerrainKey, TerrainStyle>> {
  return hexGameOf(systems[system]).terrains;
}

/** The terrain kinds of the open campaign's game. */
export function useTerrains(): Readonly<Record<TerrainKey, TerrainStyle>> {
  return terrainsOf(useSession(({ campaign }) => campaign?.system ?? ''));
}

/** The same kinds arranged by height and nature. */
export function useCatalogue(): TerrainCatalogue {
  const terrains = useTerrains();
  return useMemo(() => catalogueOf(terrains), [terrains]);
}
