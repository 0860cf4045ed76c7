import { z } from '../../../kernel/zod';
import { type Json, plainCopy, type RecordKind, type RecordRow } from '../../../kernel';
import { newParty, type World } from '../../../world';
import { LISTS } from '../records';
import { type GameState, PHASES, type Player } from './types';

/** Row of the world that stores the course of the game. */
export const GAME_ROW = 'eroberung';

const key = z.string().catch('');
const keys = z.array(z.string()).catch([]);
const count = z.int().min(0).catch(0);
const course = z.object({
  phase: z.enum(PHASES).catch('choose'),
  start: key,
  holder: key,
  isFirstAttack: z.boolean().catch(true),
  defender: key,
  mayBuy: z.boolean().catch(true),
  passed: count,
  fullSince: count,
  war: count,
  queue: keys,
  challenger: key,
  fought: keys,
  winners: keys,
});

type ListName = keyof typeof LISTS;

const flatRows = <Row extends RecordRow>(kind: RecordKind<World, Row>, world: World) =>
  kind.rows(world, {}).map(({ owner, row }) => ({ ...row, owner: owner ?? '' }));

/** Lists that grow at their end: by running number. */
const byNo = <Row extends { readonly no: number }>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((a, b) => a.no - b.no);

const states = new WeakMap<World, GameState>();

/**
 * The stored state of a game; a player for every party, also for one without a record. Read once per world, which never
 * changes.
 */
export function stateOf(world: World): GameState {
  const known = states.get(world) ?? readState(world);
  states.set(world, known);
  return known;
}

/** The course of the game: everybody sees it at the table. */
export function keptOf(world: World): Readonly<Record<string, Json>> {
  return { [GAME_ROW]: plainCopy(course.parse(world.affairs?.[GAME_ROW] ?? {})) };
}

const byText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

const numberIn = (id: string): number => Number(/\d+$/.exec(id)?.[0] ?? 0);

function readState(world: World): GameState {
  const { affairs = {}, parties, clock } = world;
  const stored = flatRows(LISTS.players, world);
  const seatOf = (key: string): number => stored.find(({ owner }) => owner === key)?.seat ?? 0;
  const last = Math.max(0, ...stored.map(({ seat }) => seat));
  // Parties without a place in the order of play are appended.
  const unseated = Object.keys(parties)
    .filter((key) => seatOf(key) === 0)
    .toSorted(byText);
  const players = Object.values(parties)
    .map(({ key, treasury }): Player => {
      const fresh = { id: 'p1', set: 0, digit: -1, motherland: '', register: 0, eliminated: 0 };
      const known = stored.find(({ owner }) => owner === key);
      const seat = seatOf(key) || last + unseated.indexOf(key) + 1;
      return { ...fresh, owner: key, ...known, seat, markers: treasury };
    })
    .toSorted((a, b) => a.seat - b.seat || byText(a.owner, b.owner));
  const seats = players.map(({ owner }) => owner);
  /**
   * Rows by the order of play of their owners, then by the numbers of their ids: independent of how they are stored.
   */
  const inOrder = <Row extends Rows[number]>(rows: readonly Row[]): readonly Row[] =>
    rows.toSorted(
      (a, b) =>
        seats.indexOf(a.owner) - seats.indexOf(b.owner) ||
        numberIn(a.id) - numberIn(b.id) ||
        byText(a.id, b.id),
    );
  return {
    turn: clock.turn,
    course: course.parse(affairs[GAME_ROW] ?? {}),
    countries: flatRows(LISTS.countries, world),
    players,
    holdings: inOrder(flatRows(LISTS.holdings, world)),
    alliances: inOrder(flatRows(LISTS.alliances, world)),
    broken: inOrder(flatRows(LISTS.broken, world)),
    changes: inOrder(flatRows(LISTS.changes, world)).toSorted((a, b) => a.turn - b.turn),
    purchases: inOrder(flatRows(LISTS.purchases, world)),
    wars: byNo(flatRows(LISTS.wars, world)),
    battles: inOrder(flatRows(LISTS.battles, world)).toSorted(
      (a, b) => a.war - b.war || a.no - b.no,
    ),
    bonuses: inOrder(flatRows(LISTS.bonuses, world)),
    entries: byNo(flatRows(LISTS.entries, world)),
    duels: byNo(flatRows(LISTS.duels, world)),
  };
}

type Rows = readonly (RecordRow & { readonly owner: string })[];

const isSame = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

/** The world with the rows of one kind: those that are gone are removed, new and changed ones written. */
function withRows(world: World, kind: RecordKind<World>, before: Rows, after: Rows): World {
  if (before === after) return world;
  const nameOf = ({ owner, id }: Rows[number]): string => `${owner}/${id}`;
  const kept = new Map(after.map((row) => [nameOf(row), row]));
  const known = new Map(before.map((row) => [nameOf(row), row]));
  const placeIn = (now: World, owner: string) => ({
    world: now,
    settings: {},
    owner: owner === '' ? null : owner,
  });
  const without = before
    .filter((row) => !kept.has(nameOf(row)))
    .reduce((now, row) => kind.remove?.(row, placeIn(now, row.owner)) ?? now, world);
  return after
    .filter((row) => !isSame(row, known.get(nameOf(row))))
    .reduce((now, row) => {
      const { owner, ...fields } = row;
      return kind.put?.(fields, placeIn(now, owner)) ?? now;
    }, without);
}

/** The world with the state of its game. Markers are the money of the parties, motherlands their seats. */
export function withState(world: World, state: GameState): World {
  const before = stateOf(world);
  const listed = (Object.keys(LISTS) as ListName[]).reduce((now, name) => {
    // Markers are stored with the party, not with its record.
    const rows: Rows =
      name === 'players' ? state.players.map(({ markers: _, ...row }) => row) : state[name];
    const old: Rows = name === 'players' ? flatRows(LISTS.players, world) : before[name];
    return withRows(now, LISTS[name], old, rows);
  }, world);
  const parties = Object.fromEntries(
    state.players.map(({ owner, markers, motherland }) => {
      const party = listed.parties[owner] ?? newParty({ key: owner, name: owner });
      return [owner, { ...party, treasury: markers, seat: motherland === '' ? null : motherland }];
    }),
  );
  return {
    ...listed,
    parties: { ...listed.parties, ...parties },
    affairs: { ...listed.affairs, [GAME_ROW]: plainCopy(state.course) },
  };
}
