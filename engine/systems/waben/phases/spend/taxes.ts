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
import type { TurnRun } from '../run';
import { noted, withBook } from './books';

/** What every party owns now. */
export const estatesNow = (
  run: TurnRun,
  { ground, chunks }: Board,
): ReadonlyMap<PartyKey, Estate> => estatesOf(ground, chunks, run.world, run.input.settings);

/** Tax rate of a party in whole percent: the last one its letter declares, else the usual one (WW-9.5-05). */
export const taxRateOf = (run: TurnRun, party: PartyKey): number => {
  const declared = declarationsOf(run.declarations[party] ?? [], 'tax').at(-1)?.rate;
  const usual = amountOf(run.input.settings, 'econ.tax_rate_pct');
  return declared === undefined ? usual : Math.max(0, Math.floor(declared));
};

/** Land taxes of a party (WW-3.1-03, WW-3.1-12). */
const bookLand = (run: TurnRun, books: Book, estate: Estate): Book => {
  const { settings, rulings } = run.input;
  const rate = taxRateOf(run, books.party);
  const percent = rate === amountOf(settings, 'econ.tax_rate_pct') ? undefined : rate;
  const landIncome = landSection(books.party, estate, percent, settings, rulings);
  const booked = { ...books, sections: { ...books.sections, landIncome } };
  const why = landIncome.totals['gold'];
  return why === undefined
    ? booked
    : corrected(book(booked, { account: 'landTax', name: 'landTax', why }), 'landTax', rulings);
};

/** Gross taxes of the settlements of a party, each by itself (WW-3.1-08). */
const bookTowns = (run: TurnRun, books: Book, estate: Estate, hasUpkeep: boolean): Book => {
  const { settings, rulings } = run.input;
  const dues = { rate: taxRateOf(run, books.party), hasUpkeep };
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
};

/** Says which settlements pay nothing because too many people live in settlements (WW-4.2-16). */
const noteSurplus = (run: TurnRun, party: PartyKey, estate: Estate): TurnRun => {
  const surplus = surplusTowns(estate, run.input.settings);
  if (surplus.length === 0) return run;
  const list = surplus.map(({ field, town }) => town.settlement.name || field);
  return noted(run, 'F-BAL-URBAN', party, { about: { list } });
};

/** An uprising: the GM stages it, or says that it does not come to it (WW-9.5-05). */
const uprising = (
  run: TurnRun,
  party: PartyKey,
): { readonly run: TurnRun; readonly marks: number } => {
  const { settings, rulings, seed } = run.input;
  const { turn } = run.world.clock;
  const marks = run.world.parties[party]?.unrest ?? 0;
  const risk = unrestRisk(taxRateOf(run, party), marks, settings);
  if (risk.value <= 0) return { run, marks: 0 };
  const roll = unrestRoll(seed, turn, party, rulings);
  if (!isUprising(risk, roll)) return { run, marks: 0 };
  const key = `uprising/${party}/${String(turn)}`;
  const about = { party, risk: risk.value, roll: roll.value };
  const asked: TurnRun = {
    ...noted(run, 'F-EVT-UPRISING', party, { about }),
    questions: [
      ...run.questions,
      {
        key,
        clause: 'WW-9.5-05',
        name: 'uprising',
        about,
        options: ['staged', 'averted'],
        proposal: 'staged',
      },
    ],
  };
  if (rulings[key]?.value === 'averted') return { run: asked, marks: 0 };
  const place = run.books[party]?.vault.seat ?? '';
  const event = {
    kind: 'uprising',
    clause: 'WW-9.5-05',
    time: fraction(0),
    place,
    parties: [party],
    about: {},
    figures: { risk, roll },
  } as const;
  return { run: { ...asked, events: [...asked.events, event] }, marks: 1 };
};

/** Marks of unrest after an income date: one more by an uprising, one less per point below the usual rate (WW-9.5-05). */
const bookUnrest = (run: TurnRun, party: PartyKey): TurnRun => {
  const { run: after, marks } = uprising(run, party);
  const owner = after.world.parties[party];
  if (owner === undefined) return after;
  const { unrest = 0, ...calm } = owner;
  const left = marksAfter(unrest, taxRateOf(run, party), run.input.settings) + marks;
  if (left === unrest) return after;
  const parties = {
    ...after.world.parties,
    [party]: left === 0 ? calm : { ...calm, unrest: left },
  };
  return { ...after, world: { ...after.world, parties } };
};

/** Land and settlement taxes of a party, and what its people say to them (WW-3.1-12, WW-9.5-05, WW-10.1-06). */
export const bookTaxes = (
  run: TurnRun,
  books: Book,
  estates: ReadonlyMap<PartyKey, Estate>,
  hasUpkeep: boolean,
): TurnRun => {
  const estate = estates.get(books.party) ?? NO_ESTATE;
  const taxed = bookTowns(run, bookLand(run, books, estate), estate, hasUpkeep);
  return bookUnrest(noteSurplus(withBook(run, taxed), books.party, estate), books.party);
};
