import type { BalanceRow, BalanceSheet, ComparedRow, SheetComparison } from '../../../../engine';
import type { StatedFigures } from './stated';

/** A row of the closing: what the books say, what the player says, and how his figure came about. */
export interface ClosingRow {
  /** Name of the row within the summary: its id, or its key. */
  readonly id: string;
  /** The row of the books; null = only the player has it. */
  readonly row: BalanceRow | null;
  /** The player's words for a row of his own. */
  readonly words: string;
  /** Gold; null = not stated. */
  readonly stated: number | null;
  /** Stated less computed, gold; null = nothing to compare. */
  readonly difference: number | null;
  readonly compared: ComparedRow | null;
}

/** Rows of a player's summary by their names in the books. */
const NAMES: Readonly<Record<string, string>> = {
  before: 'oldTreasury',
  land: 'landTax',
  settlements: 'settlementTax',
  settlementUpkeep: 'settlementUpkeep',
  infrastructure: 'infrastructureUpkeep',
  units: 'unitUpkeep',
  muster: 'muster',
  building: 'newStructures',
  after: 'newTreasury',
};

/** The compared rows by the names of the books; free rows are counted from 1. */
const comparedByName = (
  comparison: SheetComparison | undefined,
): ReadonlyMap<string, ComparedRow> => {
  const rows = comparison?.rows ?? [];
  const free = rows.filter(({ key }) => key === 'other');
  return new Map(
    rows.map((row) => [NAMES[row.key] ?? `other${String(free.indexOf(row) + 1)}`, row]),
  );
};

const closingRow = (
  id: string,
  row: BalanceRow | null,
  compared: ComparedRow | undefined,
  stated: number | undefined,
): ClosingRow => {
  const computed = row?.cells['gold']?.value ?? 0;
  return {
    id,
    row,
    words: compared?.words ?? '',
    stated: stated ?? null,
    difference: stated === undefined ? null : stated - computed,
    compared: compared ?? null,
  };
};

/**
 * The summary from the old treasury to the new one with the player's figures beside it. Rows that only the player
 * has stand before the last one, unless they are nothing.
 */
export function closingRows(
  { summary }: BalanceSheet,
  comparison: SheetComparison | undefined,
  figures: StatedFigures,
): readonly ClosingRow[] {
  const compared = comparedByName(comparison);
  const own = summary.map((row) => {
    const id = row.id ?? row.key;
    return closingRow(id, row, compared.get(id), figures.at('summary', id, 'gold'));
  });
  const known = new Set(own.map(({ id }) => id));
  const foreign = figures
    .rowsOf('summary')
    .filter((id) => !known.has(id) && figures.at('summary', id, 'gold') !== 0)
    .map((id) => closingRow(id, null, compared.get(id), figures.at('summary', id, 'gold')));
  return [...own.slice(0, -1), ...foreign, ...own.slice(-1)];
}
