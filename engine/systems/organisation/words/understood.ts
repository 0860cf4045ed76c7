import type { Words, WordTree } from '../../../kernel';
import type { OrderKind } from '../orders/order';
import { CATEGORY } from './references';

/** An order as it was understood, and the same with the levels it names. */
function withLevels(kind: OrderKind, [german, english]: Words): WordTree {
  return {
    [kind]: [german, english],
    [`${kind}_levels`]: [`${german}, Stufen: {{levels}}`, `${english}, levels: {{levels}}`],
  };
}

/** Orders as they were understood. */
export const UNDERSTOOD_WORDS: WordTree = {
  understood: {
    BUILD: ['baut eine Stufe „{{name}}“', 'builds a level of “{{name}}”'],
    BUILD_new: [
      'baut „{{name}}“ in {{region}}, eine Stufe',
      'builds “{{name}}” in {{region}}, one level',
    ],
    REPAIR: ['repariert „{{name}}“, Stufen: {{levels}}', 'repairs “{{name}}”, levels: {{levels}}'],
    MOVE_POPULATION: [
      'schickt Bevölkerung von {{from}} nach {{to}}, Einheiten: {{units}}',
      'sends population from {{from}} to {{to}}, units: {{units}}',
    ],
    MOVE_ADVANTAGE: ['bewegt „{{name}}“ nach {{to}}', 'moves “{{name}}” to {{to}}'],
    MOVE_ADVANTAGE_levels: [
      'bewegt Stufen von „{{name}}“ nach {{to}}: {{levels}}',
      'moves levels of “{{name}}” to {{to}}: {{levels}}',
    ],
    MOVE_MONEY: [
      'schickt {{halves}} Geld von {{from}} nach {{to}}',
      'sends {{halves}} money from {{from}} to {{to}}',
    ],
    MOVE_SEAT: ['verlegt den Sitz nach {{region}}', 'moves the seat to {{region}}'],
    HIRE: [`heuert an: ${CATEGORY} in {{region}}`, `hires ${CATEGORY} in {{region}}`],
    HIRE_levels: [
      `heuert an: ${CATEGORY} +{{levels}} in {{region}}`,
      `hires ${CATEGORY} +{{levels}} in {{region}}`,
    ],
    AUTHORITY_RAISE: [
      `hebt mit Autorität aus {{from}} ${CATEGORY} in {{region}}`,
      `raises ${CATEGORY} in {{region}} by authority from {{from}}`,
    ],
    ...withLevels('SUPPORT', [
      'nimmt Soldaten aus {{region}} mit',
      'takes soldiers along from {{region}}',
    ]),
    ...withLevels('OVERLOAD', [
      'überlastet das Militär in {{region}}',
      'overloads the military in {{region}}',
    ]),
    INFORMATION: [
      'fragt {{from}} nach {{region}}: {{text}}',
      'asks from {{from}} about {{region}}: {{text}}',
    ],
    INFORMATION_levels: [
      'fragt aus {{from}} nach {{region}}, Stufen: {{levels}}: {{text}}',
      'asks from {{from}} about {{region}}, levels: {{levels}}: {{text}}',
    ],
    ...withLevels('PLUNDER', [
      'plündert aus {{from}} {{target, acc}} in {{region}}',
      'plunders {{target}} in {{region}} from {{from}}',
    ]),
    ...withLevels('SABOTAGE', [
      'sabotiert aus {{from}} {{target, acc}} in {{region}}',
      'sabotages {{target}} in {{region}} from {{from}}',
    ]),
    WAR: [
      'führt in {{region}} Krieg gegen {{opponent}}: mobilisiert {{mobilised}}, Angriff {{attack}}, Verteidigung {{defence}}',
      'wages war on {{opponent}} in {{region}}: mobilises {{mobilised}}, attack {{attack}}, defence {{defence}}',
    ],
    WAR_ANSWER: [
      'verteidigt sich in {{region}}: mobilisiert {{mobilised}}, Angriff {{attack}}, Verteidigung {{defence}}',
      'defends itself in {{region}}: mobilises {{mobilised}}, attack {{attack}}, defence {{defence}}',
    ],
    WAR_ANSWER_against: [
      'verteidigt sich in {{region}} gegen {{opponent}}: mobilisiert {{mobilised}}, Angriff {{attack}}, Verteidigung {{defence}}',
      'defends itself in {{region}} against {{opponent}}: mobilises {{mobilised}}, attack {{attack}}, defence {{defence}}',
    ],
    REROLL_EVENT: [
      'würfelt Würfel {{die}} des Ereignisses neu',
      'rolls die {{die}} of the event again',
    ],
    REROLL_CHANCE: ['würfelt die Chance neu', 'rolls the chance again'],
    INFLUENCE: [
      'verschiebt die Chance von {{chance}} um {{points}}',
      'shifts the chance of {{chance}} by {{points}}',
    ],
    DECLINE: [
      'lässt die Befestigung in {{region}} nichts auffangen',
      'lets the fortification in {{region}} absorb nothing',
    ],
    PASS: ['passt', 'passes'],
    OVERPOPULATION: [
      'bestimmt in {{region}}, wer zu viel ist: {{list}}',
      'says who is too many in {{region}}: {{list}}',
    ],
    TRADE: [
      'lässt in {{region}} Handelsstufen zahlen: {{levels}}',
      'has levels of trade pay in {{region}}: {{levels}}',
    ],
    PAY: ['unterhält in {{region}}: {{list}}', 'keeps up in {{region}}: {{list}}'],
    PAY_nothing: ['unterhält in {{region}} nichts', 'keeps up nothing in {{region}}'],
    CALM: [
      'beruhigt in {{region}} unblutig, Einheiten: {{units}}',
      'calms without blood in {{region}}, units: {{units}}',
    ],
    CALM_bloody: [
      'beendet Aufruhr in {{region}} blutig, Einheiten: {{units}}',
      'ends unrest in {{region}} with blood, units: {{units}}',
    ],
    CALM_foreign: [
      'beruhigt in {{region}} unblutig Einheiten von {{target}}: {{units}}',
      'calms without blood in {{region}} units of {{target}}: {{units}}',
    ],
    CALM_foreignBloody: [
      'beendet in {{region}} blutig Aufruhr von {{target}}, Einheiten: {{units}}',
      'ends unrest of {{target}} in {{region}} with blood, units: {{units}}',
    ],
  },
};
