import type { Cell } from '../../../../hex';
import {
  type Concern,
  type Fraction,
  fraction,
  type Params,
  type Settings,
  type Turn,
  type TurnEvent,
} from '../../../../kernel';
import {
  betterLesson,
  type BasicOrder,
  type Lesson,
  orderTowards,
} from '../../rules/armies/contact';
import type { Dated } from '../chance';
import type { Ground } from '../../rules/armies/ground';
import { type ArmyKind, isFleet } from '../../rules/armies/kinds';
import type { Danger } from '../../rules/armies/losses';
import type { Situation } from '../../rules/armies/secret';
import type { LawfulWay, Step } from '../../rules/armies/way';

/** Ticks of a month, which a unit divides among its steps (HR-24). */
export const TICKS = 120;

/** A unit as the month begins for it: after mustering, splits and merges, with the lawful part of its path. */
export interface Marching {
  /** `<realm>:<name>`, unique. */
  readonly key: string;
  /** What letters call it, `KH 1`. */
  readonly name: string;
  readonly realm: string;
  readonly kind: ArmyKind;
  readonly number: number;
  readonly strength: number;
  readonly cell: Cell;
  readonly order: BasicOrder;
  /** Its line in the letter, for what is found of it on the way. */
  readonly concern?: Concern;
  /** Field it came from before the month (PI-05-105). */
  readonly cameFrom?: Cell;
  /** The realm an attack is meant for; null = everybody. */
  readonly target: string | null;
  readonly way: LawfulWay;
  readonly isSecret?: boolean;
  readonly isStationed?: boolean;
  /** GS a man paid for equipment, 0 to 3. */
  readonly equipment?: number;
  /** Takes no neutral land (PI-05-48). */
  readonly leavesNeutral?: boolean;
  /** Key of the fleet it is aboard of. */
  readonly carrier?: string;
  /** Key of the fleet the last step of its path leads onto; `lands`: its path begins where its carrier ends. */
  readonly boards?: string;
  readonly lands?: boolean;
  /** Carries goods: neither fights nor annexes (PI-05a-14). */
  readonly isTrader?: boolean;
  /** A being of the GM, or a revolt with its area and the realm it rose against (PI-05-138, PI-13-23). */
  readonly isBeing?: boolean;
  readonly revolt?: { readonly origin: string; readonly area: ReadonlySet<Cell> };
}

/** A unit on the clock. Working data of one run: changed in place, never seen outside. */
export interface Mover {
  /** Place in the order of evaluation (PI-00-19). */
  readonly index: number;
  readonly given: Marching;
  cell: Cell;
  strength: number;
  isSecret: boolean;
  /** Secret at the beginning, and found out in this month by these realms. */
  readonly foundBy: Set<string>;
  carrier: Mover | null;
  /** Steps made, retreats among them, and whether all belong to a road move. */
  readonly made: Step[];
  /** Index of the next step of its path. */
  next: number;
  hasEnded: boolean;
  /** Fields it was in, in order, each once in a row. */
  readonly trail: Cell[];
  /** Field it came from with its last step. */
  cameFrom: Cell | null;
  /** Its last step went to a lower level (PI-05-120). */
  isDownhill: boolean;
  /** Has nowhere to withdraw to now, and counts as without order (PI-05-106). */
  isTrapped: boolean;
  /** Tick of its last battle; -1 = none. */
  fought: number;
  /** Whose units won that battle, or survived a draw; empty = it was not beaten. */
  beatenBy: string;
  isStationed: boolean;
  readonly rolled: Set<Danger>;
  /** Field and tick in which it entered each field in this month otherwise than by a retreat. */
  readonly entered: Map<Cell, number>;
  /** Tick in which it came to its field; -1 = it stood there. */
  arrived: number;
  /** What could give it away, by foreign realm and field (PI-05-146). */
  readonly situations: Map<string, Map<Cell, Set<Situation>>>;
  /** Why it is no more. */
  gone: null | 'dissolved' | 'destroyed' | 'robbed' | 'landed';
}

/** What a realm learned of another one in the month. */
interface Lessons {
  readonly by: string;
  readonly of: string;
  lesson: Lesson;
}

/** Hunger and culture of a realm, as they count in battle (PI-13-12, PI-17a-02). */
interface RealmInBattle {
  readonly hunger: number;
  readonly culture: Readonly<Record<ArmyKind, number>>;
  readonly culturePoints: Readonly<Record<ArmyKind, number>>;
}

