/** Worte für Rechenwege, Fragen und Ereignisse: Hausregeln. */
export const rules = {
  /** Zelle, in der eine Hausregel steht. */
  house: {
    instead: 'Hausregel: {{value}} statt {{printed}}',
    added: 'Hausregel: {{value}}, $t(noun:toBooklet) steht nichts',
  },
  fact: {},
  rule: {},
  table: {},
  question: {},
  event: {},
} as const;
