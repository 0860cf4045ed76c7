import type { Grammar } from '../../../../orders';
import type { Step } from '../../state/types';
import type { Book } from '../book';
import { headingOf } from '../headings';
import type { Order } from '../order';
import {
  AUTHORITY_RAISE,
  DECLINE,
  HIRE,
  INFLUENCE,
  INFLUENCE_CHANCE,
  INFORMATION,
  OVERLOAD,
  PASS,
  REROLL,
  SUPPORT,
} from './acting';
import { BUILD, MOVE, REPAIR } from './building';
import { CALM, OVERPOPULATION, PAY, TRADE, TRADE_PAYS } from './closing';
import { PLUNDER, SABOTAGE, WAR, WAR_ANSWER } from './striking';

/** What players can write (OS-15-01). */
export const GRAMMAR: Grammar<Order, Book, Step> = {
  forms: [
    BUILD,
    REPAIR,
    MOVE,
    HIRE,
    AUTHORITY_RAISE,
    SUPPORT,
    OVERLOAD,
    INFORMATION,
    PLUNDER,
    SABOTAGE,
    WAR,
    WAR_ANSWER,
    INFLUENCE,
    INFLUENCE_CHANCE,
    DECLINE,
    PASS,
    OVERPOPULATION,
    TRADE,
    PAY,
    TRADE_PAYS,
    CALM,
    REROLL,
  ],
  writers: 'organisation',
  writerOf: ({ own }) => own?.key,
  headingOf,
  codes: {
    line: 'organisation.E_LINE',
    rest: 'organisation.E_REST',
    held: 'organisation.E_HELD',
    quoted: 'organisation.E_QUOTED',
    empty: 'organisation.E_EMPTY',
    number: 'organisation.E_NUMBER',
  },
};
