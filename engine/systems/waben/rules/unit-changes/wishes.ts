import type { PartyKey, Unit } from '../../../../world';
import { remarkOf, type WabenOrder } from '../../orders/content';

const partiesNamed = (order: WabenOrder, kind: 'release' | 'spare'): readonly PartyKey[] => [
  ...new Set(
    order.remarks.flatMap((remark) =>
      (remark.kind === 'release' || remark.kind === 'spare') && remark.kind === kind
        ? [remark.party]
        : [],
    ),
  ),
];

/**
 * A unit with what its row wishes for good: parties it may carry and spares, as ordered last (WW-6.3-20,
 * WW-5.3-32, WW-11.2-03), inside or before the settlement (WW-12.5-15), the rank of a scout (WW-5.1-11). A row that
 * names no party takes the word back; one that says nothing of a settlement leaves it.
 */
export function withWishes(unit: Unit, order: WabenOrder): Unit {
  const carries = partiesNamed(order, 'release');
  const spares = partiesNamed(order, 'spare');
  const station = remarkOf(order, 'station');
  return {
    ...unit,
    scout: unit.scout || remarkOf(order, 'scout') !== undefined,
    ...(carries.length === 0 && unit.carries === undefined ? {} : { carries }),
    ...(spares.length === 0 && unit.spares === undefined ? {} : { spares }),
    ...(station === undefined ? {} : { inside: station.inside }),
  };
}

/** A transport released to one more party by a word of the letter (WW-5.3-32). */
export function withRelease(unit: Unit, party: PartyKey): Unit {
  return unit.carries?.includes(party) === true
    ? unit
    : { ...unit, carries: [...(unit.carries ?? []), party] };
}
