import { type PartyKey, unitId } from '../../../world';
import type { WabenRow } from '../orders';
import type { TurnRun } from './run';

/** A row of a letter that counts, with its party. */
export interface PartyRow {
  readonly party: PartyKey;
  readonly row: WabenRow;
}

/** A row on a condition of which the GM has not said that it goes (WW-6.3-18). */
const isHeldBack = ({ party, row }: PartyRow, { input }: TurnRun): boolean =>
  row.content.conditional &&
  input.rulings[`march/${unitId(party, row.unit)}/consent`]?.value !== 'goes';

/** The rows of one party that count, by unit number; those the GM has to decide first are left out until he has. */
export const countingRowsOf = (run: TurnRun, party: PartyKey): readonly PartyRow[] =>
  (run.sheets[party]?.rows ?? [])
    .filter((row) => run.rows[unitId(party, row.unit)] === row)
    .map((row): PartyRow => ({ party, row }))
    .filter((row) => !isHeldBack(row, run))
    .sort((a, b) => a.row.unit - b.row.unit);

/** The rows that count, by party key and unit number (WW-0.2-07). */
export const countingRows = (run: TurnRun): readonly PartyRow[] =>
  Object.keys(run.sheets)
    .sort()
    .flatMap((party) => countingRowsOf(run, party));
