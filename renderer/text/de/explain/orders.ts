/** Worte für Rechenwege, Fragen und Ereignisse: Erklärungen und Warnungen. */
export const orders = {
  fact: {},
  rule: {},
  table: {},
  question: {},
  event: {},
} as const;
