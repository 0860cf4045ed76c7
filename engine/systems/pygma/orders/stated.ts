import type { Stated } from './order';
import type { Entry, Trial } from './trial';

/** A figure of the player's own sheet held against the books, the price of an entry against that of the one before (PI-10-02). */
export function heldAgainst(
  {
    before,
    pay,
    administration,
    disposable,
    rest,
  }: Omit<Trial, 'entries'> & { readonly rest: number },
  entry: Entry,
  last: Entry | undefined,
): Entry {
  const { order } = entry;
  if (order.kind !== 'STATED') return entry;
  const spent = disposable - rest;
  const price = last?.objections.length === 0 ? last.cost.value : order.amount;
  const figures: Readonly<Record<Stated, readonly number[]>> = {
    ...{ treasury: [before], pay: [pay.value], administration: [administration.value] },
    ...{ entry: [price], rest: [rest], total: [spent, before - rest] },
  };
  return figures[order.item].includes(order.amount)
    ? entry
    : { ...entry, objections: [...entry.objections, { code: 'W_STATED' }] };
}
