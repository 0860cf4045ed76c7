import type { Settings } from '../../../../kernel';
import type { TurnClock } from '../../../../world';
import { isIncomeDue, isMusterDue } from '../calendar';
import { choiceOf } from '../settings';

/** True if taxes are booked in a turn: it covers an income moon, or a muster moon if the GM wants that (WW-12.3-01). */
export function isTaxDue(clock: TurnClock, settings: Settings): boolean {
  return choiceOf(settings, 'econ.tax_booking') === 'muster_moon'
    ? isMusterDue(clock)
    : isIncomeDue(clock);
}

/** True if taxes go to whoever owns field or settlement at the end of the turn instead of its start (WW-12.3-06). */
export function isTaxedAtEnd(settings: Settings): boolean {
  return choiceOf(settings, 'econ.tax_owner_at') === 'income_moon_end';
}

/** True if unit upkeep is due in a turn: it covers a muster moon, or an income moon if the GM wants that (WW-12.3-07). */
export function isUnitUpkeepDue(clock: TurnClock, settings: Settings): boolean {
  return choiceOf(settings, 'econ.unit_upkeep_at') === 'income_moon'
    ? isIncomeDue(clock)
    : isMusterDue(clock);
}
