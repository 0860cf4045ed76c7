import { parseFieldAddress } from '../../../hex';
import {
  type BalanceRow,
  fact,
  grouped,
  operation,
  type Posting,
  type TurnEvent,
} from '../../../kernel';
import { settlementAt, type World } from '../../../world';
import { declarationsOf } from '../orders/declaration';
import { type Book, book, cellKey, ruledCell } from '../rules/economy/book';
import { CORRECTION, corrected, SUMMED } from '../rules/economy/correction';
import { isTaxDue, isTaxedAtEnd } from '../rules/economy/dues';
import { otherEntries, otherRow, sheetOf } from '../rules/economy/sheet';
import { stocked, treasurySeat, withVault } from '../rules/economy/storage';
import { moved, put, type Vault, vaultTotal } from '../rules/economy/vault';
import type { Credit } from './credit';
import type { TurnRun } from './run';
import { boardNow, forEachBook, noted, partiesInOrder, withBook } from './spend/books';
import { bookTaxes, estatesNow } from './spend/taxes';

const REFUND = 'refund';

/** Taxes for those who own the land when the turn ends, if the GM wants that (WW-12.3-06). */
const lateTaxes = (run: TurnRun): TurnRun => {
  const { settings } = run.input;
  if (!isTaxedAtEnd(settings) || !isTaxDue(run.input.world.clock, settings)) return run;
  const estates = estatesNow(run, boardNow(run));
  return forEachBook(run, (one, books) => bookTaxes(one, books, estates, false));
};

/** Events that tell of the end of units, by unit id. */
type Partings = ReturnType<typeof partingsOf>;

const partingsOf = ({ events }: TurnRun) =>
  grouped(
    events.filter(({ kind }) => kind === 'disband' || kind === 'loneLeader'),
    ({ about }) => about['unit'],
  );

/** What left with a unit, as its end is told: men and leaders, or leaders alone whose men were gone before. */
const disbandedGoods = (
  told: TurnEvent | undefined,
): { readonly size: number; readonly leaders: number } => {
  const { size = 0, leaders = 0, dismissed = leaders } = told?.about ?? {};
  return { size: Number(size), leaders: Number(dismissed) };
};

/** The row of a unit that was disbanded, as it was then, beside those that were raised (WW-3.3-07, WW-5.1-36). */
const refundRow = (run: TurnRun, { party, posting }: Credit, partings: Partings): BalanceRow => {
  const id = String(posting.about?.['unit'] ?? '');
  const unit = run.input.world.units[id];
  const row = `${String(unit?.number ?? id)}-disbanded`;
  const key = cellKey(party, 'muster', row, 'gold');
  const told = partings.get(id)?.[0];
  const { size, leaders } = disbandedGoods(told);
  const type = unit?.type ?? String(told?.about['type'] ?? '');
  return {
    key: 'disbanded',
    id: row,
    about: { unit: unit?.number ?? id, type, place: posting.place ?? '' },
    cells: {
      count: fact('size', -size + 0),
      leaders: fact('leaders', -leaders + 0),
      gold: ruledCell(key, posting.why, run.input.rulings),
    },
  };
};

/** Gold that leaves a place leaves it there first; what comes in comes to the seat, or stays where gold is local. */
const vaultAfter = ({ vault }: Book, { amount, place }: Credit['posting']): Vault => {
  const field = place === undefined ? undefined : parseFieldAddress(place);
  if (amount < 0) return moved(vault, field ?? vault.seat, amount);
  return put(vault, amount, vault.isLocal && field !== undefined ? field : vault.seat);
};

const bookCredit = (run: TurnRun, credit: Credit, partings: Partings): TurnRun => {
  const books = run.books[credit.party];
  if (books === undefined) return run;
  const isRefund = credit.posting.name === REFUND;
  const row = isRefund ? refundRow(run, credit, partings) : null;
  const why = row?.cells['gold'] ?? credit.posting.why;
  const posting = { ...credit.posting, why, amount: why.value };
  const booked = book(row === null ? books : { ...books, muster: [...books.muster, row] }, {
    account: row === null ? 'other' : 'muster',
    ...posting,
  });
  return withBook(run, { ...booked, vault: vaultAfter(books, posting) });
};

