import type { WordTree } from '../../../engine';

/** Texts all boards share. */
export const board: WordTree = {
  stage: ['Karte „{{campaign}}“', 'Map of “{{campaign}}”'],
  resting: [
    'In fremder Sicht kannst du nicht zeichnen.',
    'You can’t draw in another party’s view.',
  ],
  readOnly: [
    'Ein anderes Fenster schreibt an dieser Kampagne. Hier kannst du nur ansehen.',
    'Another window writes to this campaign. Here you can only look.',
  ],
  party: ['Name', 'Name'],
  nobody: ['niemand', 'nobody'],
  piece: {
    here: ['Wer hier steht', 'Who stands here'],
    everywhere: ['Auf der ganzen Karte', 'On the whole map'],
    none: ['Niemand, soweit bekannt.', 'Nobody, as far as is known.'],
    name: ['Nr.', 'No.'],
    truth: ['in Wahrheit', 'in truth'],
    count: ['Zahl', 'Number'],
    said: ['{{name}} {{number}} mit {{strength}}', '{{name}} {{number}} with {{strength}}'],
    listed: ['Hier: {{names}}.', 'Here: {{names}}.'],
    unknown: ['unbekannter Stärke', 'unknown strength'],
  },
  refused: {
    resting: [
      'Zeichnen kannst du nur in der Sicht der Spielleitung und im schreibenden Fenster.',
      'Only the truth can be drawn, and only in the window that writes.',
    ],
  },
  order: {
    act: ['Befehl von Hand …', 'Order by hand …'],
    title: ['Befehl von Hand: {{name}}', 'Order by hand: {{name}}'],
    party: ['Im Brief von', 'In the letter of'],
    lines: ['Was hier befohlen werden kann', 'What can be ordered here'],
    hint: [
      'Wähle einen Befehl oder schreib ihn; Enter trägt ihn in den Brief ein.',
      'Choose an order or write it; Enter enters it in the letter.',
    ],
    understood: ['So wird er gelesen', 'How it is read'],
    objections: ['Was die Regeln sagen', 'What the rules say'],
    nobodyGoes: [
      'Auf diesem Weg kann von hier niemand gehen.',
      'Nobody can go this way from here.',
    ],
    noLines: [
      'Kein fertiger Befehl passt hierher; schreib ihn in die Zeile.',
      'No ready order fits here; write it in the line.',
    ],
    nothing: ['Noch nichts.', 'Nothing yet.'],
    nobody: ['Noch niemand schickt Befehle.', 'Nobody sends orders yet.'],
    enter: ['Befehl eintragen', 'Enter the order'],
    entered: [
      'Befehl im Brief von {{party}} eingetragen',
      'Order entered in the letter of {{party}}',
    ],
  },
  overview: ['Zurück zur Übersicht', 'Back to the overview'],
  layers: ['Anzeigen', 'Show'],
  remarks: ['Zu bedenken', 'To consider'],
  neighbours: ['Nachbarfelder', 'Neighbour fields'],
  marks: ['Zeichen', 'Marks'],
  moment: {
    same: ['Auf der Karte hat sich nichts geändert.', 'Nothing on the map has changed.'],
    changed: ['Auf der Karte geändert: {{fields}}', 'Changed on the map: {{fields}}'],
  },
  key: {
    fit: ['Ganze Karte zeigen', 'Show the whole map'],
    zoomIn: ['Näher heran', 'Closer'],
    zoomOut: ['Weiter weg', 'Further away'],
    back: ['Zurück zur Karte', 'Back to the map'],
    drop: ['Abbrechen', 'Cancel'],
  },
  export: {
    act: ['Bild der Karte speichern …', 'Save a picture of the map…'],
    title: ['Bild der Karte', 'Picture of the map'],
    truth: [
      'So, wie du es siehst: mit allem, was die Mitspieler voreinander verbergen.',
      'As you see it: with everything the players hide from each other.',
    ],
    own: ['So, wie du es siehst.', 'As you see it.'],
    veiled: ['Geheimnisse kommen in kein Bild.', 'Secrets go into no picture.'],
    seen: ['So, wie {{name}} es sieht.', 'As {{name}} sees it.'],
    format: ['Format', 'Format'],
    png: ['PNG', 'PNG'],
    svg: ['SVG', 'SVG'],
    pdf: ['PDF', 'PDF'],
    width: ['Breite', 'Width'],
    millimetres: ['{{width}} mm', '{{width}} mm'],
    save: ['Sichern', 'Save'],
    saved: ['Bild gespeichert: {{path}}', 'Picture saved: {{path}}'],
    failed: [
      'Das Bild ließ sich nicht schreiben. Nichts wurde geändert; versuche es mit kleinerer Breite noch einmal.',
      'The picture could not be written. Nothing was changed; try a smaller width.',
    ],
  },
};
