import type { WordTree } from '../../../../engine';

/** Texts of the board of countries and zones. */
export const countries: WordTree = {
  language: ['de', 'en'],
  tool: { select: ['Auswählen', 'Select'] },
  hint: {
    select: [
      'Land anklicken; ziehen bewegt die Karte. Pfeile gehen von Land zu Land, Bild auf und ab der Reihe nach.',
      'Click a country; dragging moves the map. Arrows go from country to country, Page Up and Page Down one by one.',
    ],
  },
  layers: {
    zones: ['Zonen mit Namen und Schraffur', 'Zones with names and hatching'],
    markers: ['Marken und Mutterländer', 'Markers and motherlands'],
    open: ['Was gerade offensteht', 'What is open now'],
  },
  view: {
    title: ['Weltkarte oder Tafel', 'World map or tables'],
    map: ['Weltkarte', 'World map'],
    table: ['Tafel', 'Tables'],
  },
  what: ['{{zone}}, Machtbasis {{value}}, {{how}}', '{{zone}}, power base {{value}}, {{how}}'],
  blank: ['Leer, zum Ausfüllen', 'Blank, to fill in'],
  open: ['Steht gerade offen.', 'Open now.'],
  sheet: {
    label: ['Blatt des Landes', 'Sheet of the country'],
    overview_one: ['1 Land', '1 country'],
    overview_other: ['{{count}} Länder', '{{count}} countries'],
  },
  status: { none: ['Kein Land gewählt', 'No country chosen'] },
  legend: { zones: ['Zonen', 'Zones'], parties: ['Spieler', 'Players'] },
};
