/** Worte geteilter Räume in der Sprache des Organisationsspiels: news. */
export const news = {
  first: { title: 'Rundbrief' },
  side: { label: 'Rundbrief' },
  nothing: {
    text: 'Schließe eine Phase von {{name}} ab, dann sammelt der Bote, was öffentlich geschah.',
  },
  edition: {
    text: 'Von Phase {turn} an gilt die Hausregel „{name}“.',
  },
  print: {
    statisticsNote: 'Alle Organisationen zusammen, ohne Namen.',
    foot: '{{title}} erscheint zu jeder Phase und geht an alle Spieler.',
  },
  turn: 'Ausgabe zur Phase',
  begin: {
    text: 'Für diese Phase warten {{count}} öffentliche Quellen, {{secret}} weitere sind noch geheim.',
  },
  section: {
    realms: 'Aus den Organisationen',
  },
  embargo: {
    label: 'Frei ab Phase',
    until: 'frei ab Phase {{turn}}',
  },
  source: {
    edition: 'Hausregel „{{name}}“ ab Phase {{turn}}',
  },
  facts: {
    changedText: 'Die Phase wurde neu gerechnet: Das Ereignis verlief anders als hier erzählt.',
    goneText: 'Die Phase wurde neu gerechnet: Das Ereignis gibt es nicht mehr.',
  },
  head: {
    statistics: 'Zahlen aller Organisationen, ohne Namen',
    noFigures: 'Für diese Phase gibt es keine Zahlen von mindestens drei Organisationen.',
  },
  archive: {
    kind: {
      realm: 'Organisation',
    },
  },
};
