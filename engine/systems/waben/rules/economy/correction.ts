import { calc, type ClauseId, type Explained, fact, type Rulings, sum } from '../../../../kernel';
import {
  type Account,
  accountTotal,
  type Book,
  book,
  cellKey,
  columnSum,
  entriesOf,
  outgoing,
  ruledCell,
  type SectionKey,
} from './book';

/** Name of a correction among the causes of postings; it is no row of its own. */
export const CORRECTION = 'correction';

/** Accounts with one row each, in the order of the booklet (WW-3.3-07). */
export const SUMMED = [
  'landTax',
  'settlementTax',
  'settlementUpkeep',
  'infrastructureUpkeep',
  'unitUpkeep',
  'muster',
  'newStructures',
] as const satisfies readonly Account[];

/** The sum of the raising list, or the GM's word over it. */
export function musterTotal({ party, muster }: Book, rulings: Rulings): Explained {
  return ruledCell(cellKey(party, 'muster', 'total', 'gold'), columnSum(muster, 'gold'), rulings);
}

/** The sum of a list that is booked row by row, as its account counts it. */
const listTotal = (books: Book, account: Account, rulings: Rulings): Explained | undefined => {
  const { gross, upkeep } = books.sections.settlementIncome?.totals ?? {};
  if (account === 'settlementTax') return gross;
  if (account === 'settlementUpkeep') return upkeep;
  return account === 'muster' ? musterTotal(books, rulings) : undefined;
};

/** The sum of a list as a movement of gold, if the GM entered it. */
const fixedSum = (books: Book, account: Account, rulings: Rulings): Explained | undefined => {
  const total = listTotal(books, account, rulings);
  if (total?.kind !== 'override') return undefined;
  return account === 'settlementUpkeep' ? outgoing(total) : total;
};

/** List from which an account that is due at certain moons is booked, and why it is not booked in others. */
const DUE: Readonly<Partial<Record<Account, readonly [SectionKey, name: string, ClauseId]>>> = {
  landTax: ['landIncome', 'taxNotDue', 'WW-3.4-03'],
  settlementTax: ['landIncome', 'taxNotDue', 'WW-3.4-03'],
  settlementUpkeep: ['infrastructureUpkeep', 'upkeepNotDue', 'WW-4.1-24'],
  infrastructureUpkeep: ['infrastructureUpkeep', 'upkeepNotDue', 'WW-4.1-24'],
  unitUpkeep: ['unitUpkeep', 'unitUpkeepNotDue', 'WW-3.4-03'],
};

/** Why nothing of an account is booked: the books have no list of it where it is not due (WW-3.4-03, WW-4.1-24). */
export function notDue(books: Book, account: Account): Explained | undefined {
  const [list, name, clause] = DUE[account] ?? [];
  if (list === undefined || name === undefined || books.sections[list] !== undefined)
    return undefined;
  return entriesOf(books, account).length === 0 ? fact(name, 0, {}, clause) : undefined;
}

/** Computed total of an account by its lists, without corrections: their sum, or the GM's override of it. */
const computedTotal = (books: Book, account: Account, rulings: Rulings): Explained =>
  fixedSum(books, account, rulings) ??
  notDue(books, account) ??
  sum(
    ...entriesOf(books, account)
      .filter(({ posting }) => posting.name !== CORRECTION)
      .map(({ posting }) => posting.why),
  );

/** The figure of a row of the summary: the GM's figure, else the sum of the lists (WW-0.1-05, WW-3.3-07). */
export function summaryFigure(books: Book, account: Account, rulings: Rulings): Explained {
  return ruledCell(
    cellKey(books.party, 'summary', account, 'gold'),
    computedTotal(books, account, rulings),
    rulings,
  );
}

/**
 * Corrects a row of the summary where the GM entered its figure or that of its list: the difference between the GM's
 * figure and what was booked (WW-0.1-05).
 */
export function corrected(books: Book, account: Account, rulings: Rulings): Book {
  const booked = accountTotal(books, account);
  const word = summaryFigure(books, account, rulings);
  return word.value === booked.value
    ? books
    : book(books, {
        account,
        name: CORRECTION,
        why: calc.difference(word, booked),
        about: { row: account },
      });
}
