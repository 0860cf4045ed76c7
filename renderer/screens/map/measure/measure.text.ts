import type { WordTree } from '../../../../engine';

/** Texts for measuring on the map. */
export const measure: WordTree = {
  title: ['Messen', 'Measure'],
  traveller: ['Wer geht', 'Who walks'],
  empty: [
    'Klick auf das Feld, bei dem der Weg beginnt, dann auf das Ziel.',
    'Click the field where the way begins, then its end.',
  ],
  distance_one: [
    '{{from}} bis {{to}}: 1 Feld Luftlinie',
    '{{from}} to {{to}}: 1 field as the crow flies',
  ],
  distance_other: [
    '{{from}} bis {{to}}: {{count}} Felder Luftlinie',
    '{{from}} to {{to}}: {{count}} fields as the crow flies',
  ],
  noWay: ['Für diese Einheit gibt es keinen Weg dorthin.', 'There is no way there for this unit.'],
  hidden: [
    'Weg und Kosten zeigt nur die Sicht der Spielleitung: Ein Reich kennt das Land nicht ganz.',
    'The way and its cost show only in the truth: no realm knows all of the land.',
  ],
  steps: {
    to: ['nach', 'to'],
    difficulty: ['Schwierigkeit', 'Difficulty'],
    cost: ['Bewegungspunkte', 'Movement points'],
    sum: ['Summe', 'Sum'],
  },
  hint: {
    start: ['Feld anklicken, bei dem der Weg beginnt', 'Click the field where the way begins'],
    distance_one: [
      '{{from}} bis {{to}}: 1 Feld; Klick misst den Weg',
      '{{from}} to {{to}}: 1 field; a click measures the way',
    ],
    distance_other: [
      '{{from}} bis {{to}}: {{count}} Felder; Klick misst den Weg',
      '{{from}} to {{to}}: {{count}} fields; a click measures the way',
    ],
  },
};
