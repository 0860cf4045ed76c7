import type { WordTree } from '../../../kernel';
import { TECHNIQUE_NAMES } from '../records/names';

/** Words of the blocks of cards. */
export const CARD_WORDS: WordTree = {
  card: {
    flight: ['Fliehkraft in Prozent', 'Chance of flight in percent'],
    flightRoll: ['Wurf', 'Roll'],
    power: ['Kampfkraft von {{party}}', 'Power of {{party}}'],
    loss: ['Verluste von {{party}}', 'Losses of {{party}}'],
    votes: ['Stimmen', 'Votes'],
    forceOfGood: ['Streitmacht der Guten', 'Force of the good'],
    forceOfEvil: ['Streitmacht der Bösen', 'Force of the evil'],
    sanctionLoss: ['Verlorene Soldaten', 'Soldiers lost'],
    losses: [
      'eigene Verluste {{loss}}, die des Gegners {{otherLoss}}',
      'own losses {{loss}}, theirs {{otherLoss}}',
    ],
    powers: [
      'eigene Kampfkraft {{power}}, die des Gegners {{otherPower}}',
      'own power {{power}}, theirs {{otherPower}}',
    ],
    ability: [
      '$t(moerderspiel:word.ability.{{ability}})',
      '$t(moerderspiel:word.ability.{{ability}})',
    ],
    lossOfGarrison: ['Garnison: {{soldiers}}', 'garrison: {{soldiers}}'],
    lossOfArmy: ['Armee {{number}}: {{soldiers}}', 'army {{number}}: {{soldiers}}'],
    scoutArmy: [
      'auf {{place}} {{party}}, Stärke {{soldiers}}',
      'on {{place}} {{party}}, strength {{soldiers}}',
    ],
    scoutArmy_horde: [
      'auf {{place}} Barbaren, Stärke {{soldiers}}',
      'on {{place}} barbarians, strength {{soldiers}}',
    ],
    scoutArmyBare: ['auf {{place}} {{party}}', 'on {{place}} {{party}}'],
    scoutArmyBare_horde: ['auf {{place}} Barbaren', 'on {{place}} barbarians'],
    scoutLeft: ['abgezogene Armeen: {{count}}', 'armies that left: {{count}}'],
    scoutCombat: [
      'auf {{place}} hat {{party}} gegen {{other}} gesiegt',
      'on {{place}} {{party}} won against {{other}}',
    ],
    scoutCombat_horde: [
      'auf {{place}} haben Barbaren gegen {{other}} gesiegt',
      'on {{place}} barbarians won against {{other}}',
    ],
    scoutCombat_overHorde: [
      'auf {{place}} hat {{party}} gegen Barbaren gesiegt',
      'on {{place}} {{party}} won against barbarians',
    ],
    scoutDraw: [
      'auf {{place}} Kampf ohne Sieger: {{party}} und {{other}}',
      'on {{place}} a combat without a winner: {{party}} and {{other}}',
    ],
    scoutDraw_horde: [
      'auf {{place}} Kampf ohne Sieger: Barbaren und {{other}}',
      'on {{place}} a combat without a winner: barbarians and {{other}}',
    ],
    scoutDraw_overHorde: [
      'auf {{place}} Kampf ohne Sieger: {{party}} und Barbaren',
      'on {{place}} a combat without a winner: {{party}} and barbarians',
    ],
    scoutBase: ['Stützpunkt auf {{place}}: {{party}}', 'base on {{place}}: {{party}}'],
    scoutBaseNew: ['Stützpunkt auf {{place}}, nun: {{party}}', 'base on {{place}}, now: {{party}}'],
    scoutBaseFree: ['Stützpunkt auf {{place}}: unbesetzt', 'base on {{place}}: unoccupied'],
    scoutBaseNewFree: [
      'Stützpunkt auf {{place}}, nun unbesetzt',
      'base on {{place}}, now unoccupied',
    ],
    scoutBlockade: [
      'Blockade zwischen {{place}} und {{to}}',
      'blockade between {{place}} and {{to}}',
    ],
    scoutSiege: ['Belagerung von {{place}}', 'siege of {{place}}'],
  },
};

