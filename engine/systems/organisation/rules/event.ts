import { cellOf, type Explained, fact, rule, type Settings } from '../../../kernel';
import { CHANCES, EMPTY_EVENTS, type EventKey, EVENTS, type Intensity } from '../data/events';
import { EVENT_TABLE } from '../data/tables';
import { amountOf } from './settings';

/** The event two dice come to (OS-14-03). */
export function eventOfDice(first: number, second: number): EventKey {
  return EVENTS[first + second - 2] ?? 'nothing_8';
}

/** Intensity 1 to 4 is low, 5 and 6 are strong (OS-14-01). */
export function intensityOfDie(die: number): Intensity {
  return die >= 5 ? 'strong' : 'low';
}

/** True for the keys of events. */
export function isEventKey(key: unknown): key is EventKey {
  return EVENTS.some((event) => event === key);
}

/**
 * The event that really happens: a 7 is the one recorded last for the same scope, and nothing without one
 * (OS-14-07). What is recorded is never a 7 with a predecessor.
 */
export function resolvedEvent(rolledEvent: EventKey, last: string | null): EventKey {
  if (rolledEvent !== 'repeat_last') return rolledEvent;
  return isEventKey(last) ? last : 'repeat_last';
}

/** True if players can still influence whether it happens (OS-14-03, OS-14-04). */
export function isChance(event: EventKey, intensity: Intensity): boolean {
  return intensity === 'low' && CHANCES.includes(event);
}

/** True for events that bring nothing. */
export function isEmpty(event: EventKey): boolean {
  return EMPTY_EVENTS.includes(event);
}

/**
 * How much an event brings: levels, units or whole money of the table (OS-14-03); of population as the campaign says
 * (OS-14-09); one natural advantage. Whole number.
 */
export function eventAmount(event: EventKey, intensity: Intensity, settings: Settings): Explained {
  const row = String(EVENTS.indexOf(event) + 2);
  const listed = cellOf(settings, EVENT_TABLE, row, intensity);
  if (listed !== undefined) {
    return rule('organisation.eventAmount', 'OS-14-03', listed, { event, intensity });
  }
  if (event !== 'population_minus' && event !== 'population_plus')
    return fact('organisation.oneAdvantage', 1, {}, 'OS-14-08');
  const units = Math.floor(amountOf(settings, 'os.event.population_amount'));
  return fact('organisation.eventPopulation', units, {}, 'OS-14-09');
}
