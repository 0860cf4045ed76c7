import { type PartyKey, unitId, type UnitId } from '../../../world';
import { readOrders, type Remark, type WabenRow, type WabenSheet } from '../orders';
import { withAllowedExtensions } from '../orders/allowed';
import { type Declaration, declarationsOf } from '../orders/declaration';
import { declaredIn } from '../orders/declaring/declared';
import { sortedOut } from '../orders/declaring/repeated';
import type { TurnRun } from './run';

/** The first row of each unit; a second one does not count (WW-5.1-03). */
const rowsOf = (sheets: readonly WabenSheet[]): Readonly<Record<UnitId, WabenRow>> => {
  const rows: Record<UnitId, WabenRow> = {};
  for (const { party, rows: own } of sheets) {
    for (const row of own) rows[unitId(party, row.unit)] ??= row;
  }
  return rows;
};

/** A transport released in the letter takes units as if its row said so (WW-6.3-20). */
const withReleases = (sheet: WabenSheet, declarations: readonly Declaration[]): WabenSheet => {
  const releases = declarationsOf(declarations, 'release');
  if (releases.length === 0) return sheet;
  const remarksOf = (unit: number): readonly Remark[] =>
    releases
      .filter((release) => release.unit === unit)
      .map(({ party, text, span }) => ({ kind: 'release', party, text, span }));
  const rows = sheet.rows.map((row) => ({
    ...row,
    content: { ...row.content, remarks: [...row.content.remarks, ...remarksOf(row.unit)] },
  }));
  return { ...sheet, rows };
};

/** Reads the letters of the parties that exist, orders and declarations; the rest is nobody's. */
export const readSheets = (run: TurnRun): TurnRun => {
  const { orders, world, settings } = run.input;
  const { lattice } = run.board;
  const sheets: Record<PartyKey, WabenSheet> = {};
  const declarations: Record<PartyKey, readonly Declaration[]> = {};
  for (const party of Object.keys(orders).sort()) {
    const text = orders[party];
    if (text === undefined || !Object.hasOwn(world.parties, party)) continue;
    const declared = sortedOut(declaredIn(text, party, world, lattice).declarations).counting;
    const sheet = withAllowedExtensions(
      readOrders(text, party, world, settings, lattice),
      settings,
    );
    sheets[party] = withReleases(sheet, declared);
    declarations[party] = declared;
  }
  return { ...run, sheets, declarations, rows: rowsOf(Object.values(sheets)) };
};
