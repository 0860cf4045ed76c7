import type { SameShape } from '../../shape';
import type { orders as german } from '../../de/explain/orders';

/** The same in English. */
export const orders: SameShape<typeof german> = {
  fact: {},
  rule: {},
  table: {},
  question: {},
  event: {},
};
