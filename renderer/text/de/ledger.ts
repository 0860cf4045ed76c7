/** Worte: Bilanz, Hauptbuch, Vergleich. */
export const ledger = {};
