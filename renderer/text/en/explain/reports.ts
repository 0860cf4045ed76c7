import type { SameShape } from '../../shape';
import type { reports as german } from '../../de/explain/reports';

/** The same in English. */
export const reports: SameShape<typeof german> = {
  fact: {},
  rule: {},
  table: {},
  question: {},
  event: {},
};
