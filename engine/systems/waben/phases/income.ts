import { fact, type Question } from '../../../kernel';
import type { PartyKey } from '../../../world';
import { type Declaration, declarationsOf } from '../orders/declaration';
import { isIncomeDue } from '../rules/calendar';
import { besiegedTowns } from '../rules/economy/besieged';
import { type Book, book } from '../rules/economy/book';
import { isTaxDue, isTaxedAtEnd } from '../rules/economy/dues';
import { NO_ESTATE } from '../rules/economy/estate';
import { vaultOf } from '../rules/economy/storage';
import { choiceOf } from '../rules/settings';
import type { TurnRun } from './run';
import { boardNow, forEachBook, noted, partiesInOrder, withBook } from './spend/books';
import { payStructures } from './spend/structures';
import { bookTaxes, estatesNow } from './spend/taxes';

/** The books of every party as the turn begins. */
const openBooks = (run: TurnRun): TurnRun => {
  const { settings } = run.input;
  const locked = besiegedTowns(run.world, run.rows, settings);
  const books = partiesInOrder(run).flatMap((key): readonly [PartyKey, Book][] => {
    const party = run.world.parties[key];
    return party === undefined
      ? []
      : [
          [
            key,
            {
              party: key,
              before: party.treasury,
              vault: vaultOf(run.world, party, locked, settings),
              entries: [],
              sections: {},
              muster: [],
              isExhausted: false,
            },
          ],
        ];
  });
  return { ...run, books: Object.fromEntries(books) };
};

type OtherIncome = Extract<Declaration, { readonly kind: 'income' }>;

const confirmation = (party: PartyKey, index: number, { gold, cause }: OtherIncome): Question => ({
  key: `income/${party}/${String(index + 1)}`,
  clause: 'WW-3.2-04',
  name: 'otherIncome',
  about: { party, gold, cause },
  options: ['refused', 'booked'],
  proposal: 'refused',
});

/** Income from mines, trade and the like: booked if the GM confirms it (WW-3.2-04, WW-12.3-10). */
const bookOtherIncome = (run: TurnRun, books: Book): TurnRun => {
  const mode = choiceOf(run.input.settings, 'econ.other_income');
  const declared = declarationsOf(run.declarations[books.party] ?? [], 'income');
  if (mode === 'none') return run;
  return declared.reduce((before, declaration, index) => {
    const { gold, cause } = declaration;
    const question = confirmation(books.party, index, declaration);
    const asked =
      mode === 'free'
        ? before
        : {
            ...noted(before, 'F-BAL-OTHERINC', books.party, {
              at: declaration,
              about: { stated: gold },
            }),
            questions: [...before.questions, question],
          };
    const answer = run.input.rulings[question.key]?.value ?? question.proposal;
    const current = asked.books[books.party];
    if (current === undefined || (mode !== 'free' && answer !== 'booked')) return asked;
    const why = fact('otherIncome', gold, { cause }, 'WW-3.2-04');
    const about = { purpose: cause };
    return withBook(asked, book(current, { account: 'other', name: 'otherIncome', why, about }));
  }, run);
};

/**
 * Money in, phase 2: taxes of land and settlements if an income moon is covered, other income, and the upkeep of
 * structures, which comes first of all that is paid (WW-10.1-06, WW-3.2-05).
 */
export const collectIncome = (before: TurnRun): TurnRun => {
  const { settings } = before.input;
  const { clock } = before.world;
  const run = openBooks(before);
  const board = boardNow(run);
  const hasUpkeep = isIncomeDue(clock);
  const isTaxed = isTaxDue(clock, settings) && !isTaxedAtEnd(settings);
  const estates = hasUpkeep || isTaxed ? estatesNow(run, board) : new Map<PartyKey, never>();
  const taxed = isTaxed
    ? forEachBook(run, (one, books) => bookTaxes(one, books, estates, hasUpkeep))
    : run;
  const earned = forEachBook(taxed, bookOtherIncome);
  return hasUpkeep
    ? forEachBook(earned, (one, books) =>
        payStructures(one, books, estates.get(books.party) ?? NO_ESTATE, board.ground),
      )
    : earned;
};
