/** Worte für Rechenwege, Fragen und Ereignisse: Belagerung, Bau und Verluste durch Gelände. */
export const moon = {
  fact: {},
  rule: {},
  table: {},
  question: {},
  event: {},
} as const;
