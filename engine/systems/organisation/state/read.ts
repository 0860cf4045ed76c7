import { z } from '../../../kernel/zod';
import { type Json, memoizeByObject, plainCopy, type Settings } from '../../../kernel';
import type { Party, RegionBoard, RegionKey, World } from '../../../world';
import { byText } from '../rules/order';
import { choiceOf } from '../rules/settings';
import { entryOf } from './entry';
import {
  advantage,
  type GameState,
  type Halves,
  type Holding,
  type Organisation,
  populationUnit,
} from './types';

/** Key of the row with a party's holding. */
export function holdingKey(party: string): string {
  return `organisation/${party}`;
}

/** The board of a world; one without regions where it has none. */
export function boardOf({ board }: Pick<World, 'board'>): RegionBoard {
  return board ?? { regions: {}, borders: [] };
}

/** Every entry of a list that is an object, mended; everything else is as if it were not there. */
const listOf = <Entry>(entry: z.ZodType<Entry>) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((list) => list.map((one) => entry.safeParse(one)))
    .transform((list) => list.flatMap((one) => (one.success ? [one.data] : [])));

const text = z.string().catch('');
/** Whole numbers from nothing to a thousand millions; beyond that something was typed in wrongly. */
const count = populationUnit.shape.arrived.catch(0);
const phase = populationUnit.shape.unrestSince.catch(null);
const levels = advantage.shape.intact.catch(({ value }) => Math.min(999, count.parse(value)));

/** Stored holding, repaired entry by entry. */
const storedHolding = z.object({
  origin: z.enum(['start', 'rebel']).catch('start'),
  founded: count.transform((value) => value || 1),
  dissolved: phase,
  units: listOf(
    z.object({
      id: populationUnit.shape.id.catch(''),
      region: text,
      unrestSince: phase,
      arrived: count,
    }),
  ),
  advantages: listOf(
    z.object({
      id: advantage.shape.id.catch(''),
      name: text,
      category: advantage.shape.category.catch('trade'),
      actsAs: advantage.shape.actsAs.catch(null),
      region: text,
      intact: levels,
      damaged: levels,
      exhausted: levels,
    }),
  ),
  lastEvent: z.string().nullable().catch(null),
  secrets: listOf(z.object({ id: text, title: text, text, isOwn: z.boolean().catch(false) })),
  lastUnit: count,
  lastAdvantage: count,
});

/** Region of the board; a thing in a region that was removed is at the seat. */
const homeIn =
  (board: RegionBoard, seat: RegionKey) =>
  (region: RegionKey): RegionKey =>
    Object.hasOwn(board.regions, region) ? region : seat;

type Home = ReturnType<typeof homeIn>;

const lastNumber = (rows: readonly { readonly id: string }[], last: number): number =>
  rows.reduce((most, { id }) => Math.max(most, Number(id.slice(1)) || 0), last);

/** Every row with an id of its own: one without, or with one that was given before, gets the next number. */
const withIds = <One extends { readonly id: string }>(
  rows: readonly One[],
  letter: string,
  last: number,
): readonly One[] => {
  const given = new Set<string>();
  let next = lastNumber(rows, last);
  return rows.map((row) => {
    const isFree = row.id !== '' && !given.has(row.id);
    if (!isFree) next += 1;
    const id = isFree ? row.id : `${letter}${String(next)}`;
    given.add(id);
    return { ...row, id };
  });
};

/** A stored holding with things in existing regions (else at the seat), and numbers of their own. */
function holdingIn(stored: z.infer<typeof storedHolding>, home: Home): Holding {
  const units = stored.units.map((unit, index) => ({
    ...unit,
    region: home(unit.region),
    arrived: unit.arrived || index + 1,
  }));
  const advantages = stored.advantages.map((one) => ({
    ...one,
    region: home(one.region),
    ...(one.category === 'natural' ? {} : { actsAs: null, exhausted: 0 }),
  }));
  const kept = advantages.filter((one) => one.intact + one.damaged + one.exhausted > 0);
  const own = {
    units: withIds(units, 'u', stored.lastUnit),
    advantages: withIds(kept, 'a', stored.lastAdvantage),
  };
  return {
    ...stored,
    ...own,
    lastUnit: lastNumber(own.units, stored.lastUnit),
    lastAdvantage: lastNumber(own.advantages, stored.lastAdvantage),
  };
}

/** Money by region, whole halves, never below 0 (OS-0-02, OS-0-03); one purse is at the seat (OS-1-06). */
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

/** Seat of an organisation: as stored, else a region with its population, else the first region (OS-1-07). */
function seatOf(party: Party, units: Holding['units'], board: RegionBoard): RegionKey {
  const isThere = (region: string): boolean => Object.hasOwn(board.regions, region);
  const regions = units.map(({ region }) => region).sort(byText);
  const first = Object.keys(board.regions).sort(byText)[0] ?? '';
  return [party.seat ?? '', ...regions].find(isThere) ?? first;
}

/** Empty holding. */
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

/** An organisation between two phases: nothing on the move, nothing used; by default without possessions. */
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

/** Stored form of an organisation. */
export function holdingOf(organisation: Organisation): Holding {
  const kept = Object.fromEntries(KEPT.map((name) => [name, organisation[name]]));
  return { ...NOTHING, ...kept };
}

/** The holding of an organisation as it may know it: without what only the GM knows of it. */
export function keptOf(world: World, party: string): Readonly<Record<string, Json>> {
  const own = organisationIn(world, party, {});
  if (own === undefined) return {};
  const { lastEvent: _, secrets, ...holding } = holdingOf(own);
  const known = { ...holding, lastEvent: null, secrets: secrets.filter(({ isOwn }) => isOwn) };
  return { [holdingKey(party)]: plainCopy(known) };
}

function readOrganisation(world: World, party: string, settings: Settings) {
  const stored = storedHolding.safeParse(world.affairs?.[holdingKey(party)]).data;
  const own = entryOf(world.parties, party);
  if (own === undefined || stored === undefined) return undefined;
  const board = boardOf(world);
  const seat = seatOf(own, stored.units, board);
  const home = homeIn(board, seat);
  const purses = pursesOf(own, seat, home, settings);
  return restingOrganisation(party, own.name, seat, purses, holdingIn(stored, home));
}

/** Organisations read from a world, by party and the one setting that matters to it. */
const organisationsOf = memoizeByObject((_: World) => new Map<string, Organisation | undefined>());

/**
 * The holding of a party as stored in the world, whatever its row contains; undefined if the party has none, that is,
 * is not in the game yet. Invalid entries are repaired, never refused.
 */
export function organisationIn(
  world: World,
  party: string,
  settings: Settings,
): Organisation | undefined {
  const known = organisationsOf(world);
  const key = `${choiceOf(settings, 'os.money.scope')} ${party}`;
  if (!known.has(key)) known.set(key, readOrganisation(world, party, settings));
  return known.get(key);
}

/** Row of the events recorded last by region or for the world (OS-14-02, OS-14-07). */
export const SCOPE_EVENTS_KEY = 'organisation-events';

const scopeEvents = z
  .record(z.string(), z.unknown())
  .catch({})
  .transform((row) =>
    Object.fromEntries(
      Object.entries(row).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    ),
  );

/**
 * The game at the beginning of the open phase (OS-1-13, OS-8.7-08): every organisation that lives, by key. Those
 * that were dissolved take no part any more (OS-1-11).
 */
export function stateOf(world: World, settings: Settings): GameState {
  return {
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
    scopeEvents: scopeEvents.parse(world.affairs?.[SCOPE_EVENTS_KEY]),
  };
}
