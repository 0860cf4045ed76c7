import {
  type BalanceRow,
  type BalanceSection,
  type BalanceSheet,
  fact,
  rule,
  type Rulings,
} from '../../../../kernel';
import {
  type Account,
  type Book,
  cellKey,
  columnSum,
  entriesOf,
  ruledCell,
  SECTIONS,
  type SectionKey,
} from './book';
import { CORRECTION, musterTotal, notDue, SUMMED, summaryFigure } from './correction';
import { INFRASTRUCTURE_COLUMNS } from './infrastructure';
import { LAND_COLUMNS } from './land';
import { TOWN_COLUMNS } from './towns';
import { UNIT_COLUMNS } from './unitDues';

/** Columns of the list of raised and disbanded goods (WW-3.3-07); gold is negative where it is spent. */
export const MUSTER_COLUMNS = ['count', 'leaders', 'gold'] as const;

const COLUMNS: Readonly<Record<SectionKey, readonly string[]>> = {
  landIncome: LAND_COLUMNS,
  settlementIncome: TOWN_COLUMNS,
  muster: MUSTER_COLUMNS,
  infrastructureUpkeep: INFRASTRUCTURE_COLUMNS,
  unitUpkeep: UNIT_COLUMNS,
};

const summed = (books: Book, account: Account, rulings: Rulings): BalanceRow => ({
  key: account,
  about: {},
  cells: { gold: summaryFigure(books, account, rulings) },
});

/** Name of the n-th free row, from 1. */
export function otherRow(index: number): string {
  return `other${String(index + 1)}`;
}

/** Movements that are free rows: expenses, payments, booty and the like. */
export function otherEntries(books: Book) {
  return entriesOf(books, 'other').filter(({ posting }) => posting.name !== CORRECTION);
}

const others = (books: Book, rulings: Rulings): readonly BalanceRow[] =>
  otherEntries(books).map(({ posting }, index) => ({
    key: 'other',
    id: otherRow(index),
    about: { ...posting.about, cause: posting.name, n: index + 1 },
    cells: {
      gold: ruledCell(
        cellKey(books.party, 'summary', otherRow(index), 'gold'),
        posting.why,
        rulings,
      ),
    },
  }));

const musterSection = (books: Book, rulings: Rulings): BalanceSection => ({
  key: 'muster',
  columns: MUSTER_COLUMNS,
  rows: books.muster,
  totals: {
    gold: musterTotal(books, rulings),
  },
});

/** Account whose due date decides whether there is a list. */
const ACCOUNT_OF: Readonly<Record<Exclude<SectionKey, 'muster'>, Account>> = {
  landIncome: 'landTax',
  settlementIncome: 'settlementTax',
  infrastructureUpkeep: 'infrastructureUpkeep',
  unitUpkeep: 'unitUpkeep',
};

const sectionOf = (books: Book, key: SectionKey, rulings: Rulings): BalanceSection => {
  if (key === 'muster') return musterSection(books, rulings);
  const section = books.sections[key];
  if (section !== undefined) return section;
  const none = notDue(books, ACCOUNT_OF[key]);
  const empty = { key, columns: COLUMNS[key], rows: [], totals: {} };
  return none === undefined ? empty : { ...empty, none };
};

/**
 * The balance sheet of a party: every list, empty where nothing was due, and the summary from the old treasury to
 * the new one (WW-3.2-03, WW-3.3-01 to -07).
 */
export function sheetOf(books: Book, turn: number, rulings: Rulings): BalanceSheet {
  const old = fact('oldTreasury', books.before, {}, 'WW-3.2-03');
  const rows: readonly BalanceRow[] = [
    { key: 'oldTreasury', about: {}, cells: { gold: old } },
    ...SUMMED.map((account) => summed(books, account, rulings)),
    ...others(books, rulings),
  ];
  const after = rule('newTreasury', 'WW-3.2-03', columnSum(rows, 'gold'));
  const gold = Object.entries(books.vault.gold).filter(([, amount]) => amount !== 0);
  return {
    party: books.party,
    turn,
    sections: SECTIONS.map((key) => sectionOf(books, key, rulings)),
    summary: [...rows, { key: 'newTreasury', about: {}, cells: { gold: after } }],
    before: books.before,
    after,
    storage: Object.fromEntries(gold.sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
