import type { SameShape } from '../../shape';
import type { fights as german } from '../../de/explain/fights';

/** The same in English. */
export const fights: SameShape<typeof german> = {
  fact: {},
  rule: {},
  table: {},
  question: {},
  event: {},
};
