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

/** Leaders that so many elements need. */
const neededFor = ({ type }: MusterRequest, size: number, settings: Settings): number =>
  size === 0 ? 0 : leadersNeeded(type, size, settings).value;

/** Goods of so many elements, with the leaders they bring (WW-5.1-27). */
const goodsOf = (request: MusterRequest, size: number, settings: Settings): Goods => ({
  type: request.type,
  size,
  leaders: request.leaders ?? neededFor(request, size, settings),
});

/** Less than the leaders named: of those alone so many, else so many elements with no more than they need. */
const fewerOf = (request: MusterRequest, size: number, settings: Settings): Goods =>
  request.count === 0
    ? { type: request.type, size: 0, leaders: size }
    : {
        type: request.type,
        size,
        leaders: Math.min(request.leaders ?? 0, neededFor(request, size, settings)),
      };

/** Gold that goods take of the muster capacity: leaders too, unless the GM leaves them out (WW-12.5-09). */
export function capacityUsed(goods: Goods, settings: Settings): number {
  return raisingCost(
    flagOf(settings, 'unit.leader_uses_capacity') ? goods : { ...goods, leaders: 0 },
    settings,
  ).value;
}

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

/** The greatest goods that capacity and gold allow; -1 = none. */
const fitting = (
  { capacity, gold }: MusterRequest,
  most: number,
  goods: (size: number) => Goods,
  settings: Settings,
): { readonly size: number; readonly cutBy: MusterResult['cutBy'] } => {
  const byCapacity = greatest(most, (size) => capacityUsed(goods(size), settings) <= capacity);
  const byGold = greatest(most, (size) => raisingCost(goods(size), settings).value <= gold);
  const size = Math.min(byCapacity, byGold);
  return { size, cutBy: size === most ? null : byGold < byCapacity ? 'gold' : 'capacity' };
};

/**
 * As much of a wish as capacity and gold allow: elements with the leaders named, or, if these leave no room for any,
 * with as many of them as that number needs (WW-5.1-21, WW-3.2-05).
 */
export function mostRaised(request: MusterRequest, settings: Settings): MusterResult {
  const { type, count } = request;
  const named = (size: number): Goods => goodsOf(request, size, settings);
  const whole = fitting(request, count, named, settings);
  if (whole.size > 0 || whole.size === count)
    return { goods: named(whole.size), cutBy: whole.cutBy };
  const fewer = (size: number): Goods => fewerOf(request, size, settings);
  const part = fitting(request, count === 0 ? (request.leaders ?? 0) : count, fewer, settings);
  const goods = part.size > 0 ? fewer(part.size) : { type, size: 0, leaders: 0 };
  return { goods, cutBy: whole.cutBy };
}
