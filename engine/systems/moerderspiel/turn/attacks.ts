import { isMovement, pathOf } from '../orders/order';
import { moraleOf, flightValue, techniquesOf } from '../rules/flight';
import { byUnit, withNation } from '../rules/nation';
import { blockedEdges } from '../rules/path';
import { flagOf, numberOf } from '../rules/settings';
import { seemingNation } from '../rules/sight';
import type { NationKey, Unit } from '../state/types';
import { edgeBetween, type LetteredField } from '../../../world';
import { percent, purposeOf } from './chance';
import {
  aboutUnit,
  acting,
  changeMorale,
  type Course,
  courseOf,
  hasUse,
  notify,
  reading,
  type RoundTurn,
  tell,
  unitNow,
} from './turn';
import { cessions } from './cede';
import { ruledWithin } from './combat-rulings';

/** True if only its attackers prevent an army from entering its first field (TM-4.8-06). */
function canFlee(turn: RoundTurn, unit: Unit, { order }: Course): boolean {
  const first = order.kind === 'TRACK' ? turn.start.units[order.target]?.field : pathOf(order)[0];
  const { board, round } = turn.start;
  if (first === undefined || unit.heldIn === round) return false;
  if (!flagOf(turn.input.settings, 'tm.flight.allowed')) return false;
  return (
    !board.mountains.includes(first) &&
    (first === unit.field || !blockedEdges(turn.start).has(edgeBetween(unit.field, first)))
  );
}

/** Step 4: attacks that stand; what an attacked army meant to do is annulled unless it moves or attacks (TM-4.7-06). */
export function collectAttacks(turn: RoundTurn): void {
  const given = new Set(cessions(turn).map(({ base }) => base));
  for (const { unit, course, order } of acting(turn, 'ATTACK')) {
    const { target } = order;
    if (target.kind === 'unit') courseOf(turn, target.unit).attackers.push(unit.key);
    if (target.kind === 'base' && given.has(unit.field)) {
      course.failure = 'hidden';
      notify(turn, unit.nation, 'baseGivenUp', 'TM-4.5-24', aboutUnit(unit), unit.field);
    }
  }
  for (const course of turn.courses.values()) {
    const unit = unitNow(turn, course.unit);
    if (unit === undefined || course.attackers.length === 0) continue;
    if (course.order.kind === 'ATTACK' || isMovement(course.order)) continue;
    if (course.order.kind !== 'HOLD') annul(turn, unit, course);
  }
}

/** Cancels the action of an attacked army (TM-4.7-06, TM-8.0-06). */
function annul(turn: RoundTurn, unit: Unit, course: Course): void {
  const answer = reading(turn, 32, {
    key: `annul/${unit.key}`,
    clause: 'TM-4.7-07',
    about: { ...aboutUnit(unit), act: course.order.kind },
    options: ['annulled', 'kept'],
  });
  if (answer === 'annulled') course.failure = 'combat';
}

/** Step 5: morale of armies is lowered before flights and combats (TM-8.10). */
export function demoralise(turn: RoundTurn): void {
  const amount = numberOf(turn.input.settings, 'tm.demoralise.amount');
  for (const { unit, course, order } of acting(turn, 'DEMORALISE')) {
    if (course.attackers.length > 0) continue;
    const { target, text } = order;
    if (target.kind === 'garrison') {
      lowerGarrison(turn, unit.field, amount);
      continue;
    }
    if (target.kind !== 'unit') continue;
    const victim = unitNow(turn, target.unit);
    if (victim === undefined) continue;
    changeMorale(turn, victim.key, -amount, 'demoralised', 'TM-8.10-01');
    const place = victim.field;
    const other = victim.nation;
    tell(turn, 'demoralised', 'TM-8.10-01', {
      place,
      parties: [unit.nation, other],
      about: {
        ...aboutUnit(unit),
        other,
        otherNumber: aboutUnit(victim)['number'] ?? 0,
        amount,
        text,
      },
    });
    notify(
      turn,
      other,
      'wasDemoralised',
      'TM-8.10-02',
      { ...aboutUnit(victim), amount, text },
      place,
    );
    notify(turn, unit.nation, 'carriedOut', 'TM-12-08', { ...aboutUnit(unit), act: 'DEMORALISE' });
  }
}

/** A garrison loses morale; only where the setting allows it (TM-4.6-14). */
function lowerGarrison(turn: RoundTurn, field: LetteredField, amount: number): void {
  const floor = numberOf(turn.input.settings, 'tm.siege.floor');
  const key = Object.values(turn.state.nations).find(({ capital }) => capital === field)?.key;
  if (key === undefined) return;
  turn.state = withNation(turn.state, key, (nation) => ({
    ...nation,
    garrison: { ...nation.garrison, morale: Math.max(floor, nation.garrison.morale - amount) },
  }));
}

