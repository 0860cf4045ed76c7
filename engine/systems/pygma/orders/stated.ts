import type { Explained } from '../../../kernel';
import type { Objection } from './holdings';
import type { Order, Stated } from './order';

/** An order with its price, what is left when it is booked in its turn, and what the rules say against it. */
export interface Entry {
  readonly order: Order;
  /** 0 GS where it costs nothing or is not carried out. */
  readonly cost: Explained;
  readonly rest: number;
  readonly objections: readonly Objection[];
}

/** The orders of a letter booked in their written order, before anything is run (PI-10-05). */
export interface Trial {
  readonly before: number;
  /** Pay and administration cost of a muster month, booked before everything else. */
  readonly pay: Explained;
  readonly administration: Explained;
  /** What is at the realm's disposal. */
  readonly disposable: number;
  readonly entries: readonly Entry[];
}

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
    treasury: [before],
    pay: [pay.value],
    administration: [administration.value],
    entry: [price],
    rest: [rest],
    total: [spent, before - rest],
  };
  return figures[order.item].includes(order.amount)
    ? entry
    : { ...entry, objections: [...entry.objections, { code: 'W_STATED' }] };
}
