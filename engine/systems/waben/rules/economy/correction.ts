import { type Explained, fact, operation, type Rulings, sum } from '../../../../kernel';
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

/** The sum of a list as a movement of gold, if the GM laid it down. */
const fixedSum = (books: Book, account: Account, rulings: Rulings): Explained | undefined => {
  const total = listTotal(books, account, rulings);
  if (total?.kind !== 'override') return undefined;
  return account === 'settlementUpkeep' ? outgoing(total) : total;
};

/** Why no upkeep of structures is booked: it is due with the income, so the books have no list of it (WW-4.1-24). */
const notDue = (books: Book, account: Account): Explained | undefined => {
  const isOfStructures = account === 'settlementUpkeep' || account === 'infrastructureUpkeep';
  const isListed = books.sections.infrastructureUpkeep !== undefined;
  return isOfStructures && !isListed && entriesOf(books, account).length === 0
    ? fact('upkeepNotDue', 0, {}, 'WW-4.1-24')
    : undefined;
};

/** What an account moved by its lists, corrections not counted: their sum, or the GM's word over that sum. */
const computedTotal = (books: Book, account: Account, rulings: Rulings): Explained =>
  fixedSum(books, account, rulings) ??
  notDue(books, account) ??
  sum(
    ...entriesOf(books, account)
      .filter(({ posting }) => posting.name !== CORRECTION)
      .map(({ posting }) => posting.why),
  );

/** The figure of a row of the summary: the GM's word, else what the lists come to (WW-0.1-05, WW-3.3-07). */
export function summaryFigure(books: Book, account: Account, rulings: Rulings): Explained {
  return ruledCell(
    cellKey(books.party, 'summary', account, 'gold'),
    computedTotal(books, account, rulings),
    rulings,
  );
}

/**
 * Books a row of the summary right where the GM laid down its figure or that of its list: the difference between his
 * word and what was booked (WW-0.1-05).
 */
export function corrected(books: Book, account: Account, rulings: Rulings): Book {
  const booked = accountTotal(books, account);
  const word = summaryFigure(books, account, rulings);
  return word.value === booked.value
    ? books
    : book(books, {
        account,
        name: CORRECTION,
        why: operation('difference', [word, booked]),
        about: { row: account },
      });
}