/** The GM's word over rows of the summary, due or not, as movements of their own (WW-0.1-05). */
const correctedRows = (run: TurnRun, books: Book): Book => {
  const { rulings } = run.input;
  const rows = otherEntries(books).reduce((before, { posting }, index) => {
    const key = cellKey(books.party, 'summary', otherRow(index), 'gold');
    const word = ruledCell(key, posting.why, rulings);
    if (word === posting.why) return before;
    const why = operation('difference', [word, posting.why]);
    return book(before, {
      account: 'other',
      name: CORRECTION,
      why,
      about: { row: otherRow(index) },
    });
  }, books);
  return SUMMED.reduce((before, account) => corrected(before, account, rulings), rows);
};

const isOwn = (world: World, party: string, place: string): boolean => {
  const field = parseFieldAddress(place);
  return field !== undefined && settlementAt(world.map, field)?.owner === party;
};

/**
 * The vault with its seat where it is now: what lay at the old one, and in places that are lost without being taken,
 * is brought there; where gold is local it stays in settlements that are still held (WW-4.2-20, WW-12.3-09).
 */
const reseated = (run: TurnRun, { party: key, vault }: Book): Vault => {
  const { world, input } = run;
  const party = world.parties[key];
  if (party === undefined) return vault;
  const seat = treasurySeat(world, party, input.settings);
  const isKept = (place: string): boolean =>
    isOwn(world, key, place) && (place !== vault.seat || place === seat || vault.isLocal);
  const kept = Object.entries(vault.gold).filter(([place]) => isKept(place));
  const rest = vaultTotal(vault) - kept.reduce((total, [, gold]) => total + gold, 0);
  return put({ ...vault, seat, gold: Object.fromEntries(kept) }, rest);
};

/** Where the new treasury lies: as the letter says, the difference at the seat (WW-3.3-04, WW-3.3-05). */
const stored = (run: TurnRun, books: Book): TurnRun => {
  const vault = reseated(run, books);
  const declared = declarationsOf(run.declarations[books.party] ?? [], 'store');
  const stocks = declared.filter(({ place }) => isOwn(run.world, books.party, place));
  if (declared.length === 0 || vault.isLocal) return withBook(run, { ...books, vault });
  const after = withBook(run, { ...books, vault: stocked(vault, stocks) });
  const stated = declared.reduce((total, { gold }) => total + gold, 0);
  const actual = vaultTotal(vault);
  return stated === actual && stocks.length === declared.length
    ? after
    : noted(after, 'F-BAL-STORAGE', books.party, { at: declared[0], about: { stated, actual } });
};

/** Treasury and storage of every party as the books leave them. */
const withTreasuries = (run: TurnRun): TurnRun => {
  const parties = Object.fromEntries(
    Object.entries(run.world.parties).map(([key, party]) => {
      const books = run.books[key];
      return [key, books === undefined ? party : withVault(party, books.vault)];
    }),
  );
  return { ...run, world: { ...run.world, parties } };
};

/**
 * The end of the books, phase 5: refunds, booty and what else turned up, where the gold lies now, postings and
 * balance sheets (WW-10.1-09). This money pays for nothing earlier in the turn.
 */
export const settleBooks = (run: TurnRun): TurnRun => {
  const { rulings, world } = run.input;
  const partings = partingsOf(run);
  const credited = run.credits.reduce(
    (before, credit) => bookCredit(before, credit, partings),
    lateTaxes(run),
  );
  const booked = forEachBook(credited, (one, books) => stored(one, correctedRows(one, books)));
  const books = partiesInOrder(booked).flatMap((key) => booked.books[key] ?? []);
  const postings: readonly Posting[] = books.flatMap(({ entries }) =>
    entries.map(({ posting }) => posting),
  );
  return {
    ...withTreasuries(booked),
    postings: [...run.postings, ...postings],
    balances: books.map((one) => sheetOf(one, world.clock.turn, rulings)),
  };
};
