/** Worte für Rechenwege, Fragen und Ereignisse: Berichte. */
export const reports = {
  fact: {},
  rule: {},
  table: {},
  question: {},
  event: {},
} as const;
