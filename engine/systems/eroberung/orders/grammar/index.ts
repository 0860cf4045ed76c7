import { type Grammar, numberedTurn, oneCode } from '../../../../orders';
import { REAL_WORDS } from '../../data/real-words';
import type { Book } from '../book';
import type { Order } from '../order';
import { ALLIANCE_FORMS } from './alliances';
import { OPTION_FORMS } from './option';
import { START_FORMS } from './start';

/** How orders are written, in German and in English. */
export const GRAMMAR: Grammar<Order, Book> = {
  forms: [...START_FORMS, ...OPTION_FORMS, ...ALLIANCE_FORMS],
  writers: 'party',
  writerOf: ({ writer }) => writer,
  openTurn: ({ turn }) => numberedTurn(turn),
  codes: { ...oneCode('eroberung.E_LINE'), turn: 'eroberung.E_TURN' },
  slips: { code: 'eroberung.E_SLIP', realWords: REAL_WORDS },
};