/** Words of derivations of figures. */
export const DERIVATION_WORDS: WordTree = {
  fact: {
    strength: ['Soldaten', 'soldiers'],
    loss: ['Verlust nach der Tabelle', 'loss by the table'],
    leastLoss: ['wenigstens', 'at least'],
    inArmies: ['in Armeen', 'in armies'],
    inGarrison: ['in der Garnison', 'in the garrison'],
    ownBases: ['eigene Stützpunkte', 'own bases'],
    defenders: ['Verteidiger eines Stützpunktes', 'defenders of a base'],
    barbarians: ['Barbaren', 'barbarians'],
    vote: ['Stimme von {{party}}', 'vote of {{party}}'],
    sanctionLoss: ['Soldaten, die die Sanktion kostet', 'soldiers the sanction costs'],
    lossInCoalition: ['Verlust im Bündnis', 'loss in a coalition'],
    meanMorale: ['mittlere Moral', 'mean morale'],
    coalition: ['Bündnis', 'coalition'],
    moraleFactor: ['Kampfkraft je Moral', 'power per morale'],
    moraleBonus: ['je Punkt mehr Moral', 'per point of higher morale'],
    fifty: ['davon die Hälfte', 'half of it'],
    barbarianMorale: ['Moral der Barbaren', 'morale of barbarians'],
    defenderMorale: ['Moral der Verteidiger', 'morale of the defenders'],
    flightSize: ['Größe, ab der keiner flieht', 'size from which nobody flees'],
    flightShare: ['Soldaten je Prozent', 'soldiers per percent'],
    flightMorale: ['Prozent je Moral', 'percent per morale'],
    never: ['niemals', 'never'],
    always: ['immer', 'always'],
    stored: ['gespeicherte Moral', 'stored morale'],
    steadfast: ['nach einer Sanktion', 'after a sanction'],
    retaliation: ['Vergeltung', 'Retaliation'],
    held: ['in einer Falle', 'in a trap'],
    flag: ['unter fremder Flagge', 'under a false flag'],
    ambush: ['Angriff aus der Tarnung', 'attack out of camouflage'],
    underdog: ['Underdog', 'Underdog'],
    least: ['wenigstens', 'at least'],
    most: ['höchstens', 'at most'],
    ...TECHNIQUE_NAMES,
    grim: ['Gegner ist grimmig: auf Hunderter', 'opponent is grim: to hundreds'],
  },
  rule: {
    power: ['Kampfkraft', 'combat power'],
    force: ['Streitmacht von {{party}}', 'force of {{party}}'],
    coalition: ['Kampfkraft des Bündnisses', 'power of the coalition'],
    lossInCoalition: ['Anteil am Verlust', 'share of the loss'],
    morale: ['Moral in dieser Runde', 'morale in this round'],
    flight: ['Fliehkraft', 'chance of flight'],
    loss: ['Verlust', 'loss'],
    meanMorale: ['mittlere Moral der Seite', 'mean morale of the side'],
  },
  figure: {
    force: ['Streitmacht', 'Force'],
    soldiers: ['Soldaten', 'Soldiers'],
    bases: ['Stützpunkte', 'Bases'],
    votes: ['Stimmen dagegen', 'Votes against'],
  },
  example: {
    achtvoelker: {
      name: ['Acht Völker', 'Eight Nations'],
      text: [
        'Tag 4 im Forum: acht Nationen, zwei davon böse, die Nachrichten von sechs liegen vor, der Spielthread als Beispielpost.',
        'Day 4 in the forum: eight nations, two of them evil, the messages of six are in, the thread is sample mail.',
      ],
    },
  },
  'news.other.headline': ['Neues von {place}', 'News from {place}'],
  'news.other.text': ['Auf {place} ist etwas geschehen.', 'Something happened on {place}.'],
};
