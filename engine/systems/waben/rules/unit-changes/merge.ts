import type { Settings } from '../../../../kernel';
import type { Place, Unit } from '../../../../world';
import { typeOfUnit } from '../movement/plan';
import { minimumSizeOf } from '../settings';
import { joinedOrigins } from './origin';

const isSamePlace = (a: Place, b: Place): boolean => {
  if (a.kind === 'aboard') return b.kind === 'aboard' && a.carrier === b.carrier;
  if (b.kind === 'aboard' || a.field !== b.field) return false;
  return a.kind === 'field' ? b.kind === 'field' : b.kind === 'side' && a.side === b.side;
};

/** Why two units cannot become one; undefined if they can (WW-6.3-15). */
export function mergerProblem(
  unit: Unit,
  other: Unit | undefined,
): 'unknown' | 'type' | 'place' | undefined {
  if (other === undefined || other.id === unit.id || other.party !== unit.party) return 'unknown';
  const isAlike = typeOfUnit(unit).key === typeOfUnit(other).key;
  if (!isAlike || unit.character !== null || other.character !== null) return 'type';
  return isSamePlace(unit.place, other.place) ? undefined : 'place';
}

const sumOf = (a: number | undefined, b: number | undefined): number => (a ?? 0) + (b ?? 0);

/**
 * One unit of two, under the number of `kept`: sizes, leaders, gold and heads by terrain of raising add, the lower
 * morale and the older debt count (WW-6.3-15). A scout grown to minimum size is none any more (WW-5.1-11).
 */
export function merged(kept: Unit, joining: Unit, settings: Settings): Unit {
  const size = kept.size + joining.size;
  const gold = sumOf(kept.gold, joining.gold);
  const unpaid = Math.max(kept.unpaid ?? 0, joining.unpaid ?? 0);
  return {
    ...kept,
    size,
    leaders: kept.leaders + joining.leaders,
    raised: joinedOrigins(kept.raised, joining.raised, settings),
    morale: Math.min(kept.morale, joining.morale),
    scout: kept.scout && size < minimumSizeOf(typeOfUnit(kept), settings),
    ...(gold === 0 ? {} : { gold }),
    ...(unpaid === 0 ? {} : { unpaid }),
  };
}
