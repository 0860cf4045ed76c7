/** Hauptwörter, die jedes Spiel anders sagt, wo sie ohne Artikel stehen; im Englischen auch am Satzanfang. */
export const noun = {
  turn: 'Zug',
  Turn: 'Zug',
  turns: 'Züge',
  realm: 'Reich',
  Realm: 'Reich',
  realms: 'Reiche',
  Realms: 'Reiche',
  toRealms: 'Reichen',
  gs: 'GS',
  gold: 'Gold',
  booklet: 'Heft',
};
