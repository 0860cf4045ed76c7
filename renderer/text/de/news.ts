/** The newsletter of the segment. */
export const news = {
  nothing: {
    title: 'Noch keine Ausgabe',
    text: 'Schließe einen Zug von {{name}} ab, dann sammelt der Segmentsbote, was öffentlich geschah.',
  },
};
