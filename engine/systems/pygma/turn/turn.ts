import type { Cell, FieldAddress } from '../../../hex';
import type { Explained, Finding, Mail, Params, TurnInput } from '../../../kernel';
import {
  applyMapChanges,
  type Edit,
  freeRecordId,
  type GivenOrder,
  type Happening,
  openWorldTurn,
  type Party,
  type SimpleGame,
  setOwner,
  type World,
  type WorldTurn,
} from '../../../world';
import { CLAUSES } from '../data/clauses';
import { REGISTER } from '../data/findings';
import { ordersInForce } from '../orders/in-force';
import { monthOf, type PygmaMonth } from '../rules/calendar';
import { withStartingLand } from '../state/found';
import { stateOf } from '../state/keep';
import type { Army, City, GameState, Realm } from '../state/types';

/** Clauses and findings of the game. */
export const REGISTERED = { clauses: CLAUSES, findings: REGISTER };

/** What a realm paid for in a month, in GS, and what it builds. */
export interface MonthSpending {
  readonly hygiene: number;
  readonly espionage: number;
  /** Ships; cities, roads or fortifications (PI-13-14, PI-13-16). */
  readonly buildsShips: boolean;
  readonly builds: boolean;
}

/** Something under construction; where its fields are not all own at the end, it is refunded instead (HR-20). */
export interface Work {
  readonly realm: string;
  readonly fields: readonly FieldAddress[];
  readonly cost: Explained;
  /** Of a road: the segment, from the end it grows at (PI-08-07). */
  readonly segment?: { readonly from: Cell; readonly to: Cell };
  readonly finish: () => void;
}

/**
 * A turn of this game: one month. Map and names are in `world`, everything else in `state` until the turn is over: what
 * would put records or money into the world itself is no member of it.
 */
export interface PygmaTurn<Content = unknown> extends Omit<WorldTurn<Content>, 'add' | 'tell'> {
  tell(event: Omit<Happening, 'brings' | 'costs'>): void;
  readonly month: PygmaMonth;
  /** What realms paid for that matters later in the month. */
  readonly spending: Map<string, MonthSpending>;
  /** What is paid for and becomes real at the end of the month (PI-04-12, PI-04-28, PI-08-07). */
  readonly works: Work[];
  /** GS a man paid for equipment of armies, by realm and id (PI-05-83). */
  readonly equipment: Map<string, number>;
  /** Fields armies and traders saw on their way, by realm (PI-05-46). */
  readonly seen: Record<string, Iterable<Cell>>;
  /** Fields realms were told of by their missions (PI-09a-10). */
  readonly told: Record<string, readonly FieldAddress[]>;
  /** Texts of letters that go on. */
  readonly mail: Mail[];
  /** Orders to merge that are carried out. */
  readonly merged: Set<unknown>;
  /** The moment now; a value, replaced whenever something changes. */
  state: GameState;
}

/** True if a letter was told the same already at words of an order. */
export function isTold(
  findings: readonly Finding[],
  code: string,
  { by, concern: { at } }: Pick<GivenOrder<unknown>, 'by' | 'concern'>,
): boolean {
  return findings.some(
    (one) =>
      one.code === code &&
      one.party === by &&
      at !== undefined &&
      one.span !== undefined &&
      one.span.start >= at.span.start &&
      one.span.end <= at.span.end,
  );
}

/** Data of an event and, as `where`, its field as people name it: `Nordhafen (026/31)` in a city with a name. */
function withPlaceName({ cities }: GameState, about: Params = {}): Params {
  const { region } = about;
  if (typeof region !== 'string') return about;
  const name = cities.find(({ id }) => id === region)?.name ?? '';
  return { ...about, where: name === '' ? region : `${name} (${region})` };
}

/** A turn before its first phase. */
export function openPygmaTurn<Content>(
  input: TurnInput<World>,
  game: Pick<SimpleGame<Content>, 'orders' | 'register'>,
): PygmaTurn<Content> {
  const base = openWorldTurn<Content>(input, game);
  let inForce: ReturnType<typeof base.orders> | undefined;
  const month = monthOf(input.world.clock.turn);
  const state = stateOf(input.world);
  const turn: PygmaTurn<Content> = {
    ...base,
    tell: (event) => {
      base.tell({ ...event, about: withPlaceName(turn.state, event.about) });
    },
    orders: () => (inForce ??= ordersInForce(base.orders(), base.findings)),
    refuse: (code, given) => {
      if (!isTold(base.findings, code, given)) base.refuse(code, given);
    },
    month,
    state: month.isFirst ? withStartingLand(input.world, state) : state,
    spending: new Map(),
    works: [],
    equipment: new Map(),
    merged: new Set(),
    mail: [],
    seen: {},
    told: {},
  };
  return turn;
}

