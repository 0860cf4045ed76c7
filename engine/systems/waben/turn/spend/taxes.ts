import { fraction } from '../../../../kernel';
import type { PartyKey } from '../../../../world';
import { declarationsOf } from '../../orders/declaration';
import { type Book, book } from '../../rules/economy/book';
import { corrected } from '../../rules/economy/correction';
import { estatesOf, type Estate, NO_ESTATE } from '../../rules/economy/estate';
import { landSection } from '../../rules/economy/land';
import { townSection } from '../../rules/economy/towns';
import { isUprising, marksAfter, unrestRisk, unrestRoll } from '../../rules/economy/unrest';
import { surplusTowns } from '../../rules/economy/urban';
import type { Board } from '../../rules/movement/board';
import { amountOf } from '../../rules/settings';
import { figureBlocks } from '../blocks';
import { booksInOrder, keepBook, note, type WabenTurn } from '../turn';

/** Current property of every party. */
export function estatesNow(
  { world, input }: WabenTurn,
  { ground, chunks }: Board,
): ReadonlyMap<PartyKey, Estate> {
  return estatesOf(ground, chunks, world, input.settings);
}

/** Tax rate of a party in whole percent: the last one its letter declares, else the usual one (WW-9.5-05). */
const taxRateOf = (turn: WabenTurn, party: PartyKey): number => {
  const declared = declarationsOf(turn.declarations[party] ?? [], 'tax').at(-1)?.rate;
  const usual = amountOf(turn.input.settings, 'econ.tax_rate_pct');
  return declared === undefined ? usual : Math.max(0, Math.floor(declared));
};

/** Land taxes of a party (WW-3.1-03, WW-3.1-12). */
function bookLand(turn: WabenTurn, books: Book, estate: Estate): Book {
  const { settings, rulings } = turn.input;
  const rate = taxRateOf(turn, books.party);
  const percent = rate === amountOf(settings, 'econ.tax_rate_pct') ? undefined : rate;
  const landIncome = landSection(books.party, estate, percent, settings, rulings);
  const booked = { ...books, sections: { ...books.sections, landIncome } };
  const why = landIncome.totals['gold'];
  return why === undefined
    ? booked
    : corrected(book(booked, { account: 'landTax', name: 'landTax', why }), 'landTax', rulings);
}

/** Gross taxes of the settlements of a party, each by itself (WW-3.1-08). */
function bookTowns(turn: WabenTurn, books: Book, estate: Estate, hasUpkeep: boolean): Book {
  const { settings, rulings } = turn.input;
  const dues = { rate: taxRateOf(turn, books.party), hasUpkeep };
  const settlementIncome = townSection(books.party, estate, dues, settings, rulings);
  let booked: Book = { ...books, sections: { ...books.sections, settlementIncome } };
  for (const { id, about, cells } of settlementIncome.rows) {
    const why = cells['gross'];
    if (why === undefined || id === undefined) continue;
    booked = book(booked, {
      account: 'settlementTax',
      name: 'settlementTax',
      why,
      place: id,
      about,
    });
  }
  return corrected(booked, 'settlementTax', rulings);
}

/** Reports which settlements pay nothing because too many people live in settlements (WW-4.2-16). */
function noteSurplus(turn: WabenTurn, party: PartyKey, estate: Estate): void {
  const surplus = surplusTowns(estate, turn.input.settings);
  if (surplus.length === 0) return;
  const list = surplus.map(({ field, town }) => town.settlement.name || field);
  const limit = amountOf(turn.input.settings, 'settle.urban_limit_pct');
  note(turn, 'F-BAL-URBAN', party, { about: { list, limit } });
}

/** True if there is an uprising: the GM starts it, or decides against it (WW-9.5-05). */
function risesUp(turn: WabenTurn, party: PartyKey, unrest: number): boolean {
  const { settings, rulings, seed } = turn.input;
  const now = turn.world.clock.turn;
  const risk = unrestRisk(taxRateOf(turn, party), unrest, settings);
  if (risk.value <= 0) return false;
  const roll = unrestRoll(seed, now, party, rulings);
  if (!isUprising(risk, roll)) return false;
  const about = { party, risk: risk.value, roll: roll.value };
  note(turn, 'F-EVT-UPRISING', party, { about });
  const answer = turn.ask({
    key: `uprising/${party}/${String(now)}`,
    clause: 'WW-9.5-05',
    name: 'uprising',
    about,
    options: ['staged', 'averted'],
    proposal: 'staged',
  });
  if (answer === 'averted') return false;
  turn.tell({
    kind: 'uprising',
    clause: 'WW-9.5-05',
    time: fraction(0),
    place: turn.books[party]?.vault.seat ?? '',
    parties: [party],
    about: {},
    blocks: [...figureBlocks('risk', risk), ...figureBlocks('roll', roll)],
  });
  return true;
}

/** Marks of unrest after an income date: one more by an uprising, one less per point below the usual rate (WW-9.5-05). */
function markUnrest(turn: WabenTurn, party: PartyKey): void {
  const { parties } = turn.world;
  const owner = parties[party];
  const mark = risesUp(turn, party, owner?.unrest ?? 0) ? 1 : 0;
  if (owner === undefined) return;
  const { unrest = 0, ...calm } = owner;
  const left = marksAfter(unrest, taxRateOf(turn, party), turn.input.settings) + mark;
  if (left === unrest) return;
  const after = left === 0 ? calm : { ...calm, unrest: left };
  turn.world = { ...turn.world, parties: { ...parties, [party]: after } };
}

/** Land and settlement taxes of all parties, and the reaction of their people (WW-3.1-12, WW-9.5-05, WW-10.1-06). */
export function collectTaxes(
  turn: WabenTurn,
  estates: ReadonlyMap<PartyKey, Estate>,
  hasUpkeep: boolean,
): void {
  for (const books of booksInOrder(turn)) {
    const estate = estates.get(books.party) ?? NO_ESTATE;
    keepBook(turn, bookTowns(turn, bookLand(turn, books, estate), estate, hasUpkeep));
    noteSurplus(turn, books.party, estate);
    markUnrest(turn, books.party);
  }
}
