import type { WordTree } from '../../../kernel';

/** Words of the blocks of cards. */
export const CARD_WORDS: WordTree = {
  card: {
    die: ['$t(organisation:dice.purpose.{{purpose}})', '$t(organisation:dice.purpose.{{purpose}})'],
    rolledAgain: [
      '{{party}} wirft den {{number}}. Würfel mit „{{research}}“ neu: {{before}} wird {{after}}.',
      '{{party}} rolls die {{number}} again with “{{research}}”: {{before}} becomes {{after}}.',
    ],
    rolledAgainDamaged: [
      '{{party}} wirft den {{number}}. Würfel mit „{{research}}“ neu: wieder {{after}}, eine Stufe ist beschädigt.',
      '{{party}} rolls die {{number}} again with “{{research}}”: {{after}} once more, a level is damaged.',
    ],
    successes: ['Erfolge', 'Successes'],
    inquiries: ['Fragen', 'Questions'],
    populationLimit: ['Grenze der Bevölkerung', 'Limit of population'],
    unitsThere: ['Einheiten dort', 'Units there'],
    hirePrice: ['Preis', 'Price'],
    soldiers: ['Soldaten', 'Soldiers'],
    badSeason: ['Verlust', 'Loss'],
    goodSeason: ['Gewinn', 'Gain'],
    spent: ['$t(organisation:option.{{option}})', '$t(organisation:option.{{option}})'],
    PLUNDER: [
      'Plünderung von {{from}} aus, Ziel: {{target}} in {{region}}, Stufe {{levels}}.',
      'Plunder from {{from}}, target: {{target}} in {{region}}, level {{levels}}.',
    ],
    SABOTAGE: [
      'Sabotage von {{from}} aus, Ziel: {{target}} in {{region}}, Stufe {{levels}}.',
      'Sabotage from {{from}}, target: {{target}} in {{region}}, level {{levels}}.',
    ],
    INFORMATION: [
      'Von {{from}} aus in {{region}}, mit Stufe {{levels}}. {{text}}',
      'From {{from}} in {{region}}, with level {{levels}}. {{text}}',
    ],
    text: ['{{text}}', '{{text}}'],
    intensity: [
      '$t(organisation:fate.intensity.{{intensity}})',
      '$t(organisation:fate.intensity.{{intensity}})',
    ],
    'fateState.none': ['ohne Folgen', 'without effect'],
    'fateState.done': ['eingetreten', 'took hold'],
    'fateState.open': ['Chance, noch offen', 'chance, still open'],
    'fateState.happened': ['Chance, eingetreten', 'chance, came true'],
    'fateState.averted': ['Chance, nicht eingetreten', 'chance, did not happen'],
    fateRepeated: ['das letzte Ereignis nochmal', 'the last event again'],
    shiftedUp: ['{{party}}: +{{points}}', '{{party}}: +{{points}}'],
    shiftedDown: ['{{party}}: −{{points}}', '{{party}}: −{{points}}'],
    shiftedUpByGm: ['Spielleitung: +{{points}}', 'GM: +{{points}}'],
    shiftedDownByGm: ['Spielleitung: −{{points}}', 'GM: −{{points}}'],
    actsAt: ['{{place}}. {{party}}', '{{place}}. {{party}}'],
    warDice: ['Würfel von {{party}}', 'Dice of {{party}}'],
    chanceTotal: ['Würfel und Einflüsse', 'Die and shifts'],
    'unrestEnd.calmed': ['beruhigt', 'calmed'],
    'unrestEnd.calmed_money': ['beruhigt durch Geld', 'calmed by money'],
    'unrestEnd.calmed_authority': ['beruhigt durch Autorität', 'calmed by authority'],
    'unrestEnd.calmed_military': ['beruhigt durch Militär', 'calmed by military'],
    'unrestEnd.calmed_secret_service': ['beruhigt durch Geheimdienst', 'calmed by secret service'],
    'unrestEnd.died': ['blutig beendet', 'ended in blood'],
    'unrestEnd.died_military': ['blutig beendet durch Militär', 'ended in blood by military'],
    'unrestEnd.died_secret_service': [
      'blutig beendet durch den Geheimdienst',
      'ended in blood by the secret service',
    ],
    'unrestEnd.stays': ['bleibt in Aufruhr', 'stays in unrest'],
    'unrestEnd.leaves': ['geht eigene Wege: {{parties}}', 'goes its own way: {{parties}}'],
  },
};
