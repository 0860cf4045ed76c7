import { MOON_STEPS } from '../moon';
import type { Clock } from './state';

/** Ends the moon that runs: the marches are done, the next moon has not begun (WW-10.1-08, WW-10.1-17 (h)). */
export const endMoon = (clock: Clock): void => {
  for (const step of MOON_STEPS) step(clock);
};
