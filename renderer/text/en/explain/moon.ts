import type { SameShape } from '../../shape';
import type { moon as german } from '../../de/explain/moon';

/** The same in English. */
export const moon: SameShape<typeof german> = {
  fact: {},
  rule: {},
  table: {},
  question: {},
  event: {},
};
