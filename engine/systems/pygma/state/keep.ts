import {
  byTextOf,
  type Json,
  memoizeByObject,
  type RecordKind,
  type RecordRow,
} from '../../../kernel';
import { storedEntry, type World } from '../../../world';
import { LISTS } from '../records';
import type { GameState, Realm } from './types';

type ListName = keyof typeof LISTS;
type Rows = readonly (RecordRow & { readonly owner: string })[];

const flatRows = <Row extends RecordRow>(kind: RecordKind<World, Row>, world: World) =>
  kind.rows(world, {}).map(({ owner, row }) => ({ ...row, owner: owner ?? '' }));

const FRESH_REALM: Omit<Realm, 'owner' | 'no' | 'money'> = {
  id: 'r1',
  spy: 0,
  gws: 0,
  population: 0,
  account: 0,
  growth: 0,
  income: 0,
  loot: 0,
  treasury: '',
  hunger: 0,
  timber: 'none',
  stone: 'none',
  secretArmies: 0,
  experience: 0,
  experienced: 0,
  warriorPercent: 0,
  riderPercent: 0,
  fleetPercent: 0,
  warriorPoints: 0,
  riderPoints: 0,
  fleetPoints: 0,
  promotions: 0,
  traders: 0,
  start: '',
  described: 0,
  warnings: 0,
  landless: 0,
  eliminated: 0,
};

/** Everything that is kept of a game; a realm for every party, also for one without a record. Read once for every world. */
export const stateOf: (world: World) => GameState = memoizeByObject(readState);

/** Rows by realm order, then by the numbers of their ids: the same however they are kept. */
const numberIn = (id: string): number => Number(/\d+$/.exec(id)?.[0] ?? 0);
const byId = byTextOf(({ id }: RecordRow) => id);

function readState(world: World): GameState {
  const stored = new Map(flatRows(LISTS.realms, world).map((one) => [one.owner, one]));
  const last = Math.max(0, ...[...stored.values()].map(({ no }) => no));
  const unordered = Object.keys(world.parties)
    .filter((key) => (stored.get(key)?.no ?? 0) === 0)
    .toSorted();
  const realms = Object.values(world.parties)
    .map(({ key, treasury }): Realm => {
      const known = stored.get(key);
      const no = unordered.includes(key) ? last + 1 + unordered.indexOf(key) : (known?.no ?? 0);
      return { ...FRESH_REALM, owner: key, ...known, no, money: treasury };
    })
    .toSorted((a, b) => a.no - b.no);
  const place = new Map(realms.map(({ owner }, index) => [owner, index]));
  const placeOf = ({ owner }: { readonly owner: string }) => place.get(owner) ?? realms.length;
  const inOrder = <Row extends Rows[number]>(rows: readonly Row[]): readonly Row[] =>
    rows.toSorted(
      (a, b) => placeOf(a) - placeOf(b) || numberIn(a.id) - numberIn(b.id) || byId(a, b),
    );
  return {
    turn: world.clock.turn,
    realms,
    cities: flatRows(LISTS.cities, world),
    armies: inOrder(flatRows(LISTS.armies, world)),
    traders: inOrder(flatRows(LISTS.traders, world)),
    mirrors: inOrder(flatRows(LISTS.mirrors, world)),
    supplies: inOrder(flatRows(LISTS.supplies, world)),
    stocks: inOrder(flatRows(LISTS.stocks, world)),
    deliveries: inOrder(flatRows(LISTS.deliveries, world)),
    promotions: inOrder(flatRows(LISTS.promotions, world)),
    missions: inOrder(flatRows(LISTS.missions, world)),
    transfers: inOrder(flatRows(LISTS.transfers, world)),
    contacts: inOrder(flatRows(LISTS.contacts, world)),
    names: inOrder(flatRows(LISTS.names, world)),
    sightings: inOrder(flatRows(LISTS.sightings, world)),
    revolts: inOrder(flatRows(LISTS.revolts, world)),
    beings: inOrder(flatRows(LISTS.beings, world)),
    mines: inOrder(flatRows(LISTS.mines, world)),
    ruins: inOrder(flatRows(LISTS.ruins, world)),
  };
}

const nameOf = ({ owner, id }: Rows[number]): string => `${owner}/${id}`;

const isSame = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

/** Changes of the rows kept of a kind, by their key; null = gone. Rows that are as they were are not written. */
function changesOf(kind: string, before: Rows, after: Rows): readonly (readonly [string, Json])[] {
  if (before === after) return [];
  const kept = new Set(after.map(nameOf));
  const known = new Map(before.map((row) => [nameOf(row), row]));
  const gone = before
    .filter((row) => !kept.has(nameOf(row)))
    .map((row) => [storedEntry(kind, row.owner, row.id, {})[0], null] as const);
  const written = after
    .filter((row) => !isSame(row, known.get(nameOf(row))))
    .map(({ owner, id, ...row }) =>
      storedEntry(kind, owner === '' ? null : owner, id, row as Readonly<Record<string, Json>>),
    );
  return [...gone, ...written];
}

/** The world with the state of its game. Money is kept with the party, cities and their names with the map. */
export function withState(world: World, state: GameState): World {
  const before = stateOf(world);
  const changes = (Object.keys(LISTS) as ListName[]).flatMap((name) => {
    if (name === 'cities') return [];
    if (name !== 'realms') return changesOf(LISTS[name].id, before[name], state[name]);
    const rows: Rows = state.realms.map(({ money: _, ...row }) => row);
    return changesOf(LISTS.realms.id, flatRows(LISTS.realms, world), rows);
  });
  const affairs = new Map(Object.entries(world.affairs ?? {}));
  for (const [key, row] of changes) {
    if (row === null) affairs.delete(key);
    else affairs.set(key, row);
  }
  const parties = Object.fromEntries(
    Object.entries(world.parties).map(([key, party]) => {
      const money = state.realms.find(({ owner }) => owner === key)?.money ?? party.treasury;
      return [key, money === party.treasury ? party : { ...party, treasury: money }];
    }),
  );
  const known = new Map(before.cities.map((city) => [city.id, city]));
  return state.cities
    .filter((city) => !isSame(city, known.get(city.id)))
    .reduce(
      (now, { owner: _, ...row }) =>
        LISTS.cities.put?.(row, { world: now, settings: {}, owner: null }) ?? now,
      {
        ...world,
        parties,
        ...(changes.length === 0 ? {} : { affairs: Object.fromEntries(affairs) }),
      },
    );
}
