import type { WordTree } from '../../../../engine';

/** Texts for derivations, questions and events: house rules. */
export const rules: WordTree = {
  /** Cell with a house rule. */
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
