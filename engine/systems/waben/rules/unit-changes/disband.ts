import { type Explained, ruled, type Rulings, type Settings } from '../../../../kernel';
import type { FieldAddress } from '../../../../hex';
import type { Unit } from '../../../../world';
import { typeOfUnit } from '../movement/plan';
import { disbandingRefund } from '../units';

/** What becomes of a unit that is to be disbanded (WW-5.1-36). */
export type Disbanding = 'stays' | 'refunded' | 'lost';

/**
 * Whether a unit is disbanded after its march (WW-5.1-35, WW-12.5-11): at the place its order names, or where it
 * stands if it names none; money comes back in own finished settlements only. If the named place was not reached it
 * stays.
 */
export function disbandingOf(
  place: FieldAddress | null,
  field: FieldAddress | undefined,
  town: FieldAddress | undefined,
  isOwnTown: boolean,
): Disbanding {
  if (place !== null && place !== field && place !== town) return 'stays';
  return isOwnTown ? 'refunded' : 'lost';
}

/** Gold that comes back for a unit with its leaders, or the GM's whole number (WW-5.1-36). */
export function refundOf(unit: Unit, settings: Settings, rulings: Rulings): Explained {
  const goods = { type: typeOfUnit(unit), size: unit.size, leaders: unit.leaders };
  const key = `disband/${unit.id}/refund`;
  const computed = disbandingRefund(goods, settings);
  return Number.isInteger(rulings[key]?.value) ? ruled(key, computed, rulings) : computed;
}
