import type { Cell, FieldAddress } from '../../../../hex';
import {
  compareFractions,
  type Fight,
  type Finding,
  type Fraction,
  type MarchStep,
  type Posting,
  type Question,
  type Rulings,
  type Settings,
  type TurnEvent,
} from '../../../../kernel';
import type { PartyKey, Place, UnitId, Vision, Work, WorkId } from '../../../../world';
import type { Declaration } from '../../orders/declaration';
import type { Parties } from '../../rules/encounter/relation';
import type { FightSetup } from '../../rules/fight/contract';
import type { Board } from '../../rules/movement/board';
import { spotOf, targetOfPlace } from '../../rules/movement/place';
import type { UnitPlan } from '../../rules/movement/plan';
import type { StepAttempt } from '../../rules/step/obstacle';
import { cellsOf, type Target } from '../../rules/step/target';

/** A step begun and not yet completed. */
export interface Pending {
  readonly attempt: StepAttempt;
  /** The unit boarded at the end of the step. */
  readonly carrier: Mover | null;
  /** The step as it will be recorded; outcome and rest are settled at its end. */
  readonly record: MarchStep;
  readonly cost: number;
  readonly end: Fraction;
}

/** A unit on the time axis. Working data of one run: changed in place, never seen outside. */
export interface Mover {
  /** Place in the order of evaluation: party key, then number (WW-0.2-07). */
  readonly index: number;
  readonly plan: UnitPlan;
  /** Moon of the turn, from 0, at whose start it comes into being; 0 = it was there before (WW-10.1-20). */
  readonly raisedIn: number;
  place: Place;
  /** Index of the next planned step. */
  next: number;
  /** Points left in the account, and the moon for which it holds if points are not pooled. */
  account: number;
  moon: number;
  clock: Fraction;
  pending: Pending | null;
  /** Not before this time; null = no such limit. */
  sleepsUntil: Fraction | null;
  /** Reason why the next step waits, if any. */
  waits: 'no' | 'carrier' | 'shore' | 'passenger';
  /** Does not wait for passengers any more. */
  hasWaitedEnough: boolean;
  /** Stopped by an enemy here and not free to go where it likes (WW-7.1-14). */
  isHeld: boolean;
  cameFrom: Cell | null;
  hasEnded: boolean;
  readonly steps: MarchStep[];
  stop: Finding | null;
  /** Units it sees, and units that see it. */
  readonly sees: Set<Mover>;
  readonly seenBy: Set<Mover>;
  /** Parties whose land sees it. */
  readonly seenFromLand: Set<PartyKey>;
  /** Heads or ships, leaders and gold as they are now; heads at the start of the moon. */
  size: number;
  leaders: number;
  gold: number;
  morale: number;
  moonSize: number;
  /** Why it is no more, if it is gone. */
  gone: null | 'annihilated' | 'scattered' | 'captured' | 'perished' | 'dissolved';
  /** Dangers of the ground it went through this moon, in order of time (WW-9.4-01). */
  exposures: Exposure[];
  /** Completed a step, or retreated, in this moon. */
  hasMoved: boolean;
  /** Last step into its present place, and when it ended; null = it did not move this turn. */
  lastStep: LastMove | null;
  /** How often it came to a place this turn: whoever comes anew meets anew. */
  arrivals: number;
  /** Retreats in this moon (WW-10.1-17 (e)). */
  retreats: number;
  /** Has nowhere to retreat to and holds its ground as with H (WW-7.1-16). */
  isTrapped: boolean;
  /** Since when each unit it sees has been in view (WW-6.2-13). */
  readonly seenSince: Map<Mover, Fraction>;
  /** Whom it pursues. */
  quarry: Mover | null;
  /** Its step out of a place in which it was met is paid for and waits (WW-5.3-51). */
  isStepPaid: boolean;
  /** Its attack from outside is done, or there was nothing to attack (WW-6.3-16). */
  hasAssaulted: boolean;
}

/** The last step of a unit. */
export interface LastMove {
  readonly from: Target;
  readonly to: Target;
  readonly end: Fraction;
  readonly isRetreat: boolean;
}

/** One danger of the ground: a step into a field or side, or a moon's stay in it (WW-9.4-01). */
export interface Exposure {
  readonly kind: 'move' | 'stay';
  readonly at: Target;
  /** A river or canal was crossed without bridge. */
  readonly isFord: boolean;
  /** The step led into a settlement with barracks and enough space (WW-2.3-13). */
  readonly isSheltered: boolean;
}

