import type { Settings } from '../../../../kernel';
import type { Grossfeld, TurnClock, WorldMap } from '../../../../world';
import { terrainOf } from '../catalogue';
import { choiceOf } from '../settings';
import { thawed } from '../terrain';

/** Moons in which ice lasts where the calendar rules: Drachenmond to Wolfsmond, December to March (WW-12.2-16). */
const WINTER: readonly number[] = [10, 11, 12];

/** A Großfeld whose frozen fields are again what they were; itself if none is frozen. */
const withoutIce = (chunk: Grossfeld): Grossfeld => {
  if (Object.keys(chunk.baseTerrain).length === 0) return chunk;
  const terrain = chunk.terrain.map((key, index) => {
    const before = chunk.baseTerrain[index];
    const now = terrainOf(key);
    if (before === undefined || now === undefined) return key;
    return thawed(now, terrainOf(before))?.key ?? key;
  });
  return { ...chunk, terrain, baseTerrain: {} };
};

/**
 * The map at the start of a turn: where the GM lets the calendar rule, all that is known to have been frozen thaws
 * as soon as a turn begins outside winter (WW-12.2-16); freezing stays the GM's word. The same map if nothing thaws.
 */
export function thawedByCalendar(
  { map, clock }: { readonly map: WorldMap; readonly clock: TurnClock },
  settings: Settings,
): WorldMap {
  const isWinter = WINTER.includes(clock.moon);
  if (choiceOf(settings, 'terrain.freeze_mode') !== 'calendar' || isWinter) return map;
  const chunks = Object.values(map.grossfelder);
  const thawing = chunks.filter(({ baseTerrain }) => Object.keys(baseTerrain).length > 0);
  if (thawing.length === 0) return map;
  const grossfelder = { ...map.grossfelder };
  for (const chunk of thawing) grossfelder[chunk.no] = withoutIce(chunk);
  return { ...map, grossfelder };
}
