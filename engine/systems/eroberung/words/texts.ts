import type { Words, WordTree } from '../../../kernel';
import { BOOKED, WEAPON_WORDS } from '../records/labels';

const HALF: Words = ['Halber Wert', 'Half value'];

/** Events with their means and targets; "means" is the weapon of who is named first. */
export const EVENT_WORDS: WordTree = { word: { means: WEAPON_WORDS, against: WEAPON_WORDS } };

/** Every order as understood, restated to its player. */
export const UNDERSTOOD_WORDS: WordTree = {
  understood: {
    DIGIT: ['Startziffer {{digit}}', 'starting digit {{digit}}'],
    SET: ['Markensatz {{set}}', 'marker set {{set}}'],
    MOTHERLAND: ['Mutterland: {{regions}}', 'motherland: {{regions}}'],
    HOME: ['Heimatbündnisse: {{regions}}', 'home alliances: {{regions}}'],
    BUY: ['kauft ein Bündnis mit {{region}}', 'buys an alliance with {{region}}'],
    ATTACK: ['greift {{region}} an', 'attacks {{region}}'],
    ATTACK_S: ['greift {{region}} mit einem U-Boot an', 'attacks {{region}} with a submarine'],
    ATTACK_P: ['greift {{region}} mit einem Flugzeug an', 'attacks {{region}} with a plane'],
    ATTACK_T: ['greift {{region}} mit einem Panzer an', 'attacks {{region}} with a tank'],
    PASS: ['beendet die Option', 'ends the option'],
    PACT: ['Bündnis mit {{parties}}', 'alliance with {{parties}}'],
    LEAVE: ['verlässt das Bündnis', 'leaves the alliance'],
    CONTRIBUTE: ['gibt {{amount}} PBU für {{party}}', 'gives {{amount}} PBU for {{party}}'],
    WEAPONS: [
      'Waffen der Reihe nach (S U-Boot, P Flugzeug, T Panzer): {{weapons}}',
      'weapons in this order (S submarine, P plane, T tank): {{weapons}}',
    ],
  },
};

/** Questions to the GM, and their answers. */
export const QUESTION_WORDS: WordTree = {
  question: {
    motherland: [
      '{{party}} hat keinen freien Wunsch. Welches Mutterland?',
      '{{party}} has no wish that is free. Which motherland?',
    ],
    fighter: [
      'Wer ficht Schlacht {{battle}} von Krieg {{war}} für die Angreifer?',
      'Who fights battle {{battle}} of war {{war}} for the attackers?',
    ],
    weapon: [
      'Womit kämpft {{party}} in Schlacht {{battle}} von Krieg {{war}}?',
      'What does {{party}} fight with in battle {{battle}} of war {{war}}?',
    ],
    how: [
      'Schlacht {{battle}} von Krieg {{war}}, {{party}} gegen {{other}}: Wie wird sie entschieden?',
      'Battle {{battle}} of war {{war}}, {{party}} against {{other}}: how is it decided?',
    ],
    colour: ['Welche Farbe hat {{party}}?', 'Which colour has {{party}}?'],
    w4: ['Womit beginnt {{party}} in {{region}}?', 'What does {{party}} in {{region}} begin with?'],
    w5: [
      'Die Marke von {{party}} geht über Feld 100 hinaus. Wohin?',
      'The mark of {{party}} goes past field 100. Where to?',
    ],
    w6: [
      'Die Anzeige steht auf {{shown}}. Wie weit ist 9 von 0 entfernt?',
      'The display shows {{shown}}. How far is 9 from 0?',
    ],
    w17: [
      'Krieg {{war}} hat keinen klaren Sieger. Wer hat ihn gewonnen?',
      'War {{war}} has no clear winner. Who has won it?',
    ],
    w19: [
      'Was kostet {{party, acc}} der Angriff auf {{region}}?',
      'What does the attack on {{region}} cost {{party}}?',
    ],
    w23: [
      'Was bekommt {{party}} von {{other}}?',
      'What does {{party}} get of what {{other}} held?',
    ],
    clock: [
      'Vereinbart sind {{count}} Minuten. Ist die Zeit abgelaufen?',
      '{{count}} minutes were agreed. Is the time over?',
    ],
    allPassed: [
      'Alle haben verzichtet, obwohl Länder frei sind. Wie geht es weiter?',
      'Everybody has declined although countries are free. How does it go on?',
    ],
  },
  option: {
    region: ['{{region}}', '{{region}}'],
    red: ['Rot, links', 'Red, left'],
    blue: ['Blau, rechts', 'Blue, right'],
    S: ['U-Boot', 'Submarine'],
    P: ['Flugzeug', 'Plane'],
    T: ['Panzer', 'Tank'],
    open: ['Sie steht noch aus', 'It is still to be fought'],
    dice: ['Würfeln', 'By dice'],
    computer: ['Das Programm spielt beide Seiten', 'The program plays both sides'],
    attacker: ['Der Angreifer', 'The attacker'],
    defender: ['Der Verteidiger', 'The defender'],
    none: ['Niemand', 'Nobody'],
    nothing: ['Nichts', 'Nothing'],
    value: ['Den Wert des Mutterlands in Marken', 'The value of the motherland in markers'],
    laps: ['Weiter, mit einer Runde mehr', 'On, with one more lap'],
    stops: ['Sie bleibt auf 100 stehen', 'It stays at 100'],
    straight: ['Neun Schritte', 'Nine steps'],
    round: ['Einen Schritt', 'One step'],
    half: ['Den halben Wert in Marken', 'Half the value in markers'],
    declared: ['Die Marken, auch nach dem Sieg', 'The markers, even after a victory'],
    lost: [
      'Nach dem Sieg nichts: die Marken kommen zurück',
      'After a victory nothing: the markers come back',
    ],
    conquered: ['Die eroberten Länder', 'The conquered countries'],
    all: ['Auch die verbündeten', 'The allied ones too'],
    running: ['Nein', 'No'],
    over: ['Ja, das Spiel ist aus', 'Yes, the game is over'],
    continue: ['Weiter wie bisher', 'On as before'],
    final: ['Die Endrunde beginnt', 'The final round begins'],
  },
};

