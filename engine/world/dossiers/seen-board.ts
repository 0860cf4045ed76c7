import type { RuleSystem, Settings } from '../../kernel';
import type { SeenBoard } from '../dossier';
import type { PartyKey } from '../grossfeld';
import { seenRegions } from '../regions';
import type { World } from '../world';

/**
 * The board of regions as a party sees it, without the GM's notes, and with who is where as far as it knows; undefined
 * for worlds without one.
 */
export const seenBoard = (
  world: World,
  party: PartyKey,
  { boardPresence }: Pick<RuleSystem<World>, 'boardPresence'>,
  settings: Settings,
): SeenBoard | undefined =>
  world.board === undefined
    ? undefined
    : {
        regions: seenRegions(world.board),
        borders: world.board.borders,
        presence: boardPresence?.(world, party, settings) ?? [],
      };
