import type { Grammar } from '../../../../orders';
import type { Book } from '../book';
import type { Order } from '../order';
import { NATION_FORMS } from './nations';
import { FALSE_ORDER } from './false-order';
import { CODES } from './slots';
import { SETTING_FORMS, UNIT_FORMS } from './units';

/** What players can order (TM-11). */
export const GRAMMAR: Grammar<Order, Book> = {
  forms: [...UNIT_FORMS, FALSE_ORDER, ...SETTING_FORMS, ...NATION_FORMS],
  writers: 'nation',
  writerOf: ({ nation }) => nation,
  codes: CODES,
};
