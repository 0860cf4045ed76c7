import {
  type CardBlock,
  type ClauseId,
  type Explained,
  fact,
  findingOf,
  fraction,
  type Params,
  type Question,
  type TurnInput,
} from '../../../kernel';
import { type GivenOrder, openWorldTurn, type World, type WorldTurn } from '../../../world';
import { CLAUSES } from '../data/clauses';
import type { Code } from '../data/findings';
import { LETTERS, REGISTER } from '../orders';
import type { EwOrder, Order, OrderKind } from '../orders/order';
import { halvesText } from '../records/labels';
import { completeZones, pbuAt, zoneBonus } from '../rules/board';
import { shared, sharedMarkers } from '../rules/amounts';
import { isAlive, playerOf } from '../rules/players';
import { choiceOf } from '../rules/settings';
import { stateOf } from '../state/keep';
import type {
  Course,
  CountryKey,
  GameState,
  Holding,
  PhaseKey,
  Player,
  PlayerKey,
} from '../state/types';

export const REGISTERED = { clauses: CLAUSES, findings: REGISTER };

/** An order of a kind in a letter. */
export type Given<Kind extends OrderKind = OrderKind> = GivenOrder<EwOrder> & {
  readonly order: Extract<Order, { readonly kind: Kind }>;
};

/** A turn of this game: one phase of play (EW-27-01). */
export interface EwTurn extends WorldTurn<EwOrder> {
  /** Where the game stood when the turn began: what this turn is about. */
  readonly at: PhaseKey;
  /** Who held the attack option when it began. */
  readonly held: PlayerKey;
  /** The moment now; a value, replaced whenever something changes. */
  state: GameState;
  /** Orders that are neither carried out nor refused yet; undefined until the letters are read. */
  open?: readonly Given[];
}

export function openEwTurn(input: TurnInput<World>): EwTurn {
  const base = openWorldTurn<EwOrder>(input, { orders: LETTERS, register: REGISTERED });
  const state = stateOf(input.world);
  return { ...base, at: state.course.phase, held: state.course.holder, state };
}

/** Orders of some kinds that are still open, as they stand in the letter of a player, or in all letters. */
export function ordersOf<Kind extends OrderKind>(
  turn: EwTurn,
  kinds: readonly Kind[],
  by?: PlayerKey,
): readonly Given<Kind>[] {
  const isOf = (given: Given): given is Given<Kind> =>
    kinds.some((kind) => kind === given.order.kind);
  turn.open ??= turn.orders().map((given) => ({ ...given, order: given.content.order }));
  return turn.open.filter(isOf).filter((given) => by === undefined || given.by === by);
}

/** Notes that an order is dealt with. */
export function close(turn: EwTurn, given: Given): void {
  turn.open = (turn.open ?? []).filter((one) => one !== given);
}

/** Refuses an order with a code; it changes nothing (EW-27-04). */
export function refuse(turn: EwTurn, given: Given, code: Code): void {
  close(turn, given);
  turn.refuse(`eroberung.${code}`, given);
}

/** Adds a warning about the whole game. */
export function warn(turn: EwTurn, code: Code, party = ''): void {
  turn.find(findingOf(REGISTER, `eroberung.${code}`, party));
}

/** Names, place and figures of something that happened; everybody knows of it (EW-44-06). */
export function say(
  turn: EwTurn,
  name: string,
  clause: ClauseId,
  {
    parties = [],
    together = [],
    place = '',
    about = {},
    blocks = [],
  }: {
    readonly parties?: readonly PlayerKey[];
    /** All who did it, the acting one first, where they may be several (EW-18). */
    readonly together?: readonly PlayerKey[];
    readonly place?: CountryKey;
    readonly about?: Params;
    readonly blocks?: readonly CardBlock[];
  } = {},
): void {
  turn.tell({
    kind: `eroberung.${name}`,
    clause,
    time: fraction(turn.stages.length, 1),
    place,
    parties: [...new Set([...parties, ...together])],
    about: {
      ...(place === '' ? {} : { region: place }),
      ...(together.length > 1 ? { party: together } : {}),
      ...about,
    },
    witnesses: turn.state.players.map(({ owner }) => owner).toSorted(),
    isPublic: true,
    ...(blocks.length === 0 ? {} : { blocks }),
  });
}

/** Income or payment of each player. */
export type Shares = ReadonlyMap<PlayerKey, number>;

/** Reports the share of each of several parties (EW-18-03, EW-18-09). */
export function sayShares(
  turn: EwTurn,
  name: 'share' | 'contribution',
  clause: ClauseId,
  shares: Shares,
): void {
  if (shares.size < 2) return;
  for (const [party, amount] of shares)
    if (amount > 0) say(turn, name, clause, { parties: [party], about: { amount } });
}

