import type { WordTree } from '../../../../engine';

/** Texts: who is ordered in the open turn. */
export const overview: WordTree = {
  title: ['{{many}}: die Befehle', '{{many}}: their orders'],
  counts: [
    '{{all}} insgesamt, {{without}} ohne Befehl, {{objections}} mit Befund',
    '{{all}} in all, {{without}} without orders, {{objections}} with findings',
  ],
  search: { label: ['Übersicht durchsuchen', 'Search the overview'], hint: ['suchen', 'search'] },
  show: {
    label: ['Was gezeigt wird', 'What is shown'],
    all: ['Alle', 'All'],
    without: ['Ohne Befehl', 'Without orders'],
    objections: ['Mit Befund', 'With findings'],
  },
  whose: {
    label: ['Wessen', 'Whose'],
    all: ['Alle $t(noun:realms)', 'All $t(noun:realms)'],
  },
  column: {
    name: ['Name', 'Name'],
    place: ['Ort', 'Place'],
  },
  without: ['ohne Befehl', 'no order'],
  pending: ['wird gelesen', 'being read'],
  none: {
    all: ['Nichts davon passt zur Suche.', 'Nothing matches the search.'],
    without: ['Alle haben einen Befehl.', 'All have orders.'],
    objections: ['Kein Befehl hat einen offenen Befund.', 'No order has an open finding.'],
  },
  act: {
    open: ['Zur Zeile im Brief', 'To its line in the letter'],
    begin: ['Zeile beginnen', 'Begin a line'],
    place: ['Auf der Karte zeigen', 'Show on the map'],
  },
};
