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
  ledger: {
    'action.nextRealm': ['nächster Spieler', 'next player'],
    'action.previousRealm': ['voriger Spieler', 'previous player'],
    'source.halfYear': ['Marken vor dem Zug', 'Markers before the turn'],
    'source.halfYearHint': [
      '{{month}}: Vor der Auswertung ist nichts gebucht. Einnahmen gibt es nur aus Kriegen und Zonen.',
      '{{month}}: before the turn is computed nothing is booked. Income comes from wars and zones alone.',
    ],
    'treasury.title': ['Marken über die Züge', 'Markers over the turns'],
    'treasury.hint': ['PBU-Marken', 'PBU markers'],
    'column.amount': ['Marken', 'Markers'],
    'book.amount': ['Marken', 'Markers'],
    'figure.gold': ['Marken', 'Markers'],
  },
  openTurn: {
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
