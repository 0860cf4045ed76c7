import type { WordTree } from '../../../kernel';

/** Shared texts as this game words them: nouns first. */
export const SHARED: WordTree = {
  noun: {
    turn: ['Runde', 'round'],
    Turn: ['Runde', 'Round'],
    turns: ['Runden', 'rounds'],
    realm: ['Nation', 'nation'],
    Realm: ['Nation', 'Nation'],
    realms: ['Nationen', 'nations'],
    Realms: ['Nationen', 'Nations'],
    toRealms: ['Nationen', 'nations'],
    booklet: ['Regelwerk', 'rules'],
  },
  ledger: {
    'compare.intro': [
      'Jeder Punkt ist der Beginn einer Runde. Nur du siehst das.',
      'Each point is the beginning of a round. Only you see this.',
    ],
    'compare.onlyCurrent': ['nur die gewählte', 'only the selected one'],
    'compare.soon': [
      'Ein Verlauf braucht zwei Runden. Sobald die offene Runde angewendet ist, wächst hier die Linie jeder Nation; bis dahin stehen die Zahlen von heute in der Tabelle.',
      'A course needs two rounds. As soon as the open round is applied, the line of every nation grows here; until then today’s figures stand in the table.',
    ],
  },
  app: {
    'room.cast': ['Nationen', 'Nations'],
    'room.turn': ['Runde', 'Round'],
    'room.books': ['Vergleich', 'Comparison'],
  },
};
