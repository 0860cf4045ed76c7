import type { Presence, RuleSystem, Settings } from '../../kernel';
import type { SeenBoard } from '../dossier';
import type { PartyKey } from '../grossfeld';
import { seenRegions } from '../regions';
import { viewParty } from '../view';
import type { World } from '../world';

const partiesIn = (
  { parties }: Pick<World, 'parties'>,
  presence: readonly Presence[],
): SeenBoard['parties'] =>
  Object.fromEntries(
    [...new Set(presence.map(({ party }) => party))].sort().flatMap((key) => {
      const party = Object.hasOwn(parties, key) ? parties[key] : undefined;
      return party === undefined ? [] : [[key, viewParty(party)]];
    }),
  );

/**
 * The board of regions as a party sees it (null = nobody in particular: land without anybody in it), without the GM's
 * notes, and with who is where as far as it knows; undefined for worlds without one.
 */
export const seenBoard = (
  world: World,
  party: PartyKey | null,
  { board }: Pick<RuleSystem<World>, 'board'>,
  settings: Settings,
): SeenBoard | undefined => {
  if (world.board === undefined) return undefined;
  const presence = party === null ? [] : (board.presence?.(world, party, settings) ?? []);
  return {
    regions: seenRegions(world.board),
    borders: world.board.borders,
    presence,
    parties: partiesIn(world, presence),
  };
};
