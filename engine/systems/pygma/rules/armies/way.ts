import type { Cell } from '../../../../hex';
import { calc, type Explained, fact, rule, type Settings, sum } from '../../../../kernel';
import { LIMIT_TABLE } from '../../data/tables';
import { cellIn } from '../cells';
import { choiceOf, flagOf } from '../settings';
import { directionTo, type Ground, isLandField, isLandingPlace, isWaterField } from './ground';
import { type ArmyKind, armyFigure, entryOf, isFleet } from './kinds';

/** Riders: fields inside and outside in one month, fields of a ride into mountains (PI-05-29, PI-05-35). */
export const MIXED_INSIDE = fact('pygma.mixedInside', 2, {}, 'PI-05-29');
export const MIXED_OUTSIDE = fact('pygma.mixedOutside', 1, {}, 'PI-05-29');
export const MOUNTAIN_RANGE = fact('pygma.mountainRange', 1, {}, 'PI-05-35');
/** Height levels of a month (PI-03-12). */
export const HEIGHTS = fact('pygma.heights', 1, {}, 'PI-03-12');
/** Fields on foreign roads in secret (PI-05-143). */
const SECRET_RANGE: Readonly<Record<string, Explained>> = {
  warrior: fact('pygma.secretRange', 1, {}, 'PI-05-143'),
  rider: fact('pygma.secretRange', 2, {}, 'PI-05-143'),
};
/** No mixture at all, for all but riders (PI-05-30). */
const UNMIXED = fact('pygma.unmixed', 0, {}, 'PI-05-30');

/** Code of what ends a path. */
type WayCode =
  | 'E_NOT_ADJACENT'
  | 'E_TERRAIN'
  | 'E_EMBARK'
  | 'E_RANGE'
  | 'E_MIXED'
  | 'E_RH_MOUNTAIN'
  | 'E_HEIGHT';

/** Who moves. */
interface Traveller {
  readonly realm: string;
  readonly kind: ArmyKind;
  readonly isSecret?: boolean;
}

/** One step of a path as the rules count it. */
export interface Step {
  readonly from: Cell;
  readonly to: Cell;
  /** Along a road segment or sea lane. */
  readonly isRoad: boolean;
  readonly isInside: boolean;
  /** Height levels between the two fields, 0 where the step does not count (PI-03-13, PI-03-15). */
  readonly rise: number;
  /** Heights of both ends, for the reading that compares start and end. */
  readonly heights: readonly [number, number];
  /** Enters a mountain off the road, or leaves one (PI-05-35, PI-05-36). */
  readonly entersMountain: boolean;
  readonly leavesMountain: boolean;
  /** Along a segment of a foreign road (PI-05-143). */
  readonly isForeignRoad: boolean;
  /** From land onto an own fleet, or back. */
  readonly isBoarding: boolean;
}

/** True if a step counts as one inside the realm: by the field entered, or by both; boarding by the land (PI-05-28, PI-05-78). */
function isInside(
  ground: Ground,
  settings: Settings,
  realm: string,
  [from, to]: readonly [Cell, Cell],
  isBoarding: boolean,
): boolean {
  const isOwn = (cell: Cell) => ground.owner(cell) === realm && !ground.isRebel(cell);
  if (isBoarding) return isOwn(isWaterField(ground, to) ? from : to);
  return isOwn(to) && (choiceOf(settings, 'pygma.move.inside') === 'entered_kf' || isOwn(from));
}

