import { calc, type Explained, fact, rule, type Settings } from '../../../kernel';
import type { Country, CountryKey, GameState, Holding, PlayerKey } from '../state/types';
import { alliesOf, isAlive, playerOf } from './players';
import { choiceOf, flagOf } from './settings';

/** A country by its key. */
export function countryOf({ countries }: GameState, key: CountryKey): Country | undefined {
  return countries.find(({ id }) => id === key);
}

/** Countries of a zone in printed order. */
export function zoneOf({ countries }: GameState, zone: number): readonly Country[] {
  return countries.filter((one) => one.zone === zone);
}

/** Numbers of the zones that have countries. */
export function zonesOf({ countries }: GameState): readonly number[] {
  return [...new Set(countries.map(({ zone }) => zone))];
}

/** Power base of a country in a turn: as it was changed last, else as printed (EW-24-01, EW-24-02). */
export function pbuAt(state: GameState, key: CountryKey, turn: number): number {
  const changed = state.changes.filter((one) => one.region === key && one.turn <= turn).at(-1);
  return changed?.pbu ?? countryOf(state, key)?.pbu ?? 0;
}

/** The power base of a country now, as a figure. */
export function valueOf(state: GameState, key: CountryKey): Explained {
  return fact('eroberung.pbu', pbuAt(state, key, state.turn), { region: key }, 'EW-0-03');
}

/** Values of countries that were changed, turn by turn: what the timeline draws (EW-24-02). */
export function valueTimeline(state: GameState): readonly {
  readonly country: CountryKey;
  readonly steps: readonly {
    readonly turn: number;
    readonly pbu: number;
    readonly reason: string;
  }[];
}[] {
  const changed = [...new Set(state.changes.map(({ region }) => region))];
  return changed.map((country) => ({
    country,
    steps: [
      { turn: 1, pbu: countryOf(state, country)?.pbu ?? 0, reason: '' },
      ...state.changes
        .filter(({ region }) => region === country)
        .map(({ turn, pbu, reason }) => ({ turn, pbu, reason })),
    ],
  }));
}

/** PBU of one point of a value. */
export const THOUSAND = fact('eroberung.thousand', 1000, {}, 'EW-0-03');

/** Price of an alliance with a free country: half its power base in markers (EW-9-02). */
export function purchasePrice(state: GameState, key: CountryKey): Explained {
  const half = calc.quotient('exact', valueOf(state, key), fact('eroberung.two', 2));
  const price = calc.product(half, THOUSAND);
  return rule('eroberung.purchasePrice', 'EW-9-02', price, { region: key });
}

/** Price of an attack on an occupied country or a motherland: its power base in markers (EW-15-01, EW-19-05). */
export function attackPrice(state: GameState, key: CountryKey): Explained {
  const price = calc.product(valueOf(state, key), THOUSAND);
  return rule('eroberung.attackPrice', 'EW-15-01', price, { region: key });
}

/** Who holds a country, each with his share; empty = it is free. */
export function holdersOf({ holdings }: GameState, key: CountryKey): readonly Holding[] {
  return holdings.filter(({ region }) => region === key);
}

/** Holdings of a player, in printed order. */
export function holdingsOf(state: GameState, player: PlayerKey): readonly Holding[] {
  const place = new Map(state.countries.map(({ id }, index) => [id, index]));
  return state.holdings
    .filter(({ owner }) => owner === player)
    .toSorted((a, b) => (place.get(a.region) ?? 0) - (place.get(b.region) ?? 0));
}

/** True if every country has a marker (EW-27-03). */
export function isBoardFull(state: GameState): boolean {
  const held = new Set(state.holdings.map(({ region }) => region));
  return state.countries.every(({ id }) => held.has(id));
}

/** Field and lap of a mark in the register, in halves: 112 = lap 1, field 12 (EW-1-07). */
export function registerPlace(halves: number): { readonly lap: number; readonly halves: number } {
  const lap = Math.max(0, Math.ceil((halves - 200) / 200));
  return { lap, halves: halves - 200 * lap };
}

