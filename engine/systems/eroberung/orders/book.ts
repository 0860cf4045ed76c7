import { folded, named, namedInBoth, type Nouns } from '../../../orders';
import type { PartyKey, World } from '../../../world';
import { BOARD_43 } from '../state/printed-board';
import { stateOf } from '../state/keep';
import type { Player } from '../state/types';

/** Meanings of the names in a letter. */
export interface Book {
  readonly nouns: Nouns;
  /** What players are called, as it is written. */
  readonly called: readonly string[];
  /** Whose letter it is. */
  readonly writer: PartyKey;
  /** Number of the open turn. */
  readonly turn: number;
  /** True while home alliances are made: a country is a partner there, nothing to buy (EW-27-01). */
  readonly isHome: boolean;
}

const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  BOARD_43.map(({ key, others }) => [key, others]),
);

/** Players are called by their colour, in English as well. */
const ENGLISH: Readonly<Record<string, readonly string[]>> = {
  rot: ['Red'],
  blau: ['Blue'],
  gelb: ['Yellow'],
  gruen: ['Green'],
  schwarz: ['Black'],
  weiss: ['White'],
  orange: ['Orange'],
  violett: ['Violet', 'Purple'],
  braun: ['Brown'],
};

/** Names of things and of players. */
type Names = Pick<Book, 'nouns' | 'called'>;

const lists = new WeakMap<object, Map<string, Names>>();

const englishOf = (name: string): readonly string[] => ENGLISH[folded(name)] ?? [];

/** Names of a board, found once for every choice of motherlands: they stay the same for a whole game. */
function namesIn({ board, parties }: World, players: readonly Player[]): Names {
  const regions = board?.regions ?? {};
  const called = players.map(({ owner, motherland }) => ({
    owner,
    motherland,
    name: parties[owner]?.name ?? owner,
  }));
  const key = JSON.stringify(called);
  const known = lists.get(regions) ?? new Map<string, Names>();
  lists.set(regions, known);
  const homes = new Map(
    called.map(({ motherland, name }) => [
      motherland,
      [`Mutterland von ${name}`, `motherland of ${name}`] as const,
    ]),
  );
  const names = known.get(key) ?? {
    nouns: {
      region: Object.values(regions).map(
        ({ key: id, name, names: both = { de: name, en: name } }) =>
          namedInBoth(
            id,
            [name, both.en],
            ...(OTHER_NAMES.get(id) ?? []),
            ...(homes.get(id) ?? []),
          ),
      ),
      party: Object.values(parties).map(({ key: id, name }) => named(id, name, ...englishOf(name))),
    },
    called: Object.values(parties).flatMap(({ name }) => [name, ...englishOf(name)]),
  };
  known.set(key, names);
  return names;
}

/** Countries by both their names, by what they are called besides, motherlands by whose they are; players by theirs. */
export function bookOf(world: World, writer: PartyKey): Book {
  const { course, players } = stateOf(world);
  return {
    ...namesIn(world, players),
    writer,
    isHome: course.phase === 'home',
    turn: world.clock.turn,
  };
}
