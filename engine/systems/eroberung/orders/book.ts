import { folded, named, namedInBoth, type Nouns } from '../../../orders';
import type { PartyKey, World } from '../../../world';
import { BOARD_43 } from '../state/printed-board';
import { stateOf } from '../state/keep';
import type { Player } from '../state/types';

/** Meanings of the names in a letter. */
export interface Book {
  readonly nouns: Nouns;
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

const lists = new WeakMap<object, Map<string, Nouns>>();

/** Names of a board, found once for every choice of motherlands: they stay the same for a whole game. */
function nounsOf({ board, parties }: World, players: readonly Player[]): Nouns {
  const regions = board?.regions ?? {};
  const called = players.map(({ owner, motherland }) => ({
    owner,
    motherland,
    name: parties[owner]?.name ?? owner,
  }));
  const key = JSON.stringify(called);
  const known = lists.get(regions) ?? new Map<string, Nouns>();
  lists.set(regions, known);
  const homes = new Map(
    called.map(({ motherland, name }) => [
      motherland,
      [`Mutterland von ${name}`, `motherland of ${name}`] as const,
    ]),
  );
  const nouns = known.get(key) ?? {
    region: Object.values(regions).map(({ key: id, name, names = { de: name, en: name } }) =>
      namedInBoth(id, [name, names.en], ...(OTHER_NAMES.get(id) ?? []), ...(homes.get(id) ?? [])),
    ),
    party: Object.values(parties).map(({ key: id, name }) =>
      named(id, name, ...(ENGLISH[folded(name)] ?? [])),
    ),
  };
  known.set(key, nouns);
  return nouns;
}

/** Countries by both their names, by what they are called besides, motherlands by whose they are; players by theirs. */
export function bookOf(world: World, writer: PartyKey): Book {
  const { course, players } = stateOf(world);
  return {
    nouns: nounsOf(world, players),
    writer,
    isHome: course.phase === 'home',
    turn: world.clock.turn,
  };
}
