import {
  edgeBetween,
  fieldsOfEdge,
  isOpenStep,
  type LetteredEdge,
  type LetteredField,
} from '../../../world';
import { isMovement, pathOf } from '../orders/order';
import { moraleOf } from '../rules/flight';
import { byUnit, withUnits } from '../rules/nation';
import { blockedEdges } from '../rules/path';
import { choiceOf, flagOf } from '../rules/settings';
import { seemingNation } from '../rules/sight';
import type { NationKey, Unit, UnitKey } from '../state/types';
import { planTracks, redirectTracks } from './track';
import { lot } from './chance';
import {
  aboutUnit,
  changeMorale,
  type Course,
  courseOf,
  notify,
  reading,
  type RoundTurn,
  sorted,
  tell,
  unitNow,
} from './turn';

/** A unit that takes a step of its way. */
interface Step {
  readonly unit: Unit;
  readonly course: Course;
  readonly from: LetteredField;
  readonly to: LetteredField;
}

/** Units that still have a field to enter. */
function stepsOf(turn: RoundTurn): readonly Step[] {
  return [...turn.courses.values()]
    .flatMap((course) => {
      const unit = unitNow(turn, course.unit);
      const [to] = course.path;
      return unit === undefined || to === undefined || course.isStopped
        ? []
        : [{ unit, course, from: unit.field, to }];
    })
    .sort((a, b) => byUnit(a.unit, b.unit));
}

/** Plans the way of everybody who moves: ordered, fled, or following (TM-4.3, TM-4.8-07, TM-8.9). */
export function planWays(turn: RoundTurn): void {
  planTracks(turn);
  for (const course of turn.courses.values()) {
    const { order, failure, hasFled } = course;
    if (failure !== null || !isMovement(order)) continue;
    const target = order.kind === 'TRACK' ? turn.start.units[order.target]?.field : undefined;
    if (hasFled) course.path = (target === undefined ? pathOf(order) : [target]).slice(0, 1);
    else if (order.kind !== 'TRACK') course.path = pathOf(order);
  }
}

/** Steps into mountains or across a blockade are not taken; the player learns the edge (TM-4.3-06). */
function openSteps(turn: RoundTurn, steps: readonly Step[]): readonly Step[] {
  const blocked = blockedEdges(turn.state);
  return steps.filter((step) => {
    const { unit, course, from, to } = step;
    if (isOpenStep(turn.state.board, blocked, from, to)) return true;
    course.isStopped = true;
    course.failure = course.entered.length === 0 ? 'blocked' : course.failure;
    const edge = edgeBetween(from, to);
    learnEdge(turn, edge, unit.nation);
    tell(turn, 'blocked', 'TM-4.3-06', {
      place: from,
      parties: [unit.nation],
      about: { ...aboutUnit(unit), to },
    });
    notify(turn, unit.nation, 'blocked', 'TM-4.3-06', { ...aboutUnit(unit), to }, from);
    return false;
  });
}

/** A nation gets to know a blockade. */
export function learnEdge(turn: RoundTurn, edge: LetteredEdge, nation: NationKey): void {
  turn.state = {
    ...turn.state,
    blockades: turn.state.blockades.map((one) =>
      one.edge === edge ? { ...one, knownTo: sorted([...one.knownTo, nation]) } : one,
    ),
  };
}

/** A fleeing army counts as passive where two meet on their way (TM-4.8-07). */
const isAggressive = ({ unit, course }: Step): boolean => unit.isAggressive && !course.hasFled;

const isForeign = ({ unit }: Step, others: readonly Step[]): boolean =>
  others.some((other) => other.unit.nation !== unit.nation);

/** Largest aggressive army of a side that has a foreign one before it; undefined = the side is passive (TM-4.4-09). */
function spearhead(side: readonly Step[], others: readonly Step[]): Unit | undefined {
  return side
    .filter((step) => isAggressive(step) && isForeign(step, others))
    .map(({ unit }) => unit)
    .sort((a, b) => b.strength - a.strength || byUnit(a, b))[0];
}

