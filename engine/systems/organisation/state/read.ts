import { z } from 'zod';
import type { Json, Settings } from '../../../kernel';
import type { Party, RegionBoard, RegionKey, World } from '../../../world';

import { byText } from '../rules/order';
import { choiceOf } from '../rules/settings';
import {
  type Advantage,
  advantage,
  type GameState,
  type Halves,
  type Holding,
  type Organisation,
  type PopulationUnit,
  populationUnit,
} from './types';

type Row = Readonly<Record<string, Json>>;

/** Key of the row in which a party's holding is kept. */
export const holdingKey = (party: string): string => `organisation/${party}`;

/** The board of a world; one without regions where it has none. */
export const boardOf = ({ board }: Pick<World, 'board'>): RegionBoard =>
  board ?? { regions: {}, borders: [] };

const isRow = (value: Json | undefined): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : [];

const rowsOf = (value: Json | undefined): readonly Row[] =>
  listOf(value).filter((one): one is Row => isRow(one));

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** Whole numbers from nothing to a thousand millions; beyond that something was typed in wrongly. */
const countOf = (value: Json | undefined): number => count.parse(value);

/** What is stored, mended entry by entry: what cannot be is as if it were not there. */
const count = z.int().min(0).max(1_000_000_000).catch(0);
const phase = populationUnit.shape.unrestSince.catch(null);
const levels = advantage.shape.intact.catch(({ value }) => Math.min(999, count.parse(value)));
const storedUnit = populationUnit.extend({
  id: populationUnit.shape.id.catch(''),
  region: z.string().catch(''),
  unrestSince: phase,
  arrived: count,
});
const storedAdvantage = advantage.extend({
  id: advantage.shape.id.catch(''),
  name: z.string().catch(''),
  category: advantage.shape.category.catch('trade'),
  actsAs: advantage.shape.actsAs.catch(null),
  region: z.string().catch(''),
  intact: levels,
  damaged: levels,
  exhausted: levels,
});
const storedSecret = z.object({
  id: z.string().catch(''),
  title: z.string().catch(''),
  text: z.string().catch(''),
  isOwn: z.literal(true).or(z.literal(false)).catch(false),
});

/** Regions of the board stay; a thing in a region that is no longer there is at the seat. */
const homeIn =
  (board: RegionBoard, seat: RegionKey) =>
  (region: RegionKey): RegionKey =>
    Object.hasOwn(board.regions, region) ? region : seat;

type Home = ReturnType<typeof homeIn>;

const unitOf = (row: Row, index: number, home: Home): PopulationUnit => {
  const unit = storedUnit.parse(row);
  return { ...unit, region: home(unit.region), arrived: unit.arrived || index + 1 };
};

const advantageOf = (row: Row, home: Home): Advantage => {
  const one = storedAdvantage.parse(row);
  const isNatural = one.category === 'natural';
  return {
    ...one,
    actsAs: isNatural ? one.actsAs : null,
    region: home(one.region),
    exhausted: isNatural ? one.exhausted : 0,
  };
};

const lastNumber = (rows: readonly { readonly id: string }[], stored: Json | undefined): number =>
  rows.reduce((last, { id }) => Math.max(last, Number(id.slice(1)) || 0), countOf(stored));

/** Every row with an id of its own: one without, or with one that was given before, gets the next number. */
const withIds = <One extends { readonly id: string }>(
  rows: readonly One[],
  letter: string,
  last: number,
): readonly One[] => {
  const given = new Set<string>();
  let next = last;
  return rows.map((row) => {
    if (row.id !== '' && !given.has(row.id)) {
      given.add(row.id);
      return row;
    }
    next += 1;
    given.add(`${letter}${String(next)}`);
    return { ...row, id: `${letter}${String(next)}` };
  });
};

const storedHolding = (row: Row, home: Home): Holding => {
  const units = rowsOf(row['units']).map((one, index) => unitOf(one, index, home));
  const advantages = rowsOf(row['advantages'])
    .map((one) => advantageOf(one, home))
    .filter(({ intact, damaged, exhausted }) => intact + damaged + exhausted > 0);
  const lastUnit = lastNumber(units, row['lastUnit']);
  const lastAdvantage = lastNumber(advantages, row['lastAdvantage']);
  const [ownUnits, ownAdvantages] = [
    withIds(units, 'u', lastUnit),
    withIds(advantages, 'a', lastAdvantage),
  ];
  return {
    origin: row['origin'] === 'rebel' ? 'rebel' : 'start',
    founded: countOf(row['founded']) || 1,
    dissolved: phase.parse(row['dissolved']),
    units: ownUnits,
    advantages: ownAdvantages,
    lastEvent: typeof row['lastEvent'] === 'string' ? row['lastEvent'] : null,
    secrets: rowsOf(row['secrets']).map((secret) => storedSecret.parse(secret)),
    lastUnit: lastNumber(ownUnits, lastUnit),
    lastAdvantage: lastNumber(ownAdvantages, lastAdvantage),
  };
};