/** What a month of marching starts from. */
export interface MonthGiven {
  readonly ground: Ground;
  /** Realms in their order (PI-00-19). */
  readonly realms: readonly string[];
  readonly units: readonly Marching[];
  readonly inBattle?: Readonly<Record<string, Partial<RealmInBattle>>>;
  /** Fields a realm knew before the month, for unknown coasts (PI-05-39). */
  readonly isKnown?: (realm: string, cell: Cell) => boolean;
  /** What a realm knew of another one before the month (PI-05-114). */
  readonly knows?: (by: string, of: string) => Lesson | undefined;
  /** Fields with whirlpools (HR-17). */
  readonly whirlpools?: ReadonlySet<Cell>;
}

/** What phases need of a turn. */
export type ClockTurn = Pick<
  Turn<Dated>,
  'input' | 'tell' | 'resultsOf' | 'find' | 'findings' | 'decided' | 'ask' | 'rolls'
>;

/** One run of the clock of a month. Working data, changed in place, never seen outside. */
export interface Clock {
  readonly turn: ClockTurn;
  readonly settings: Settings;
  readonly given: MonthGiven;
  readonly ground: Ground;
  readonly movers: readonly Mover[];
  readonly byKey: ReadonlyMap<string, Mover>;
  /** Forces of revolts among them. */
  readonly revolts: readonly Mover[];
  /** Owners that changed in the month. */
  readonly owners: Map<Cell, string | null>;
  tick: number;
  readonly lessons: Map<string, Lessons>;
  /** Movers by field, gone and carried ones left out. */
  readonly standing: Map<Cell, Set<Mover>>;
  /** Loot of each realm for the next income month, with what it is made of (HR-10). */
  readonly loot: { readonly realm: string; readonly amount: number }[];
  readonly robbed: { readonly robber: Mover; readonly trader: Mover }[];
  /** Fields into which or out of which somebody went since all units with R looked round. */
  stirred: Set<Cell>;
  /** Fields into which somebody came in this tick. */
  readonly touched: Set<Cell>;
}

function moverOf(given: Marching, index: number): Mover {
  return {
    index,
    given,
    cell: given.cell,
    strength: given.strength,
    carrier: null,
    made: [],
    next: 0,
    arrived: -1,
    hasEnded: false,
    trail: [given.cell],
    cameFrom: given.cameFrom ?? null,
    isDownhill: false,
    isTrapped: false,
    fought: -1,
    beatenBy: '',
    isStationed: given.isStationed === true,
    isSecret: given.isSecret === true,
    foundBy: new Set<string>(),
    gone: null,
    rolled: new Set<Danger>(),
    entered: new Map<Cell, number>(),
    situations: new Map<string, Map<Cell, Set<Situation>>>(),
  };
}

/** A month before its first tick. */
export function openClock(turn: ClockTurn, given: MonthGiven): Clock {
  const movers = given.units.map(moverOf);
  const byKey = new Map(movers.map((mover) => [mover.given.key, mover]));
  for (const mover of movers) mover.carrier = byKey.get(mover.given.carrier ?? '') ?? null;
  const clock: Clock = {
    turn,
    settings: turn.input.settings,
    given,
    ground: given.ground,
    movers,
    byKey,
    revolts: movers.filter(({ given: one }) => one.revolt !== undefined),
    owners: new Map(),
    tick: 0,
    lessons: new Map(),
    standing: new Map(),
    loot: [],
    robbed: [],
    touched: new Set(),
    stirred: new Set(),
  };
  for (const mover of movers) if (mover.carrier === null) stand(clock, mover);
  return clock;
}

function stand(clock: Clock, mover: Mover): void {
  const here = clock.standing.get(mover.cell) ?? new Set();
  here.add(mover);
  clock.standing.set(mover.cell, here);
}

/** Puts a unit into a field, with all it carries. */
export function putTo(clock: Clock, mover: Mover, cell: Cell): void {
  clock.standing.get(mover.cell)?.delete(mover);
  clock.stirred.add(mover.cell).add(cell);
  mover.cell = cell;
  mover.arrived = clock.tick;
  clock.touched.add(cell);
  if (mover.trail.at(-1) !== cell) mover.trail.push(cell);
  if (mover.carrier === null && mover.gone === null) stand(clock, mover);
  for (const cargo of cargoOf(clock, mover)) putTo(clock, cargo, cell);
}

/** Puts a unit aboard a fleet in the same field, or takes it off. */
export function setCarrier(clock: Clock, mover: Mover, carrier: Mover | null): void {
  mover.carrier = carrier;
  clock.stirred.add(mover.cell);
  if (carrier === null) stand(clock, mover);
  else clock.standing.get(mover.cell)?.delete(mover);
}

/** Takes a unit off the board, and what it carries with it. */
export function remove(clock: Clock, mover: Mover, why: NonNullable<Mover['gone']>): void {
  for (const cargo of cargoOf(clock, mover)) remove(clock, cargo, why);
  clock.standing.get(mover.cell)?.delete(mover);
  clock.stirred.add(mover.cell);
  mover.gone = why;
  mover.strength = why === 'robbed' || why === 'landed' ? mover.strength : 0;
  mover.hasEnded = true;
}