/** Where a unit was seen last, by whom, and how big it was. */
export interface LastSight {
  readonly at: Cell;
  /** Number of the unit that looked; 0 = the territory. */
  readonly by: number;
  readonly size: number;
}

/** Knowledge and view of a party while the turn runs. */
export interface Watch {
  /** Levels of knowledge by cell at the start of the turn. */
  readonly start: Uint8Array;
  /** The same at this moment. */
  readonly known: Uint8Array;
  readonly vision: Vision;
  /** The last sight of each foreign unit. */
  readonly sightings: Map<UnitId, LastSight>;
}

/** Gold that turned up during the march or after it; it is booked at the end of the turn (WW-10.1-09). */
export interface Credit {
  readonly party: PartyKey;
  readonly posting: Omit<Posting, 'party'>;
}

/** One run of the simultaneous clock (WW-5.3-50). Working data, changed in place, never seen outside. */
export interface Clock {
  readonly board: Board;
  readonly parties: Parties;
  readonly settings: Settings;
  readonly rulings: Rulings;
  readonly turn: number;
  readonly moons: number;
  /** All units in the order of evaluation. */
  readonly movers: readonly Mover[];
  readonly byId: ReadonlyMap<UnitId, Mover>;
  readonly watches: Readonly<Record<PartyKey, Watch>>;
  /** Units by spot; carried units stand nowhere. */
  readonly standing: Map<number, Set<Mover>>;
  /** Units by field, ships on a side in both of its fields (WW-7.1-20). */
  readonly present: Map<Cell, Set<Mover>>;
  /** Units by the carrier they are aboard; those that are gone stay listed where they were. */
  readonly aboard: Map<UnitId, Set<Mover>>;
  readonly events: TurnEvent[];
  readonly find: (finding: Finding) => void;
  /** Findings of moons that are reported already, by subject. */
  readonly told: Set<string>;
  readonly questions: Map<string, Question>;
  now: Fraction;
  /** Secret of the dice, and the calendar moon in which the turn begins. */
  readonly seed: string;
  readonly firstMoon: number;
  /** Moon of the turn that runs, from 0. */
  moon: number;
  readonly fights: Fight[];
  /** How each of them began. */
  readonly setups: FightSetup[];
  /** Running numbers of fights by place in this moon (WW-9.1-03). */
  readonly fightNumbers: Map<string, number>;
  /** Gold that turned up, booked at the end of the turn. */
  readonly credits: Credit[];
  /** Books of structures, changed by sieges, building and conquest. */
  readonly works: Map<WorkId, Work>;
  /** Declarations of letters beside movement orders. */
  readonly declarations: Readonly<Record<PartyKey, readonly Declaration[]>>;
  /** Encounters of this moon by pair, so that nobody meets twice who stays (WW-7.1-06). */
  readonly met: Map<string, Meeting>;
  /** Strangers at peace of whom one has given way to the other in this moon: they part once. */
  readonly parted: Set<string>;
  /** Storms tried in this moon by place and party (WW-9.3-14). */
  readonly storms: Map<string, number>;
  /** Breaches through which a unit of minimum size has passed in this moon (WW-12.7-25). */
  readonly breaches: Set<string>;
  /** Fields taken in this turn, and by whom (WW-12.6-05). */
  readonly taken: Map<Cell, PartyKey>;
  /** Fields and sides where somebody came or left since conquests were looked at last. */
  readonly touched: Set<number>;
  /** Gold of a party in a settlement, and where some was taken in this turn (WW-7.3-23). */
  readonly storedGold: (party: PartyKey, place: FieldAddress) => number;
  readonly looted: Set<string>;
  /** Units that left a carrier and have not met anybody yet. */
  readonly landed: Set<Mover>;
  /** Parties in contact since this turn (WW-12.7-31). */
  readonly contacts: Map<PartyKey, Set<PartyKey>>;
}

/** Action between two units in the same place, by the rules or by the GM's decision. */
export type Deed = 'none' | 'fight' | 'storm' | 'attack' | 'sally';

