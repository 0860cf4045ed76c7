import {
  type CardBlock,
  fraction,
  openTurn,
  type OrderRow,
  type OrderSheet,
  type Params,
  type PartyReport,
  type Question,
  type Stream,
  type Turn,
  type TurnEvent,
  type TurnInput,
} from '../../../kernel';
import type { LetteredField, World } from '../../../world';
import { HOLD, type MordOrder, type Order, type UnitOrder } from '../orders/order';
import { changedMorale } from '../rules/morale';
import { byText, canUse, isArmy, isAlive, nationsOf, withUnits } from '../rules/nation';
import { isDecidedByGm } from '../rules/settings';
import type { Combat } from '../rules/combat';
import type { Ability, GameState, Nation, NationKey, Unit, UnitKey } from '../state/types';

/** Steps of the resolution of a round (TM-10-01). */
export const STEPS = [
  'validate',
  'regroup',
  'false_orders',
  'attacks',
  'demoralise',
  'flight',
  'flight_failed',
  'freeze',
  'combat',
  'lure',
  'move_1',
  'move_2',
  'move_cost',
  'stationary',
  'rest',
  'day_end',
  'start',
  'end_test',
] as const;
export type StepId = (typeof STEPS)[number];

/** Why an order was not carried out, as reported to its player (TM-12-08). */
export type Failure = 'combat' | 'hidden' | 'false' | 'blocked';

/** Course of a unit in a round, from its order to the result. */
export interface Course {
  readonly unit: UnitKey;
  /** The player's lawful order; HOLD where there is none. */
  readonly own: UnitOrder;
  /** Order in force after false orders and combats. */
  order: UnitOrder;
  /** Somebody else's false order took the place of its own. */
  isFalse: boolean;
  /** Its order came to nothing, and why. */
  failure: Failure | null;
  /** Units whose attack on it still stands. */
  attackers: UnitKey[];
  /** Those among them it got away from. */
  escaped: UnitKey[];
  hasFought: boolean;
  hasFled: boolean;
  /** Rest of its path: fields still to be entered. */
  path: readonly LetteredField[];
  /** Fields it really entered. */
  entered: LetteredField[];
  /** It will not move any more in this round. */
  isStopped: boolean;
}

/** An event for one nation alone, in the report at the start of the next round (TM-12-08). */
export interface Notice extends Omit<TurnEvent, 'time' | 'parties' | 'witnesses'> {
  readonly to: NationKey;
}

/** A round while it is resolved. */
export interface RoundTurn extends Turn<World> {
  /** The moment at its start, in which orders were written. */
  start: GameState;
  /** The moment now; a value, replaced whenever something changes. */
  state: GameState;
  /** The moment after each step. */
  readonly moments: Partial<Record<StepId, GameState>>;
  sheets: Readonly<Record<NationKey, OrderSheet<MordOrder>>>;
  /** Rows that are refused; they change nothing (TM-0-06). */
  readonly refused: Set<OrderRow<MordOrder>>;
  /** The row with the order of a unit. */
  readonly rowOf: Map<UnitKey, OrderRow<MordOrder>>;
  /** Armies that were joined to another one in this round, with the one that holds their soldiers (TM-8.12-07). */
  readonly heirs: Map<UnitKey, UnitKey>;
  readonly courses: Map<UnitKey, Course>;
  /** The one ability of each army of a sanctioned nation (TM-6-11). */
  readonly slots: Map<UnitKey, Ability | null>;
  /** Armies that retain their passive abilities by the GM's decision (TM-6-11). */
  readonly loose: Set<UnitKey>;
  readonly notices: Notice[];
  /** Reports of the nations, made in the last step. */
  reports: readonly PartyReport[];
  /** Streams of lots as far as they were read. */
  readonly streams: Map<string, Stream>;
  /** Combats of the round, for those who watched. */
  readonly combats: Combat[];
  /** Captures and bases that take effect at the start of the next round (TM-10-01, step 17). */
  readonly captures: {
    readonly nation: NationKey;
    readonly field: LetteredField;
    readonly isBuilt: boolean;
  }[];
  /** Nations under a light sanction from the next round on (TM-6-08). */
  readonly sanctioned: NationKey[];
  /** Armies that finished rebuilding their capital. */
  readonly rebuilt: UnitKey[];
  /** Nations whose armies are raised in the next round (TM-8.4). */
  readonly avenged: Set<NationKey>;
}

/** A round before its first step. */
export function openRound(input: TurnInput<World>, state: GameState): RoundTurn {
  return {
    ...openTurn(input),
    start: state,
    state,
    moments: {},
    sheets: {},
    refused: new Set(),
    rowOf: new Map(),
    heirs: new Map(),
    courses: new Map(),
    slots: new Map(),
    loose: new Set(),
    notices: [],
    reports: [],
    streams: new Map(),
    combats: [],
    captures: [],
    rebuilt: [],
    sanctioned: [],
    avenged: new Set(),
  };
}

/** Adds an event for the GM, with the truth; players read notices instead, unless it is public. */
export function tell(
  turn: RoundTurn,
  kind: string,
  clause: string,
  {
    place = '',
    parties = [],
    about = {},
    blocks,
    isPublic = false,
  }: {
    readonly place?: LetteredField;
    readonly parties?: readonly NationKey[];
    readonly about?: Params;
    readonly blocks?: readonly CardBlock[];
    readonly isPublic?: boolean;
  } = {},
): void {
  turn.tell({
    kind: `moerderspiel.${kind}`,
    clause,
    time: fraction(turn.stages.length, STEPS.length + 1),
    place,
    parties: [...new Set(parties)],
    about,
    witnesses: [],
    ...(isPublic ? { isPublic } : {}),
    ...(blocks === undefined ? {} : { blocks }),
  });
}

