import type { OrderSheet, TurnInput } from '../../../kernel';
import type { PartyKey, World } from '../../../world';
import { readOrders } from '../orders';
import type { OrganisationOrder } from '../orders/order';
import { isInStep } from '../orders/steps';
import type { PhaseTurn } from './turn';

/**
 * The letter of an organisation that counts: of those that came the last one for this phase, as the GM may take orders
 * until he goes on (OS-7-03). Where no letters are noted, the text handed in is it.
 */
export function letterInForce(
  { orders, letters = [], world }: TurnInput<World>,
  party: PartyKey,
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

/** Reads the letters of the organisations that play; orders under the heading of another step count nowhere (OS-7-03). */
export function readLetters(turn: PhaseTurn): void {
  const sheets = new Map<PartyKey, OrderSheet<OrganisationOrder>>();
  for (const party of Object.keys(turn.state.organisations)) {
    const text = letterInForce(turn.input, party);
    if (text === undefined) continue;
    const sheet = readOrders(text, party, turn.input.world);
    sheets.set(party, { ...sheet, rows: sheet.rows.filter(({ content }) => isInStep(content)) });
  }
  turn.sheets = Object.fromEntries(sheets);
}

/**
 * What there is to say of the letters themselves: lines nobody understands, names that do not exist, orders under the
 * heading of another step. Whether an order can be carried out, its own step says (OS-0-07, OS-7-03).
 */
export function checkLetters(turn: PhaseTurn): void {
  for (const { findings } of Object.values(turn.sheets)) turn.findings.push(...findings);
}
