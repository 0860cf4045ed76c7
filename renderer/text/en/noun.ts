import type { noun as german } from '../de/noun';
import type { SameShape } from '../shape';

/** Nouns that every game says otherwise, without article; capital letters begin a sentence. */
export const noun = {
  turn: 'turn',
  Turn: 'Turn',
  turns: 'turns',
  realm: 'realm',
  Realm: 'Realm',
  realms: 'realms',
  Realms: 'Realms',
  toRealms: 'realms',
  gs: 'GS',
  gold: 'gold',
  booklet: 'booklet',
} satisfies SameShape<typeof german>;
