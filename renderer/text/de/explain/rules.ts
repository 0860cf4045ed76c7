/** Worte für Rechenwege, Fragen und Ereignisse: Hausregeln. */
export const rules = {
  fact: {},
  rule: {},
  table: {},
  question: {},
  event: {},
} as const;
