import { bookByHand, type Campaign, playingParties } from '../../../engine';
import { knownWorld } from '../../model/state/known-world';
import { type Command, replacing } from '../../model/state/command';

/**
 * Books a starting treasury for all who have none, as one step of undo. `amount` is a whole number of the smallest part
 * of the money above 0, `told` the same as text; undefined where nobody is without.
 */
export function giveTreasuries(
  { world }: Campaign,
  amount: number,
  { reason, told }: { readonly reason: string; readonly told: string },
): Command | undefined {
  const poor = playingParties(world).filter(({ treasury }) => treasury <= 0);
  if (poor.length === 0 || !Number.isInteger(amount) || amount <= 0) return undefined;
  return replacing('founding:command.treasury', { count: poor.length, amount: told }, (campaign) =>
    poor.reduce((now, { key }) => {
      const booked = bookByHand(now, { party: key, amount, reason });
      return booked.ok ? booked.value : now;
    }, campaign),
  );
}

/** Stores what every party knows before the first turn: its land, and what it sees from there. */
export function keepKnowledge(): Command {
  return replacing('founding:command.knowledge', {}, (campaign) => ({
    ...campaign,
    world: knownWorld(campaign),
  }));
}
