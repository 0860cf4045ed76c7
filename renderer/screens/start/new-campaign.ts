import {
  BLANK_CAMPAIGN,
  BLANK_REGION_WORLD,
  type BoardKind,
  type Campaign,
  type World,
  type WorldMap,
} from '../../../engine';

/** Boards that are laid out after the campaign is made, with what there is before; others are planned first. */
export const BLANK_WORLDS: Readonly<Partial<Record<BoardKind, World>>> = {
  regions: BLANK_REGION_WORLD,
  letteredHex: BLANK_REGION_WORLD,
};

/** What a new campaign is made of. */
export interface NewWorld {
  readonly name: string;
  /** Id of the game. */
  readonly system: string;
  readonly map: WorldMap;
  readonly parties: World['parties'];
}

/** A new campaign: a map and whoever owns its settlements, before the first turn. `seed` makes its dice. */
export function newCampaign(
  { name, system, map, parties }: NewWorld,
  id: string,
  seed: string,
): Campaign {
  return {
    ...BLANK_CAMPAIGN,
    id,
    name,
    system,
    seed,
    world: {
      map,
      parties,
      units: {},
      labels: {},
      knowledge: {},
      works: {},
      treaties: {},
      people: {},
      clock: { turn: 1, year: 1, moon: 1, moonsPerTurn: 1 },
    },
  };
}