/** The step between two fields that touch (PI-05-28, PI-05-34, PI-05-78). */
export function stepOf(
  ground: Ground,
  settings: Settings,
  { realm, kind }: Traveller,
  from: Cell,
  to: Cell,
): Step {
  const direction = directionTo(ground, from, to);
  const isBoarding = !isFleet(kind) && (isWaterField(ground, from) || isWaterField(ground, to));
  const isAllOwn = [from, to].every(
    (cell) => ground.owner(cell) === realm && !ground.isRebel(cell),
  );
  const hasRoad = direction !== undefined && !isBoarding && ground.hasRoad(from, direction);
  const isOpen = isAllOwn || choiceOf(settings, 'pygma.move.road_range') === 'any_road';
  const isRoad = hasRoad && (isFleet(kind) || isOpen);
  const heights = [ground.height(from), ground.height(to)] as const;
  const isExempt = isBoarding || (isRoad && choiceOf(settings, 'pygma.height.road') === 'per_step');
  return {
    from,
    to,
    isRoad,
    isBoarding,
    heights,
    isInside: isInside(ground, settings, realm, [from, to], isBoarding),
    rise: isExempt ? 0 : Math.abs(heights[1] - heights[0]),
    entersMountain: !isRoad && ground.terrain(to) === 'mountain',
    leavesMountain: !isRoad && ground.terrain(from) === 'mountain',
    isForeignRoad: isRoad && !isFleet(kind) && !isAllOwn,
  };
}

/**
 * True if a unit can enter a field: no ice, no land for fleets, no water for others without a ship, no terrain that is
 * closed to a kind of the GM's (PI-03-14, PI-05-04, PI-05-09).
 */
export function canEnter(ground: Ground, settings: Settings, kind: ArmyKind, cell: Cell): boolean {
  if (isFleet(kind)) return isWaterField(ground, cell);
  const terrain = ground.terrain(cell) ?? '';
  return isLandField(ground, cell) && entryOf(settings, kind, terrain).value > 0;
}

/** Height levels some steps overcome together, by the reading in force (PI-03-12). */
function heightSum(settings: Settings, steps: readonly Step[]): number {
  const counted = steps.filter(({ rise }) => rise > 0);
  switch (choiceOf(settings, 'pygma.height.metric')) {
    case 'net':
      return Math.abs(counted.reduce((total, { heights: [a, b] }) => total + b - a, 0));
    case 'count':
      return Math.max(counted.length, ...counted.map(({ rise }) => rise), 0);
    default:
      return counted.reduce((total, { rise }) => total + rise, 0);
  }
}

/** What limits a path: its code, and the figure that is exceeded. */
interface Limit {
  readonly code: WayCode;
  readonly figure: Explained;
}

const limit = (code: WayCode, figure: Explained): Limit => ({ code, figure });

/** How much some steps count: going aboard or ashore may count more or less than a step (PI-05-78, PI-05-79). */
export function countedSteps(settings: Settings, steps: readonly Step[]): Explained {
  const boardings = steps.filter(({ isBoarding }) => isBoarding).length;
  const plain = fact('pygma.plainSteps', steps.length - boardings);
  const each = cellIn(settings, LIMIT_TABLE, 'embark_steps');
  const aboard = calc.product(fact('pygma.boardings', boardings), each);
  return rule('pygma.countedSteps', 'PI-05-78', boardings === 0 ? plain : sum(plain, aboard));
}

/** How far a month's move gets by what its steps have in common: on roads, inside, outside, or mixed (PI-05-25, PI-05-29). */
export function rangeOf(
  settings: Settings,
  kind: ArmyKind,
  { steps, isRoadMove: isRoad }: Pick<LawfulWay, 'steps' | 'isRoadMove'>,
): Explained {
  if (isRoad) return armyFigure(settings, kind, 'road');
  if (steps.every(({ isInside }) => isInside)) return armyFigure(settings, kind, 'inside');
  if (steps.every(({ isInside }) => !isInside)) return armyFigure(settings, kind, 'outside');
  return kind === 'rider' ? sum(MIXED_INSIDE, MIXED_OUTSIDE) : UNMIXED;
}

