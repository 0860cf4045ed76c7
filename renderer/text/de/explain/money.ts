/** Worte für Rechenwege, Fragen und Ereignisse: Einnahmen und Ausgaben. */
export const money = {
  fact: {},
  rule: {},
  table: {},
  question: {},
  event: {},
} as const;