/** A figure on a card the GM can put his own in the place of. */
export function figure(
  turn: EwTurn,
  name: string,
  computed: Explained,
  key: string,
  [least, most]: readonly [number, number] = [0, 1_000_000],
  step = 100,
): { readonly value: Explained; readonly block: CardBlock } {
  const ruling = turn.input.rulings[key];
  const ruled = ruling?.value;
  const isLawful =
    typeof ruled === 'number' && ruled >= least && ruled <= most && Number.isInteger(ruled / step);
  const value: Explained =
    isLawful && ruling !== undefined
      ? { kind: 'override', value: ruled, ruling: key, reason: ruling.reason, original: computed }
      : computed;
  const block = { kind: 'figure', name: `eroberung.${name}`, about: {}, value } as const;
  return { value, block: { ...block, ruling: key, range: [least, most] } };
}

/** A case the rules leave to a reading: the first option, or the GM's where he decides case by case (EW-0-10). */
export function reading(
  turn: EwTurn,
  ruling: `ew.ruling.w${number}`,
  question: Pick<Question, 'key' | 'clause' | 'about' | 'options'>,
): string {
  const proposal = question.options[0] ?? '';
  if (choiceOf(turn.input.settings, ruling) !== 'gm') return proposal;
  return turn.ask({ ...question, name: ruling.replace('ew.ruling', 'eroberung'), proposal });
}

export function setCourse(turn: EwTurn, change: Partial<Course>): void {
  turn.state = { ...turn.state, course: { ...turn.state.course, ...change } };
}

export function setPlayer(turn: EwTurn, key: PlayerKey, change: Partial<Player>): void {
  const players = turn.state.players.map((one) =>
    one.owner === key ? { ...one, ...change } : one,
  );
  turn.state = { ...turn.state, players };
}

/** The first free number of a list whose rows are numbered. */
export function nextId(letter: string, rows: readonly { readonly id: string }[]): string {
  return `${letter}${String(Math.max(0, ...rows.map(({ id }) => Number(id.slice(letter.length)) || 0)) + 1)}`;
}

/** Notes a movement of markers or register (EW-0-08). */
function enter(
  turn: EwTurn,
  owner: PlayerKey,
  kind: 'markers' | 'register',
  amount: number,
  reason: string,
  region: CountryKey,
): void {
  if (amount === 0) return;
  const { entries } = turn.state;
  const no = (entries.at(-1)?.no ?? 0) + 1;
  const id = `e${String(no)}`;
  const entry = { id, owner, no, turn: turn.state.turn, kind, amount, reason, region };
  turn.state = { ...turn.state, entries: [...entries, entry] };
}

/** Moves markers between a player and the war chest; `why` below nothing = he pays. */
export function book(
  turn: EwTurn,
  owner: PlayerKey,
  reason: string,
  why: Explained,
  region: CountryKey = '',
): void {
  if (why.value === 0) return;
  const before = playerOf(turn.state, owner)?.markers ?? 0;
  setPlayer(turn, owner, { markers: before + why.value });
  enter(turn, owner, 'markers', why.value, reason, region);
  const place = region === '' ? {} : { place: region };
  turn.book({ party: owner, name: `eroberung.${reason}`, why, ...place });
}

/** Divides markers among some players, the first of them taking the rest, and books each share; what each gets (EW-18-09). */
export function bookShared(
  turn: EwTurn,
  owners: readonly PlayerKey[],
  reason: string,
  why: Explained,
  region: CountryKey = '',
): Shares {
  const parts = sharedMarkers(why.value, owners.length);
  const about = { count: owners.length, amount: why.value };
  const shares = new Map(owners.map((owner, index) => [owner, parts[index] ?? 0]));
  for (const [owner, part] of shares)
    book(
      turn,
      owner,
      reason,
      owners.length === 1 ? why : fact('eroberung.sharedMarkers', part, about, 'EW-18-09'),
      region,
    );
  return shares;
}

/** Last field of the printed register, in halves (EW-1-07). */
const REGISTER_END = 200;

