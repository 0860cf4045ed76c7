import { isFleet } from '../../rules/armies/kinds';
import { type Clock, type ClockTurn, type MonthGiven, type Mover, openClock, TICKS } from './clock';
import { contacts } from './contacts';
import { annexations, battles, conquests } from './fields';
import { findFor } from './finding';
import { groundings, hazards } from './hazards';
import { retreats } from './retreat';
import { discoveries, noteSituations } from './secrets';
import { takeSteps } from './steps';

/** Units due by tick: of n steps step k at tick 120 k / n, rounded down (HR-24, PI-05-41). */
function timetable(movers: readonly Mover[]): Map<number, Mover[]> {
  const due = new Map<number, Mover[]>();
  for (const mover of movers) {
    const steps = mover.given.way.steps.length;
    for (let step = 1; step <= steps; step += 1) {
      const tick = Math.floor((TICKS * step) / steps);
      due.set(tick, [...(due.get(tick) ?? []), mover]);
    }
  }
  return due;
}

/** What follows from the steps of a tick: losses, battles, conquests (HR-24 (3) to (5)). */
function settle(clock: Clock): void {
  hazards(clock);
  noteSituations(clock);
  battles(clock);
  conquests(clock);
  clock.touched.clear();
}

/**
 * Runs one tick; true if somebody withdrew, who may have to do so again. Units met on a border that won with A take
 * their step after the battle (HR-24).
 */
function runTick(clock: Clock, due: readonly Mover[]): boolean {
  const held = takeSteps(clock, due);
  const hasWithdrawn = retreats(clock);
  settle(clock);
  const going = held.filter(({ gone, hasEnded }) => gone === null && !hasEnded);
  if (going.length > 0) {
    takeSteps(clock, going);
    settle(clock);
  }
  return hasWithdrawn;
}

/** Before the first tick: who stands next to something foreign, who shares a field with an enemy, on whose land it stands (HR-24, PI-05-170, PI-05-172). */
function begin(clock: Clock): void {
  for (const mover of clock.movers) {
    clock.touched.add(mover.cell);
    if (mover.carrier === null && !isFleet(mover.given.kind)) mover.entered.set(mover.cell, 0);
  }
  retreats(clock);
  settle(clock);
}

/** Runs ticks in order, and one more after each in which somebody withdrew. */
function runTicks(clock: Clock, due: Map<number, Mover[]>, until: number): void {
  for (;;) {
    const next = Math.min(...[...due.keys()].filter((tick) => tick > clock.tick));
    if (next > until) return;
    clock.tick = next;
    const hasWithdrawn = runTick(clock, due.get(next) ?? []);
    due.delete(next);
    if (hasWithdrawn && next < until && !due.has(next + 1)) due.set(next + 1, []);
  }
}

/** Armies that go ashore make their steps after the last tick, from where their fleet lies (PI-05-74, PI-06-14, HR-24). */
function land(clock: Clock): void {
  const ashore = clock.movers.filter((mover) => {
    const { lands, way } = mover.given;
    if (lands !== true || mover.gone !== null || mover.carrier === null) return false;
    if (mover.cell === way.cells[0]) return true;
    findFor(clock, mover, 'E_EMBARK');
    return false;
  });
  const due = new Map<number, Mover[]>();
  for (const mover of ashore)
    for (let step = 1; step <= mover.given.way.steps.length; step += 1)
      due.set(TICKS + step, [...(due.get(TICKS + step) ?? []), mover]);
  const last = Math.max(TICKS, ...due.keys());
  runTicks(clock, due, last + TICKS);
}

/**
 * A month of all armies and traders of all realms on one clock: movement, retreats, losses, battles, conquests, then
 * landings, annexations, contacts and the discovery of secret armies (PI-05-41, HR-24, rows 8, 9 and 11 of HR-20).
 * What happens is told to the turn; the clock says where everybody is and what is left of him.
 */
export function runMonth(turn: ClockTurn, given: MonthGiven): Clock {
  const clock = openClock(turn, given);
  begin(clock);
  runTicks(clock, timetable(clock.movers.filter(({ given: one }) => one.lands !== true)), TICKS);
  groundings(clock);
  clock.tick = TICKS;
  land(clock);
  annexations(clock);
  contacts(clock);
  discoveries(clock);
  return clock;
}
