import type { Rulings, Settings } from '../../../kernel';
import type { World } from '../../../world';
import { boardOf } from '../rules/movement/board';
import { type Books, booksOf, officeOf } from '../rules/statement';

/** The GM's books of a party for a sheet with everything in it; undefined if there is no such party. */
export const booksFor = (
  world: World,
  party: string,
  settings: Settings,
  rulings: Rulings,
): Books | undefined => {
  const owner = Object.hasOwn(world.parties, party) ? world.parties[party] : undefined;
  return owner === undefined
    ? undefined
    : booksOf(owner, officeOf(world, settings, rulings, boardOf(world.map, settings)));
};