/** Where two sides that want to change fields meet; undefined = they pass each other (TM-4.4-06 to TM-4.4-09). */
function meetingOf(
  turn: RoundTurn,
  [sideA, sideB]: readonly [readonly Step[], readonly Step[]],
  fields: readonly [LetteredField, LetteredField],
  subStep: 1 | 2,
): LetteredField | undefined {
  const [a, b] = [spearhead(sideA, sideB), spearhead(sideB, sideA)];
  if (a === undefined || b === undefined) return (a ?? b)?.field;
  if (a.strength !== b.strength) return a.strength > b.strength ? a.field : b.field;
  const { settings } = turn.input;
  const mode = choiceOf(settings, 'tm.stance.equal_swap');
  if (mode === 'lower_coordinate') return fields[0];
  const [mine, other] = [a, b].map((unit) => moraleOf(turn.state, unit, settings).value);
  if (mode === 'higher_morale' && mine !== other)
    return (mine ?? 0) > (other ?? 0) ? a.field : b.field;
  return lot(turn, ['swap', ...fields, subStep], { place: fields[0], to: fields[1] }, fields);
}

/** Case B: those who meet on an edge. Returns the steps that are taken all the same (TM-4.4-06 to TM-4.4-10). */
function meetOnEdges(turn: RoundTurn, steps: readonly Step[], subStep: 1 | 2): readonly Step[] {
  const edges = sorted(steps.map(({ from, to }) => edgeBetween(from, to)));
  const staying = new Set<Step>();
  for (const edge of edges) {
    const fields = fieldsOfEdge(edge);
    const side = (from: LetteredField): readonly Step[] =>
      steps.filter((step) => step.from === from && edgeBetween(step.from, step.to) === edge);
    const sides = [side(fields[0]), side(fields[1])] as const;
    if (sides[0].length === 0 || sides[1].length === 0) continue;
    const meeting = meetingOf(turn, sides, fields, subStep);
    if (meeting === undefined) continue;
    for (const step of [...sides[0], ...sides[1]]) {
      const escapes = step.course.hasFled && step.from === meeting;
      step.course.isStopped = true;
      if (step.from === meeting && !escapes) staying.add(step);
    }
    tell(turn, 'met', 'TM-4.4-06', {
      place: meeting,
      parties: [...sides[0], ...sides[1]].map(({ unit }) => unit.nation),
      about: { from: fields[0], to: fields[1] },
    });
  }
  return steps.filter((step) => !staying.has(step));
}

/** Case A: those who enter a field together, one of them aggressive, stop there (TM-4.4-04, TM-4.4-05). */
function meetOnFields(turn: RoundTurn, taken: readonly Step[], standing: readonly Unit[]): void {
  const intercepts = flagOf(turn.input.settings, 'tm.stance.stationary_intercepts');
  for (const field of new Set(taken.map(({ to }) => to))) {
    const entering = taken.filter(({ to }) => to === field);
    const isHalted = entering.some(({ unit }) => unit.isAggressive && isForeignTo(unit, entering));
    const guards = intercepts
      ? standing.filter((unit) => unit.field === field && unit.isAggressive)
      : [];
    for (const { course, unit } of entering) {
      const isGuarded = guards.some((guard) => guard.nation !== unit.nation);
      if (isHalted || isGuarded) course.isStopped = true;
    }
    if (isHalted)
      tell(turn, 'stopped', 'TM-4.4-04', {
        place: field,
        parties: entering.map(({ unit }) => unit.nation),
      });
  }
}

const isForeignTo = ({ nation }: Unit, steps: readonly Step[]): boolean =>
  steps.some(({ unit }) => unit.nation !== nation);

