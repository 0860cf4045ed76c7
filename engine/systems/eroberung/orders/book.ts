import { named, namedAll, type Nouns } from '../../../orders';
import type { PartyKey, World } from '../../../world';
import { BOARD_43 } from '../data/board';
import { stateOf } from '../state/keep';

/** What the names in a letter can mean. */
export interface Book {
  readonly nouns: Nouns;
  /** Whose letter it is. */
  readonly writer: PartyKey;
  /** True while alliances at home are made: a country is a partner there, nothing to buy (EW-27-01). */
  readonly isHome: boolean;
}

const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  BOARD_43.map(({ key, others }) => [key, others]),
);

/** Countries by both their names, by what they are called besides, motherlands by whose they are; players by theirs. */
export function bookOf(world: World, writer: PartyKey): Book {
  const { board, parties } = world;
  const { course, players } = stateOf(world);
  const homes = new Map(
    players.map(({ owner, motherland }) => {
      const name = parties[owner]?.name ?? owner;
      return [motherland, [`Mutterland von ${name}`, `motherland of ${name}`]] as const;
    }),
  );
  const countries = Object.values(board?.regions ?? {}).map(({ key, name, names }) => {
    const english = names === undefined ? [] : [names.en];
    return named(key, name, ...english, ...(OTHER_NAMES.get(key) ?? []), ...(homes.get(key) ?? []));
  });
  return {
    nouns: { region: countries, party: namedAll(parties) },
    writer,
    isHome: course.phase === 'home',
  };
}