const NO_SPENDING: MonthSpending = { hygiene: 0, espionage: 0, buildsShips: false, builds: false };

/** What a realm paid for so far in the month. */
export function spendingOf({ spending }: PygmaTurn, realm: string): MonthSpending {
  return spending.get(realm) ?? NO_SPENDING;
}

/** Notes what a realm paid for, for later in the month. */
export function noteSpending(turn: PygmaTurn, realm: string, more: Partial<MonthSpending>): void {
  turn.spending.set(realm, { ...spendingOf(turn, realm), ...more });
}

/** A realm; undefined if there is none of the key. */
export function realmOf({ realms }: GameState, key: string): Realm | undefined {
  return realms.find(({ owner }) => owner === key);
}

/** Lists of the state whose rows have an id of their own within their owner. */
type ListName = Exclude<keyof GameState, 'turn' | 'realms'>;
type RowOf<Name extends ListName> = GameState[Name][number];

/** Changes a row of a list, found by owner and id. */
export function setRow<Name extends ListName>(
  turn: PygmaTurn,
  list: Name,
  { owner, id }: RowOf<Name>,
  change: Partial<RowOf<Name>>,
): void {
  const rows = turn.state[list].map((one) =>
    one.owner === owner && one.id === id ? { ...one, ...change } : one,
  );
  turn.state = { ...turn.state, [list]: rows };
}

/** Adds a row to a list, under the next free id of its owner that begins with a letter. */
export function addRow<Name extends ListName>(
  turn: PygmaTurn,
  list: Name,
  letter: string,
  row: Omit<RowOf<Name>, 'id'>,
): void {
  const own = turn.state[list].filter(({ owner }) => owner === row.owner);
  const added = { ...row, id: freeRecordId(letter, own) };
  turn.state = { ...turn.state, [list]: [...turn.state[list], added] };
}

/** Changes what the world knows of a party. */
export function setParty(turn: PygmaTurn, key: string, change: Partial<Party>): void {
  const party = turn.world.parties[key];
  if (party === undefined) return;
  const parties = { ...turn.world.parties, [key]: { ...party, ...change } };
  turn.world = { ...turn.world, parties };
}

/** Edits the map; false where the edit is refused. */
export function editMap(turn: PygmaTurn, edit: Edit): boolean {
  if (edit.ok) turn.world = { ...turn.world, map: applyMapChanges(turn.world.map, edit.value) };
  return edit.ok;
}

export function setRealm(turn: PygmaTurn, key: string, change: Partial<Realm>): void {
  const realms = turn.state.realms.map((one) => (one.owner === key ? { ...one, ...change } : one));
  turn.state = { ...turn.state, realms };
}

export function setArmy(turn: PygmaTurn, army: Army, change: Partial<Army>): void {
  setRow(turn, 'armies', army, change);
}

export function setCity(turn: PygmaTurn, field: FieldAddress, change: Partial<City>): void {
  const cities = turn.state.cities.map((one) => (one.id === field ? { ...one, ...change } : one));
  turn.state = { ...turn.state, cities };
}

/** Gives fields to a realm, or (null) to nobody, and the cities in them with them (PI-04-30). */
export function giveLand(
  turn: PygmaTurn,
  fields: readonly FieldAddress[],
  owner: string | null,
): void {
  if (!editMap(turn, setOwner(turn.world.map, fields, owner))) return;
  for (const field of fields) setCity(turn, field, { owner: owner ?? '' });
}

/** Books money of a realm: above nothing it gains, below nothing it pays. */
export function book(
  turn: PygmaTurn,
  key: string,
  name: string,
  why: Explained,
  place = '',
  about: Params = {},
): void {
  if (why.value === 0) return;
  const money = realmOf(turn.state, key)?.money ?? 0;
  setRealm(turn, key, { money: money + why.value });
  const party = { party: key, name: `pygma.${name}`, why, about };
  turn.book({ ...party, ...(place === '' ? {} : { place }) });
}
