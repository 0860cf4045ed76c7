/** Worte: Stationen des Monats. */
export const desk = {
  stations: 'Stationen des Monats',
  station: {
    inbox: 'Eingang',
    orders: 'Prüfen',
    run: 'Lauf',
    decide: 'Entscheiden',
    whatif: 'Was wäre wenn',
    close: 'Abschließen',
    archive: 'Archiv',
  },
};
