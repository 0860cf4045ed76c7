/** Worte für Rechenwege, Fragen und Ereignisse: Kämpfe. */
export const fights = {
  fact: {},
  rule: {},
  table: {},
  question: {},
  event: {},
} as const;
