import type { WordTree } from '../../../../engine';

/** Words for derivations, questions and events: house rules. */
export const rules: WordTree = {
  /** Cell in which a house rule stands. */
  house: {
    instead: [
      'Hausregel: {{value}} statt {{printed}}',
      'house rule: {{value}} instead of {{printed}}',
    ],
    added: [
      'Hausregel: {{value}}, $t(noun:toBooklet) steht nichts',
      'house rule: {{value}}, $t(noun:theBooklet) has nothing',
    ],
  },
  fact: {},
  rule: {},
  table: {},
  question: {},
  event: {},
};
