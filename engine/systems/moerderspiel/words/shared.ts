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
  app: {
    'room.cast': ['Nationen', 'Nations'],
    'room.turn': ['Runde', 'Round'],
  },
};
