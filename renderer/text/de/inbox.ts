/** Worte: Eingang. */
export const inbox = {};
