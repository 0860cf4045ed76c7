/** Worte für das Messen auf der Karte. */
export const measure = {
  title: 'Messen',
  traveller: 'Wer geht',
  empty: 'Klick auf das Feld, bei dem der Weg beginnt, dann auf das Ziel.',
  distance_one: '{{from}} bis {{to}}: 1 Feld Luftlinie',
  distance_other: '{{from}} bis {{to}}: {{count}} Felder Luftlinie',
  noWay: 'Für diese Einheit gibt es keinen Weg dorthin.',
  hidden: 'Weg und Kosten stehen nur in der Wahrheit: Ein Reich kennt das Land nicht ganz.',
  steps: {
    to: 'nach',
    difficulty: 'Schwierigkeit',
    cost: 'Bewegungspunkte',
    sum: 'Summe',
  },
  hint: {
    start: 'Feld anklicken, bei dem der Weg beginnt',
    distance_one: '{{from}} bis {{to}}: 1 Feld; Klick misst den Weg',
    distance_other: '{{from}} bis {{to}}: {{count}} Felder; Klick misst den Weg',
  },
};
