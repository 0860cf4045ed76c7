import type { PartySheet, Settings } from '../../../kernel';
import type { PartyKey, World } from '../../../world';
import { boardPresence } from './board-presence';

/**
 * What an organisation knows of the others without asking: their names and the regions in which they are. What they
 * did in public stands in the news (OS-20-03).
 */
export const knownOfOthers = (
  world: World,
  party: PartyKey,
  settings: Settings,
): PartySheet | undefined => {
  if (!Object.hasOwn(world.parties, party)) return undefined;
  const presence = boardPresence(world, party, settings).filter((one) => one.party !== party);
  const others = [...new Set(presence.map((one) => one.party))].sort();
  const rows = others.map((other) => ({
    id: other,
    cells: {
      organisation: { kind: 'name' as const, text: world.parties[other]?.name ?? other },
      regions: {
        kind: 'name' as const,
        text: presence
          .filter((one) => one.party === other)
          .map(({ region }) => world.board?.regions[region]?.name ?? region)
          .join(', '),
      },
    },
  }));
  const sections = [{ key: 'others', about: {}, columns: ['organisation', 'regions'], rows }];
  return { party, turn: world.clock.turn, sections: rows.length === 0 ? [] : sections };
};