/** A flight that is barred costs nothing, unless the GM decides otherwise (TM-4.8-06). */
function stumble(turn: RoundTurn, unit: Unit): void {
  const answer = reading(turn, 34, {
    key: `barred/${unit.key}`,
    clause: 'TM-4.8-06',
    about: aboutUnit(unit),
    options: ['free', 'morale'],
  });
  if (answer === 'morale') changeMorale(turn, unit.key, -1, 'flight', 'TM-4.8-09');
}

/** Step 6: one roll for each attacked army that wants to move, against all who attack it (TM-4.7-12, TM-4.8). */
export function flee(turn: RoundTurn): void {
  for (const course of turn.courses.values()) {
    const unit = unitNow(turn, course.unit);
    if (unit === undefined || course.failure !== null) continue;
    if (course.attackers.length === 0 || !isMovement(course.order)) continue;
    if (!canFlee(turn, unit, course)) {
      course.failure = 'combat';
      stumble(turn, unit);
      continue;
    }
    const attackers = course.attackers.flatMap((key) => unitNow(turn, key) ?? []);
    const chasers = chasersOf(turn, unit, attackers);
    for (const chased of chasers)
      if (getsAway(turn, unit, chased)) course.escaped.push(...chased.map(({ key }) => key));
    course.hasFled = course.escaped.length === attackers.length;
    if (course.hasFled) tellFlight(turn, unit, attackers);
  }
}

/**
 * Attackers by the rolls against them: one roll against all, or one against each where the GM decides so (TM-4.7-12).
 */
function chasersOf(
  turn: RoundTurn,
  unit: Unit,
  attackers: readonly Unit[],
): readonly (readonly Unit[])[] {
  if (attackers.length < 2) return [attackers];
  const answer = reading(turn, 33, {
    key: `flight/${unit.key}`,
    clause: 'TM-4.7-12',
    about: aboutUnit(unit),
    options: ['one_roll', 'one_each'],
  });
  return answer === 'one_roll' ? [attackers] : [...attackers].sort(byUnit).map((one) => [one]);
}

/** Range of a chance. */
const PERCENT: readonly [number, number] = [0, 100];

/** One roll of a flight (TM-4.8-04); the GM sees the value and the die. */
function getsAway(turn: RoundTurn, unit: Unit, attackers: readonly Unit[]): boolean {
  const ruling = `flight-chance/${[unit, ...attackers].map(({ key }) => key).join('/')}`;
  const computed = flightValue(unit.strength, moraleOf(turn.state, unit, turn.input.settings), {
    isSlippery: usesTechnique(turn, unit, 'slippery'),
    isHunted: attackers.some((one) => usesTechnique(turn, one, 'hunter')),
  });
  const value = ruledWithin(turn, ruling, computed, PERCENT);
  const roll = percent(turn, purposeOf(unit, 'flight'), aboutUnit(unit));
  const isAway = roll.value <= value.value;
  tell(turn, isAway ? 'fled' : 'flightFailed', 'TM-4.8-04', {
    place: unit.field,
    parties: [unit.nation, ...attackers.map(({ nation }) => nation)],
    about: aboutUnit(unit),
    blocks: [
      {
        kind: 'figure',
        name: 'moerderspiel.flight',
        about: aboutUnit(unit),
        value,
        ruling,
        range: PERCENT,
      },
      {
        kind: 'dice',
        name: 'moerderspiel.flightRoll',
        about: {},
        rolls: [roll],
        values: [roll.value],
      },
    ],
  });
  return isAway;
}

/** True if an army fights with a technique; a horde knows none (TM-8.11-04). */
export function usesTechnique(
  turn: RoundTurn,
  unit: Unit,
  technique: Parameters<ReturnType<typeof techniquesOf>['includes']>[0],
): boolean {
  return (
    hasUse(turn, unit, 'secret_techniques') &&
    techniquesOf(turn.start.nations[unit.nation]).includes(technique)
  );
}

/** Both sides learn that there was an attack and that it failed, with the nation that was shown (TM-4.7-15). */
function tellFlight(turn: RoundTurn, unit: Unit, attackers: readonly Unit[]): void {
  const { field } = unit;
  for (const attacker of [...attackers].sort(byUnit)) {
    const victim: NationKey = seemingNation(unit);
    notify(
      turn,
      attacker.nation,
      'escaped',
      'TM-4.7-15',
      { ...aboutUnit(attacker), other: victim },
      field,
    );
    notify(
      turn,
      unit.nation,
      'gotAway',
      'TM-4.7-15',
      { ...aboutUnit(unit), other: seemingNation(attacker) },
      field,
    );
  }
}

/** Step 7: a failed flight costs morale, and the movement with it (TM-4.8-09). */
export function failFlights(turn: RoundTurn): void {
  for (const course of turn.courses.values()) {
    const unit = unitNow(turn, course.unit);
    const isFleeing = course.attackers.length > 0 && isMovement(course.order);
    if (unit === undefined || !isFleeing || course.hasFled || course.failure !== null) continue;
    course.failure = 'combat';
    changeMorale(turn, unit.key, -1, 'flight', 'TM-4.8-09');
  }
}
