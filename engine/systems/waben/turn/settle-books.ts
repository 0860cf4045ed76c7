import { parseFieldAddress } from '../../../hex';
import { type BalanceRow, calc, fact, grouped, type TurnEvent } from '../../../kernel';
import { type Party, type PartyKey, settlementAt, type World } from '../../../world';
import { declarationsOf } from '../orders/declaration';
import { type Book, book, cellKey, ruledCell } from '../rules/economy/book';
import { CORRECTION, corrected, SUMMED } from '../rules/economy/correction';
import { isTaxDue, isTaxedAtEnd } from '../rules/economy/dues';
import { otherEntries, otherRow, sheetOf } from '../rules/economy/sheet';
import { stocked, treasurySeat, withVault } from '../rules/economy/storage';
import { moved, put, type Vault, vaultTotal } from '../rules/economy/vault';
import type { Credit } from './clock/state';
import { collectTaxes, estatesNow } from './spend/taxes';
import { boardNow, booksInOrder, keepBook, note, type WabenTurn } from './turn';

const REFUND = 'refund';

/** Taxes for those who own the land when the turn ends, if the GM wants that (WW-12.3-06). */
function collectLateTaxes(turn: WabenTurn): void {
  const { settings, world } = turn.input;
  if (isTaxedAtEnd(settings) && isTaxDue(world.clock, settings))
    collectTaxes(turn, estatesNow(turn, boardNow(turn)), false);
}

/** Events of the end of units, by unit id. */
type Partings = ReturnType<typeof partingsOf>;

const partingsOf = ({ events }: WabenTurn) =>
  grouped(
    events.filter(({ kind }) => kind === 'disband' || kind === 'loneLeader'),
    ({ about }) => about['unit'],
  );

/** Goods lost with a unit, for its event: men and leaders, or only leaders whose men were gone before. */
const disbandedGoods = (
  told: TurnEvent | undefined,
): { readonly size: number; readonly leaders: number } => {
  const { size = 0, leaders = 0, dismissed = leaders } = told?.about ?? {};
  return { size: Number(size), leaders: Number(dismissed) };
};

/** The row of a unit that was disbanded, as it was then, beside those that were raised (WW-3.3-07, WW-5.1-36). */
const refundRow = (turn: WabenTurn, { party, posting }: Credit, partings: Partings): BalanceRow => {
  const id = String(posting.about?.['unit'] ?? '');
  const unit = turn.input.world.units[id];
  const row = `${String(unit?.number ?? id)}-disbanded`;
  const key = cellKey(party, 'muster', row, 'gold');
  const parting = partings.get(id)?.[0];
  const { size, leaders } = disbandedGoods(parting);
  const type = unit?.type ?? String(parting?.about['type'] ?? '');
  return {
    key: 'disbanded',
    id: row,
    about: { unit: unit?.number ?? id, type, place: posting.place ?? '' },
    cells: {
      count: fact('size', -size + 0),
      leaders: fact('leaders', -leaders + 0),
      gold: ruledCell(key, posting.why, turn.input.rulings),
    },
  };
};

/** Gold spent at a place is taken there first; income comes to the seat, or stays where gold is local. */
const vaultAfter = ({ vault }: Book, { amount, place }: Credit['posting']): Vault => {
  const field = place === undefined ? undefined : parseFieldAddress(place);
  if (amount < 0) return moved(vault, field ?? vault.seat, amount);
  return put(vault, amount, vault.isLocal && field !== undefined ? field : vault.seat);
};

function bookCredit(turn: WabenTurn, credit: Credit, partings: Partings): void {
  const books = turn.books[credit.party];
  if (books === undefined) return;
  const isRefund = credit.posting.name === REFUND;
  const row = isRefund ? refundRow(turn, credit, partings) : null;
  const why = row?.cells['gold'] ?? credit.posting.why;
  const posting = { ...credit.posting, why, amount: why.value };
  const booked = book(row === null ? books : { ...books, muster: [...books.muster, row] }, {
    account: row === null ? 'other' : 'muster',
    ...posting,
  });
  keepBook(turn, { ...booked, vault: vaultAfter(books, posting) });
}

