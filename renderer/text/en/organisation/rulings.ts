/** What the GM decided by hand in this game: what it was about and what he said. */
export const rulings = {
  ruling: {
    covered: 'covered',
    die: {
      about: '$t(organisation:dice.purpose.{{purpose}}), die {{number}}',
      value: '{{value}}',
    },
    reroll: {
      about: 'Rolled again with research: $t(organisation:dice.purpose.{{purpose}})',
      value: 'dice {{dice}}, {{parties}}',
    },
    fate: {
      about: 'Random event for {{party}}',
      value: '$t(organisation:fate.name.{{event}}), $t(organisation:fate.intensity.{{intensity}})',
    },
    fateRegion: {
      about: 'Random event in {{region}}',
      value: '$t(organisation:fate.name.{{event}}), $t(organisation:fate.intensity.{{intensity}})',
    },
    fateWorld: {
      about: 'Random event for all',
      value: '$t(organisation:fate.name.{{event}}), $t(organisation:fate.intensity.{{intensity}})',
    },
    shift: { about: 'Chance of {{party}} shifted', value: '{{points}}' },
    shiftRegion: { about: 'Chance in {{region}} shifted', value: '{{points}}' },
    shiftWorld: { about: 'Chance for all shifted', value: '{{points}}' },
    natural: { about: 'Name of the natural advantage of {{party}}', value: '“{{name}}”' },
    rebels: {
      about: 'Name of the organisation born of the unrest of {{party}} in {{region}}',
      value: '“{{name}}”',
    },
    division: {
      about: 'Division for war of {{party}}',
      value: '{{mobilised}} mobilised, attack {{attack}}, defence {{defence}}',
    },
    revealed: { about: 'Divisions in the war of {{party}}', value: 'laid open' },
    warDice: { about: 'Number of war dice of {{party}}', value: '{{count}}' },
    allies: { about: 'Allies in the war of {{party}}', value: '{{parties}}' },
    successes: {
      about: 'Successes of {{party}}: $t(organisation:act.name.{{kind}})',
      value: '{{count}}',
    },
    answer: { about: 'Answer of the secret service to {{party}}', value: '{{text}}' },
  },
} as const;
