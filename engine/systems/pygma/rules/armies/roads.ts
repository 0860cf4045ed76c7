import { type Cell, type Direction, DIRECTIONS, formatSide, turn } from '../../../../hex';
import { calc, type Explained, rule, type Settings } from '../../../../kernel';
import { DISASTER_TABLE, ROAD_TABLE } from '../../data/tables';
import { cellIn, HUNDRED } from '../cells';
import { choiceOf, flagOf } from '../settings';
import { directionTo, type Ground } from './ground';

/** A segment as it is ordered: from an end of the road to the next field (PI-08-03). */
export interface Segment {
  readonly from: Cell;
  readonly to: Cell;
}

/** Code of what refuses a segment or a bridge. */
type RoadCode = 'E_ROAD_START' | 'E_ROAD_OWNER' | 'E_ROAD_GROWTH' | 'E_ROAD_PARALLEL' | 'E_BRIDGE';

/** The roads of a month: those that stood, and what was accepted so far (PI-08-07, PI-08-09). */
export interface RoadWork {
  readonly ground: Ground;
  readonly realm: string;
  /** Segments that stand, whether they can be used or not. */
  readonly stands: (cell: Cell, direction: Direction) => boolean;
  /** Accepted earlier in the month, in written order. */
  readonly accepted: readonly Segment[];
  /** Bridges ordered in the month. */
  readonly bridges: readonly Segment[];
}

const joins = (segments: readonly Segment[], a: Cell, b: Cell): boolean =>
  segments.some(({ from, to }) => (from === a && to === b) || (from === b && to === a));

/** True if a segment lies between two fields: it stands, or is accepted in this month. */
function isJoined({ ground, stands, accepted }: RoadWork, a: Cell, b: Cell): boolean {
  const direction = directionTo(ground, a, b);
  return direction !== undefined && (stands(a, direction) || joins(accepted, a, b));
}

/** A road or bridge a disaster destroyed, by its side as `210/19(3)`. */
interface Ruined {
  readonly side: string;
  readonly what: 'road' | 'bridge';
}

/** What lies in ruins between two fields, by their kinds (PI-08-10, HR-13). */
export function ruinsAt<Ruin extends Ruined>(
  ruins: readonly Ruin[],
  ground: Ground,
  { from, to }: Segment,
  what: Ruined['what'],
): readonly Ruin[] {
  const sides = [from, to].flatMap((cell, at) => {
    const side = directionTo(ground, cell, at === 0 ? to : from);
    return side === undefined ? [] : [formatSide({ field: ground.lattice.addressOf(cell), side })];
  });
  return ruins.filter((one) => one.what === what && sides.includes(one.side));
}

/** The price of what stood before: half of it, rounded up (PI-00-01, PI-08-10, HR-13). */
function repair(settings: Settings, price: Explained): Explained {
  const share = calc.product(price, cellIn(settings, DISASTER_TABLE, 'repair'));
  return rule('pygma.repairCost', 'PI-08-10', calc.quotient('up', share, HUNDRED));
}

/** Cost of a segment: of both fields the dearer terrain, once; half of it on ruins (PI-08-04, PI-08-10). */
export function segmentCost(settings: Settings, a: string, b: string, isRuin = false): Explained {
  const costs = [a, b].map((terrain) => cellIn(settings, ROAD_TABLE, terrain, 'cost'));
  const price = rule('pygma.segmentCost', 'PI-08-04', calc.maximum(...costs));
  return isRuin ? repair(settings, price) : price;
}

/** Cost of a bridge over one river border; half of it on ruins (PI-08-10, PI-08-11). */
export function bridgeCost(settings: Settings, isRuin = false): Explained {
  const price = rule(
    'pygma.bridgeCost',
    'PI-08-11',
    cellIn(settings, ROAD_TABLE, 'bridge', 'cost'),
  );
  return isRuin ? repair(settings, price) : price;
}

/** How many segments may grow in a month where two fields meet: the fewer of both terrains (PI-08-05, PI-08-06). */
export function growthOf(settings: Settings, from: string, to: string): Explained {
  const each = (terrain: string) => cellIn(settings, ROAD_TABLE, terrain, 'segments');
  const body =
    choiceOf(settings, 'pygma.road.growth') === 'by_target_kf'
      ? each(to)
      : calc.minimum(each(from), each(to));
  return rule('pygma.roadGrowth', 'PI-08-05', body);
}

