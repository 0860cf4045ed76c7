import {
  hexGameOf,
  GENESIS_PRESETS,
  type GenesisOptions,
  type GenesisPresetKey,
  grossfelderOf,
  type Party,
  type PartyKey,
  systems,
  type WorldMap,
} from '../../../engine';

/** What a generated world starts from: what the game asks for, or one of the presets. */
export type WishKey = 'game' | GenesisPresetKey;

export const WISH_KEYS: readonly WishKey[] = [
  'game',
  ...(Object.keys(GENESIS_PRESETS) as GenesisPresetKey[]),
];

/** The GM's settings of a generated world. */
export interface Wishes {
  readonly key: WishKey;
  readonly options: GenesisOptions;
  /** Settlements are proposed, too. */
  readonly hasPlaces: boolean;
}

/** Small settlements are common, large ones rare: weights falling with their rank. */
const mixOf = (system: string): GenesisOptions['mix'] => {
  const types = Object.keys(hexGameOf(systems[system]).settlements);
  return Object.fromEntries(types.map((type, rank) => [type, (types.length - rank) ** 2]));
};

/** The settings of a preset; the seed stays what it is. */
export function wishesFor(
  system: string,
  key: WishKey,
  { seed, hasPlaces }: { readonly seed: string; readonly hasPlaces: boolean },
): Wishes {
  const own = { seed, mix: mixOf(system) };
  if (key !== 'game') {
    return { key, hasPlaces, options: { ...GENESIS_PRESETS[key], ...own } };
  }
  const recipe = hexGameOf(systems[system]).rules?.recipe;
  const { water, spacing, ice } = GENESIS_PRESETS.continents;
  return {
    key,
    hasPlaces,
    options: {
      ...GENESIS_PRESETS.continents,
      ...own,
      water: recipe?.water ?? water,
      spacing: recipe?.spacing ?? spacing,
      ice: recipe === undefined ? ice : { north: recipe.ice, south: recipe.ice },
    },
  };
}

/** The options the generator gets: without settlements if none are wished for. */
export function optionsOf({ options, hasPlaces }: Wishes): GenesisOptions {
  return hasPlaces ? options : { ...options, mix: {}, roads: false };
}

/** Key of the party that owns settlements nobody has taken yet, in games where settlements need an owner. */
export const FREE_KEY: PartyKey = 'frei';

/** Owner of the settlements of a new world; empty where they follow the land. */
export function freeOwner(system: string): PartyKey {
  return hexGameOf(systems[system]).settlementsFollowLand === true ? '' : FREE_KEY;
}

/** The party that owns settlements without an owner: an organisation without a ruler. */
export function freeParty(parties: Readonly<Record<PartyKey, Party>>, name: string): Party {
  const worn = new Set(Object.values(parties).map(({ colour }) => colour));
  let colour = 0;
  while (worn.has(colour)) colour += 1;
  return {
    key: FREE_KEY,
    kind: 'organisation',
    name,
    ruler: '',
    colour,
    capital: null,
    treasury: 0,
    relations: {},
  };
}

/** The parties of a world that does not exist yet: the owner of its settlements, if there are any. */
export function partiesFor(map: WorldMap, name: string): Readonly<Record<PartyKey, Party>> {
  return grossfelderOf(map).some(({ settlements }) =>
    Object.values(settlements).some(({ owner }) => owner === FREE_KEY),
  )
    ? { [FREE_KEY]: freeParty({}, name) }
    : {};
}

/** Building value of a finished settlement of a game, by type. */
export function builtIn(system: string) {
  return (type: string): number => hexGameOf(systems[system]).settlements[type]?.buildingValue ?? 0;
}
