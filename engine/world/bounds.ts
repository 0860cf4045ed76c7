import type { Proposal } from '../kernel';
import type { Campaign } from './campaign';
import type { PartyKey } from './grossfeld';
import type { World } from './world';

/**
 * Most money that one booking moves or a party has or owes afterwards, in smallest parts: far below the largest whole
 * number that is stored exactly, so that sums and differences of two such amounts are, too.
 */
export const MOST_MONEY = 1_000_000_000_000_000;

/** The last turn that can be applied: files number turns with nine digits. */
export const LAST_TURN = 999_999_998;

/** True for an amount of money beyond the bound. One that came so from a file may become less, but not more. */
export function isBeyond(money: number, before: number): boolean {
  return Math.abs(money) > MOST_MONEY && Math.abs(money) >= Math.abs(before);
}

/** Why a proposed turn cannot be kept: somebody's money goes beyond the bound, or time does. */
export type BeyondBounds =
  | { readonly kind: 'money'; readonly party: PartyKey }
  | { readonly kind: 'time' };

/** What of a proposed turn is beyond the bounds of what can be kept; undefined = nothing. */
export function beyondBounds(
  { world: { clock, parties } }: Pick<Campaign, 'world'>,
  { world }: Pick<Proposal<World>, 'world'>,
): BeyondBounds | undefined {
  if (clock.turn > LAST_TURN || !Number.isSafeInteger(world.clock.year)) return { kind: 'time' };
  const rich = Object.values(world.parties).find(
    ({ key, treasury }) =>
      treasury !== parties[key]?.treasury && isBeyond(treasury, parties[key]?.treasury ?? 0),
  );
  return rich === undefined ? undefined : { kind: 'money', party: rich.key };
}
