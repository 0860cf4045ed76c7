import type { Campaign, PartyKey } from '../../../engine';

/**
 * The parties in the order in which the GM is likely to want them where he has not chosen yet: those whose
 * letter of this turn is there first, then those with more units; ties by key.
 */
export function partiesAtHand({ world, sheets }: Campaign): readonly PartyKey[] {
  const units = new Map<PartyKey, number>();
  for (const { party } of Object.values(world.units)) units.set(party, (units.get(party) ?? 0) + 1);
  const weight = (party: PartyKey): number => (sheets[party] === undefined ? 0 : 1);
  return Object.keys(world.parties)
    .sort()
    .sort((a, b) => weight(b) - weight(a) || (units.get(b) ?? 0) - (units.get(a) ?? 0));
}
