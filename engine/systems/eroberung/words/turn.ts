import type { WordTree } from '../../../kernel';
import { WEAPON_WORDS } from '../records/labels';

/** Open turn beside the board: the player's options now. */
export const DESK_WORDS: WordTree = {
  desk: {
    seat: ['Am Rechner', 'At the computer'],
    handOver: ['Weiter an {{name}}', 'Hand over to {{name}}'],
    toTurn: ['Zug auswerten', 'Evaluate the turn'],
    waits: ['An der Reihe ist {{name}}.', 'It is {{name}}’s turn.'],
    write: ['Aufschreiben', 'Write down'],
    written: {
      title: ['Aufgeschrieben', 'Written down'],
      none: ['Noch nichts.', 'Nothing yet.'],
      strike: ['„{{line}}“ streichen', 'Strike “{{line}}”'],
      unread: ['wird so nicht verstanden', 'is not understood like this'],
    },
    phase: {
      choose: ['Mutterländer wählen', 'Choosing motherlands'],
      home: ['Heimatbündnisse', 'Home alliances'],
      option: ['Angriffsoption: {{name}}', 'Attack option: {{name}}'],
      final: ['Endrunde: {{name}}', 'Final round: {{name}}'],
      endgame: ['Endspiel', 'Endgame'],
      over: ['Das Spiel ist aus', 'The game is over'],
    },
    start: {
      digit: ['Startziffer', 'Starting digit'],
      set: ['Markensatz', 'Set of markers'],
      wishes: ['Wünsche, der liebste zuerst', 'Wishes, the dearest first'],
      pick: [
        'Wähle ein Land auf dem Brett und nimm es in die Wünsche auf.',
        'Choose a country on the board and add it to the wishes.',
      ],
      wish: ['Als Mutterland wünschen', 'Wish as motherland'],
      unwish: ['Wunsch streichen', 'Drop the wish'],
      home: ['Partner in der Heimatzone', 'Partners in the home zone'],
      sum: ['{{sum}} von höchstens {{limit}}', '{{sum}} of at most {{limit}}'],
      noHome: ['{{name}} hat noch kein Mutterland.', '{{name}} has no motherland yet.'],
      alone: ['Die Heimatzone hat kein anderes Land.', 'The home zone has no other country.'],
    },
    targets: {
      buy: ['Bündnis kaufen', 'Buy an alliance'],
      free: ['Freies Land angreifen', 'Attack a free country'],
      occupied: ['Besetztes Land angreifen', 'Attack an occupied country'],
      refused: ['Geht jetzt nicht', 'Not possible now'],
      none: ['Nichts.', 'Nothing.'],
      price: ['{{price}} PBU', '{{price}} PBU'],
      gratis: ['kostet nichts', 'costs nothing'],
      buyIt: ['{{country}} kaufen', 'Buy {{country}}'],
      attackIt: ['{{country}} angreifen', 'Attack {{country}}'],
      weapon: ['Erste Waffe', 'First weapon'],
      later: ['später', 'later'],
      pass: ['Option beenden', 'End the option'],
      defender: ['Ein freies Land verteidigt {{name}}.', '{{name}} defends a free country.'],
      order: ['Reihenfolge', 'Order of turns'],
      ended: [
        'Die Option ist zu Ende: Wende den Zug an, dann ist der Nächste dran.',
        'The option is over: end the turn, then the next player is to act.',
      ],
      pending: [
        'Erst wird der Krieg ausgefochten, eine Schlacht nach der anderen.',
        'The war is fought out first, one battle after the other.',
      ],
    },
    joint: {
      title: ['Mit wem', 'With whom'],
      alone: ['allein', 'alone'],
      together: ['mit allen Verbündeten', 'with all allies'],
      share: ['Beitrag von {{name}}', 'Contribution of {{name}}'],
      agree: ['{{name}} sagt {{amount}} zu', '{{name}} agrees to {{amount}}'],
      agreed: ['{{name}} hat {{amount}} zugesagt', '{{name}} has agreed to {{amount}}'],
      rest: ['{{name}} zahlt die übrigen {{amount}}.', '{{name}} pays the remaining {{amount}}.'],
    },
    players: {
      title: ['Spieler', 'Players'],
      name: ['Spieler', 'Player'],
      register: ['Register', 'Register'],
      markers: ['Marken', 'Markers'],
      pieces: [
        '{{blue}} blaue, {{red}} rote, {{white}} weiße',
        '{{blue}} blue, {{red}} red, {{white}} white',
      ],
      out: ['ausgeschieden', 'eliminated'],
    },
    pacts: {
      title: ['Bündnisse zwischen Spielern', 'Alliances between players'],
      none: ['Keines.', 'None.'],
      since: ['{{names}}, seit Zug {{turn}}', '{{names}}, since turn {{turn}}'],
      broken: [
        '{{a}} verließ {{b}} in Zug {{turn}}; nie wieder',
        '{{a}} left {{b}} in turn {{turn}}; never again',
      ],
      offer: ['Bündnis mit {{name}}', 'Alliance with {{name}}'],
      leave: ['Bündnis verlassen', 'Leave the alliance'],
      consent: ['Es gilt, wenn alle es aufschreiben.', 'It holds once all of them write it down.'],
    },
    values: {
      title: ['Werte im Lauf des Spiels', 'Values in the course of the game'],
      chart: [
        'Werte der geänderten Länder über die Züge',
        'Values of the changed countries over the turns',
      ],
      value: ['Machtbasis', 'Power base'],
      source: ['Quelle', 'Source'],
      sides: ['Zu beiden Seiten', 'On both sides'],
      noSides: ['keine: ohne Bedingung angreifbar', 'none: open to attack without condition'],
      change: ['Wert ändern', 'Change the value'],
      next: ['Neuer Wert', 'New value'],
      from: ['ab Zug', 'from turn'],
      reason: ['Grund', 'Reason'],
      done: ['Ändern', 'Change'],
      all: ['Brett bearbeiten', 'Edit the board'],
      step: [
        'ab Zug {{turn}}: {{value}} ({{reason}})',
        'from turn {{turn}}: {{value}} ({{reason}})',
      ],
      printed: ['gedruckt: {{value}}', 'printed: {{value}}'],
    },
    from: {
      doc: ['Regelheft', 'booklet'],
      board: ['Spielbrett', 'board'],
      user: ['eigener Wert', 'own value'],
    },
    ladder: {
      title: ['Leiter des Endspiels', 'Ladder of the endgame'],
      next: [
        '{{challenger}} fordert {{opponent, acc}} heraus.',
        '{{challenger}} challenges {{opponent}}.',
      ],
      done: ['Alle haben gefochten.', 'Everybody has fought.'],
      duel: ['Duell', 'Duel'],
      energy: ['Energie', 'Energy'],
      before: ['Register vorher', 'Register before'],
      shift: ['verschoben', 'shifted'],
      transfer: ['übertragen', 'transferred'],
      weapons: ['Reihenfolge der Waffen', 'Order of weapons'],
    },
    ranking: {
      title: ['Rangliste', 'Ranking'],
      winner: ['Sieger: {{names}}', 'Winner: {{names}}'],
    },
    weapon: WEAPON_WORDS,
    war: {
      ahead: [
        'Schlacht {{no}}: {{attacker}} gegen {{defender}}',
        'Battle {{no}}: {{attacker}} against {{defender}}',
      ],
      fight: ['Schlacht beginnen', 'Begin the battle'],
      duel: ['Nächstes Duell vorbereiten', 'Prepare the next duel'],
      decided: ['Schlacht {{no}} im Krieg {{war}}', 'Battle {{no}} of war {{war}}'],
    },
    key: {
      buy: ['Bündnis mit dem gewählten Land kaufen', 'Buy an alliance with the chosen country'],
      attack: ['Das gewählte Land angreifen', 'Attack the chosen country'],
      pass: ['Die Angriffsoption beenden', 'End the attack option'],
    },
    command: {
      value: [
        '{{country}}: Machtbasis {{value}} ab Zug {{turn}}',
        '{{country}}: power base {{value}} from turn {{turn}}',
      ],
    },
  },
};

/** Shared texts about the board as this game words them. */
export const BOARD_TEXTS: WordTree = {
  print: {
    'leaf.board': ['Spielbrett', 'Board'],
    'board.title': ['Spielbrett', 'Board'],
    'board.intro': [
      'Weltkarte und Tafel der Zonen mit dem Register, wie alle sie sehen; leer zum Spielen auf Papier.',
      'World map and tables of the zones with the register, as everybody sees them; blank to play on paper.',
    ],
    'board.everybody': ['Für alle', 'For everybody'],
    'board.all': ['Das Brett. {{date}}', 'The board. {{date}}'],
    'board.of': ['Das Brett, für {{party}}. {{date}}', 'The board, for {{party}}. {{date}}'],
    'board.links': [
      'Helles Feld: erobert. Dunkles Feld: verbündet. Fahne: Mutterland.',
      'Light field: conquered. Dark field: allied. Flag: motherland.',
    ],
  },
};
