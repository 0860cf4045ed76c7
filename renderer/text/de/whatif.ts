/** Worte: Was wäre wenn, Abschluss, Archiv, Nachtrag. */
export const whatif = {};
