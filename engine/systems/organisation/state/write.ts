import { plainCopy } from '../../../kernel';
import { newParty, type World } from '../../../world';
import { treasuryOf } from '../rules/money';
import { holdingKey, holdingOf, SCOPE_EVENTS_KEY } from './read';
import type { GameState, Organisation } from './types';
import { entryOf } from './entry';

/** Colours told apart by realms; a newcomer gets the first that is free. */
const COLOURS = 24;

const freeColour = (parties: World['parties']): number => {
  const taken = new Set(Object.values(parties).map(({ colour }) => colour));
  const free = Array.from({ length: COLOURS }, (_, colour) => colour).find(
    (one) => !taken.has(one),
  );
  return free ?? Object.keys(parties).length % COLOURS;
};

const withOrganisation = (world: World, own: Organisation): World => {
  const { key, name, seat } = own;
  const purses = Object.fromEntries(Object.entries(own.purses).filter(([, amount]) => amount > 0));
  const party =
    entryOf(world.parties, key) ?? newParty({ key, name, colour: freeColour(world.parties) });
  const treasury = treasuryOf(own);
  return {
    ...world,
    parties: { ...world.parties, [key]: { ...party, seat, purses, treasury } },
    affairs: { ...world.affairs, [holdingKey(key)]: plainCopy(holdingOf(own)) },
  };
};

const withScopeEvents = (world: World, { scopeEvents = {} }: GameState): World =>
  Object.keys(scopeEvents).length === 0
    ? world
    : { ...world, affairs: { ...world.affairs, [SCOPE_EVENTS_KEY]: { ...scopeEvents } } };

/** The world with the organisations of a state in it; whatever else it holds stays as it is. */
export function withState(world: World, state: GameState): World {
  return withScopeEvents(Object.values(state.organisations).reduce(withOrganisation, world), state);
}