/** Dice, lots, and what the GM puts in the place of figures. */
export const DECISION_WORDS: WordTree = {
  dice: {
    'purpose.display': ['Anzeige der Startziffer', 'Display of the starting digit'],
    'purpose.battle': ['Schlacht', 'Battle'],
  },
  decision: {
    'die.about': [
      '$t(eroberung:dice.purpose.{{purpose}}), {{number}}. Wurf',
      '$t(eroberung:dice.purpose.{{purpose}}), roll {{number}}',
    ],
    'die.reason': ['am Tisch gewürfelt', 'rolled at the table'],
    'battle.about': [
      'Ergebnis von Schlacht {{battle}} in Krieg {{war}}',
      'Result of battle {{battle}} in war {{war}}',
    ],
    'entered.about': [
      'Schlacht {{battle}} von Krieg {{war}} eingeben',
      'Enter battle {{battle}} of war {{war}}',
    ],
    'entered.reason': ['am Tisch gespielt', 'played at the table'],
    'side.attacker': ['Angreifer', 'attacker'],
    'side.defender': ['Verteidiger', 'defender'],
    'side.none': ['niemand', 'nobody'],
    'entered.option': [
      '$t(eroberung:decision.side.{{option}})',
      '$t(eroberung:decision.side.{{option}})',
    ],
    'entered.field.winner': ['Sieger', 'Winner'],
    'entered.field.attacker': ['Rest des Angreifers', 'Rest of the attacker'],
    'entered.field.defender': ['Rest des Verteidigers', 'Rest of the defender'],
    'war.about': ['Krieg {{war}} als Ganzes eingeben', 'Enter war {{war}} as a whole'],
    'war.reason': ['am Tisch gespielt', 'played at the table'],
    'war.option': [
      '$t(eroberung:decision.side.{{option}})',
      '$t(eroberung:decision.side.{{option}})',
    ],
    'war.field.winner': ['Sieger', 'Winner'],
    'war.field.attacker': ['Rest des Angreifers', 'Rest of the attacker'],
    'war.field.defender': ['Rest des Verteidigers', 'Rest of the defender'],
    'war.field.attackerWins': ['Schlachten des Herausforderers', 'Battles of the challenger'],
    'war.field.defenderWins': ['Schlachten des Gegners', 'Battles of the opponent'],
  },
};