/** Range and mix of steps off the road (PI-05-25, PI-05-29, PI-05-30). */
function mixLimit(settings: Settings, kind: ArmyKind, steps: readonly Step[]): Limit | undefined {
  const [inside, outside] = [true, false].map((isWanted) => {
    const those = steps.filter(({ isInside }) => isInside === isWanted);
    return countedSteps(settings, those).value;
  }) as [number, number];
  if (outside === 0 || inside === 0) {
    const most = armyFigure(settings, kind, outside === 0 ? 'inside' : 'outside');
    return inside + outside > most.value ? limit('E_RANGE', most) : undefined;
  }
  if (kind !== 'rider') {
    const mayMix = kind === 'warrior' && flagOf(settings, 'pygma.move.warriors_mixed');
    return mayMix && inside === 1 && outside === 1 ? undefined : limit('E_MIXED', UNMIXED);
  }
  if (inside > MIXED_INSIDE.value) return limit('E_MIXED', MIXED_INSIDE);
  return outside > MIXED_OUTSIDE.value ? limit('E_MIXED', MIXED_OUTSIDE) : undefined;
}

/** How far a secret army gets on foreign roads (PI-05-143). */
function secretLimit({ kind, isSecret }: Traveller, steps: readonly Step[]): Limit | undefined {
  const most = SECRET_RANGE[kind] ?? (isFleet(kind) ? undefined : SECRET_RANGE['warrior']);
  if (isSecret !== true || most === undefined) return undefined;
  const isAbroad = steps.some(({ isForeignRoad }) => isForeignRoad);
  return isAbroad && steps.length > most.value ? limit('E_RANGE', most) : undefined;
}

/**
 * The first limit that some steps of one month exceed together; undefined = they are lawful. A pure road move has the
 * range of roads alone (PI-05-33 to PI-05-36, PI-03-12).
 */
export function exceeded(
  settings: Settings,
  who: Traveller,
  steps: readonly Step[],
  isRoadMove: boolean,
): Limit | undefined {
  const { kind } = who;
  const secret = secretLimit(who, steps);
  if (secret !== undefined) return secret;
  if (isRoadMove) {
    const road = armyFigure(settings, kind, 'road');
    return steps.length > road.value ? limit('E_RANGE', road) : undefined;
  }
  const mixed = mixLimit(settings, kind, steps);
  if (mixed !== undefined || isFleet(kind)) return mixed;
  const isLeaving = choiceOf(settings, 'pygma.move.rider_mountain') === 'entering_or_leaving';
  const inMountain = steps.some(
    ({ entersMountain, leavesMountain }) => entersMountain || (isLeaving && leavesMountain),
  );
  if (kind === 'rider' && inMountain && steps.length > MOUNTAIN_RANGE.value)
    return limit('E_RH_MOUNTAIN', MOUNTAIN_RANGE);
  return heightSum(settings, steps) > HEIGHTS.value ? limit('E_HEIGHT', HEIGHTS) : undefined;
}

/** True if all steps of a path follow a road or a sea lane (PI-05-33, PI-05-34). */
export function isRoadMove(steps: readonly Step[]): boolean {
  return steps.length > 0 && steps.every(({ isRoad }) => isRoad);
}

/** A path as far as it is lawful. */
export interface LawfulWay {
  /** Start and every field of the lawful steps. */
  readonly cells: readonly Cell[];
  readonly steps: readonly Step[];
  readonly isRoadMove: boolean;
  /** How many steps are lawful, and by what. */
  readonly length: Explained;
  /** What ended it, and at which field of the order. */
  readonly stop?: { readonly code: WayCode; readonly at: Cell };
}

/** Which special steps a path has: it ends aboard an own fleet, or begins on one (PI-05-71, PI-06-06). */
export interface Boarding {
  readonly boards?: boolean;
  readonly lands?: boolean;
}

