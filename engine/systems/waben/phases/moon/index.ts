import type { Clock } from '../clock/state';
import { building } from './building';
import { completions } from './completion';
import { crewsOf } from './crews';
import { terrainLosses } from './losses';
import { sieges } from './siege';
import { starvation } from './starvation';

/** Sieges, repair and building of the moon that ends, with the same men (WW-10.1-08, WW-10.1-17 (h)). */
const labour = (clock: Clock): void => {
  const crews = crewsOf(clock);
  sieges(clock, crews);
  building(clock, crews);
};

/**
 * What is done at the end of every moon, in this order: sieges and building, losses by terrain and hunger; what is
 * finished stands from the next moon on (WW-10.1-08, WW-10.1-09).
 */
export const MOON_STEPS: readonly ((clock: Clock) => void)[] = [
  labour,
  terrainLosses,
  starvation,
  completions,
];
