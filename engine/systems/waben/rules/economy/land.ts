import {
  type BalanceRow,
  type BalanceSection,
  type Explained,
  fact,
  rule,
  type Rulings,
  type Settings,
  operation,
  sum,
} from '../../../../kernel';
import type { PartyKey } from '../../../../world';
import { choiceOf } from '../settings';
import { incomeOfFields, type LandRow } from '../income';
import { cellKey, columnSum, ruledCell } from './book';
import type { Estate } from './estate';

const HEIGHTS = [0, 1, 2, 3, 4] as const;

/** Columns of the land list: fields and gold per height level, then of all levels (WW-3.3-07). */
export const LAND_COLUMNS: readonly string[] = [
  ...HEIGHTS.flatMap((height) => [`fields${String(height)}`, `gold${String(height)}`]),
  'fields',
  'gold',
];

const SECTION = 'landIncome';

/** Fields and gold of one type of terrain, level by level. */
const rowOf = (
  type: string,
  lands: readonly LandRow[],
  ruleCell: (column: string, computed: Explained) => Explained,
): BalanceRow => {
  const cells: Record<string, Explained> = {};
  for (const { terrain, fields, income } of lands) {
    const { key, height } = terrain;
    cells[`fields${String(height)}`] = fact('fields', fields, { terrain: key }, 'WW-3.3-02');
    cells[`gold${String(height)}`] = ruleCell(`gold${String(height)}`, income);
  }
  const parts = (name: string): readonly Explained[] =>
    HEIGHTS.flatMap((height) => cells[`${name}${String(height)}`] ?? []);
  cells['fields'] = sum(...parts('fields'));
  cells['gold'] = ruleCell('gold', sum(...parts('gold')));
  return { key: type, about: {}, cells };
};

/** Gold of all rows, rounded at the end if the GM wants that (WW-12.3-04). */
const totalGold = (rows: readonly BalanceRow[], settings: Settings): Explained => {
  const parts = rows.flatMap(({ cells }) => cells['gold'] ?? []);
  const body =
    choiceOf(settings, 'econ.rounding') === 'half_up_sum'
      ? operation('sum', parts, 'halfUp')
      : sum(...parts);
  return rule('landIncome', 'WW-3.3-02', body);
};

/**
 * The list of land taxes: one row per type of terrain in the order of the rule page, with fields and gold per
 * height level, and the sums of the columns (WW-3.3-02, WW-3.3-07). `percent` = the tax rate, if it is not the
 * usual one (WW-9.5-05).
 */
export function landSection(
  party: PartyKey,
  estate: Estate,
  percent: number | undefined,
  settings: Settings,
  rulings: Rulings,
): BalanceSection {
  const { rows: lands } = incomeOfFields(estate.fields, settings, percent);
  const types = [...new Set(lands.map(({ terrain }) => terrain.type))];
  const rows = types.map((type) =>
    rowOf(
      type,
      lands.filter(({ terrain }) => terrain.type === type),
      (column, computed) => ruledCell(cellKey(party, SECTION, type, column), computed, rulings),
    ),
  );
  const totals = Object.fromEntries(
    LAND_COLUMNS.map((column) => [
      column,
      ruledCell(
        cellKey(party, SECTION, 'total', column),
        column === 'gold' ? totalGold(rows, settings) : columnSum(rows, column),
        rulings,
      ),
    ]),
  );
  return { key: SECTION, columns: LAND_COLUMNS, rows, totals };
}
