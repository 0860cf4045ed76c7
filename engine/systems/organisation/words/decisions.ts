import type { WordTree } from '../../../kernel';
import { EVENT } from './references';

/** A random event as it was decided. */
const FATE = `${EVENT}, $t(organisation:fate.intensity.{{intensity}})`;

/** How a random event is decided, whomever it is for. */
const FATE_FORM: WordTree = {
  act: ['Ändern', 'Override'],
  value: [FATE, FATE],
  'field.event': ['Ereignis', 'Event'],
  'field.intensity': ['Intensität', 'Intensity'],
  option: [
    '$t(organisation:fate.{{field}}.{{option}})',
    '$t(organisation:fate.{{field}}.{{option}})',
  ],
};

const SHIFT_FORM: WordTree = {
  reason: ['gutes Charakterspiel', 'good character play'],
  value: ['{{signed}}', '{{signed}}'],
};

/** Decisions of the GM beside the questions of the rules: subject, input and result. */
export const DECISION_WORDS: WordTree = {
  decision: {
    'die.about': [
      '$t(organisation:dice.purpose.{{purpose}}), {{number}}. Würfel',
      '$t(organisation:dice.purpose.{{purpose}}), die {{number}}',
    ],
    'die.about_party': [
      '$t(organisation:dice.purpose.{{purpose}}) von {{party}}, {{number}}. Würfel',
      '$t(organisation:dice.purpose.{{purpose}}) of {{party}}, die {{number}}',
    ],
    'die.reason': ['am Tisch gewürfelt', 'rolled at the table'],
    'reroll.about': [
      'Neuer Wurf mit Forschung: $t(organisation:dice.purpose.{{purpose}})',
      'Rolled again with research: $t(organisation:dice.purpose.{{purpose}})',
    ],
    'reroll.note': [
      'Fällt die gleiche Zahl, wird die Forschungsstufe beschädigt.',
      'If the same number falls, the level of research is damaged.',
    ],
    'reroll.reason': ['mit Forschung neu geworfen', 'rolled again with research'],
    'reroll.value': ['Würfel {{dice}}, {{parties}}', 'dice {{dice}}, {{parties}}'],
    fate: { about: ['Zufallsereignis für {{party}}', 'Random event for {{party}}'], ...FATE_FORM },
    fateRegion: {
      about: ['Zufallsereignis in {{region}}', 'Random event in {{region}}'],
      ...FATE_FORM,
    },
    fateWorld: { about: ['Zufallsereignis für alle', 'Random event for all'], ...FATE_FORM },
    shift: {
      about: ['Chance von {{party}} verschoben', 'Chance of {{party}} shifted'],
      ...SHIFT_FORM,
    },
    shiftRegion: {
      about: ['Chance in {{region}} verschoben', 'Chance in {{region}} shifted'],
      ...SHIFT_FORM,
    },
    shiftWorld: { about: ['Chance für alle verschoben', 'Chance for all shifted'], ...SHIFT_FORM },
    'natural.about': [
      'Name des natürlichen Vorzugs von {{party}}',
      'Name of the natural advantage of {{party}}',
    ],
    'natural.act': ['So heißt er', 'That is its name'],
    'natural.reason': ['von der Spielleitung benannt', 'named by the GM'],
    'rebels.about': [
      'Name der Organisation aus dem Aufruhr von {{party}} in {{region}}',
      'Name of the organisation born of the unrest of {{party}} in {{region}}',
    ],
    'rebels.act': ['Benennen', 'Name them'],
    'rebels.reason': ['von der Spielleitung benannt', 'named by the GM'],
    'division.about': ['Kriegsaufstellung von {{party}}', 'Division for war of {{party}}'],
    'division.reason': ['am Tisch verdeckt eingetragen', 'entered in secret at the table'],
    'division.value': [
      '{{mobilised}} mobilisiert, Angriff {{attack}}, Verteidigung {{defence}}',
      '{{mobilised}} mobilised, attack {{attack}}, defence {{defence}}',
    ],
    'revealed.about': [
      'Kriegsaufstellungen im Krieg von {{party}}',
      'Divisions in the war of {{party}}',
    ],
    'revealed.act': ['Aufdecken', 'Reveal'],
    'revealed.reason': ['am Tisch aufgedeckt', 'revealed at the table'],
    'revealed.value': ['aufgedeckt', 'laid open'],
    'warDice.about': ['Zahl der Kriegswürfel von {{party}}', 'Number of war dice of {{party}}'],
    'ally.about': ['Beistand von {{party}} im Krieg', 'Help by {{party}} in the war'],
    'ally.value': [
      '$t(organisation:war.ally.{{side}}) ({{mobilised}} mobilisiert, Angriff {{attack}}, Verteidigung {{defence}})',
      '$t(organisation:war.ally.{{side}}) ({{mobilised}} mobilised, attack {{attack}}, defence {{defence}})',
    ],
    'ally.field.side': ['Auf welcher Seite', 'On which side'],
    'ally.field.mobilised': ['Mobilisiert', 'Mobilised'],
    'ally.field.attack': ['Angriff', 'Attack'],
    'ally.field.defence': ['Verteidigung', 'Defence'],
    'ally.option': ['$t(organisation:war.ally.{{option}})', '$t(organisation:war.ally.{{option}})'],
    'ally.reason': ['am Tisch entschieden', 'decided at the table'],
    'successes.about': [
      'Erfolge von {{party}}: $t(organisation:act.name.{{kind}})',
      'Successes of {{party}}: $t(organisation:act.name.{{kind}})',
    ],
    'answer.about': [
      'Antwort des Geheimdienstes an {{party}}',
      'Answer of the secret service to {{party}}',
    ],
    'answer.act': ['Antworten', 'Answer'],
    'answer.reason': ['von der Spielleitung beantwortet', 'answered by the GM'],
  },
};
