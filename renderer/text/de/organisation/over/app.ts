/** Worte geteilter Räume in der Sprache des Organisationsspiels: app. */
export const app = {
  turnOnly: 'Phase {{turn}}',
  turnLabelled: 'Phase {{turn}}, {{label}}',
  room: {
    cast: 'Akteure',
    turn: 'Phase',
    map: 'Regionen',
  },
  palette: {
    where: {
      party: 'Organisation',
    },
    placeholder: 'Organisation, Region oder Befehl suchen',
    nothing: 'Nichts gefunden. Organisationen, Regionen und Befehle stehen mit ihrem Namen.',
  },
  tour: {
    turn: {
      title: 'Die Phase',
      text: 'Hier gehst du durch die Phase: Briefe ablegen, prüfen, entscheiden. Erst mit dem Anwenden gilt etwas.',
    },
    print: {
      text: 'Der Druck zeigt, was eine Organisation weiß. Verborgenes steht nicht in der Datei.',
    },
    map: {
      text: 'Das Brett zeigt die Regionen und wer dort sitzt. Ein Klick auf eine Region zeigt, was darin liegt. Mit den Werkzeugen zeichnest du Regionen und verbindest Nachbarn.',
    },
    search: {
      text: 'Strg K springt zu Organisation, Bereich oder Befehl. Tippe einfach los.',
    },
  },
};
