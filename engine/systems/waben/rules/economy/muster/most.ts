import type { Settings } from '../../../../../kernel';
import type { UnitType } from '../../../data';
import { leadersNeeded } from '../../leaders';
import { flagOf } from '../../settings';
import { type Goods, raisingCost } from '../../units';

/** What is wanted, and what it may cost. */
export interface MusterRequest {
  readonly type: UnitType;
  readonly count: number;
  /** Null = as many as a new unit needs. */
  readonly leaders: number | null;
  /** Muster capacity left in the settlement, gold (WW-5.1-21). */
  readonly capacity: number;
  /** Gold at hand. */
  readonly gold: number;
}

/** Goods that can be raised, and what cut the wish down. */
export interface MusterResult {
  readonly goods: Goods;
  readonly cutBy: null | 'capacity' | 'gold';
}

/** Goods of so many elements, with the leaders they bring (WW-5.1-27). */
const goodsOf = ({ type, leaders }: MusterRequest, size: number, settings: Settings): Goods => ({
  type,
  size,
  leaders: leaders ?? (size === 0 ? 0 : leadersNeeded(type, size, settings).value),
});

/** Gold that goods take of the muster capacity: leaders too, unless the GM leaves them out (WW-12.5-09). */
export const capacityUsed = (goods: Goods, settings: Settings): number =>
  raisingCost(
    flagOf(settings, 'unit.leader_uses_capacity') ? goods : { ...goods, leaders: 0 },
    settings,
  ).value;

/** The greatest number up to `most` that passes a test which fails from some number on; -1 if none does. */
const greatest = (most: number, passes: (size: number) => boolean): number => {
  let [low, high] = [-1, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (passes(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** As much of a wish as capacity and gold allow; nothing if not even the leaders fit (WW-5.1-21, WW-3.2-05). */
export const mostRaised = (request: MusterRequest, settings: Settings): MusterResult => {
  const { type, count, capacity, gold } = request;
  const goods = (size: number): Goods => goodsOf(request, size, settings);
  const byCapacity = greatest(count, (size) => capacityUsed(goods(size), settings) <= capacity);
  const byGold = greatest(count, (size) => raisingCost(goods(size), settings).value <= gold);
  const size = Math.min(byCapacity, byGold);
  const cutBy = size === count ? null : byGold < byCapacity ? 'gold' : 'capacity';
  const isNothing = size < 0 || (size === 0 && count > 0);
  return { goods: isNothing ? { type, size: 0, leaders: 0 } : goods(size), cutBy };
};
