import {
  compareFields,
  isOpenStep,
  type LetteredEdge,
  type LetteredField,
  neighboursOfField,
  openDistances,
} from '../../../world';
import { byUnit, isArmy } from '../rules/nation';
import { pathOf } from '../orders/order';
import { blockedEdges, reachOf } from '../rules/path';
import type { GameState, Unit, UnitKey } from '../state/types';
import { lot, purposeOf } from './chance';
import { aboutUnit, type Course, courseOf, reading, type RoundTurn, unitNow } from './turn';

/** Every lawful way of a unit as far as its nation knows, staying included. */
function waysOf(
  { board }: GameState,
  blocked: ReadonlySet<LetteredEdge>,
  from: LetteredField,
  reach: number,
): readonly (readonly LetteredField[])[] {
  let last: readonly (readonly LetteredField[])[] = [[]];
  const ways = [...last];
  for (let step = 0; step < reach; step += 1) {
    last = last.flatMap((way) => {
      const here = way.at(-1) ?? from;
      return neighboursOfField(board, here)
        .filter((next) => isOpenStep(board, blocked, here, next))
        .map((next) => [...way, next]);
    });
    ways.push(...last);
  }
  return ways;
}

/** The way of a tracker to a field: as near as it comes, then by fewer fields, then by coordinates (TM-8.9-02). */
export function wayTowards(
  state: GameState,
  tracker: Unit,
  goal: LetteredField,
  reach: number,
): readonly LetteredField[] {
  const blocked = blockedEdges(state, tracker.nation);
  const distances = openDistances(state.board, blocked, goal);
  const endOf = (way: readonly LetteredField[]): LetteredField => way.at(-1) ?? tracker.field;
  const far = (way: readonly LetteredField[]): number => distances.get(endOf(way)) ?? Infinity;
  const [best] = [...waysOf(state, blocked, tracker.field, reach)].sort((a, b) => {
    const [one, other] = [far(a), far(b)];
    return (
      (one === other ? 0 : one - other) ||
      a.length - b.length ||
      compareFields(endOf(a), endOf(b)) ||
      compareFields(a[0] ?? tracker.field, b[0] ?? tracker.field)
    );
  });
  return best === undefined || far(best) === Infinity ? [] : best;
}

/** Where a unit that follows nobody means to end (TM-8.9-02). */
function plannedEnd(unit: Unit, { order, failure, hasFled }: Course): LetteredField {
  if (failure !== null) return unit.field;
  const path = pathOf(order);
  return (hasFled ? path[0] : path.at(-1)) ?? unit.field;
}

/** Whom a unit follows in this round; null = nobody. */
function followedBy(turn: RoundTurn, key: UnitKey): UnitKey | null {
  const { order, failure, hasFled } = courseOf(turn, key);
  return order.kind === 'TRACK' && failure === null && !hasFled ? order.target : null;
}

/** The circle a chain of followers ends in, from its first member in machine order; empty if it ends in somebody who leads. */
function circleOf(turn: RoundTurn, from: UnitKey): readonly UnitKey[] {
  const seen: UnitKey[] = [];
  for (let key: UnitKey | null = from; key !== null; key = followedBy(turn, key)) {
    const start = seen.indexOf(key);
    if (start >= 0) return seen.slice(start);
    seen.push(key);
  }
  return [];
}

/** Field on which the members of a circle meet: that of the largest army, by lot among equals (TM-8.9-05). */
function meetingField(turn: RoundTurn, circle: readonly UnitKey[]): LetteredField | undefined {
  const members = circle.flatMap((key) => unitNow(turn, key) ?? []).sort(byUnit);
  const most = Math.max(...members.map(({ strength }) => strength));
  const largest = members.filter(({ strength }) => strength === most);
  const [first] = members;
  if (first === undefined) return undefined;
  return lot(turn, purposeOf(first, 'track'), aboutUnit(first), largest)?.field;
}

/** The field from which a followed unit starts, where the GM has followers go there; else undefined (TM-8.9-02). */
function goalOf(turn: RoundTurn, tracker: Unit, target: UnitKey): LetteredField | undefined {
  const answer = reading(turn, 57, {
    key: `track/${tracker.key}`,
    clause: 'TM-8.9-02',
    about: aboutUnit(tracker),
    options: ['planned_end', 'start'],
  });
  return answer === 'start' ? turn.start.units[target]?.field : undefined;
}

/** Plans the ways of all who follow others, from the followed to the follower (TM-8.9-05). */
export function planTracks(turn: RoundTurn): void {
  const { settings } = turn.input;
  const ends = new Map<UnitKey, LetteredField>();
  const endOf = (key: UnitKey): LetteredField | undefined => {
    const known = ends.get(key);
    const unit = unitNow(turn, key);
    if (known !== undefined || unit === undefined) return known;
    const target = followedBy(turn, key);
    if (target === null) {
      const end = plannedEnd(unit, courseOf(turn, key));
      ends.set(key, end);
      return end;
    }
    const circle = circleOf(turn, key);
    if (circle.includes(key)) {
      const field = meetingField(turn, circle);
      for (const member of circle) planTo(member, field);
    } else planTo(key, goalOf(turn, unit, target) ?? endOf(target));
    return ends.get(key);
  };
  const planTo = (key: UnitKey, goal: LetteredField | undefined): void => {
    const unit = unitNow(turn, key);
    if (unit === undefined || ends.has(key)) return;
    const way =
      goal === undefined ? [] : wayTowards(turn.state, unit, goal, reachOf(unit, settings));
    courseOf(turn, key).path = way;
    ends.set(key, way.at(-1) ?? unit.field);
  };
  for (const key of turn.courses.keys()) endOf(key);
}

/** A tracker whose target was stopped turns its second step towards it (TM-8.9-04, TM-8.9-07). */
export function redirectTracks(turn: RoundTurn, halted: ReadonlySet<UnitKey>): void {
  for (const course of turn.courses.values()) {
    const { order, failure, hasFled, path, isStopped, unit: key } = course;
    const unit = unitNow(turn, key);
    const isTracking = order.kind === 'TRACK' && failure === null && !hasFled;
    if (!isTracking || isStopped || unit === undefined || path.length === 0) continue;
    const target = unitNow(turn, order.target);
    if (target === undefined || !halted.has(target.key) || !isArmy(unit)) continue;
    if (target.field === unit.field) course.path = [];
    else if (neighboursOfField(turn.state.board, unit.field).includes(target.field))
      course.path = [target.field];
  }
}
