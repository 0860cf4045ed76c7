import type { Campaign, PartyKey } from '../../../engine';
import { REALM_COLOURS } from '../../kit/cartography';

const othersOf = ({ world }: Campaign, self: PartyKey | null) =>
  Object.values(world.parties).filter(({ key }) => key !== self);

/** What is wrong with the name of a realm, as the end of a text key; undefined if nothing is. */
export function nameProblem(
  campaign: Campaign,
  name: string,
  self: PartyKey | null,
): 'nameEmpty' | 'nameTaken' | undefined {
  const wanted = name.trim();
  if (wanted === '') return 'nameEmpty';
  const isTaken = othersOf(campaign, self).some(
    (party) => party.name.toLowerCase() === wanted.toLowerCase(),
  );
  return isTaken ? 'nameTaken' : undefined;
}

/** Names of all other realms by the colour they wear. */
export function wearersOf(
  campaign: Campaign,
  self: PartyKey | null,
): Readonly<Record<number, readonly string[]>> {
  const wearers: Record<number, readonly string[]> = {};
  for (const { colour, name } of othersOf(campaign, self)) {
    const index = colour % REALM_COLOURS.length;
    wearers[index] = [...(wearers[index] ?? []), name];
  }
  return wearers;
}

/** The first colour worn by the fewest realms. */
export function leastWorn(campaign: Campaign): number {
  const wearers = wearersOf(campaign, null);
  const counts = REALM_COLOURS.map((_, index) => wearers[index]?.length ?? 0);
  return counts.indexOf(Math.min(...counts));
}
