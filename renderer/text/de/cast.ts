/** Worte: Reiche: Spieler, Parteien, Verträge, Kulturarchiv. */
export const cast = {};
