import type { SameShape } from '../../shape';
import type { money as german } from '../../de/explain/money';

/** The same in English. */
export const money: SameShape<typeof german> = {
  fact: {},
  rule: {},
  table: {},
  question: {},
  event: {},
};