/** Moves a register mark, in halves, not below nothing, past field 100 as the GM reads it; what was really moved (EW-1-07, EW-16-08). */
export function move(
  turn: EwTurn,
  owner: PlayerKey,
  halves: number,
  reason: string,
  region: CountryKey = '',
): number {
  const before = playerOf(turn.state, owner)?.register ?? 0;
  const wanted = Math.max(0, before + halves);
  const isStopped =
    wanted > Math.max(before, REGISTER_END) &&
    reading(turn, 'ew.ruling.w5', {
      key: `register.${owner}.${String(turn.state.entries.length)}`,
      clause: 'EW-1-07',
      about: { party: owner },
      options: ['laps', 'stops'],
    }) === 'stops';
  const after = isStopped ? Math.max(before, REGISTER_END) : wanted;
  setPlayer(turn, owner, { register: after });
  enter(turn, owner, 'register', after - before, reason, region);
  return after - before;
}

/** Halves each of some holders books for a country, the acting one first (EW-5-01, EW-13-03, EW-18-07). */
export function bookedHalves(
  turn: EwTurn,
  country: CountryKey,
  kind: Holding['kind'],
  count: number,
): readonly number[] {
  const pbu = pbuAt(turn.state, country, turn.state.turn);
  const whole = kind === 'allied' ? pbu : kind === 'conquered' ? 2 * pbu : 0;
  if (choiceOf(turn.input.settings, 'ew.joint.register') === 'full_each')
    return Array.from({ length: count }, () => whole);
  return shared(whole, count);
}

/** Gives a country to players, the acting one first: their markers lie on it, their registers rise (EW-18-06). */
export function give(
  turn: EwTurn,
  country: CountryKey,
  kind: Holding['kind'],
  owners: readonly PlayerKey[],
  reason: string,
): void {
  const parts = bookedHalves(turn, country, kind, owners.length);
  for (const [index, owner] of owners.entries()) {
    const halves = move(turn, owner, parts[index] ?? 0, reason, country);
    const { holdings, turn: since } = turn.state;
    const own = holdings.filter((one) => one.owner === owner);
    const holding = { id: nextId('h', own), owner, region: country, kind, halves, since };
    turn.state = { ...turn.state, holdings: [...holdings, holding] };
  }
}

/** Takes a country from all who hold it, and from their registers exactly what was booked for it (EW-16-03, EW-16-08). */
export function take(turn: EwTurn, country: CountryKey, reason: string): void {
  const gone = turn.state.holdings.filter(({ region }) => region === country);
  const holdings = turn.state.holdings.filter(({ region }) => region !== country);
  turn.state = { ...turn.state, holdings };
  for (const { owner, halves } of gone) move(turn, owner, -halves, reason, country);
}

/**
 * Pays the bonus of every zone that became complete by what changed since a moment; of several players by the same event
 * each gets his part, the acting one the rest (EW-7-04, EW-7-05, EW-7-06).
 */
export function payBonuses(turn: EwTurn, before: GameState, acting: PlayerKey): void {
  const { settings } = turn.input;
  const isOnce = choiceOf(settings, 'ew.zone_bonus.repeat') === 'once_per_zone';
  const gained = turn.state.players.filter(isAlive).flatMap(({ owner }) => {
    const had = completeZones(before, owner);
    const paid = turn.state.bonuses.filter((one) => one.owner === owner).map(({ zone }) => zone);
    return completeZones(turn.state, owner)
      .filter((zone) => !had.includes(zone) && !(isOnce && paid.includes(zone)))
      .map((zone) => ({ owner, zone }));
  });
  for (const zone of new Set(gained.map((one) => one.zone))) {
    const owners = gained
      .filter((one) => one.zone === zone)
      .map(({ owner }) => owner)
      .toSorted((a, b) => Number(b === acting) - Number(a === acting));
    const [first = ''] = owners;
    const computed = zoneBonus(turn.state, first, zone);
    const nth = turn.state.bonuses.filter((one) => one.zone === zone).length + 1;
    const key = `bonus.${String(zone)}.${String(nth)}`;
    const { value, block } = figure(turn, 'zoneBonus', computed, key);
    if (value.value === 0 && computed.value === 0) continue;
    const shares = bookShared(turn, owners, 'bonus', value);
    for (const [owner, amount] of shares) {
      const { bonuses, turn: now } = turn.state;
      const id = nextId(
        'b',
        bonuses.filter((one) => one.owner === owner),
      );
      turn.state = { ...turn.state, bonuses: [...bonuses, { id, owner, turn: now, zone, amount }] };
    }
    say(turn, 'bonus', 'EW-7-03', {
      together: owners,
      about: { zone, amount: value.value },
      blocks: [block],
    });
    sayShares(turn, 'share', 'EW-7-06', shares);
  }
}

/** Where the register marks of players stand, as they are read (EW-6-01). */
export function fieldsOf({ state }: EwTurn, keys: readonly PlayerKey[]): readonly string[] {
  return keys.map((key) => halvesText(playerOf(state, key)?.register ?? 0));
}