/** Fields reached along roads that stand from a field. */
function networkOf(work: RoadWork, start: Cell): ReadonlySet<Cell> {
  const seen = new Set([start]);
  const queue = [start];
  for (const cell of queue) {
    for (const direction of DIRECTIONS) {
      const next = work.ground.lattice.neighbour(cell, direction);
      if (next < 0 || seen.has(next) || !work.stands(cell, direction)) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  return seen;
}

/** How many segments that stand meet in a field. */
const degree = ({ stands }: RoadWork, cell: Cell): number =>
  DIRECTIONS.filter((direction) => stands(cell, direction)).length;

/** Segments of this month that lead from its end of the road to a field, the last one first (PI-08-07). */
function chainTo(accepted: readonly Segment[], cell: Cell): readonly Segment[] {
  const chain: Segment[] = [];
  let at = cell;
  for (;;) {
    const last = accepted.find((one) => one.to === at && !chain.includes(one));
    if (last === undefined) return chain;
    chain.push(last);
    at = last.from;
  }
}

/**
 * True if a road may go on from a field: a city (an own one, unless the GM wants any), the end of a road, or a branch
 * point of one that joins two cities (PI-08-02, PI-08-08).
 */
function isStart(settings: Settings, work: RoadWork, cell: Cell): boolean {
  const { ground, realm, accepted } = work;
  const isAny = choiceOf(settings, 'pygma.road.start') === 'any_city';
  const city = ground.city(cell);
  if (city !== undefined && (isAny || ground.owner(cell) === realm)) return true;
  if (accepted.some(({ to }) => to === cell)) return true;
  const meeting = degree(work, cell);
  if (meeting === 0) return false;
  if (meeting === 1) return true;
  const cities = [...networkOf(work, cell)].filter((at) => ground.city(at) !== undefined);
  return cities.length >= 2;
}

/** True if a road runs beside a segment with no field between (PI-08-09). */
function isParallel(settings: Settings, work: RoadWork, { from, to }: Segment): boolean {
  const { lattice } = work.ground;
  const direction = directionTo(work.ground, from, to);
  if (direction === undefined) return false;
  if (choiceOf(settings, 'pygma.road.parallel') === 'any_adjacent') {
    const near = (cell: Cell, but: Cell) =>
      DIRECTIONS.map((one) => lattice.neighbour(cell, one)).filter((at) => at >= 0 && at !== but);
    return near(from, to).some((one) =>
      near(to, from).some((other) => one !== other && isJoined(work, one, other)),
    );
  }
  // Only the two directions beside it lead to a pair that lies as the segment does.
  return [1, -1, 2, -2].some((steps) => {
    const aside = turn(direction, steps);
    const [one, other] = [lattice.neighbour(from, aside), lattice.neighbour(to, aside)];
    if (one < 0 || other < 0 || one === to || other === from) return false;
    const isBeside = isJoined(work, one, other);
    return isBeside && !isJoined(work, from, one) && !isJoined(work, to, other);
  });
}

/** True if the river between two fields bars the segment (PI-08-12). */
function needsBridge(
  settings: Settings,
  { ground, bridges }: RoadWork,
  { from, to }: Segment,
): boolean {
  const direction = directionTo(ground, from, to);
  if (direction === undefined || !flagOf(settings, 'pygma.bridge.required')) return false;
  return (
    ground.hasRiver(from, direction) &&
    !ground.hasBridge(from, direction) &&
    !joins(bridges, from, to)
  );
}

/** True if some fields belong to the realm and none is in revolt (PI-08-14, PI-13-28). */
function isOwnGround(ground: Ground, realm: string, ...cells: readonly Cell[]): boolean {
  return cells.every((cell) => ground.owner(cell) === realm && !ground.isRebel(cell));
}

/** True if both ends are own, or the road comes out of somebody else's city where the GM wants that (PI-08-08, PI-08-14). */
function mayBuild(
  settings: Settings,
  { ground, realm }: Pick<RoadWork, 'ground' | 'realm'>,
  { from, to }: Segment,
): boolean {
  const isAny = choiceOf(settings, 'pygma.road.start') === 'any_city';
  const isForeignCity = isAny && ground.owner(from) !== realm && ground.city(from) !== undefined;
  return isOwnGround(ground, realm, to, ...(isForeignCity ? [] : [from]));
}

/** How many segments of the month, this one included, an end has grown by, and how many it may (PI-08-05 to PI-08-07). */
function growthAt(
  settings: Settings,
  { ground, accepted }: Pick<RoadWork, 'ground' | 'accepted'>,
  segment: Segment,
): { readonly grown: number; readonly may: Explained } {
  const chain = [segment, ...chainTo(accepted, segment.from)];
  const limits = chain.map(({ from, to }) =>
    growthOf(settings, ground.terrain(from) ?? '', ground.terrain(to) ?? ''),
  );
  return { grown: chain.length, may: calc.minimum(...limits) };
}

/** Why a segment cannot be built, the first reason, a gap before it among them; undefined = it can (PI-08-02 to PI-08-14). */
export function segmentFault(
  settings: Settings,
  work: RoadWork,
  segment: Segment,
): RoadCode | undefined {
  if (directionTo(work.ground, segment.from, segment.to) === undefined) return 'E_ROAD_START';
  if (!mayBuild(settings, work, segment)) return 'E_ROAD_OWNER';
  if (!isStart(settings, work, segment.from)) return 'E_ROAD_START';
  if (needsBridge(settings, work, segment)) return 'E_BRIDGE';
  const { grown, may } = growthAt(settings, work, segment);
  if (grown > may.value) return 'E_ROAD_GROWTH';
  return isParallel(settings, work, segment) ? 'E_ROAD_PARALLEL' : undefined;
}

/** Why a bridge cannot be built: not inside the realm, no river there, or one stands (PI-08-11, PI-08-14). */
export function bridgeFault(
  { ground, realm }: Pick<RoadWork, 'ground' | 'realm'>,
  bridge: Segment,
): RoadCode | undefined {
  if (!isOwnGround(ground, realm, bridge.from, bridge.to)) return 'E_ROAD_OWNER';
  const direction = directionTo(ground, bridge.from, bridge.to);
  const isWanted =
    direction !== undefined &&
    ground.hasRiver(bridge.from, direction) &&
    !ground.hasBridge(bridge.from, direction);
  return isWanted ? undefined : 'E_BRIDGE';
}
