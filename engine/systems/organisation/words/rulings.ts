import type { WordTree } from '../../../kernel';
import { EVENT } from './references';

/** A random event as it was decided. */
const FATE = `${EVENT}, $t(organisation:fate.intensity.{{intensity}})`;

/** What the GM decided by hand: what it was about and what he said. */
export const RULING_WORDS: WordTree = {
  ruling: {
    covered: ['verdeckt', 'covered'],
    'die.about': [
      '$t(organisation:dice.purpose.{{purpose}}), {{number}}. Würfel',
      '$t(organisation:dice.purpose.{{purpose}}), die {{number}}',
    ],
    'die.value': ['{{value}}', '{{value}}'],
    'reroll.about': [
      'Neuer Wurf mit Forschung: $t(organisation:dice.purpose.{{purpose}})',
      'Rolled again with research: $t(organisation:dice.purpose.{{purpose}})',
    ],
    'reroll.value': ['Würfel {{dice}}, {{parties}}', 'dice {{dice}}, {{parties}}'],
    'fate.about': ['Zufallsereignis für {{party}}', 'Random event for {{party}}'],
    'fate.value': [FATE, FATE],
    'fateRegion.about': ['Zufallsereignis in {{region}}', 'Random event in {{region}}'],
    'fateRegion.value': [FATE, FATE],
    'fateWorld.about': ['Zufallsereignis für alle', 'Random event for all'],
    'fateWorld.value': [FATE, FATE],
    'shift.about': ['Chance von {{party}} verschoben', 'Chance of {{party}} shifted'],
    'shift.value': ['{{points}}', '{{points}}'],
    'shiftRegion.about': ['Chance in {{region}} verschoben', 'Chance in {{region}} shifted'],
    'shiftRegion.value': ['{{points}}', '{{points}}'],
    'shiftWorld.about': ['Chance für alle verschoben', 'Chance for all shifted'],
    'shiftWorld.value': ['{{points}}', '{{points}}'],
    'natural.about': [
      'Name des natürlichen Vorzugs von {{party}}',
      'Name of the natural advantage of {{party}}',
    ],
    'natural.value': ['„{{name}}“', '“{{name}}”'],
    'rebels.about': [
      'Name der Organisation aus dem Aufruhr von {{party}} in {{region}}',
      'Name of the organisation born of the unrest of {{party}} in {{region}}',
    ],
    'rebels.value': ['„{{name}}“', '“{{name}}”'],
    'division.about': ['Kriegsaufstellung von {{party}}', 'Division for war of {{party}}'],
    'division.value': [
      '{{mobilised}} mobilisiert, Angriff {{attack}}, Verteidigung {{defence}}',
      '{{mobilised}} mobilised, attack {{attack}}, defence {{defence}}',
    ],
    'revealed.about': [
      'Kriegsaufstellungen im Krieg von {{party}}',
      'Divisions in the war of {{party}}',
    ],
    'revealed.value': ['aufgedeckt', 'laid open'],
    'warDice.about': ['Zahl der Kriegswürfel von {{party}}', 'Number of war dice of {{party}}'],
    'warDice.value': ['{{count}}', '{{count}}'],
    'allies.about': ['Beistand im Krieg von {{party}}', 'Allies in the war of {{party}}'],
    'allies.value': ['{{parties}}', '{{parties}}'],
    'successes.about': [
      'Erfolge von {{party}}: $t(organisation:act.name.{{kind}})',
      'Successes of {{party}}: $t(organisation:act.name.{{kind}})',
    ],
    'successes.value': ['{{count}}', '{{count}}'],
    'answer.about': [
      'Antwort des Geheimdienstes an {{party}}',
      'Answer of the secret service to {{party}}',
    ],
    'answer.value': ['{{text}}', '{{text}}'],
  },
};