/** Traps on fields that were entered: who is not of the setter's nation is held in the next round (TM-8.7-03 to TM-8.7-05). */
function spring(turn: RoundTurn, taken: readonly Step[], subStep: 1 | 2): void {
  const { traps, round } = turn.state;
  const caught = new Set<UnitKey>();
  const sprung = traps.filter(({ field, nation }) => {
    const victims = taken.filter(({ to, unit }) => to === field && unit.nation !== nation);
    for (const { unit } of victims) {
      caught.add(unit.key);
      const other = seemingNation(unit);
      notify(turn, nation, 'trapSprung', 'TM-8.7-05', { other }, field);
    }
    return victims.length > 0;
  });
  for (const { unit, course, to } of taken) {
    if (!caught.has(unit.key)) continue;
    course.isStopped = true;
    const now = unitNow(turn, unit.key);
    if (now === undefined) continue;
    turn.state = {
      ...turn.state,
      units: { ...turn.state.units, [unit.key]: { ...now, heldIn: round + 1 } },
    };
    tell(turn, 'trapped', 'TM-8.7-03', {
      place: to,
      parties: [unit.nation],
      about: aboutUnit(unit),
    });
    notify(turn, unit.nation, 'trapped', 'TM-8.7-05', aboutUnit(unit), to);
  }
  const gone = sprung.filter(({ field, nation }) => {
    const answer = reading(turn, 55, {
      key: `trap/${nation}/${field}/${String(subStep)}`,
      clause: 'TM-8.7-04',
      about: { party: nation, place: field },
      options: ['gone', 'stays'],
    });
    return answer === 'gone';
  });
  turn.state = { ...turn.state, traps: traps.filter((trap) => !gone.includes(trap)) };
}

/** One sub-step of all movements at once: blockades, case B, entering, case A, traps (TM-8.7-07). */
function subStepOf(turn: RoundTurn, subStep: 1 | 2): void {
  const open = openSteps(turn, stepsOf(turn));
  const taken = meetOnEdges(turn, open, subStep);
  const moving = new Set(taken.map(({ unit }) => unit.key));
  const standing = Object.values(turn.state.units).filter(({ key }) => !moving.has(key));
  for (const { course, to } of taken) course.entered.push(to);
  turn.state = withUnits(
    turn.state,
    taken.map(({ unit, to }) => [unit.key, { ...unit, field: to }] as const),
  );
  meetOnFields(turn, taken, standing);
  spring(turn, taken, subStep);
  for (const { course } of open) {
    if (moving.has(course.unit)) course.path = course.path.slice(1);
    if (course.hasFled) course.isStopped = true;
  }
}

/** Steps 11: the first field of every way (TM-4.3-08). */
export function moveFirst(turn: RoundTurn): void {
  planWays(turn);
  subStepOf(turn, 1);
  const halted = [...turn.courses.values()].filter(
    ({ isStopped, path, hasFled }) => isStopped && path.length > 0 && !hasFled,
  );
  redirectTracks(turn, new Set(halted.map(({ unit }) => unit)));
}

/** Step 12: the second field. */
export function moveSecond(turn: RoundTurn): void {
  subStepOf(turn, 2);
}

/** True if a march costs an army morale: it entered two fields, or the GM has it pay for one of two (TM-4.3-04). */
function pays(turn: RoundTurn, unit: Unit, { entered, order, hasFled }: Course): boolean {
  if (entered.length !== 1 || pathOf(order).length < 2 || hasFled) return entered.length > 1;
  const answer = reading(turn, 17, {
    key: `march/${unit.key}`,
    clause: 'TM-4.3-04',
    about: aboutUnit(unit),
    options: ['free', 'pays'],
  });
  return answer === 'pays';
}

/** Step 13: two fields cost an army morale (TM-4.3-03, TM-4.3-04). */
export function payMoves(turn: RoundTurn): void {
  for (const course of turn.courses.values()) {
    const unit = unitNow(turn, course.unit);
    if (unit?.kind === 'army' && pays(turn, unit, course))
      changeMorale(turn, unit.key, -1, 'march', 'TM-4.3-03');
  }
}

/** Armies that did not leave their field. */
export function hasStayed(turn: RoundTurn, key: UnitKey): boolean {
  return courseOf(turn, key).entered.length === 0;
}