/** Units aboard a fleet that are not gone. */
export function cargoOf({ movers }: Pick<Clock, 'movers'>, fleet: Mover): readonly Mover[] {
  if (!isFleet(fleet.given.kind)) return [];
  return movers.filter(({ carrier, gone }) => carrier === fleet && gone === null);
}

/** Units standing in a field, in the order of evaluation. */
export function unitsIn({ standing }: Clock, cell: Cell): readonly Mover[] {
  return [...(standing.get(cell) ?? [])].toSorted((a, b) => a.index - b.index);
}

/** Owner of a field now: a neutral field counts as neutral until the end of the month (HR-24). */
export function ownerNow({ owners, ground }: Clock, cell: Cell): string | null {
  const changed = owners.get(cell);
  return changed === undefined ? ground.owner(cell) : changed;
}

/** The order that holds for a unit: none where it has nowhere to withdraw to (PI-05-106). */
export function orderNow({ given, isTrapped }: Mover): BasicOrder {
  return given.order === 'retreat' && isTrapped ? 'none' : given.order;
}

/** True for beings and revolts, which belong to no realm. */
export function isNobody({ given }: Mover): boolean {
  return given.isBeing === true || given.revolt !== undefined;
}

/** True if a unit can be met: neither carried nor gone, no trader, and not in secret. */
export function isSeen({ given, carrier, gone, isSecret }: Mover): boolean {
  return carrier === null && gone === null && given.isTrader !== true && !isSecret;
}

/** True for fleets, and for units that are carried or gone: none of them takes land (PI-05-60). */
export function isFleetCargoOrGone({ given, carrier, gone }: Mover): boolean {
  return isFleet(given.kind) || carrier !== null || gone !== null;
}

/** True if a unit is foreign to another one, no trader and no revolt: what R withdraws from (PI-05-102). */
export function isForeign(mover: Mover, other: Mover): boolean {
  const { realm, revolt } = other.given;
  return realm !== mover.given.realm && revolt === undefined && isSeen(other);
}

/** True if a unit attacks another one where they meet (PI-05-90, PI-05-99, PI-05-137, PI-13-23). */
export function attacks(mover: Mover, other: Mover): boolean {
  const { given } = mover;
  if (given.realm === other.given.realm || isFleet(given.kind) !== isFleet(other.given.kind))
    return false;
  if (isNobody(mover) && isNobody(other)) return false;
  if (other.given.revolt?.origin === given.realm) return orderNow(mover) !== 'retreat';
  return orderTowards(orderNow(mover), given.target, other.given.realm) === 'attack';
}

/** True if two units fight where they meet. */
export function areHostile(a: Mover, b: Mover): boolean {
  return attacks(a, b) || attacks(b, a);
}

/** Now, as a part of the month. */
export function timeOf({ tick }: Pick<Clock, 'tick'>): Fraction {
  return fraction(tick, TICKS);
}

/** The address of a field as words tell it. */
export function addressOf({ ground }: Pick<Clock, 'ground'>, cell: Cell): string {
  return cell < 0 ? '' : ground.lattice.addressOf(cell);
}

/** What words tell of a unit. */
export function aboutUnit({ given, strength }: Mover): Params {
  return { party: given.realm, unit: given.name, kind: given.kind, strength };
}

/** Tells what a unit lives through where it is, or in another field; its realm reads it unless it names others. */
export function tellOf(
  clock: Clock,
  mover: Mover,
  {
    about,
    cell = mover.cell,
    ...event
  }: Pick<TurnEvent, 'kind' | 'clause'> & Partial<TurnEvent> & { readonly cell?: Cell },
): void {
  const place = addressOf(clock, cell);
  const parties = [mover.given.realm];
  const told = { ...aboutUnit(mover), ...about, region: place };
  clock.turn.tell({ time: timeOf(clock), place, parties, ...event, about: told });
}

/** Notes what a realm learned of another one; less never replaces more. True where it is new (PI-05-114). */
export function learn(clock: Clock, by: string, of: string, lesson: Lesson): boolean {
  const { realms, knows } = clock.given;
  if (by === of || lesson === 'nothing' || !realms.includes(by) || !realms.includes(of))
    return false;
  const key = `${by} ${of}`;
  const known = clock.lessons.get(key);
  const before = betterLesson(known?.lesson ?? 'nothing', knows?.(by, of) ?? 'nothing');
  if (known === undefined) clock.lessons.set(key, { by, of, lesson });
  else known.lesson = betterLesson(known.lesson, lesson);
  return betterLesson(before, lesson) !== before;
}
