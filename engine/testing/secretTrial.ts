import type { Proposal, TurnInput } from '../kernel';
import { waben } from '../systems/waben';
import type { World } from '../world';
import { botTurns } from './bot';
import type { Trial } from './secretChanges';
import { secretWorld } from './secretWorld';
import { computed } from './there';

/** In how many worlds secrecy is tried. */
export const SECRET_WORLDS = { small: 4, middle: 10, full: 1000 };

/** Result of a turn, computed to its end. */
export function adjudicated(input: TurnInput<World>): Proposal<World> {
  return computed(waben, input);
}

const DETAILS = ['owner_kind_size', 'owner_kind_size', 'presence', 'full'] as const;

const inputOf = (world: World, seed: number): TurnInput<World> => {
  const { orders, mail } = botTurns(world, `secret-${String(seed)}`);
  const settings = { 'sight.detail': DETAILS[seed % DETAILS.length] ?? 'full' };
  return { world, orders, rulings: {}, settings, seed: 'secret', mail };
};

/** A turn of a small world, the first or the second of its campaign, from the perspective of one of its parties. */
export function trialOf(seed: number): Trial {
  const first = inputOf(secretWorld(seed), seed);
  const input = seed % 3 === 0 ? inputOf(adjudicated(first).world, seed) : first;
  const parties = Object.keys(input.world.parties);
  const viewer = parties[seed % parties.length] ?? '';
  return { input, proposal: adjudicated(input), viewer };
}
