import {
  type Campaign,
  type FieldAddress,
  type GeneratedWorld,
  type PartyKey,
  type WorldMap,
} from '../../../../engine';
import { overlaid } from '../../../model/genesis/lay';
import { builtIn, FREE_KEY, freeOwner, freeParty } from '../../../model/genesis/wishes';
import { type Command, replacing } from '../../../model/state/command';

/** What of a generated world comes onto the map, and how. */
export interface Taking {
  readonly world: GeneratedWorld;
  /** The fields that change; absent = all. */
  readonly only?: ReadonlySet<FieldAddress>;
  /** Who gets the settlements; null = the free places. */
  readonly owner: PartyKey | null;
  readonly keepsPlaces: boolean;
}

/** What the chronicle and the parties need to know besides. */
interface Naming {
  readonly seed: string;
  /** Name of the free places, should they have to be founded. */
  readonly freeName: string;
}

/** The map after a generated world was taken over. */
export function takenOver(
  { world, system }: Campaign,
  { world: made, only, owner, keepsPlaces }: Taking,
): WorldMap {
  return overlaid(world.map, made, {
    owner: freeOwner(system) === '' ? '' : (owner ?? FREE_KEY),
    built: builtIn(system),
    keepsPlaces,
    ...(only === undefined ? {} : { only }),
  });
}

const countOf = ({ world, only }: Taking): number =>
  only?.size ?? Object.values(world.terrain).reduce((sum, fields) => sum + fields.length, 0);

/** The command that draws a generated world onto the map: one step, however large. */
export function generateCommand(taking: Taking & Naming): Command {
  return replacing(
    'world:command.generate',
    { count: countOf(taking), seed: taking.seed },
    (campaign) => {
      const { parties } = campaign.world;
      const needsOwner =
        taking.owner === null &&
        freeOwner(campaign.system) === FREE_KEY &&
        taking.world.settlements.length > 0 &&
        parties[FREE_KEY] === undefined;
      return {
        ...campaign,
        world: {
          ...campaign.world,
          map: takenOver(campaign, taking),
          parties: needsOwner
            ? { ...parties, [FREE_KEY]: freeParty(parties, taking.freeName) }
            : parties,
        },
      };
    },
  );
}