/** The GM's word over rows of the summary, due or not, as movements of their own (WW-0.1-05). */
function correctRows(turn: WabenTurn, books: Book): Book {
  const { rulings } = turn.input;
  let booked = books;
  for (const [index, { posting }] of otherEntries(books).entries()) {
    const row = otherRow(index);
    const word = ruledCell(cellKey(books.party, 'summary', row, 'gold'), posting.why, rulings);
    if (word === posting.why) continue;
    const why = calc.difference(word, posting.why);
    booked = book(booked, { account: 'other', name: CORRECTION, why, about: { row } });
  }
  for (const account of SUMMED) booked = corrected(booked, account, rulings);
  return booked;
}

const isOwn = (world: World, party: string, place: string): boolean => {
  const field = parseFieldAddress(place);
  return field !== undefined && settlementAt(world.map, field)?.owner === party;
};

/**
 * The vault with its seat where it is now: the gold of the old one, and of places that are lost without being taken, is
 * brought there; where gold is local it stays in settlements that are still held (WW-4.2-20, WW-12.3-09).
 */
const reseated = (turn: WabenTurn, { party: key, vault }: Book): Vault => {
  const { world, input } = turn;
  const party = world.parties[key];
  if (party === undefined) return vault;
  const seat = treasurySeat(world, party, input.settings);
  const isKept = (place: string): boolean =>
    isOwn(world, key, place) && (place !== vault.seat || place === seat || vault.isLocal);
  const kept = Object.entries(vault.gold).filter(([place]) => isKept(place));
  const rest = vaultTotal(vault) - kept.reduce((total, [, gold]) => total + gold, 0);
  return put({ ...vault, seat, gold: Object.fromEntries(kept) }, rest);
};

/** Distribution of the new treasury: by the letter, the difference at the seat (WW-3.3-04, WW-3.3-05). */
function store(turn: WabenTurn, books: Book): void {
  const { party } = books;
  const vault = reseated(turn, books);
  const declared = declarationsOf(turn.declarations[party] ?? [], 'store');
  const stocks = declared.filter(({ place }) => isOwn(turn.world, party, place));
  const isStored = declared.length > 0 && !vault.isLocal;
  keepBook(turn, { ...books, vault: isStored ? stocked(vault, stocks) : vault });
  if (!isStored) return;
  const stated = declared.reduce((total, { gold }) => total + gold, 0);
  const actual = vaultTotal(vault);
  if (stated !== actual || stocks.length < declared.length)
    note(turn, 'F-BAL-STORAGE', party, { at: declared[0], about: { stated, actual } });
}

/** Treasury and storage of every party as the books leave them. */
function keepTreasuries(turn: WabenTurn): void {
  const parties = Object.entries(turn.world.parties).map(([key, party]): [PartyKey, Party] => {
    const books = turn.books[key];
    return [key, books === undefined ? party : withVault(party, books.vault)];
  });
  turn.world = { ...turn.world, parties: Object.fromEntries(parties) };
}

/**
 * The end of the books, phase 5: refunds, booty and other finds, gold by place, postings and balance sheets
 * (WW-10.1-09). This money pays for nothing earlier in the turn.
 */
export function settleBooks(turn: WabenTurn): void {
  const { rulings, world } = turn.input;
  const partings = partingsOf(turn);
  collectLateTaxes(turn);
  for (const credit of turn.credits) bookCredit(turn, credit, partings);
  for (const books of booksInOrder(turn)) store(turn, correctRows(turn, books));
  const books = booksInOrder(turn);
  for (const { entries } of books) for (const { posting } of entries) turn.book(posting);
  turn.balances = books.map((one) => sheetOf(one, world.clock.turn, rulings));
  keepTreasuries(turn);
}