/** An encounter of two units: A is the first in the order of evaluation (WW-7.1-06). */
export interface Meeting {
  readonly a: Mover;
  readonly b: Mover;
  readonly deed: Deed;
  /** Whether A and B retreat, and whether they stop. */
  readonly retreats: readonly [boolean, boolean];
  readonly stops: readonly [boolean, boolean];
  readonly isRuled: boolean;
  /** They have stood together since before this moon (WW-10.1-19). */
  readonly isOld: boolean;
  /** Its fight is fought, or its stop is made. */
  isDone: boolean;
}

/** Field or side where a unit is; a carried one is where its carrier is. Undefined off the map. */
export function whereIs(clock: Clock, mover: Mover): Target | undefined {
  return targetOfPlace(clock.board.lattice, mover.place, (id) => clock.byId.get(id)?.place);
}

/** True for a unit that exists by now: one raised for a later moon is not met before (WW-10.1-20). */
export function isRaised({ moon }: Clock, { raisedIn }: Mover): boolean {
  return raisedIn <= moon;
}

export function isAboard({ place }: Mover): boolean {
  return place.kind === 'aboard';
}

/** The carrier of a unit, if it is aboard. */
export function carrierOf(clock: Clock, { place }: Mover): Mover | undefined {
  return place.kind === 'aboard' ? clock.byId.get(place.carrier) : undefined;
}

/** The units aboard a carrier, in the order of evaluation, lost ones included. */
export function aboardOf(clock: Clock, { plan }: Mover): readonly Mover[] {
  return [...(clock.aboard.get(plan.unit.id) ?? [])].sort((a, b) => a.index - b.index);
}

/** The number of the field or side on which a unit stands; undefined if it is carried. */
export function spotOfMover(clock: Clock, mover: Mover): number | undefined {
  if (isAboard(mover)) return undefined;
  const target = whereIs(clock, mover);
  return target === undefined ? undefined : spotOf(clock.board.lattice, target);
}

/** The units standing on a spot, in the order of evaluation. */
export function standingOn(clock: Clock, spot: number): readonly Mover[] {
  const here = clock.standing.get(spot);
  return [...(here ?? [])].sort((a, b) => a.index - b.index);
}

/** The fields a unit stands in or at; none if it is carried or off the map (WW-7.1-20, WW-5.3-33). */
export function standsIn(clock: Clock, mover: Mover): readonly Cell[] {
  const target = isAboard(mover) ? undefined : whereIs(clock, mover);
  return target === undefined ? [] : cellsOf(clock.board.ground, target);
}

const enter = <Key>(index: Map<Key, Set<Mover>>, key: Key, mover: Mover): void => {
  const here = index.get(key);
  if (here === undefined) index.set(key, new Set([mover]));
  else here.add(mover);
};

/** Enters a unit where it stands, or with its carrier. */
export function putDown(clock: Clock, mover: Mover): void {
  if (mover.place.kind === 'aboard') enter(clock.aboard, mover.place.carrier, mover);
  const spot = spotOfMover(clock, mover);
  if (spot !== undefined) enter(clock.standing, spot, mover);
  for (const cell of standsIn(clock, mover)) enter(clock.present, cell, mover);
}

/** Takes a unit from where it stands. */
export function takeUp(clock: Clock, mover: Mover): void {
  const spot = spotOfMover(clock, mover);
  for (const cell of standsIn(clock, mover)) clock.present.get(cell)?.delete(mover);
  if (spot === undefined) return;
  clock.standing.get(spot)?.delete(mover);
  clock.touched.add(spot);
}

/** Takes a unit from where it stands to a new place. */
export function settle(clock: Clock, mover: Mover, place: Place): void {
  takeUp(clock, mover);
  if (mover.place.kind === 'aboard') clock.aboard.get(mover.place.carrier)?.delete(mover);
  mover.place = place;
  mover.arrivals += 1;
  putDown(clock, mover);
  const spot = spotOfMover(clock, mover);
  if (spot !== undefined) clock.touched.add(spot);
}

export function isIdle(mover: Mover): boolean {
  return mover.hasEnded || mover.next >= mover.plan.steps.length;
}

/** The moment from which a unit can act: now, or when its last step ended. */
export function readyAt({ now }: Clock, { clock }: Mover): Fraction {
  return compareFractions(clock, now) >= 0 ? clock : now;
}

const MOONS = 12;

/** Moon of the calendar that runs, 1 to 12 (WW-9.1-03). */
export function calendarMoon({ firstMoon, moon }: Clock): number {
  return ((firstMoon + moon - 1) % MOONS) + 1;
}
