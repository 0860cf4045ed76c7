import type { SameShape } from '../../shape';
import type { encounters as german } from '../../de/explain/encounters';

/** The same in English. */
export const encounters: SameShape<typeof german> = {
  fact: {},
  rule: {},
  table: {},
  question: {},
  event: {},
};
