import type { PartyKey } from '../../../../world';
import { finding, type OrderFindingCode, type Concern } from '../../orders/finding';
import { type Board, boardOf } from '../../rules/movement/board';
import type { Book } from '../../rules/economy/book';
import type { TurnRun } from '../run';

/** Parties in the order in which they are booked. */
export const partiesInOrder = ({ world }: TurnRun): readonly PartyKey[] =>
  Object.keys(world.parties).sort();

/** The run with the books of one party replaced. */
export const withBook = (run: TurnRun, book: Book): TurnRun => ({
  ...run,
  books: { ...run.books, [book.party]: book },
});

/** A change to the books of each party in turn. */
export const forEachBook = (run: TurnRun, change: (run: TurnRun, book: Book) => TurnRun): TurnRun =>
  partiesInOrder(run).reduce((before, party) => {
    const book = before.books[party];
    return book === undefined ? before : change(before, book);
  }, run);

/** The run with one more finding on a party. */
export const noted = (
  run: TurnRun,
  code: OrderFindingCode,
  party: PartyKey,
  concern: Concern = {},
): TurnRun => ({ ...run, findings: [...run.findings, finding(code, party, concern)] });

/** A row was not paid in full: said once, and nothing later is paid (WW-3.2-05). */
export const overdrawn = (run: TurnRun, book: Book, row: string, missing: number): TurnRun => {
  const after = withBook(run, { ...book, isExhausted: true });
  return run.books[book.party]?.isExhausted === true
    ? after
    : noted(after, 'F-BAL-OVERDRAWN', book.party, { about: { row, missing } });
};

/** The board of the map as it is now. */
export const boardNow = (run: TurnRun): Board =>
  run.world.map === run.input.world.map ? run.board : boardOf(run.world.map, run.input.settings);
