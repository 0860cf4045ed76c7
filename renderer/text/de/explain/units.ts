/** Worte für Rechenwege, Fragen und Ereignisse: Einheiten. */
export const units = {
  fact: {},
  rule: {},
  table: {},
  question: {},
  event: {},
} as const;
