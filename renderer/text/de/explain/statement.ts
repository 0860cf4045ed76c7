/** Worte für Rechenwege, Fragen und Ereignisse: die Bilanz der Spieler. */
export const statement = {
  fact: {},
  rule: {},
  table: {},
  question: {},
  event: {},
} as const;
