import type { Settings } from '../../../../kernel';
import { choiceOf } from '../settings';
import { type Counts, together } from './shares';

/** The terrain of most heads, ties by key; undefined of none. */
const mainOrigin = (counts: Counts): string | undefined =>
  Object.entries(counts).sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0]?.[0];

const heads = (counts: Counts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/**
 * Heads by terrain of raising after others have joined a unit (WW-5.1-26, WW-12.5-14): they keep their own origin;
 * where `unit.origin_rule` is `first`, they take on that of the unit they join (WW-12.2-15).
 */
export function joinedOrigins(unit: Counts, joining: Counts, settings: Settings): Counts {
  const origin = mainOrigin(unit);
  return choiceOf(settings, 'unit.origin_rule') === 'first' && origin !== undefined
    ? together(unit, { [origin]: heads(joining) })
    : together(unit, joining);
}
