import type { WordTree } from '../../../../engine';

/** Texts of the looks of the map, its layers, the GM's own views and its legend. */
export const looks: WordTree = {
  button: ['Ansicht', 'View'],
  buttonLook: ['Ansicht: {{look}}', 'View: {{look}}'],
  label: ['Ansicht der Karte', 'View of the map'],
  look: {
    colours: ['Farben', 'Colours'],
    symbols: ['Zeichen', 'Symbols'],
    abbreviations: ['Kürzel', 'Abbreviations'],
    hatching: ['Schraffur', 'Hatching'],
    politics: ['Politik', 'Politics'],
    population: ['Bevölkerung', 'Population'],
    pencil: ['Buntstift', 'Coloured pencil'],
  },
  about: {
    colours: ['Ring und Scheibe wie im Regelbuch', 'Ring and disc as in the rule book'],
    symbols: ['Große Zeichen auf ruhigem Grund', 'Large symbols on quiet ground'],
    abbreviations: [
      'Das Kürzel des Geländes in jedem Feld',
      'The abbreviation of the terrain in every field',
    ],
    hatching: ['Schwarz auf Weiß, auch für den Kopierer', 'Black on white, for the copier too'],
    politics: ['Die Reiche als Flächen mit Muster', 'The realms as areas with patterns'],
    population: ['Einwohner je Feld', 'Inhabitants per field'],
    pencil: ['Mit Buntstiften auf Papier', 'With coloured pencils on paper'],
  },
  layers: ['Ebenen', 'Layers'],
  layer: {
    numbers: ['Feldnummern', 'Field numbers'],
    pieces: ['Einheiten', 'Units'],
    labels: ['Namen', 'Names'],
    borders: ['Grenzen', 'Borders'],
    grid: ['Raster', 'Grid'],
    secrets: ['Geheimnisse', 'Secrets'],
    underlay: ['Hintergrundkarte', 'Background map'],
  },
  age: ['Alter des Wissens', 'Age of knowledge'],
  ageHint: [
    'In der Sicht eines Reichs verblasst, was es lange nicht gesehen hat.',
    'Seen by a realm, what it has not seen for long fades.',
  ],
  preset: {
    group: ['Eigene Ansichten', 'Your own views'],
    none: [
      'Stelle die Karte ein, gib der Ansicht einen Namen und merke sie dir.',
      'Set up the map, name the view and keep it.',
    ],
    name: ['Name der Ansicht', 'Name of the view'],
    newName: ['Neuer Name für „{{name}}“', 'New name for “{{name}}”'],
    rename: ['„{{name}}“ umbenennen', 'Rename “{{name}}”'],
    remove: ['„{{name}}“ löschen', 'Delete “{{name}}”'],
    nameless: [
      'Gib einen Namen mit höchstens {{most}} Zeichen ein.',
      'Enter a name of at most {{most}} characters.',
    ],
    taken: [
      'Eine Ansicht „{{name}}“ gibt es schon. Gib einen anderen Namen ein.',
      'There is a view “{{name}}” already. Enter another name.',
    ],
    full: [
      'Mehr als {{most}} Ansichten gehen nicht. Lösche erst eine.',
      'No more than {{most}} views can be kept. Delete one first.',
    ],
    saved: ['Ansicht „{{name}}“ gemerkt.', 'View “{{name}}” kept.'],
    replaced: ['Ansicht „{{name}}“ neu gemerkt.', 'View “{{name}}” kept anew.'],
  },
  legend: {
    label: ['Zeichenerklärung', 'Legend'],
    population: ['Einwohner je Feld', 'Inhabitants per field'],
    upTo: ['bis {{to}}', 'up to {{to}}'],
    above: ['mehr', 'more'],
    figures: ['Zahlen im Feld: Tausend', 'Figures in the fields: thousands'],
    age: ['Zuletzt gesehen', 'Last seen'],
    ageStep: {
      0: ['in diesem Zug', 'this turn'],
      1: ['vor bis zu 3 Zügen', 'up to 3 turns ago'],
      2: ['vor bis zu 12 Zügen', 'up to 12 turns ago'],
      3: ['länger her', 'longer ago'],
    },
    terrainOnly: ['nur Gelände bekannt', 'only terrain known'],
    realms: ['Reiche', 'Realms'],
  },
  key: {
    open: ['Ansicht der Karte wählen', 'Choose the view of the map'],
    next: ['Nächste Darstellung', 'Next look'],
    show: {
      colours: ['Karte in Farben zeigen', 'Show the map in colours'],
      symbols: ['Karte mit Zeichen zeigen', 'Show the map with symbols'],
      abbreviations: ['Karte mit Kürzeln zeigen', 'Show the map with abbreviations'],
      hatching: ['Karte als Schraffur zeigen', 'Show the map as hatching'],
      politics: ['Karte der Reiche zeigen', 'Show the map of the realms'],
      population: ['Karte der Bevölkerung zeigen', 'Show the map of the population'],
      pencil: ['Karte mit Buntstift zeigen', 'Show the map in coloured pencil'],
    },
  },
};