/** Adds a notice for one nation alone. */
export function notify(
  turn: RoundTurn,
  to: NationKey,
  kind: string,
  clause: string,
  about: Params = {},
  place: LetteredField = '',
  blocks?: readonly CardBlock[],
): void {
  if (isAlive(turn.start.nations[to]))
    turn.notices.push({
      to,
      kind: `moerderspiel.${kind}`,
      clause,
      place,
      about,
      ...(blocks === undefined || blocks.length === 0 ? {} : { blocks }),
    });
}

/** A unit as it stands now; undefined where it is gone. */
export function unitNow({ state }: RoundTurn, key: UnitKey): Unit | undefined {
  return state.units[key];
}

/** The course of a unit; one that does nothing for those without. */
export function courseOf({ courses }: RoundTurn, key: UnitKey): Course {
  const known = courses.get(key);
  if (known !== undefined) return known;
  const course = freshCourse(key, HOLD);
  courses.set(key, course);
  return course;
}

/** A course before anything happened. */
export function freshCourse(unit: UnitKey, own: UnitOrder): Course {
  return {
    unit,
    own,
    order: own,
    isFalse: false,
    failure: null,
    attackers: [],
    escaped: [],
    hasFought: false,
    hasFled: false,
    path: [],
    entered: [],
    isStopped: false,
  };
}

/** Units that carry out an order of a kind and still stand, in order, with the order. */
export function acting<Kind extends UnitOrder['kind']>(
  turn: RoundTurn,
  kind: Kind,
): readonly {
  readonly unit: Unit;
  readonly course: Course;
  readonly order: Extract<UnitOrder, { readonly kind: Kind }>;
}[] {
  const isOfKind = (order: UnitOrder): order is Extract<UnitOrder, { readonly kind: Kind }> =>
    order.kind === kind;
  return [...turn.courses.values()].flatMap((course) => {
    const { order, failure } = course;
    if (failure !== null || !isOfKind(order)) return [];
    const unit = unitNow(turn, course.unit);
    return unit === undefined ? [] : [{ unit, course, order }];
  });
}

/** True if an army can use a passive ability in this round (TM-6-11). */
export function hasUse(turn: RoundTurn, unit: Unit, ability: Ability): boolean {
  const nation = turn.start.nations[unit.nation];
  if (!isArmy(unit) || nation === undefined) return false;
  return canUse(nation, turn.loose.has(unit.key) ? undefined : turn.slots.get(unit.key), ability);
}

/** How a unit is named to others in data for words: its nation, and its number where it is one of several. */
export function aboutUnit(unit: Unit): Params {
  return { party: unit.nation, number: unit.kind === 'army' ? unit.number : 0 };
}

/** Changes the stored morale of an army and notes why, for the summary of its player (TM-10-02, TM-12-06). */
export function changeMorale(
  turn: RoundTurn,
  key: UnitKey,
  change: number,
  why: string,
  clause: string,
): void {
  changeMorales(turn, [key], change, why, clause);
}

/** The same for several armies at once. */
export function changeMorales(
  turn: RoundTurn,
  keys: readonly UnitKey[],
  change: number,
  why: string,
  clause: string,
): void {
  const changed = keys.flatMap((key): readonly [UnitKey, Unit][] => {
    const army = turn.state.units[key];
    if (!isArmy(army)) return [];
    const morale = changedMorale(army.morale, change);
    if (morale === army.morale) return [];
    const about = { ...aboutUnit(army), before: army.morale, after: morale, why };
    notify(turn, army.nation, 'moraleChanged', clause, about, army.field);
    return [[key, { ...army, morale }]];
  });
  turn.state = withUnits(turn.state, changed);
}

/** Nations that still play, in order. */
export function playing(turn: RoundTurn): readonly Nation[] {
  return nationsOf(turn.start).filter(isAlive);
}

/**
 * A case the rules leave to a reading: the default, or the one the GM takes where he decides case by case (TM-0-10).
 * @param no Number of the ruling; the first option is the default.
 */
export function reading(
  turn: Pick<RoundTurn, 'input' | 'ask'>,
  no: number,
  question: Pick<Question, 'key' | 'clause' | 'about' | 'options'>,
): string {
  const proposal = question.options[0] ?? '';
  if (!isDecidedByGm(turn.input.settings, no)) return proposal;
  return turn.ask({ ...question, name: `moerderspiel.r${String(no)}`, proposal });
}

/** Distinct keys in order. */
export function sorted(keys: Iterable<string>): readonly string[] {
  return [...new Set(keys)].sort(byText);
}

/** An order of a nation, or for one of its units, in the row of its letter. */
export interface Given<Kind extends Order['kind'] = Order['kind']> {
  readonly by: NationKey;
  readonly row: OrderRow<MordOrder>;
  readonly order: Extract<Order, { readonly kind: Kind }>;
}

/** Orders of a kind of all nations that play, by nation and then as they stand in the letter. */
export function nationOrders<Kind extends Order['kind']>(
  turn: RoundTurn,
  kind: Kind,
): readonly Given<Kind>[] {
  const isOfKind = (order: Order): order is Extract<Order, { readonly kind: Kind }> =>
    order.kind === kind;
  return playing(turn).flatMap(({ key }) =>
    (turn.sheets[key]?.rows ?? []).flatMap((row) => {
      const { order } = row.content;
      return isOfKind(order) && !turn.refused.has(row) ? [{ by: key, row, order }] : [];
    }),
  );
}