/** Countries on both sides of one: as the board defines, else its neighbours in the list of its zone (EW-19-02). */
export function sidesOf(
  state: GameState,
  key: CountryKey,
  settings: Settings,
): readonly CountryKey[] {
  const country = countryOf(state, key);
  if (country === undefined) return [];
  const names = country.sides.split(/[,;]/).map((name) => name.trim().toLowerCase());
  const listed = state.countries.filter((one) =>
    [one.id, one.name, one.english].some((name) => names.includes(name.toLowerCase())),
  );
  if (listed.length > 0) return listed.map(({ id }) => id);
  const list = zoneOf(state, country.zone).map(({ id }) => id);
  const at = list.indexOf(key);
  const isWrapped = choiceOf(settings, 'ew.sides.end') === 'wrap';
  const beside = [
    list[at - 1] ?? (isWrapped ? list.at(-1) : undefined),
    list[at + 1] ?? (isWrapped ? list[0] : undefined),
  ];
  return [...new Set(beside)].flatMap((one) => (one === undefined || one === key ? [] : [one]));
}

/** The player whose motherland a country is; undefined if it is nobody's (any more). */
export function motherlandOf(state: GameState, key: CountryKey): PlayerKey | undefined {
  return holdersOf(state, key).find(
    ({ kind, owner }) => kind === 'motherland' && isStanding(state, owner),
  )?.owner;
}

const isStanding = (state: GameState, key: PlayerKey): boolean => {
  const player = playerOf(state, key);
  return player !== undefined && isAlive(player);
};

/** True if a country is in the zone of another player's motherland, where nothing can be bought (EW-9-04). */
export function isBarredZone(
  state: GameState,
  player: PlayerKey,
  key: CountryKey,
  settings: Settings,
): boolean {
  const zone = countryOf(state, key)?.zone;
  const homes =
    zone === undefined
      ? []
      : zoneOf(state, zone).flatMap(({ id }) => motherlandOf(state, id) ?? []);
  const isShared = flagOf(settings, 'ew.purchase.shared_home_zone') && homes.includes(player);
  return !isShared && homes.some((one) => one !== player);
}

/**
 * True if a motherland may be attacked by a player: its sides are held by the player or allies (EW-19-03, EW-19-04).
 */
export function isMotherlandOpen(
  state: GameState,
  player: PlayerKey,
  key: CountryKey,
  settings: Settings,
): boolean {
  const owner = motherlandOf(state, key) ?? '';
  const party = [player, ...alliesOf(state, player)];
  const mode = choiceOf(settings, 'ew.motherland.access');
  const enemies = [owner, ...alliesOf(state, owner)];
  return sidesOf(state, key, settings).every((side) =>
    holdersOf(state, side).some(({ owner: holder, kind }) => {
      if (mode === 'any_enemy') return !enemies.includes(holder);
      if (!party.includes(holder)) return false;
      return kind !== 'allied' || mode === 'side_held';
    }),
  );
}

/** Zones of which a player holds every country (EW-7-01, EW-7-02). */
export function completeZones(state: GameState, player: PlayerKey): readonly number[] {
  return zonesOf(state).filter((zone) =>
    zoneOf(state, zone).every(({ id }) =>
      holdersOf(state, id).some(({ owner }) => owner === player),
    ),
  );
}

/** Income of a complete zone: a thousand for each of its countries but the own motherland (EW-7-03, EW-7-07). */
export function zoneBonus(state: GameState, player: PlayerKey, zone: number): Explained {
  const countries = zoneOf(state, zone);
  const isHome = countries.some(({ id }) => motherlandOf(state, id) === player);
  const all = fact('eroberung.countries', countries.length, { zone });
  const counted = isHome
    ? calc.difference(all, fact('eroberung.ownMotherland', 1, {}, 'EW-7-03'))
    : all;
  return rule('eroberung.zoneBonus', 'EW-7-03', calc.product(counted, THOUSAND), {
    zone,
  });
}
