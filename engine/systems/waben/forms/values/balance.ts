import {
  type BalanceRow,
  type BalanceSection,
  type BalanceSheet,
  cellName,
  formatCount,
  type FormValues,
  type Language,
} from '../../../../kernel';
import { settlementTypeOf } from '../../rules/catalogue';
import {
  LAND_ROWS,
  LEVELS,
  type PrintedRow,
  SUMMARY_ROWS,
  UPKEEP_ROWS,
  WORK_ROWS,
} from '../balance-rows';

/** A whole number as readers of letters take it: German with dots between thousands. */
export function digits(value: number, language: Language): string {
  const plain = Math.abs(value);
  const grouped = language === 'de' ? formatCount(plain) : String(plain);
  return value < 0 ? `-${grouped}` : grouped;
}

/** Rows of cells as values of a table; empty cells are left out. */
export function tableValues(rows: readonly FormValues[]): FormValues {
  return Object.fromEntries(
    rows.flatMap((cells, row) =>
      Object.entries(cells).flatMap(([column, value]) =>
        value === '' ? [] : [[cellName(column, row + 1), value] as const],
      ),
    ),
  );
}

/** The cells of a row by name, with what they are worth; 0 is left out. */
type Figures = Readonly<Record<string, number>>;

const sectionOf = (sheet: BalanceSheet, key: string): BalanceSection | undefined =>
  sheet.sections.find((section) => section.key === key);

const figuresOf = (cells: BalanceRow['cells'] | undefined): Figures =>
  Object.fromEntries(Object.entries(cells ?? {}).map(([name, { value }]) => [name, value]));

/** The values of a table whose rows are printed, from the figures of every row. */
const printed = (
  rows: readonly PrintedRow[],
  columns: Readonly<Record<string, string>>,
  figures: (key: string) => Figures,
  language: Language,
): FormValues =>
  Object.fromEntries(
    rows.flatMap(([key], index) => {
      const row = figures(key);
      return Object.entries(columns).flatMap(([column, cell]) => {
        const value = row[cell] ?? 0;
        return value === 0 ? [] : [[cellName(column, index + 1), digits(value, language)] as const];
      });
    }),
  );

/** The figures of a section by the key of the row; `sum` are its totals. */
const bySection =
  (section: BalanceSection | undefined) =>
  (key: string): Figures =>
    figuresOf(
      key === 'sum' ? section?.totals : section?.rows.find((row) => row.key === key)?.cells,
    );

const landValues = (sheet: BalanceSheet, language: Language): FormValues => {
  const land = sectionOf(sheet, 'landIncome');
  const columns = Object.fromEntries(
    LEVELS.flatMap((_, height) => [
      [`fields${String(height)}`, `fields${String(height)}`],
      [`tax${String(height)}`, `gold${String(height)}`],
    ]),
  );
  const { fields = 0, gold = 0 } = figuresOf(land?.totals);
  return {
    ...printed(LAND_ROWS, columns, bySection(land), language),
    landFields: digits(fields, language),
    landGold: digits(gold, language),
  };
};

const townValues = (sheet: BalanceSheet, language: Language): FormValues => {
  const towns = sectionOf(sheet, 'settlementIncome');
  const { net = 0 } = figuresOf(towns?.totals);
  const rows = (towns?.rows ?? []).map(({ about, cells }) => ({
    townType: settlementTypeOf(String(about['type']))?.display ?? '',
    townPlace: String(about['place']),
    townName: String(about['name']),
    townGold: digits(cells['net']?.value ?? 0, language),
  }));
  return { ...tableValues(rows), townSum: digits(net, language) };
};

/** Costs are written with their sign, and the infrastructure only has a cost as a whole (WW-8.3-24, WW-8.3-27). */
const upkeepValues = (sheet: BalanceSheet, language: Language): FormValues => {
  const works = bySection(sectionOf(sheet, 'infrastructureUpkeep'));
  const units = bySection(sectionOf(sheet, 'unitUpkeep'));
  const cost = works('sum')['gold'] ?? 0;
  return {
    ...printed(
      WORK_ROWS,
      { works0: 'difficulty0', works1: 'difficulty1', works2: 'difficulty2', worksGold: 'cost' },
      (key) => (key === 'sum' ? { ...works(key), cost: -cost } : works(key)),
      language,
    ),
    ...printed(
      UPKEEP_ROWS,
      { heads: 'count', rate: 'rate', cost: 'spent' },
      (key) => ({ ...units(key), spent: -(units(key)['cost'] ?? 0) }),
      language,
    ),
  };
};

/** Rows that only the player can fill in: raising and building, everything other, and their sums. */
const OWN_ROWS: ReadonlySet<string> = new Set(['muster', 'newStructures', 'newTreasury']);

const summaryValues = ({ summary }: BalanceSheet, language: Language): FormValues =>
  Object.fromEntries(
    SUMMARY_ROWS.flatMap(([key], index) => {
      const value = summary.find((row) => row.key === key)?.cells['gold']?.value;
      const isKnown = value !== undefined && !OWN_ROWS.has(key);
      return isKnown ? [[cellName('gold', index + 1), digits(value, language)] as const] : [];
    }),
  );

/**
 * The balance sheet of a half-year by the GM's books, as far as it does not depend on what the player will order
 * (WW-3.3-02, WW-3.3-03).
 */
export function balanceValues(sheet: BalanceSheet, language: Language): FormValues {
  return {
    ...landValues(sheet, language),
    ...townValues(sheet, language),
    ...upkeepValues(sheet, language),
    ...summaryValues(sheet, language),
  };
}
