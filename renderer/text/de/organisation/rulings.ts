/** Was der Spielleiter in diesem Spiel von Hand entschieden hat: worum es ging und was er sagte. */
export const rulings = {
  ruling: {
    covered: 'verdeckt',
    die: {
      about: '$t(organisation:dice.purpose.{{purpose}}), {{number}}. Würfel',
      value: '{{value}}',
    },
    reroll: {
      about: 'Neuer Wurf mit Forschung: $t(organisation:dice.purpose.{{purpose}})',
      value: 'Würfel {{dice}}, {{parties}}',
    },
    fate: {
      about: 'Zufallsereignis für {{party}}',
      value: '$t(organisation:fate.name.{{event}}), $t(organisation:fate.intensity.{{intensity}})',
    },
    fateRegion: {
      about: 'Zufallsereignis in {{region}}',
      value: '$t(organisation:fate.name.{{event}}), $t(organisation:fate.intensity.{{intensity}})',
    },
    fateWorld: {
      about: 'Zufallsereignis für alle',
      value: '$t(organisation:fate.name.{{event}}), $t(organisation:fate.intensity.{{intensity}})',
    },
    shift: { about: 'Chance von {{party}} verschoben', value: '{{points}}' },
    shiftRegion: { about: 'Chance in {{region}} verschoben', value: '{{points}}' },
    shiftWorld: { about: 'Chance für alle verschoben', value: '{{points}}' },
    natural: { about: 'Name des natürlichen Vorzugs von {{party}}', value: '„{{name}}“' },
    rebels: {
      about: 'Name der Organisation aus dem Aufruhr von {{party}} in {{region}}',
      value: '„{{name}}“',
    },
    division: {
      about: 'Kriegsaufstellung von {{party}}',
      value: '{{mobilised}} mobilisiert, Angriff {{attack}}, Verteidigung {{defence}}',
    },
    revealed: { about: 'Kriegsaufstellungen im Krieg von {{party}}', value: 'aufgedeckt' },
    warDice: { about: 'Zahl der Kriegswürfel von {{party}}', value: '{{count}}' },
    allies: { about: 'Beistand im Krieg von {{party}}', value: '{{parties}}' },
    successes: {
      about: 'Erfolge von {{party}}: $t(organisation:act.name.{{kind}})',
      value: '{{count}}',
    },
    answer: { about: 'Antwort des Geheimdienstes an {{party}}', value: '{{text}}' },
  },
} as const;
