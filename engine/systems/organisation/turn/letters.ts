import { letterInForce, type OrderSheet } from '../../../kernel';
import type { PartyKey } from '../../../world';
import { readOrders } from '../orders';
import type { OrganisationOrder } from '../orders/order';
import { isInStep } from '../orders/steps';
import type { PhaseTurn } from './turn';

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
