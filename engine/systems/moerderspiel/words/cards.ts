import type { WordTree } from '../../../kernel';
import { ABILITY_NAMES, TECHNIQUE_NAMES } from '../records/names';

/** An army by its number, or the horde. */
const UNIT = '$t(moerderspiel:word.number, {"count": {{number}} })';

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
    coalition: [
      `Auf welcher Seite kämpft auf {{place}} ${UNIT} von {{party}}?`,
      `On which side does ${UNIT} of {{party}} fight on {{place}}?`,
    ],
    r12: [
      `Muss ${UNIT} von {{party}} nach ihrer Niederlage weichen?`,
      `Must ${UNIT} of {{party}} retreat after its defeat?`,
    ],
    r16: [
      'Gilt für die Garnison von {{party}}, was die Moral ihrer Armeen ändert?',
      'Does what changes the morale of its armies hold for the garrison of {{party}}?',
    ],
    r17: [
      `Zwei Felder befohlen, eines betreten: Zahlt ${UNIT} von {{party}} die Moral?`,
      `Two fields ordered, one entered: does ${UNIT} of {{party}} pay the morale?`,
    ],
    r18: [
      'Mit welcher Haltung beginnen die Armeen von {{party}}?',
      'With which stance do the armies of {{party}} begin?',
    ],
    r24: ['Fällt der Stützpunkt auf {{place}}?', 'Does the base on {{place}} fall?'],
    r30: [
      'Woher kommt die Garnison der neuen Hauptstadt von {{party}}?',
      'Where does the garrison of the new capital of {{party}} come from?',
    ],
    r32: [
      `Angegriffen wird ${UNIT} von {{party}}. Verfällt ihr Befehl?`,
      `Attacked is ${UNIT} of {{party}}. Does its order lapse?`,
    ],
    r33: [
      `Vor mehreren flieht ${UNIT} von {{party}}. Wie wird gewürfelt?`,
      `From several flees ${UNIT} of {{party}}. How are the dice rolled?`,
    ],
    r34: [
      `Kein Weg zur Flucht ist offen für: ${UNIT} von {{party}}. Kostet das Moral?`,
      `No way to flee is open for ${UNIT} of {{party}}. Does that cost morale?`,
    ],
    r39: [
      'Wird bekannt, wer gegen {{party}} gestimmt hat?',
      'Is it told who voted against {{party}}?',
    ],
    r41: [
      'Welche Fähigkeiten zählen unter der Sanktion?',
      'Which abilities count under the sanction?',
    ],
    r45: [
      'Erfahren alle, dass {{party}} ausgeschieden ist?',
      'Does everybody learn that {{party}} is out?',
    ],
    r48: [
      'Auf {{place}} werden zwei Nationen mit einem Stützpunkt fertig. Wem gehört er?',
      'On {{place}} two nations finish a base. Whose is it?',
    ],
    r52: [
      'Löst diese Niederlage die Vergeltung von {{party}} aus?',
      'Does this defeat trigger the Retaliation of {{party}}?',
    ],
    r55: [
      'Die Falle auf {{place}} ist zugeschnappt. Ist sie danach weg?',
      'The trap on {{place}} has sprung. Is it gone afterwards?',
    ],
    r56: [
      `Verschiedene falsche Befehle bekam ${UNIT} von {{party}}. Welcher gilt?`,
      `Different false orders were given to ${UNIT} of {{party}}. Which one holds?`,
    ],
    r57: [
      `Einer Fährte folgt ${UNIT} von {{party}}. Wohin führt sie?`,
      `A track is followed by ${UNIT} of {{party}}. Where does it lead?`,
    ],
    r59: [
      `Soldaten gehen über in: ${UNIT} von {{party}}. Welche Moral gilt?`,
      `Soldiers join ${UNIT} of {{party}}. Which morale holds?`,
    ],
  },
  option: {
    ...ABILITY_NAMES,
    ...TECHNIQUE_NAMES,
    first: ['Erste Seite', 'First side'],
    second: ['Zweite Seite', 'Second side'],
    free: ['Nein, nichts', 'No, nothing'],
    morale: ['Ja, einen Punkt', 'Yes, one point'],
    pays: ['Ja, als hätte sie beide betreten', 'Yes, as if it had entered both'],
    untouched: ['Nein', 'No'],
    touched: ['Ja', 'Yes'],
    passive_introvert: ['passiv und introvertiert', 'passive and introvert'],
    passive_extrovert: ['passiv und extrovertiert', 'passive and extrovert'],
    aggressive_introvert: ['aggressiv und introvertiert', 'aggressive and introvert'],
    aggressive_extrovert: ['aggressiv und extrovertiert', 'aggressive and extrovert'],
    from_army: ['Aus der Armee, die gebaut hat', 'From the army that has built'],
    no_garrison: ['Es gibt keine', 'There is none'],
    one_roll: ['Ein Wurf gegen alle', 'One roll against all'],
    one_each: ['Ein Wurf je Angreifer', 'One roll for each attacker'],
    next_round: ['Ja, in der nächsten Runde', 'Yes, in the next round'],
    not_at_all: ['Nein', 'No'],
    stays: ['Nein, bleibt', 'No, stays'],
    falls: ['Ja, er fällt', 'Yes, it falls'],
    stands: ['Nein, er hält', 'No, it stands'],
    named: ['Ja, mit Namen', 'Yes, by name'],
    counted: ['Nein, nur die Zahl', 'No, the number only'],
    every_ability: ['Alle, auch passive', 'All, passive ones too'],
    active_only: ['Nur aktive', 'Active ones only'],
    announced: ['Ja', 'Yes'],
    untold: ['Nein', 'No'],
    lot: ['Das Los entscheidet', 'By lot'],
    none: ['Keiner gilt', 'None holds'],
    gone: ['Ja, weg', 'Yes, gone'],
    planned_end: ['Wo die verfolgte Armee enden will', 'To where the followed army means to end'],
    start: ['Wo sie aufbrach', 'To where it set out'],
    mean: ['Das Mittel, abgerundet', 'The mean, rounded down'],
    least: ['Die niedrigere', 'The lower one'],
    annulled: ['Ja, er verfällt', 'Yes, it lapses'],
    kept: ['Nein, er gilt', 'No, it holds'],
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
