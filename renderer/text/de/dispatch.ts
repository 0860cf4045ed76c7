/** What leaves the house: evaluations and letters. */
export const dispatch = {
  leaves: 'Was hinausgeht',
  leaf: { evaluations: 'Auswertungen', news: 'Segmentsbote', outbox: 'Ausgang' },
  nothing: {
    evaluations: {
      title: 'Noch kein Zug abgeschlossen',
      text: 'Schließe unter Spielzug den ersten Zug von {{name}} ab, dann entstehen hier die Auswertungen.',
    },
    outbox: {
      title: 'Der Ausgang ist leer',
      text: 'Rückfragen, Erinnerungen und Auswertungen von {{name}} sammeln sich hier.',
    },
  },
};
