/** Worte des Bretts aus Ländern und Zonen. */
export const countries = {
  language: 'de',
  tool: { select: 'Auswählen' },
  hint: {
    select:
      'Land anklicken; ziehen bewegt das Brett. Pfeile gehen von Land zu Land, Bild auf und ab der Reihe nach.',
  },
  layers: {
    zones: 'Zonen mit Namen und Schraffur',
    markers: 'Marken und Mutterländer',
    open: 'Was gerade offensteht',
  },
  view: { title: 'Weltkarte oder Tafel', map: 'Weltkarte', table: 'Tafel' },
  what: '{{zone}}, Machtbasis {{value}}, {{how}}',
  blank: 'Leer, zum Ausfüllen',
  open: 'Steht gerade offen.',
  sheet: {
    label: 'Blatt des Landes',
    overview_one: '1 Land',
    overview_other: '{{count}} Länder',
  },
  status: { none: 'Kein Land gewählt' },
  legend: { zones: 'Zonen', parties: 'Spieler' },
};
