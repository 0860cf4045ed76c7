import type { Saying, Settings, WallClock } from '../../../kernel';
import { finding } from '../orders/finding';
import type { GameState } from '../state/types';
import { dayOf, isFirstOfDay } from './public-map';
import { choiceOf, flagOf } from './settings';

/**
 * The clock of a game: a day begins and ends at one time of day, its second round begins at another one. Round n ends at
 * boundary n; the set-up is round 0 and ends with the beginning of the first day (TM-2-02 to TM-2-04, TM-2-15).
 * What comes late is refused unless the GM admits it (TM-2-09); a round that resolves itself is shown, and the GM applies it
 * (TM-2-14).
 */
export function wallClock({ round }: Pick<GameState, 'round'>, settings: Settings): WallClock {
  return {
    zone: choiceOf(settings, 'tm.clock.timezone'),
    start: choiceOf(settings, 'tm.clock.start'),
    marks: [
      choiceOf(settings, 'tm.clock.day_boundary'),
      choiceOf(settings, 'tm.clock.mid_boundary'),
    ],
    ends: round,
    takesLate: flagOf(settings, 'tm.orders.late_by_gm'),
    resolves: flagOf(settings, 'tm.clock.auto_resolve'),
    late: (party, words) =>
      finding('E_LATE', party, { at: { text: words, span: { start: 0, end: words.length } } }),
  };
}

/** How a round is named: by its day and its place in the day; round 0 is the set-up (TM-2-04, TM-2-15). */
export function roundDated(round: number): Saying {
  if (round === 0) return { name: 'moerderspiel.setup', about: {} };
  const about = { day: dayOf(round), round: isFirstOfDay(round) ? 1 : 2 };
  return { name: 'moerderspiel.round', about };
}
