import type { Saying } from '../../../kernel';
import { dayOf, isFirstOfDay } from '../rules/public-map';

/** How a round is named: by its day and its place in the day; round 0 is the set-up (TM-2-04, TM-2-15). */
export function roundDated(round: number): Saying {
  if (round === 0) return { name: 'moerderspiel.setup', about: {} };
  const about = { day: dayOf(round), round: isFirstOfDay(round) ? 1 : 2 };
  return { name: 'moerderspiel.round', about };
}

/** The round with which the public map of a round was published: the first one of its day (TM-3-11); 0 before the game. */
export function publishedWith(round: number): number {
  return isFirstOfDay(round) || round === 0 ? round : round - 1;
}
