import type { WordTree } from '../../../kernel';

/** The page on which players try a flight or a combat (TM-17-02). */
export const CALCULATOR_WORDS: WordTree = {
  page: {
    calculator: {
      title: ['Flucht und Kampf durchrechnen', 'Flight and combat calculator'],
      about: [
        'Für Spieler: Fliehkraft, Kampfkraft und Verluste nach eigenen Annahmen, mit Rechenweg. Die Seite weiß nichts von eurem Spiel.',
        'For players: flight value, power and losses on their own assumptions, with the derivation. The page knows nothing of your game.',
      ],
      intro: [
        'Du nimmst an, wie stark und wie mutig die Armeen sind, und siehst, was daraus folgt. Die Seite weiß nichts von eurem Spiel.',
        'You assume how strong and how brave the armies are and see what follows. The page knows nothing of your game.',
      ],
      strength: ['Soldaten', 'Soldiers'],
      morale: ['Moral', 'Morale'],
      flight: ['Flucht', 'Flight'],
      fleeing: ['Die Armee, die fliehen will', 'The army that wants to flee'],
      hunted: ['Ein Angreifer ist Jäger', 'An attacker is a hunter'],
      chance: ['Die Flucht gelingt zu {{chance}} %', 'The flight succeeds with {{chance}}%'],
      flightValue: ['Fliehkraft', 'Flight value'],
      combat: ['Kampf', 'Combat'],
      own: ['Angreifer', 'Attacker'],
      other: ['Angegriffener', 'Attacked'],
      'kind.label': ['Wer sich wehrt', 'Who defends'],
      'kind.unit': ['Armee', 'Army'],
      'kind.garrison': ['Garnison', 'Garrison'],
      'kind.base': ['Stützpunkt', 'Base'],
      rooted: ['In der Vorrunde nicht gezogen', 'Did not move in the round before'],
      techniques: ['Kampftechniken ({{count}})', 'Techniques ({{count}})'],
      mutual: ['Beide greifen einander an', 'Both attack each other'],
      wins: ['{{side}} gewinnt', '{{side}} wins'],
      draw: ['Niemand gewinnt', 'Nobody wins'],
      losses: [
        'Verluste: Angreifer {{own}}, Angegriffener {{other}} Soldaten (Abstand {{difference}}).',
        'Losses: attacker {{own}}, attacked {{other}} soldiers (difference {{difference}}).',
      ],
      power: ['Kampfkraft, {{side}}', 'Power, {{side}}'],
    },
  },
  fact: { assumedMorale: ['angenommene Moral', 'assumed morale'] },
};
