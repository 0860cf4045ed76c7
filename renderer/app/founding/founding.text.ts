import type { WordTree } from '../../../engine';

/** Texts of the list of steps from an empty campaign to its first turn. */
export const founding: WordTree = {
  title: ['Kampagne einrichten', 'Set up the campaign'],
  open: ['Kampagne einrichten: Liste der Schritte', 'Set up the campaign: list of steps'],
  count: ['{{done}} von {{of}} erledigt', '{{done}} of {{of}} done'],
  all: ['Alle Schritte', 'All steps'],
  hide: [
    'Liste ausblenden. Die Suche findet sie wieder unter „Kampagne einrichten“',
    'Hide the list. The search finds it again under “Set up the campaign”',
  ],
  complete: [
    'Alles ist eingerichtet. Jetzt kommen die ersten Briefe.',
    'Everything is set up. Now the first letters come in.',
  ],
  insisted: [
    'Offen sind nur Einwände der Regeln, die du gesehen hast. Jetzt kommen die ersten Briefe.',
    'Only objections of the rules that you have seen are open. Now the first letters come in.',
  ],
  toTurn: ['Zum Eingang', 'To the inbox'],
  free: [
    'Nichts davon ist Pflicht, und die Reihenfolge steht dir frei.',
    'None of this is compulsory, and the order is up to you.',
  ],
  missing: ['Fehlt noch: {{names}}', 'Still missing: {{names}}'],
  more: ['und {{count}} weitere', 'and {{count}} more'],
  state: { done: ['erledigt', 'done'], open: ['offen', 'open'] },
  amount: ['Betrag für alle ohne Schatz', 'Amount for all without a treasury'],
  give: ['Geben', 'Give'],
  fourWeeks: ['In vier Wochen', 'In four weeks'],
  treasuryReason: ['Startschatz', 'Starting treasury'],
  command: {
    treasury_one: ['Startschatz von {{amount}} gegeben', 'Gave a starting treasury of {{amount}}'],
    treasury_other: [
      'Startschatz von {{amount}} an {{count}} gegeben',
      'Gave {{count}} a starting treasury of {{amount}}',
    ],
    knowledge: ['Wissen zu Beginn festgehalten', 'Wrote down what is known at the start'],
  },
  step: {
    land: {
      title: ['Land zeichnen', 'Draw land'],
      why: [
        'Auf Wasser siedelt niemand: Male Gelände, oder lass im Kartenmenü eine Welt erzeugen.',
        'Nobody settles on water: paint terrain, or have the map menu generate a world.',
      ],
    },
    regions: {
      title: ['Regionen zeichnen', 'Draw regions'],
      why: [
        'Alles geschieht in Regionen: Wer wo sitzt und wer an wen grenzt.',
        'Everything happens in regions: who has a seat where, and who borders on whom.',
      ],
    },
    records: {
      why: ['Aus ihnen besteht die Karte.', 'The map is made of them.'],
    },
    parties: {
      title: ['$t(noun:Realms) anlegen', 'Add $t(noun:realms)'],
      why: [
        'Wer mitspielt, bekommt hier Namen und Farbe; einen Namen schlägt die Liste vor.',
        'Whoever plays gets a name and a colour here; the form suggests a name.',
      ],
    },
    territory: {
      title: ['Land verteilen', 'Give out land'],
      why: [
        'Male ihnen mit dem Pinsel Land. Was sie besitzen und von dort sehen, kennen sie sofort.',
        'Paint them land with the brush. What they own and see from there they know at once.',
      ],
    },
    capitals: {
      title: ['Hauptstädte setzen', 'Place capitals'],
      why: [
        'Klicke auf eigenes Land. In der Hauptstadt liegt der Schatz, und von dort regiert man.',
        'Click on their own land. The capital holds the treasury and rules the rest.',
      ],
    },
    seats: {
      title: ['Sitze bestimmen', 'Choose seats'],
      why: ['Am Sitz beginnt jeder sein Spiel.', 'Everybody begins at the seat.'],
    },
    players: {
      title: ['Spieler eintragen', 'Enter the players'],
      why: [
        'An sie gehen die Briefe, und von ihnen kommen die Befehle.',
        'Letters go to them, and orders come from them.',
      ],
    },
    units: {
      title: ['Einheiten aufstellen', 'Place units'],
      why: [
        'Wer keine Einheit hat, kann im ersten Zug nichts befehlen.',
        'Whoever has no unit has nothing to order in the first turn.',
      ],
    },
    treasury: {
      title: ['Startschatz geben', 'Give starting treasuries'],
      why: [
        'Sold und Bauten kosten vom ersten Zug an.',
        'Upkeep and building have to be paid from the first turn on.',
      ],
    },
    objections: {
      title: ['Einwände der Regeln ansehen', 'Look at objections of the rules'],
      why: [
        'Die Regeln sagen, was ungleich oder unmöglich verteilt ist. Du darfst darauf bestehen.',
        'The rules say what is unequal or impossible. You may insist.',
      ],
    },
    knowledge: {
      title: ['Wissen zu Beginn festhalten', 'Write down what is known at the start'],
      why: [
        'Jeder kennt sein Land und was man von dort sieht; so steht es in seinem ersten Brief.',
        'Everybody knows their land and what is seen from it; their first letter shows it.',
      ],
    },
    letters: {
      title: ['Erste Briefe schreiben', 'Write the first letters'],
      why: [
        'Jeder Spieler bekommt seine Karte und die Blätter des Spiels.',
        'Every player gets a map and the sheets of the game.',
      ],
    },
    deadline: {
      title: ['Einsendeschluss ansetzen', 'Set the deadline'],
      why: [
        'Bis dahin müssen die ersten Briefe da sein.',
        'The first letters have to be there by then.',
      ],
    },
  },
};