/** Why a step of the ordered path cannot be taken whatever its length. */
function barred(
  ground: Ground,
  settings: Settings,
  { kind }: Traveller,
  [from, to]: readonly [Cell, Cell],
  { isBoarding, isLanding }: { readonly isBoarding: boolean; readonly isLanding: boolean },
): WayCode | undefined {
  if (directionTo(ground, from, to) === undefined) return 'E_NOT_ADJACENT';
  if (isBoarding) {
    if (!isWaterField(ground, to)) return 'E_EMBARK';
    return isLandingPlace(ground, from) ? undefined : 'E_EMBARK';
  }
  if (!canEnter(ground, settings, kind, to)) return 'E_TERRAIN';
  return isLanding && !isLandingPlace(ground, to) ? 'E_EMBARK' : undefined;
}

/** Steps of an ordered path up to the first that cannot be taken at all, and what bars it. */
function openSteps(
  ground: Ground,
  settings: Settings,
  who: Traveller,
  ordered: readonly Cell[],
  { boards = false, lands = false }: Boarding,
): { readonly steps: readonly Step[]; readonly stop?: LawfulWay['stop'] } {
  const steps: Step[] = [];
  for (let at = 1; at < ordered.length; at += 1) {
    const pair = [ordered[at - 1] ?? -1, ordered[at] ?? -1] as const;
    const isBoarding = boards && at === ordered.length - 1;
    const code = barred(ground, settings, who, pair, { isBoarding, isLanding: lands && at === 1 });
    if (code !== undefined) return { steps, stop: { code, at: pair[1] } };
    steps.push(stepOf(ground, settings, who, ...pair));
  }
  return { steps };
}

/**
 * The lawful part of an ordered path: neighbours and terrain first; then it is a road move or not, once for all its
 * steps; then the first limit cuts it (PI-05-26, PI-05-42, PI-05-166). An unlawful path may have to stand still.
 */
export function lawfulWay(
  ground: Ground,
  settings: Settings,
  who: Traveller,
  ordered: readonly Cell[],
  boarding: Boarding = {},
): LawfulWay {
  const [start = -1] = ordered;
  const { steps, stop: bar } = openSteps(ground, settings, who, ordered, boarding);
  const isRoad = isRoadMove(steps);
  let lawful = 0;
  let broken: Limit | undefined;
  while (lawful < steps.length && broken === undefined) {
    broken = exceeded(settings, who, steps.slice(0, lawful + 1), isRoad);
    if (broken === undefined) lawful += 1;
  }
  const stop = broken === undefined ? bar : { code: broken.code, at: steps[lawful]?.to ?? -1 };
  const mustStand = stop !== undefined && choiceOf(settings, 'pygma.move.illegal') === 'stand';
  const taken = steps.slice(0, mustStand ? 0 : lawful);
  return {
    cells: [start, ...taken.map(({ to }) => to)],
    steps: taken,
    isRoadMove: isRoad,
    length: lengthOf(Math.max(0, ordered.length - 1), taken.length, stop, broken),
    ...(stop === undefined ? {} : { stop }),
  };
}

/** Clause of what cut a path. */
const CLAUSE: Readonly<Record<WayCode, string>> = {
  E_NOT_ADJACENT: 'PI-05-26',
  E_TERRAIN: 'PI-03-14',
  E_EMBARK: 'PI-05-71',
  E_RANGE: 'PI-05-25',
  E_MIXED: 'PI-05-30',
  E_RH_MOUNTAIN: 'PI-05-35',
  E_HEIGHT: 'PI-03-12',
};

/** How long the lawful part is: as ordered, as far as a range, or up to what else cut it. */
function lengthOf(
  ordered: number,
  steps: number,
  stop: LawfulWay['stop'],
  broken: Limit | undefined,
): Explained {
  const all = fact('pygma.orderedSteps', ordered);
  if (stop === undefined) return rule('pygma.steps', 'PI-05-26', all);
  const { code } = stop;
  const kept =
    broken?.figure.value === steps
      ? broken.figure
      : fact('pygma.lawfulSteps', steps, { code, limit: broken?.figure.value ?? steps });
  return rule('pygma.steps', CLAUSE[code], calc.minimum(all, kept), { code });
}
