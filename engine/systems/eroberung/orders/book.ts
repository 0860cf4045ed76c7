import { named, namedAll, type Nouns } from '../../../orders';
import type { World } from '../../../world';
import { BOARD_43 } from '../data/board';

/** What the names in a letter can mean. */
export interface Book {
  readonly nouns: Nouns;
}

const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  BOARD_43.map(({ key, others }) => [key, others]),
);

/** Countries by both their names and by what they are called besides; players by theirs. */
export function bookOf({ board, parties }: World): Book {
  const countries = Object.values(board?.regions ?? {}).map(({ key, name, names }) =>
    named(key, name, ...(names === undefined ? [] : [names.en]), ...(OTHER_NAMES.get(key) ?? [])),
  );
  return { nouns: { region: countries, party: namedAll(parties) } };
}
