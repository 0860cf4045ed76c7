import { type Grammar, numberedTurn } from '../../../../orders';
import { REAL_WORDS } from '../../data/real-words';
import type { Step } from '../../state/types';
import type { Book } from '../book';
import { headingOf } from '../headings';
import type { Order } from '../order';
import { ACTING, REROLL, SHIFTING } from './acting';
import { BUILDING } from './building';
import { CLOSING } from './closing';
import { STRIKING } from './striking';

/** Forms of orders of players (OS-15-01). */
export const GRAMMAR: Grammar<Order, Book, Step> = {
  forms: [...BUILDING, ...ACTING, ...STRIKING, ...SHIFTING, ...CLOSING, REROLL],
  writers: 'organisation',
  writerOf: ({ own }) => own?.key,
  openTurn: ({ turn }) => numberedTurn(turn),
  headingOf,
  codes: {
    line: 'organisation.E_LINE',
    rest: 'organisation.E_REST',
    held: 'organisation.E_HELD',
    quoted: 'organisation.E_QUOTED',
    empty: 'organisation.E_EMPTY',
    number: 'organisation.E_NUMBER',
    turn: 'organisation.E_TURN',
  },
  slips: { code: 'organisation.E_SLIP', realWords: REAL_WORDS, proposesNames: true },
};
