import type { TurnInput } from '../kernel';
import type { World } from '../world';
import { botTurns } from './bot';
import { secretWorld } from './secretWorld';

/** Turns of small worlds with letters, messages, and enemies in the field who meet and fight. */
export const playedTurns: readonly { readonly name: string; readonly input: TurnInput<World> }[] = [
  3, 10, 51, 55, 56,
].map((seed) => {
  const world = secretWorld(seed);
  const { orders, mail } = botTurns(world, `stages-${String(seed)}`);
  return {
    name: `a turn that is played, ${String(seed)}`,
    input: { world, orders, mail, rulings: {}, settings: {}, seed: 'stages' },
  };
});
