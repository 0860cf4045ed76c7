import type { SameShape } from '../../shape';
import type { rules as german } from '../../de/explain/rules';

/** The same in English. */
export const rules: SameShape<typeof german> = {
  fact: {},
  rule: {},
  table: {},
  question: {},
  event: {},
};
