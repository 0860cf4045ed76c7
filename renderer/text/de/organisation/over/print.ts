/** Worte geteilter Räume in der Sprache des Organisationsspiels: print. */
export const print = {
  intro:
    'Gedruckt wird, was eine Organisation weiß. Unbekanntes ist nicht verdeckt, es fehlt in der Datei.',
  chronicle: {
    intro: 'Was von allen abgeschlossenen Phasen öffentlich ist, der Reihe nach.',
    none: 'Noch ist keine Phase abgeschlossen.',
  },
  group: {
    month: 'Aus der Phase',
  },
  held: 'Nicht gespeichert: Das Blatt verrät, was seine Organisation nicht wissen kann. Nimm es heraus, oder teile es unter Bote bewusst mit.',
  noRealm: {
    title: 'Noch gibt es keine Organisation',
    text: 'Gedruckt wird immer für eine Organisation. Lege unter „Akteure“ eine an.',
  },
};
