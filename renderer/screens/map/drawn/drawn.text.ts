import type { WordTree } from '../../../../engine';

/** Texts for orders drawn on the map. */
export const drawn: WordTree = {
  title: ['Befehl von Hand', 'Order by hand'],
  empty: [
    'Klicke auf das Feld der Einheit, dann Feld für Feld auf ihren Weg. Mit Tasten: Enter beginnt beim gewählten Feld, Pfeiltasten gehen weiter.',
    'Click the field of the unit, then its way field by field. By keys: Enter begins at the selected field, arrow keys go on.',
  ],
  unit: ['Einheit', 'Unit'],
  unitOf: ['{{name}}, {{party}}', '{{name}}, {{party}}'],
  path: ['Weg', 'Way'],
  stays: ['bleibt in {{field}}', 'stays in {{field}}'],
  reach: ['Reicht für', 'Enough for'],
  reachOf: ['{{steps}} von {{count}} Feldern', '{{steps}} of {{count}} fields'],
  cost: ['Kosten', 'Cost'],
  left: ['Rest', 'Left'],
  unknown: [
    'Kosten zeigt für diese Einheit erst der Probelauf.',
    'For this unit only the trial run shows the cost.',
  ],
  objections: ['Was die Regeln sagen', 'What the rules say'],
  fine: ['Keine Einwände.', 'No objections.'],
  code: ['Befehl', 'Order'],
  line: ['Zeile im Brief', 'Line in the letter'],
  write: ['Befehl eintragen', 'Enter the order'],
  drop: ['Verwerfen', 'Discard'],
  letter: ['Brief zeigen', 'Show the letter'],
  written: [
    '{{name}}: Befehl im Brief von {{party}} eingetragen',
    '{{name}}: order entered in the letter of {{party}}',
  ],
  begin: ['{{name}}, {{party}}: Weg zeichnen', '{{name}}, {{party}}: draw the way'],
  here: ['{{name}} hier: {{code}}', '{{name}} here: {{code}}'],
  step: {
    title: ['Nächster Schritt', 'Next step'],
    barred: ['Was die Regeln verwehren ({{count}})', 'What the rules bar ({{count}})'],
    objections_one: ['{{count}} Einwand', '{{count}} objection'],
    objections_other: ['{{count}} Einwände', '{{count}} objections'],
    open: ['erst der Probelauf zeigt die Kosten', 'only the trial run shows the cost'],
    costs: ['kostet {{cost}}, Rest {{left}}', 'costs {{cost}}, {{left}} left'],
  },
  hint: {
    nobody: [
      'In {{field}} ist keine Einheit, die Befehle bekommt.',
      'There is no unit in {{field}} that takes orders.',
    ],
    draw: [
      'Klick legt den Weg fest, Rücktaste nimmt ein Feld zurück, Enter beendet ihn, Esc verwirft ihn',
      'A click fixes the way, Backspace takes a field back, Enter ends it, Esc discards it',
    ],
  },
};
