import type { SameShape } from '../../shape';
import type { units as german } from '../../de/explain/units';

/** The same in English. */
export const units: SameShape<typeof german> = {
  fact: {},
  rule: {},
  table: {},
  question: {},
  event: {},
};
