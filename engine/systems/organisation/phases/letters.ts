import type { TurnInput } from '../../../kernel';
import type { PartyKey, World } from '../../../world';

/**
 * The letter of an organisation that counts: of those that came the last one for this phase, as the GM may take orders
 * until he goes on (OS-7-03). Where no letters are noted, the text handed in is it.
 */
export const letterInForce = (
  { orders, letters = [], world }: TurnInput<World>,
  party: PartyKey,
): string | undefined => {
  const own = letters.filter(
    (letter) => letter.party === party && letter.turn === world.clock.turn,
  );
  const last = own.reduce<(typeof own)[number] | undefined>(
    (latest, letter) =>
      latest === undefined || letter.receivedAt >= latest.receivedAt ? letter : latest,
    undefined,
  );
  return last?.text ?? (Object.hasOwn(orders, party) ? orders[party] : undefined);
};
