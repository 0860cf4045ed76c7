import type { Settings } from '../../../kernel';
import { fieldsOf, type World } from '../../../world';
import { LISTS } from '../records';
import { startAmount } from '../rules/cells';
import { stateOf, withState } from './keep';
import type { GameState } from './types';

/** The world with a realm for a party: treasury and espionage value (GM-25, GM-28, GM-29, HR-21). */
export function foundRealm(world: World, key: string, settings: Settings): World {
  const isKept = LISTS.realms.rows(world, settings).some(({ owner }) => owner === key);
  if (world.parties[key] === undefined || isKept) return world;
  const amount = (row: string): number => startAmount(settings, row).value;
  const state = stateOf(world);
  const founded = withState(world, {
    ...state,
    realms: state.realms.map((one) =>
      one.owner === key ? { ...one, money: amount('treasury'), spy: 2 * amount('espionage') } : one,
    ),
  });
  // The other parties keep waiting for their own foundation.
  const mine = `${LISTS.realms.id}/${key}/`;
  const affairs = Object.entries(founded.affairs ?? {}).filter(
    ([name]) => name.startsWith(mine) || world.affairs?.[name] !== undefined,
  );
  return { ...founded, affairs: Object.fromEntries(affairs) };
}

/** The state with the land each realm begins with, kept once (PI-04-07, GM-16). */
export function withStartingLand(world: World, state: GameState): GameState {
  return {
    ...state,
    realms: state.realms.map((one) =>
      one.start === '' ? { ...one, start: fieldsOf(world.map, one.owner).join(' ') } : one,
    ),
  };
}
