import type { SameShape } from '../../shape';
import type { rules as german } from '../../de/explain/rules';

/** The same in English. */
export const rules: SameShape<typeof german> = {
  house: {
    instead: 'house rule: {{value}} instead of {{printed}}',
    added: 'house rule: {{value}}, $t(noun:theBooklet) has nothing',
  },
  fact: {},
  rule: {},
  table: {},
  question: {},
  event: {},
};
