import type { SameShape } from '../../shape';
import type { statement as german } from '../../de/explain/statement';

/** The same in English. */
export const statement: SameShape<typeof german> = {
  fact: {},
  rule: {},
  table: {},
  question: {},
  event: {},
};