/** Money by region, whole halves, never below 0 (OS-0-02, OS-0-03); one purse lies at the seat (OS-1-06). */
const pursesOf = (
  { purses, treasury }: Party,
  seat: RegionKey,
  home: Home,
  settings: Settings,
): Readonly<Record<RegionKey, Halves>> => {
  const isPooled = choiceOf(settings, 'os.money.scope') === 'pooled';
  const stored = Object.entries(purses ?? { [seat]: treasury });
  const sums = new Map<RegionKey, Halves>();
  for (const [region, amount] of stored.sort(([a], [b]) => byText(a, b))) {
    const place = isPooled ? seat : home(region);
    const halves = Number.isFinite(amount) ? Math.max(0, Math.floor(amount)) : 0;
    if (halves > 0) sums.set(place, (sums.get(place) ?? 0) + halves);
  }
  return Object.fromEntries(sums);
};

/** Where an organisation has its seat: as kept, else where it has population, else in the first region (OS-1-07). */
const seatOf = (party: Party, row: Row, board: RegionBoard): RegionKey => {
  const isThere = (region: string): boolean => Object.hasOwn(board.regions, region);
  const regions = rowsOf(row['units']).map(({ region }) => textOf(region));
  const first = Object.keys(board.regions).sort(byText)[0] ?? '';
  return [party.seat ?? '', ...regions.sort(byText)].find(isThere) ?? first;
};

/** What nobody has yet. */
const NOTHING: Holding = {
  origin: 'start',
  founded: 1,
  dissolved: null,
  units: [],
  advantages: [],
  lastEvent: null,
  secrets: [],
  lastUnit: 0,
  lastAdvantage: 0,
};

/** An organisation as it stands between two phases: nothing on the move, nothing used; with what it has beside nothing. */
export function restingOrganisation(
  key: string,
  name: string,
  seat: RegionKey,
  purses: Readonly<Record<RegionKey, Halves>>,
  holding: Partial<Holding> = {},
): Organisation {
  return {
    ...NOTHING,
    ...holding,
    key,
    name,
    seat,
    purses,
    moves: [],
    moved: [],
    hasMovedSeat: false,
    mobilised: [],
    jobs: [],
    bonuses: [],
    uses: {},
    authorityUsed: {},
    raised: [],
    rerolls: {},
    overloads: [],
    rolls: {},
  };
}

const KEPT = Object.keys(NOTHING) as readonly (keyof Holding)[];

/** What is kept of an organisation from phase to phase. */
export function holdingOf(organisation: Organisation): Holding {
  const kept = Object.fromEntries(KEPT.map((name) => [name, organisation[name]]));
  return { ...NOTHING, ...kept };
}

/**
 * The holding of a party as kept in the world, whatever its row holds; undefined if the party has none, that is, is
 * not in the game yet. Bad entries are mended, never refused.
 */
export const organisationIn = (
  world: World,
  party: string,
  settings: Settings,
): Organisation | undefined => {
  const row = world.affairs?.[holdingKey(party)];
  const own = Object.hasOwn(world.parties, party) ? world.parties[party] : undefined;
  if (own === undefined || !isRow(row)) return undefined;
  const board = boardOf(world);
  const seat = seatOf(own, row, board);
  const home = homeIn(board, seat);
  const purses = pursesOf(own, seat, home, settings);
  return restingOrganisation(party, own.name, seat, purses, storedHolding(row, home));
};

/** Row of the events recorded last by region or for the world (OS-14-02, OS-14-07). */
export const SCOPE_EVENTS_KEY = 'organisation-events';

const scopeEventsOf = ({ affairs }: World): Readonly<Record<string, string>> => {
  const row = affairs?.[SCOPE_EVENTS_KEY];
  return Object.fromEntries(
    Object.entries(isRow(row) ? row : {}).flatMap(([scope, event]) =>
      typeof event === 'string' ? [[scope, event]] : [],
    ),
  );
};

/**
 * The game at the beginning of the open phase (OS-1-13, OS-8.7-08): every organisation that lives, by key. Those
 * that were dissolved take no part any more (OS-1-11).
 */
export const stateOf = (world: World, settings: Settings): GameState => ({
  phase: world.clock.turn,
  step: 'event',
  organisations: Object.fromEntries(
    Object.keys(world.parties)
      .sort(byText)
      .map((key) => organisationIn(world, key, settings))
      .filter((one) => one !== undefined)
      .filter(({ dissolved }) => dissolved === null)
      .map((one) => [one.key, one]),
  ),
  chances: [],
  scopeEvents: scopeEventsOf(world),
});
