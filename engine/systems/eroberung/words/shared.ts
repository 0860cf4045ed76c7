import { realmNouns, type WordTree } from '../../../kernel';

/** Shared texts as this game words them: realms are players. */
export const SHARED: WordTree = {
  noun: {
    ...realmNouns({
      singular: ['Spieler', 'player'],
      plural: ['Spieler', 'players'],
      masculine: { genitive: 'Spielers', datives: 'Spielern' },
    }),
    orderLine: ['Befehl', 'order'],
    OrderLine: ['Befehl', 'Order'],
    orderLines: ['Befehle', 'orders'],
    newsletter: ['Rundbrief', 'Circular'],
    gs: ['PBU', 'PBU'],
    gold: ['PBU-Marken', 'PBU markers'],
    booklet: ['Regelheft', 'rule booklet'],
    theMonth: ['der Zug', 'the turn'],
    TheMonth: ['Der Zug', 'The turn'],
    ofTheMonth: ['des Zugs', 'the turn'],
    inTheMonth: ['vom Zug', 'the turn'],
    inThisMonth: ['diesem Zug', 'this turn'],
    noMonth: ['kein Zug', 'No turn'],
    months: ['Züge', 'turns'],
    monthEnd: ['Ende des Zugs', 'end of the turn'],
    toBooklet: ['im Regelheft', 'in the rule booklet'],
    theBooklet: ['das Regelheft', 'the rule booklet'],
  },
  records: {
    'person.title': ['Personen', 'People'],
    'party.treasury': ['PBU-Marken', 'PBU markers'],
    'party.title': ['Spieler', 'Players'],
    'party.fresh': ['Neuer Spieler', 'New player'],
    'party.emptyTitle': ['Noch keine Spieler', 'No players yet'],
  },
  founding: {
    'step.players.title': ['Personen eintragen', 'Enter the people'],
  },
  turn: {
    'nobody.text': [
      'In dieser Kampagne gibt es noch keine Spieler. Lege sie unter „Register“ an.',
      'There are no players in this campaign yet. Add them under “Records”.',
    ],
  },
  inbox: {
    'reminder.otherwise': [
      'Kommt keiner, gelten in diesem Zug für ‹dich|Sie› die Vorgaben der Regeln.',
      'If none come, the defaults of the rules hold for you in this turn.',
    ],
  },
  delivery: {
    'outbox.byMonth': ['nach Zügen', 'by turn'],
  },
  leaks: {
    'kind.party': ['Unbekannter Spieler', 'Unknown player'],
    'kind.gold': ['Fremde Marken', 'Markers of others'],
  },
  news: {
    'section.realms': ['Von den $t(noun:toRealms)', 'Of the $t(noun:realms)'],
    'first.title': ['Rundbrief', 'The Circular'],
    'print.foot': [
      '{{title}} erscheint zu jedem Zug und geht an alle Spieler.',
      '{{title}} appears with every turn and goes to all players.',
    ],
  },
  ledger: {
    'nobody.text': [
      'Lege unter „Register“ einen Spieler an. Dann stehen hier seine Marken.',
      'Add a player under “Records”. Their markers will then stand here.',
    ],
    'source.halfYear': ['Marken vor dem Zug', 'Markers before the turn'],
    'source.halfYearHint': [
      '{{month}}: Vor der Auswertung ist nichts gebucht. Einnahmen gibt es nur aus Kriegen und Zonen.',
      '{{month}}: before the turn is computed nothing is booked. Income comes from wars and zones alone.',
    ],
    'treasury.title': ['Marken über die Züge', 'Markers over the turns'],
    'treasury.hint': ['PBU-Marken', 'PBU markers'],
    'closing.hint': ['in PBU-Marken', 'in PBU markers'],
    'problem.not-whole': [
      'Gib ganze Marken an, mehr oder weniger als null.',
      'Give whole markers, other than zero.',
    ],
    'column.amount': ['Marken', 'Markers'],
    'book.amount': ['Marken', 'Markers'],
    'figure.gold': ['Marken', 'Markers'],
  },
  openTurn: {
    'close.part.gold': ['PBU-Marken', 'PBU markers'],
  },
  balance: {
    'section.summary': ['Marken am Ende des Zugs', 'Markers at the end of the turn'],
    'column.gold': ['Marken', 'Markers'],
  },
  app: {
    'screen.books': ['Marken', 'Markers'],
    'palette.placeholder': [
      'Land, Spieler oder Befehl suchen',
      'Search for a country, player or command',
    ],
  },
  print: { 'group.month': ['Aus dem Zug', 'Of the turn'], 'part.month': ['Zug', 'Turn'] },
  turnReport: {
    title: ['Auswertung für {{month}}', 'Turn report, {{month}}'],
    'summary.neutral.quiet': ['Der Zug verlief ruhig.', 'The turn passed quietly.'],
    'summary.inCharacter.quiet': ['Der Zug ging still vorüber.', 'The turn went by in silence.'],
  },
};
