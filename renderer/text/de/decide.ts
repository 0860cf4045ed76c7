/** Worte: Lauf und Entscheidungen. */
export const decide = {};