/** Words of the blocks of cards. */
export const CARD_WORDS: WordTree = {
  card: {
    display: ['Anzeige', 'Display'],
    dice: ['Zwei Würfel je Seite, der Angreifer zuerst', 'Two dice a side, the attacker first'],
    zoneBonus: ['Zonenbonus', 'Zone bonus'],
    spoils: ['Beute aus der Energie des Verlierers', 'Spoils of the loser’s energy'],
    price: ['Preis', 'Price'],
    'rest.attacker': ['Energie des Angreifers', 'Energy of the attacker'],
    'rest.defender': ['Energie des Verteidigers', 'Energy of the defender'],
    booty: ['Machtbasis der gewonnenen Länder', 'Power base of the countries gained'],
    transfer: ['Felder aus Marken', 'Fields of markers'],
    restTransfer: ['Felder aus der Energie, die übrig ist', 'Fields of the energy left'],
    duelEnergy: ['Energie des Herausforderers', 'Energy of the challenger'],
    opponentEnergy: ['Energie des Gegners', 'Energy of the opponent'],
    hashDiffers: [
      'Noch einmal abgespielt, kommt die Mitschrift zu etwas anderem. Das eingetragene Ergebnis bleibt; Prüfzahl {{hash}}.',
      'Played again, the log comes to something else. The stored result stays; hash {{hash}}.',
    ],
    ground: {
      energy: ['Eine Seite hat keine Energie mehr.', 'One side is out of energy.'],
      bothOut: [
        'Beide haben keine Energie mehr: mehr Siege, sonst der Verteidiger.',
        'Both are out of energy: more wins, else the defender.',
      ],
      entered: ['Der Krieg ist als Ganzes eingegeben.', 'The war was entered as a whole.'],
      twoWins: ['Zwei gewonnene Schlachten entscheiden.', 'Two battles won decide.'],
      moreWins: [
        'Nach drei Schlachten entscheiden mehr Siege.',
        'After three battles more wins decide.',
      ],
      moreEnergy: [
        'Nach drei Schlachten entscheidet mehr Energie.',
        'After three battles more energy decides.',
      ],
      defenderHolds: [
        'Nach drei Schlachten ist alles gleich; der Verteidiger hält.',
        'After three battles all is equal; the defender holds.',
      ],
    },
  },
};

/** The example on the start page. */
export const EXAMPLE_WORDS: WordTree = {
  example: {
    kaltersommer: {
      name: ['Kalter Sommer', 'Cold Summer'],
      text: [
        'Fünf Spieler per Post, Zug 10: neun Züge und ihre Schlachten im Archiv, fünf Briefe als Beispielpost.',
        'Five players by post, turn 10: nine turns and their battles in the archive, five letters as sample mail.',
      ],
    },
  },
};

/** Words of derivations, and causes of bookings. */
export const DERIVATION_WORDS: WordTree = {
  fact: {
    pbu: ['Machtbasis von {{region}}', 'Power base of {{region}}'],
    two: HALF,
    thousand: ['PBU je Punkt', 'PBU per point'],
    hundred: ['Hunderter', 'Hundreds'],
    fiveHundred: ['Fünfhunderter', 'Five hundreds'],
    rest: ['Energie, die übrig ist', 'Energy left'],
    markers: ['Marken', 'Markers'],
    contribution: ['Beitrag', 'Contribution'],
    nothing: ['Nichts', 'Nothing'],
    refund: ['Zurück für den Angriff auf {{region}}', 'Back for the attack on {{region}}'],
    privilege: ['Vorrecht des letzten Spielers', 'Privilege of the last player'],
    sharedMarkers: [
      'Anteil an {{amount}} PBU für {{count}}, in Hundertern',
      'Share of {{amount}} PBU for {{count}}, in hundreds',
    ],
    countries: ['Länder in Zone {{zone}}', 'Countries in zone {{zone}}'],
    ownMotherland: ['Das eigene Mutterland', 'The own motherland'],
    fields: ['Felder im Register', 'Fields in the register'],
    perField: ['Energie je Feld', 'Energy per field'],
    display: ['Höchstwert der Anzeige', 'Limit of the display'],
  },
  figure: {
    register: ['Register (halbe Felder)', 'Register (half fields)'],
    money: ['Marken', 'Markers'],
    held: ['Länder', 'Countries'],
  },
  rule: {
    purchasePrice: [
      'Preis eines Bündnisses mit {{region}}',
      'Price of an alliance with {{region}}',
    ],
    attackPrice: ['Preis eines Angriffs auf {{region}}', 'Price of an attack on {{region}}'],
    zoneBonus: ['Bonus für Zone {{zone}}', 'Bonus for zone {{zone}}'],
    spoils: ['Beute', 'Spoils'],
    transfer: ['Übertrag der Marken', 'Transfer of markers'],
    restTransfer: ['Übertrag der Energie', 'Transfer of energy'],
    duelEnergy: ['Energie im Duell', 'Energy in the duel'],
  },
  cause: BOOKED,
};
