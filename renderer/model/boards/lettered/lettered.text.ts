import type { WordTree } from '../../../../engine';

/** Texts of the board of fields with letter and number. */
export const lettered: WordTree = {
  tool: {
    select: ['Auswählen', 'Select'],
    order: ['Befehl', 'Order'],
    mountain: ['Gebirge', 'Mountain'],
    capital: ['Hauptstadt', 'Capital'],
    base: ['Stützpunkt', 'Base'],
    edge: ['Gesperrte Kante', 'Blocked edge'],
    erase: ['Wegnehmen', 'Take away'],
  },
  hint: {
    select: [
      'Feld anklicken; ziehen bewegt die Karte. Pfeile gehen von Feld zu Feld, Bild auf und ab der Reihe nach.',
      'Click a field; dragging moves the map. Arrows go from field to field, Page Up and Page Down one after the other.',
    ],
    order: [
      'Vom Feld der Armee aus über die Felder ihres Wegs ziehen; losgelassen öffnet sich der Befehl. Zurück kürzt den Weg. Mit Tasten: Enter, Pfeile, Enter.',
      'Drag from the field of the army over the fields of its path; releasing opens the order. Going back shortens the path. With keys: Enter, arrows, Enter.',
    ],
    mountain: [
      'Felder anklicken oder übermalen; auf Gebirge begonnen, wird es wieder offen.',
      'Click or paint over fields; begun on a mountain, fields are opened again.',
    ],
    capital: [
      'Feld anklicken: Dort steht dann die Hauptstadt der gewählten Partei.',
      'Click a field: the capital of the chosen party then stands there.',
    ],
    base: [
      'Feld anklicken: Ein Stützpunkt entsteht oder wechselt den Besitzer; noch einmal nimmt ihn weg.',
      'Click a field: a base is made or changes its owner; once more takes it away.',
    ],
    edge: [
      'Von einem Feld zum Nachbarfeld ziehen oder die Kante anklicken. Mit Tasten: Enter, Pfeil, Enter.',
      'Drag from a field to its neighbour, or click the edge. With keys: Enter, arrow, Enter.',
    ],
    erase: [
      'Nimmt weg, was auf dem Feld steht, und die gesperrten Kanten darum.',
      'Takes away what stands on the field, and the blocked edges around it.',
    ],
  },
  size: {
    title: ['Karte', 'Map'],
    rows: ['Zeilen', 'Rows'],
    columns: ['Spalten', 'Columns'],
    layout: ['Nach rechts gerückt', 'Shifted to the right'],
    even_rows_right: ['B, D, F …', 'B, D, F…'],
    odd_rows_right: ['A, C, E …', 'A, C, E…'],
  },
  layers: {
    numbers: ['Zahlen der Felder', 'Numbers of the fields'],
    pieces: ['Wer wo steht', 'Who stands where'],
    marks: ['Zeichen des Spiels', 'Marks of the game'],
  },
  what: {
    open: ['offenes Feld', 'open field'],
    mountain: ['Gebirge', 'mountain'],
    capital: ['Hauptstadt: {{name}}', 'capital: {{name}}'],
    destroyed: ['zerstörte Hauptstadt: {{name}}', 'destroyed capital: {{name}}'],
    base: ['Stützpunkt: {{name}}', 'base: {{name}}'],
    free: ['Stützpunkt, frei', 'base, free'],
  },
  sheet: {
    label: ['Blatt des Feldes', 'Sheet of the field'],
    what: ['Was hier ist', 'What is here'],
    blocked: ['gesperrt', 'blocked'],
    bases: ['Stützpunkte', 'Bases'],
    veiled: [
      'Geheimnisse sind verdeckt: Fahnen, Stärken und Summen zeigen, was andere sehen. G zeigt die Wahrheit.',
      'Secrets are hidden: flags, strengths and sums show what others see. G shows the truth.',
    ],
    overview_one: ['1 Zeile, {{columns}} Spalten', '1 row, {{columns}} columns'],
    overview_other: [
      '{{count}} Zeilen, {{columns}} Spalten',
      '{{count}} rows, {{columns}} columns',
    ],
  },
  remark: {
    offBoard: ['{{field}} liegt nicht auf der Karte.', '{{field}} is not on the map.'],
    shared: ['Auf {{field}} steht mehr als eines.', 'More than one thing stands on {{field}}.'],
    noCapital: ['{{name}} hat noch keine Hauptstadt.', '{{name}} has no capital yet.'],
    apart: [
      '{{field}} ist vom Rest der Karte nicht zu erreichen.',
      '{{field}} cannot be reached from the rest of the map.',
    ],
    walledIn: [
      'Um die Hauptstadt {{field}} ist kein Feld frei.',
      'No field is free around the capital {{field}}.',
    ],
  },
  say: {
    field: ['Feld {{field}}, {{what}}.', 'Field {{field}}, {{what}}.'],
    blocked: ['Gesperrt nach {{fields}}.', 'Blocked towards {{fields}}.'],
  },
  legend: {
    mountain: ['Gebirge', 'Mountain'],
    capital: ['Hauptstadt', 'Capital'],
    base: ['Stützpunkt', 'Base'],
    parties: ['Parteien', 'Parties'],
    blocked: ['gesperrte Kante', 'blocked edge'],
    secret: ['nicht allen bekannt', 'not known to all'],
  },
  status: {
    none: ['Kein Feld gewählt', 'No field chosen'],
    steps_one: ['1 Feld von {{field}}', '1 field from {{field}}'],
    steps_other: ['{{count}} Felder von {{field}}', '{{count}} fields from {{field}}'],
  },
  refused: {
    offBoard: [
      'Das Feld liegt nicht auf der Karte. Nichts wurde geändert.',
      'The field is not on the map. Nothing was changed.',
    ],
    noNeighbours: [
      'Eine Kante liegt zwischen zwei Nachbarfeldern. Nichts wurde geändert.',
      'An edge lies between two neighbour fields. Nothing was changed.',
    ],
    badSize: [
      'Eine Karte hat 1 bis 26 Zeilen und 1 bis 99 Spalten. Nichts wurde geändert.',
      'A map has 1 to 26 rows and 1 to 99 columns. Nothing was changed.',
    ],
    noParty: [
      'Wähle zuerst, für wen. Nichts wurde geändert.',
      'Choose first for whom. Nothing was changed.',
    ],
  },
  command: {
    mountain_one: ['{{field}} zu Gebirge gemacht', '{{field}} made a mountain'],
    mountain_other: ['{{count}} Felder zu Gebirge gemacht', '{{count}} fields made mountains'],
    open_one: ['{{field}} geöffnet', '{{field}} opened'],
    open_other: ['{{count}} Felder geöffnet', '{{count}} fields opened'],
    capital: [
      'Hauptstadt von {{name}} auf {{field}} gesetzt',
      'Capital of {{name}} put on {{field}}',
    ],
    base: ['Stützpunkt auf {{field}} gesetzt: {{name}}', 'Base put on {{field}}: {{name}}'],
    freeBase: ['Freien Stützpunkt auf {{field}} gesetzt', 'Free base put on {{field}}'],
    erase_one: ['{{field}} geräumt', '{{field}} cleared'],
    erase_other: ['{{count}} Felder geräumt', '{{count}} fields cleared'],
    edge: ['Kante {{edge}} gesperrt oder geöffnet', 'Edge {{edge}} blocked or opened'],
    size_one: [
      'Größe der Karte geändert; 1 Sache lag außerhalb und fiel weg',
      'Size of the map changed; 1 thing lay outside and is gone',
    ],
    size_other: [
      'Größe der Karte geändert; {{count}} Sachen lagen außerhalb und fielen weg',
      'Size of the map changed; {{count}} things lay outside and are gone',
    ],
    size_zero: ['Größe der Karte geändert', 'Size of the map changed'],
  },
};
