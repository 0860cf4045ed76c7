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
    'segment.title': ['Spiel und Zeit', 'Game and time'],
  },
  turn: {
    'nobody.title': ['Hier handelt noch niemand', 'Nobody acts here yet'],
    'nobody.text': [
      'In dieser Kampagne gibt es noch keine Spieler. Lege sie unter „Register“ an.',
      'There are no players in this campaign yet. Add them under “Records”.',
    ],
    'orders.none': [
      'In diesem Brief steht keine Zeile, die ein Befehl wäre. Das Original ist abgelegt; ersetze es oder tippe die Befehle ab.',
      'No line of this letter is an order. The original is filed; replace it or type the orders in.',
    ],
    'type.hint': [
      'Ein Befehl je Zeile, so wie er im Brief steht.',
      'One order per line, as it stands in the letter.',
    ],
    'replace.otherText': [
      'Der neue Text scheint von {{other}} zu sein. Lege ihn dort ab, oder er tritt hier an die Stelle des alten; Rückgängig bringt jeden zurück.',
      'The new text seems to be from {{other}}. File it there, or it takes the place of the old one here; undo brings either back.',
    ],
  },
  decide: {
    'run.noRunText': [
      'F5 rechnet den Zug auf Probe, auch ohne Briefe: dann gelten die Vorgaben der Regeln. Gebucht wird nichts.',
      'F5 starts a trial run of the turn, even without letters: then the defaults of the rules apply. Nothing is booked.',
    ],
  },
  inbox: {
    'realm.defaultsOf': [
      '{{party}} ohne Brief weiter: Es gelten die Vorgaben der Regeln',
      '{{party}} goes on without a letter: the defaults of the rules hold',
    ],
    'reminder.otherwise': [
      'Kommt keiner, gelten in diesem Zug für ‹dich|Sie› die Vorgaben der Regeln.',
      'If none come, the defaults of the rules hold for you in this turn.',
    ],
    'part.movement': ['Befehle', 'Orders'],
  },
  delivery: {
    'outbox.byMonth': ['nach Zügen', 'by turn'],
    'rail.next': ['Nächster Spieler', 'Next player'],
    'rail.previous': ['Voriger Spieler', 'Previous player'],
  },
  turnReport: {
    'summary.neutral.quiet': ['Der Zug verlief ruhig.', 'The turn passed quietly.'],
    'summary.inCharacter.quiet': ['Der Zug ging still vorüber.', 'The turn went by in silence.'],
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
    'action.nextRealm': ['nächster Spieler', 'next player'],
    'action.previousRealm': ['voriger Spieler', 'previous player'],
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
    'close.point.missing_one': [
      'Ein Spieler hat nichts geschickt; für ihn gelten die Vorgaben der Regeln:',
      'One player has sent nothing; the defaults of the rules hold for them:',
    ],
    'close.point.missing_other': [
      '{{count}} Spieler haben nichts geschickt; für sie gelten die Vorgaben der Regeln:',
      '{{count}} players have sent nothing; the defaults of the rules hold for them:',
    ],
    'close.part.gold': ['PBU-Marken', 'PBU markers'],
    'archive.noLetter': [
      'Kein Brief; es galten die Vorgaben der Regeln.',
      'No letter; the defaults of the rules held.',
    ],
    'archive.link_one': ['Ein vergangener Zug im Archiv', 'One past turn in the archive'],
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
};
