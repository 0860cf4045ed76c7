/** Worte, die alle Bretter teilen. */
export const board = {
  stage: 'Brett „{{campaign}}“',
  resting:
    'Du siehst mit fremden Augen. Gezeichnet wird die Wahrheit; die Werkzeuge ruhen so lange.',
  readOnly: 'Ein anderes Fenster schreibt an dieser Kampagne. Hier kannst du nur ansehen.',
  party: 'Name',
  nobody: 'niemand',
  piece: {
    here: 'Wer hier steht',
    everywhere: 'Auf dem ganzen Brett',
    none: 'Niemand, soweit bekannt.',
    name: 'Nr.',
    strength: 'Stärke',
    truth: 'in Wahrheit',
    count: 'Zahl',
    said: '{{name}} {{number}} mit {{strength}}',
    listed: 'Hier: {{names}}.',
    unknown: 'unbekannter Stärke',
  },
  refused: {
    resting: 'Gezeichnet wird nur an der Wahrheit und im schreibenden Fenster.',
  },
  layers: 'Zu sehen',
  key: {
    fit: 'Ganzes Brett zeigen',
    zoomIn: 'Näher heran',
    zoomOut: 'Weiter weg',
    back: 'Zurück zum Brett',
    drop: 'Abbrechen, Wahl aufheben',
  },
  export: {
    act: 'Bild des Bretts sichern …',
    title: 'Bild des Bretts',
    truth: 'So, wie du es siehst: mit allem, was die Mitspieler voreinander verbergen.',
    seen: 'So, wie {{name}} es sieht.',
    format: 'Format',
    png: 'PNG',
    svg: 'SVG',
    pdf: 'PDF',
    width: 'Breite',
    millimetres: '{{width}} mm',
    save: 'Sichern',
    saved: 'Bild gesichert: {{path}}',
    failed:
      'Das Bild ließ sich nicht schreiben. Nichts wurde geändert; versuch es mit kleinerer Breite noch einmal.',
  },
};
