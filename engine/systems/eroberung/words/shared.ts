import type { WordTree } from '../../../kernel';

/** Shared texts as this game words them: realms are players. */
export const SHARED: WordTree = {
  noun: {
    realm: ['Spieler', 'player'],
    Realm: ['Spieler', 'Player'],
    realms: ['Spieler', 'players'],
    Realms: ['Spieler', 'Players'],
    toRealms: ['Spielern', 'players'],
    gs: ['PBU', 'PBU'],
    gold: ['PBU-Marken', 'PBU markers'],
    booklet: ['Regelheft', 'rule booklet'],
    aRealm: ['einen Spieler', 'a player'],
    ARealm: ['Ein Spieler', 'One player'],
    inARealm: ['einem Spieler', 'a player'],
    ofARealm: ['eines Spielers', 'one player'],
    noRealm: ['kein Spieler', 'no player'],
    NoRealm: ['Kein Spieler', 'No player'],
    everyRealm: ['jeden Spieler', 'each player'],
    ofEveryRealm: ['jedes Spielers', 'every player'],
    ThisRealm: ['Dieser Spieler', 'This player'],
    thisRealm: ['diesen Spieler', 'this player'],
    ofThisRealm: ['dieses Spielers', 'this player'],
    theRealm: ['den Spieler', 'the player'],
    inTheRealm: ['dem Spieler', 'the player'],
    toBooklet: ['im Regelheft', 'in the rule booklet'],
    theBooklet: ['das Regelheft', 'the rule booklet'],
  },
  cast: {
    'person.title': ['Personen', 'People'],
    'party.treasury': ['PBU-Marken', 'PBU markers'],
    'party.title': ['Spieler', 'Players'],
    'party.fresh': ['Neuer Spieler', 'New player'],
    'party.emptyTitle': ['Noch keine Spieler', 'No players yet'],
    'segment.title': ['Spiel und Zeit', 'Game and time'],
  },
  app: {
    'room.cast': ['Spieler', 'Players'],
    'room.books': ['Marken', 'Markers'],
    'palette.placeholder': [
      'Land, Spieler oder Befehl suchen',
      'Search for a country, player or command',
    ],
  },
};
