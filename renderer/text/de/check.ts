/** Worte: Prüfen. */
export const check = {};
