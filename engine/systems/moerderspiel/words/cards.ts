import type { WordTree } from '../../../kernel';
import { ABILITY_NAMES, TECHNIQUE_NAMES } from '../records/names';

/** What stands behind the sentences of cards. */
export const CARD_WORDS: WordTree = {
  card: {
    flight: ['Fliehkraft in Prozent', 'Chance of flight in percent'],
    loss: ['Verlust', 'Loss'],
    votes: ['Stimmen', 'Votes'],
    sanctionLoss: ['Verlust durch die Sanktion', 'Loss by the sanction'],
    flightRoll: ['Wurf', 'Roll'],
    power: ['Kampfkraft von {{party}}', 'Power of {{party}}'],
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
  question: {
    evilAbility: [
      'Welche böse Fähigkeit bekommt {{party}}?',
      'Which evil ability does {{party}} get?',
    ],
    evilNation: [
      'Zu wenige Freiwillige: Wer wird auf Platz {{number}} böse?',
      'Too few volunteers: who becomes evil in place {{number}}?',
    ],
    technique: [
      'Welche Kampftechnik bekommt {{party}} als {{number}}.?',
      'Which technique does {{party}} get as no. {{number}}?',
    ],
    r12: [
      'Kampf auf {{place}}: Bleibt der Verlierer, oder weicht er?',
      'Combat on {{place}}: does the loser stay or retreat?',
    ],
    r17: [
      'Auf {{place}} ist die Lesart offen. Was gilt?',
      'On {{place}} the reading is open. What holds?',
    ],
    r24: ['Fällt der Stützpunkt auf {{place}}?', 'Does the base on {{place}} fall?'],
    r33: [
      'Armee {{number}} von {{party}} flieht vor mehreren. Ein Wurf, oder einer je Angreifer?',
      'Army {{number}} of {{party}} flees from several. One roll, or one each?',
    ],
    r34: [
      'Die Flucht der Armee {{number}} von {{party}} misslingt. Kostet sie Moral?',
      'The flight of army {{number}} of {{party}} fails. Does it cost morale?',
    ],
    r39: ['Nennt das Ergebnis, wer gestimmt hat?', 'Does the result name who voted?'],
    r52: ['Wirkt die Vergeltung von {{party}}?', 'Does the retaliation of {{party}} take effect?'],
    r55: ['Ist die Falle danach weg?', 'Is the trap gone afterwards?'],
    r56: [
      'Mehrere falsche Befehle für Armee {{number}} von {{party}}: Was gilt?',
      'Several false orders for army {{number}} of {{party}}: what holds?',
    ],
    r32: [
      'Armee {{number}} von {{party}} wird angegriffen. Verfällt, was sie vorhatte?',
      'Army {{number}} of {{party}} is attacked. Does what it was about to do lapse?',
    ],
    r48: [
      'Auf {{place}} werden zwei Nationen mit einem Stützpunkt fertig. Wem gehört er?',
      'On {{place}} two nations finish a base. Whose is it?',
    ],
  },
  option: {
    ...ABILITY_NAMES,
    ...TECHNIQUE_NAMES,
    free: ['Nein, nichts', 'No, nothing'],
    morale: ['Ja, einen Punkt', 'Yes, one point'],
    one_roll: ['Ein Wurf gegen alle', 'One roll against all'],
    one_each: ['Ein Wurf je Angreifer', 'One roll each'],
    next_round: ['Ja, in der nächsten Runde', 'Yes, in the next round'],
    not_at_all: ['Nein', 'No'],
    stays: ['Bleibt', 'Stays'],
    falls: ['Fällt', 'Falls'],
    stands: ['Hält', 'Stands'],
    named: ['Ja, mit Namen', 'Yes, by name'],
    counted: ['Nein, nur die Zahl', 'No, the number only'],
    lot: ['Das Los entscheidet', 'By lot'],
    none: ['Keiner gilt', 'None holds'],
    gone: ['Weg', 'Gone'],
    annulled: ['Ja, es verfällt', 'Yes, it lapses'],
    kept: ['Nein, sie tut es', 'No, it does it'],
    nobody: ['Niemandem', 'Nobody'],
  },
};

/** What figures are derived from. */
export const DERIVATION_WORDS: WordTree = {
  fact: {
    strength: ['Soldaten', 'soldiers'],
    loss: ['Verlust nach der Tabelle', 'loss by the table'],
    leastLoss: ['wenigstens', 'at least'],
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
    loss: ['Verlust, höchstens was da ist', 'loss, at most what is there'],
    coalition: ['Kampfkraft des Bündnisses', 'power of the coalition'],
    lossInCoalition: ['Anteil am Verlust', 'share of the loss'],
    meanMorale: ['mittlere Moral des Bündnisses', 'mean morale of the coalition'],
    morale: ['Moral in dieser Runde', 'morale in this round'],
    flight: ['Fliehkraft', 'chance of flight'],
  },
  figure: {
    force: ['Streitmacht', 'Force'],
    soldiers: ['Soldaten', 'Soldiers'],
    bases: ['Stützpunkte', 'Bases'],
  },
  example: {
    achtvoelker: {
      name: ['Acht Völker', 'Eight Nations'],
      text: [
        'Tag 4 im Forum: acht Nationen, zwei davon böse, alle Nachrichten der Runde liegen vor.',
        'Day 4 in the forum: eight nations, two of them evil, all messages of the round are in.',
      ],
    },
  },
  'news.other.headline': ['Neues von {place}', 'News from {place}'],
  'news.other.text': ['Auf {place} ist etwas geschehen.', 'Something happened on {place}.'],
};
