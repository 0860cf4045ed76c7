import type { OrderSheet } from '../../../kernel';
import type { PartyKey } from '../../../world';
import { readOrders } from '../orders';
import type { OrganisationOrder } from '../orders/order';
import { isInStep } from '../orders/steps';
import { letterInForce } from './letters';
import type { PhaseRun } from './run';

/** Reads the letters of the organisations that play; orders under the heading of another step count nowhere (OS-7-03). */
export const readSheets = (run: PhaseRun): PhaseRun => {
  const sheets = new Map<PartyKey, OrderSheet<OrganisationOrder>>();
  for (const party of Object.keys(run.state.organisations)) {
    const text = letterInForce(run.input, party);
    if (text === undefined) continue;
    const sheet = readOrders(text, party, run.input.world);
    const rows = sheet.rows.filter(({ content }) => isInStep(content));
    sheets.set(party, { ...sheet, rows });
  }
  return { ...run, sheets: Object.fromEntries(sheets) };
};
