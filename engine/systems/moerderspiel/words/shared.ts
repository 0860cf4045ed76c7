import { realmNouns, turnNouns, type WordTree } from '../../../kernel';

/** Shared texts as this game words them: a turn is a round, a realm is a nation. */
export const SHARED: WordTree = {
  noun: {
    ...turnNouns(['Runde', 'round'], ['Runden', 'rounds']),
    ...realmNouns({ singular: ['Nation', 'nation'], plural: ['Nationen', 'nations'] }),
    orderLine: ['Befehl', 'order'],
    OrderLine: ['Befehl', 'Order'],
    orderLines: ['Befehle', 'orders'],
    newsletter: ['Rundbrief', 'Circular'],
    booklet: ['Regelwerk', 'rules'],
    toBooklet: ['im Regelwerk', 'in the rules'],
    theBooklet: ['das Regelwerk', 'the rules'],
  },
  ledger: {
    rail: ['Die $t(noun:realms)', 'The $t(noun:realms)'],
    'compare.onlyCurrent': ['nur die gewählte', 'only the selected one'],
  },
  records: {
    'party.title': ['Nationen', 'Nations'],
    'party.fresh': ['Neue Nation', 'New nation'],
    'party.emptyTitle': ['Noch keine Nationen', 'No nations yet'],
  },
  turn: {
    'events.field.talk': ['Ereignisse', 'Events'],
    'beside.title': ['Nachrichten nebeneinander', 'Messages side by side'],
    'beside.choose': ['Wessen Nachrichten', 'Whose messages'],
    'beside.none': [
      'Wähle oben, wessen Nachrichten du lesen willst.',
      'Choose above whose messages you want to read.',
    ],
  },
  openTurn: {
    'archive.noLetter': ['Keine Nachricht; alle Armeen hielten.', 'No message; all armies held.'],
  },
  decide: {
    'run.nothing': ['ohne Ereignis', 'no event'],
    'run.empty': [
      'Dieser Schritt hat kein Ereignis. Was er geändert hat, zeigt der Stand.',
      'This step has no event. What it changed stands under State.',
    ],
  },
  inbox: {
    'reminder.otherwise': [
      'Kommt keiner, halten ‹deine|Ihre› Armeen; ihre Haltungen bleiben, wie sie sind.',
      'If none come, your armies hold; their stances stay as they are.',
    ],
  },
  delivery: {
    'outbox.byMonth': ['nach Runden', 'by round'],
  },
  turnReport: {
    title: ['Nachricht zu {{month}}', 'Message on {{month}}'],
    next: ['Nächste Runde: {{month}}', 'Next round: {{month}}'],
    nextDeadline: [
      'Nächste Runde: {{month}}, Befehle bis {{date}}',
      'Next round: {{month}}, orders by {{date}}',
    ],
    'summary.neutral.quiet': ['Die Runde verlief ruhig.', 'The round passed quietly.'],
    'summary.inCharacter.quiet': ['Die Runde ging still vorüber.', 'The round went by in silence.'],
    'heading.treasury': ['Anmerkungen zur Nachricht', 'Remarks on the message'],
  },
  news: {
    'first.title': ['Rundbrief', 'The Circular'],
    'print.foot': [
      '{{title}} erscheint zu jeder Runde und geht an alle Spieler.',
      '{{title}} appears with every round and goes to all players.',
    ],
    turn: ['Ausgabe zur Runde', 'Issue of round'],
  },
  forms: {
    kept: [
      'Zum Nachschlagen, für Spieler wie für dich; es kommt nicht zurück.',
      'To look things up, for players and for you; it does not come back.',
    ],
  },
  lettered: {
    'hint.capital': [
      'Feld anklicken: Dort steht dann die Hauptstadt der gewählten Nation.',
      'Click a field: the capital of the chosen nation stands there then.',
    ],
    'legend.parties': ['Nationen', 'Nations'],
  },
  print: {
    'group.month': ['Aus der Runde', 'Of the round'],
    'part.month': ['Runde', 'Round'],
    'leaf.board': ['Weltkarte', 'World map'],
    'board.title': ['Weltkarte', 'World map'],
    'board.intro': [
      'Die öffentliche Karte, wie sie um 22 Uhr galt, oder die Karte einer Nation mit dem, was sie in dieser Runde sieht.',
      'The public map as it stood at 22:00, or the map of one nation with what it sees in this round.',
    ],
    'board.everybody': ['Für alle: die öffentliche Karte', 'For everybody: the public map'],
    'board.all': ['Öffentliche Karte seit {{date}}', 'Public map since {{date}}'],
    'board.links': [
      'Sechsecke in Farbe sind Hauptstädte, Kreise Stützpunkte, Kästchen Armeen (? = Stärke unbekannt), graue Felder Gebirge, dicke Kanten Blockaden.',
      'Coloured hexes are capitals, circles bases, small boxes armies (? = strength unknown), grey fields mountains, thick edges blockades.',
    ],
  },
  whatif: {
    'none.text': [
      'Hier stehen dann die Runde und die Variante nebeneinander: die Unterschiede in Worten und die Zahlen der Nationen.',
      'Then round and variant appear here side by side: the differences in words and the figures of the nations.',
    ],
  },
  app: {
    'screen.turn': ['Runde', 'Round'],
    'screen.books': ['Vergleich', 'Compare'],
    'palette.placeholder': [
      'Nation, Feld oder Befehl suchen',
      'Search for a nation, field or command',
    ],
  },
};
