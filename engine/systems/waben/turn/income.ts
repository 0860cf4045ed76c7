import { fact } from '../../../kernel';
import type { PartyKey } from '../../../world';
import { declarationsOf } from '../orders/declaration';
import { isIncomeDue } from '../rules/calendar';
import { besiegedTowns } from '../rules/economy/besieged';
import { book } from '../rules/economy/book';
import { isTaxDue, isTaxedAtEnd } from '../rules/economy/dues';
import { type Estate, NO_ESTATE } from '../rules/economy/estate';
import { vaultOf } from '../rules/economy/storage';
import { choiceOf } from '../rules/settings';
import { payStructures } from './spend/structures';
import { collectTaxes, estatesNow } from './spend/taxes';
import { boardNow, booksInOrder, keepBook, note, partiesInOrder, type WabenTurn } from './turn';

/** Opens the books of every party. */
function openBooks(turn: WabenTurn): void {
  const { settings } = turn.input;
  const locked = besiegedTowns(turn.world, turn.rows, settings);
  for (const key of partiesInOrder(turn)) {
    const party = turn.world.parties[key];
    if (party === undefined) continue;
    keepBook(turn, {
      party: key,
      before: party.treasury,
      vault: vaultOf(turn.world, party, locked, settings),
      entries: [],
      sections: {},
      muster: [],
      isExhausted: false,
    });
  }
}

/** Income from mines, trade and the like: booked if the GM confirms it (WW-3.2-04, WW-12.3-10). */
function bookOtherIncome(turn: WabenTurn, party: PartyKey): void {
  const mode = choiceOf(turn.input.settings, 'econ.other_income');
  if (mode === 'none') return;
  const declared = declarationsOf(turn.declarations[party] ?? [], 'income');
  for (const [index, declaration] of declared.entries()) {
    const { gold, cause } = declaration;
    if (mode !== 'free') {
      note(turn, 'F-BAL-OTHERINC', party, { at: declaration, about: { stated: gold } });
      const answer = turn.ask({
        key: `income/${party}/${String(index + 1)}`,
        clause: 'WW-3.2-04',
        name: 'otherIncome',
        about: { party, gold, cause },
        options: ['refused', 'booked'],
        proposal: 'refused',
      });
      if (answer !== 'booked') continue;
    }
    const books = turn.books[party];
    if (books === undefined) continue;
    const why = fact('otherIncome', gold, { cause }, 'WW-3.2-04');
    const about = { purpose: cause };
    keepBook(turn, book(books, { account: 'other', name: 'otherIncome', why, about }));
  }
}

/**
 * Money in, phase 2: taxes of land and settlements if an income moon is covered, other income, and the upkeep of
 * structures, which comes first of all that is paid (WW-10.1-06, WW-3.2-05).
 */
export function collectIncome(turn: WabenTurn): void {
  const { settings } = turn.input;
  const { clock } = turn.world;
  openBooks(turn);
  const board = boardNow(turn);
  const hasUpkeep = isIncomeDue(clock);
  const isTaxed = isTaxDue(clock, settings) && !isTaxedAtEnd(settings);
  const estates = hasUpkeep || isTaxed ? estatesNow(turn, board) : new Map<PartyKey, Estate>();
  if (isTaxed) collectTaxes(turn, estates, hasUpkeep);
  for (const { party } of booksInOrder(turn)) bookOtherIncome(turn, party);
  if (!hasUpkeep) return;
  for (const books of booksInOrder(turn))
    payStructures(turn, books, estates.get(books.party) ?? NO_ESTATE, board.ground);
}
