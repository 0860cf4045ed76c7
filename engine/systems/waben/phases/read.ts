import { type PartyKey, unitId, type UnitId } from '../../../world';
import { readOrders, type WabenRow, type WabenSheet } from '../orders';
import type { TurnRun } from './run';

/** The first row of each unit; a second one does not count (WW-5.1-03). */
const rowsOf = (sheets: readonly WabenSheet[]): Readonly<Record<UnitId, WabenRow>> => {
  const rows: Record<UnitId, WabenRow> = {};
  for (const { party, rows: own } of sheets) {
    for (const row of own) rows[unitId(party, row.unit)] ??= row;
  }
  return rows;
};

/** Reads the order texts of the parties that exist; the rest is nobody's. */
export const readSheets = (run: TurnRun): TurnRun => {
  const { orders, world } = run.input;
  const sheets: Record<PartyKey, WabenSheet> = {};
  for (const party of Object.keys(orders).sort()) {
    const text = orders[party];
    if (text !== undefined && Object.hasOwn(world.parties, party)) {
      sheets[party] = readOrders(text, party, world, run.board.lattice);
    }
  }
  return { ...run, sheets, rows: rowsOf(Object.values(sheets)) };
};
