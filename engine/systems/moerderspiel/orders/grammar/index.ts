import { type Grammar, numberedTurn, type OpenTurn } from '../../../../orders';
import { REAL_WORDS } from '../../data/real-words';
import { dayOf, isFirstOfDay } from '../../rules/public-map';
import type { Book } from '../book';
import type { Order } from '../order';
import { NATION_FORMS } from './nations';
import { FALSE_ORDER } from './false-order';
import { CODES } from './slots';
import { SETTING_FORMS } from './settings';
import { UNIT_FORMS } from './units';

/** What letters call a round: by its day and its place in the day, or by its number in the game (TM-2-04). */
function roundOf(round: number): OpenTurn {
  const { numbers } = numberedTurn(round);
  const ofDay = [isFirstOfDay(round) ? 1 : 2, round];
  const day = [dayOf(round)];
  return { numbers: { ...numbers, runde: ofDay, round: ofDay, tag: day, day } };
}

/** A line about an own army, the horde or the garrison. */
const UNIT_FIRST =
  /^(?:(?:armee|army)\s*\d|(?:die |the |our |unsere )?(?:horde|barbaren|barbarenhorde|barbarians|garnison|garrison)\b)/iu;

/** Orders of players (TM-11). */
export const GRAMMAR: Grammar<Order, Book> = {
  forms: [...UNIT_FORMS, FALSE_ORDER, ...SETTING_FORMS, ...NATION_FORMS],
  writers: 'nation',
  subjects: 'unit',
  pronouns: ['sie', 'it'],
  others: ['target', 'barbarians', 'garrison'],
  writerOf: ({ nation }) => nation,
  openTurn: ({ turn }) => roundOf(turn),
  opensOrder: (line) => UNIT_FIRST.test(line),
  codes: CODES,
  slips: { code: 'moerderspiel.E_SLIP', realWords: REAL_WORDS },
};
