/** Worte für Rechenwege, Fragen und Ereignisse: Begegnungen, Rückzug und Eroberung. */
export const encounters = {
  fact: {},
  rule: {},
  table: {},
  question: {},
  event: {},
} as const;
