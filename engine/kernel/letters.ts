import type { Concern } from './finding';
import type { OrderRow, OrderSheet } from './order';
import type { TurnInput } from './turn-input';

/**
 * The letter of a party that counts: the last one received for this turn, as the GM may take orders until the next
 * step. Without recorded letters it is the submitted text.
 */
export function letterInForce(
  {
    orders,
    letters = [],
    world,
  }: Pick<TurnInput<{ readonly clock: { readonly turn: number } }>, 'orders' | 'letters' | 'world'>,
  party: string,
): string | undefined {
  const own = letters.filter(
    (letter) => letter.party === party && letter.turn === world.clock.turn,
  );
  const last = own.reduce<(typeof own)[number] | undefined>(
    (latest, letter) =>
      latest === undefined || letter.receivedAt >= latest.receivedAt ? letter : latest,
    undefined,
  );
  return last?.text ?? (Object.hasOwn(orders, party) ? orders[party] : undefined);
}

/** Subject of a finding about an order: its number in the letter, and its words there. */
export function concernOf(
  { text }: Pick<OrderSheet<unknown>, 'text'>,
  { unit, span }: Pick<OrderRow<unknown>, 'unit' | 'span'>,
): Concern {
  return { order: unit, at: { span, text: text.slice(span.start, span.end) } };
}
