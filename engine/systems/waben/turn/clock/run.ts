import { type Cell, meetingField } from '../../../../hex';
import { compareFractions, type Fraction, fraction } from '../../../../kernel';
import { choiceOf, flagOf } from '../../rules/settings';
import { building, completions } from '../moon/building';
import { crewsOf } from '../moon/crews';
import { starvation, terrainLosses } from '../moon/losses';
import { sieges } from '../moon/siege';
import { assaults } from './assault';
import { beginStep, isWaitingForMoon, nextMoment } from './begin';
import { completeStep, dueNow, pay } from './complete';
import { conquests, conquestsAfterMoves } from './conquer';
import { encounters } from './encounters';
import { areHostile } from './hostile';
import { type Clock, isRaised, type Mover, putDown, spotOfMover } from './state';
import { endPath } from './stop';
import { stormWalls } from './storm';
import { watchMoves } from './watch';

/**
 * Ends the current moon, when the marches are done: sieges, repair and building with the same men, losses by terrain
 * and hunger; what is finished counts from the next moon on (WW-10.1-08, WW-10.1-09, WW-10.1-17 (h)).
 */
function endMoon(clock: Clock): void {
  const crews = crewsOf(clock);
  sieges(clock, crews);
  building(clock, crews);
  terrainLosses(clock);
  starvation(clock);
  completions(clock);
}

const targetField = ({ pending }: Mover): Cell | undefined =>
  pending?.attempt.to.kind === 'field' ? pending.attempt.to.cell : undefined;

const originField = ({ pending }: Mover): Cell | undefined =>
  pending?.attempt.from.kind === 'field' ? pending.attempt.from.cell : undefined;

/** True if two units are about to exchange their fields. */
const areSwapping = (a: Mover, b: Mover): boolean => {
  const target = targetField(a);
  const origin = originField(a);
  return (
    target !== undefined &&
    origin !== undefined &&
    target === originField(b) &&
    origin === targetField(b)
  );
};

/** Where two units meet whose steps across the same side end together (WW-5.3-51). */
const swapPlace = (clock: Clock, a: Mover, b: Mover): Cell => {
  const [here, there] = [originField(a) ?? 0, originField(b) ?? 0];
  const { ground, lattice } = clock.board;
  const parties = [a.plan.unit.party, b.plan.unit.party];
  return meetingField(lattice, here, there, (cell) => parties.includes(ground.owner(cell) ?? ''));
};

/**
 * Enemies whose steps across the same side end at this very moment meet in one of the two fields: returns the units
 * that are still in it, their steps paid and postponed until the encounter is over (WW-5.3-51). Of several that cross
 * one side all meet in the same field, that of the first two in the order of evaluation.
 */
const takenBack = (clock: Clock, due: readonly Mover[]): ReadonlySet<Mover> => {
  const back = new Set<Mover>();
  const places = new Map<string, Cell>();
  if (!flagOf(clock.settings, 'move.swap_encounter')) return back;
  due.forEach((a, index) => {
    for (const b of due.slice(index + 1)) {
      if (!areSwapping(a, b) || !areHostile(clock, a, b)) continue;
      const side = [originField(a), originField(b)].sort().join(' ');
      const place = places.get(side) ?? swapPlace(clock, a, b);
      places.set(side, place);
      back.add(originField(a) === place ? a : b);
    }
  });
  for (const mover of back) {
    if (mover.pending === null) continue;
    pay(clock, mover, mover.pending);
    mover.isStepPaid = true;
  }
  return back;
};

const spotsOf = (clock: Clock, movers: Iterable<Mover>): readonly number[] =>
  [...movers].map((mover) => spotOfMover(clock, mover)).filter((spot) => spot !== undefined);

/** Completes the steps of some units, and all that follows from it but conquest (WW-10.1-17 (b) to (e)). */
function complete(clock: Clock, due: readonly Mover[]): void {
  stormWalls(clock, due);
  const moved = due.filter((mover) => completeStep(clock, mover));
  watchMoves(clock, moved);
  encounters(clock, spotsOf(clock, moved));
  assaults(clock, moved);
}

/** Completes everything due now; units met in the middle of crossing come last (WW-5.3-51, WW-10.1-17 (b) to (f)). */
function completeAll(clock: Clock): void {
  const due = dueNow(clock);
  const back = takenBack(clock, due);
  complete(
    clock,
    due.filter((mover) => !back.has(mover)),
  );
  complete(
    clock,
    due.filter((mover) => back.has(mover)),
  );
  conquestsAfterMoves(clock);
}

/** Units that left their carriers meet whoever stands there. */
function meetLanded(clock: Clock): void {
  if (clock.landed.size === 0) return;
  const landed = [...clock.landed].filter(({ gone }) => gone === null);
  clock.landed.clear();
  watchMoves(clock, landed);
  encounters(clock, spotsOf(clock, landed));
  conquestsAfterMoves(clock);
}

const earliest = (movers: readonly Mover[]): Fraction | undefined =>
  movers
    .map(nextMoment)
    .reduce(
      (first, moment) =>
        moment !== undefined && (first === undefined || compareFractions(moment, first) < 0)
          ? moment
          : first,
      undefined,
    );

/** Cancels one futile wait: transports first, then passengers. False if nobody waits. */
const giveUpWaiting = (clock: Clock, movers: readonly Mover[]): boolean => {
  if (movers.some((mover) => isWaitingForMoon(clock, mover))) return false;
  const waiting = movers.filter(({ waits, hasEnded }) => waits !== 'no' && !hasEnded);
  const transports = waiting.filter(({ waits }) => waits === 'passenger');
  for (const mover of transports) mover.hasWaitedEnough = true;
  if (transports.length > 0) return true;
  for (const mover of waiting) {
    const goal = mover.plan.steps[mover.next]?.goal;
    if (goal?.kind === 'board') endPath(clock, mover, 'F-BOARD-MISS', { carrier: goal.carrier });
    else endPath(clock, mover, 'F-PATH-NOTADJ');
  }
  return waiting.length > 0;
};

/** Moves some units along the time axis until none of them can act any more in this moon. */
function drive(clock: Clock, movers: readonly Mover[]): void {
  const end = fraction(clock.moon + 1);
  const isLast = clock.moon + 1 >= clock.moons;
  clock.now = fraction(clock.moon);
  for (;;) {
    const isOver = !isLast && compareFractions(clock.now, end) >= 0;
    if (isOver) return;
    for (const mover of movers) beginStep(clock, mover);
    meetLanded(clock);
    const moment = earliest(movers);
    if (moment === undefined) {
      if (!giveUpWaiting(clock, movers)) return;
      continue;
    }
    if (compareFractions(moment, end) > 0) return;
    clock.now = moment;
    completeAll(clock);
  }
}

/** Resets what is counted by moons (WW-9.3-14, WW-9.4-05, WW-10.1-17). */
function openMoon(clock: Clock, moon: number): void {
  clock.moon = moon;
  clock.now = fraction(moon);
  clock.fightNumbers.clear();
  clock.met.clear();
  clock.storms.clear();
  clock.parted.clear();
  clock.breaches.clear();
  for (const mover of clock.movers) {
    mover.moonSize = mover.size;
    mover.exposures = [];
    mover.hasMoved = false;
    if (mover.plan.pursues && mover.retreats > 0) mover.hasEnded = mover.gone !== null;
    mover.retreats = 0;
    mover.isTrapped = false;
  }
  const raised = clock.movers.filter(({ raisedIn }) => moon > 0 && raisedIn === moon);
  for (const mover of raised) putDown(clock, mover);
  watchMoves(clock, raised);
}

/**
 * One moon: encounters of units in the same place, changes of owner, march, then siege, building and losses
 * (WW-10.1-08, WW-10.1-19).
 */
function runMoon(clock: Clock, moon: number): void {
  openMoon(clock, moon);
  encounters(clock, clock.standing.keys(), true);
  assaults(clock, clock.movers);
  clock.touched.clear();
  conquests(clock, clock.standing.keys());
  if (choiceOf(clock.settings, 'move.simultaneity') === 'time_axis') {
    drive(clock, clock.movers);
  } else {
    for (const mover of clock.movers) drive(clock, [mover]);
  }
  clock.now = fraction(moon + 1);
  endMoon(clock);
}

/**
 * Runs the turn moon by moon: all units together on one time axis, or one after the other if the GM wants that
 * (WW-5.3-50, WW-12.5-26, WW-10.1-17).
 */
export function runClock(clock: Clock): void {
  const present = clock.movers.filter((mover) => isRaised(clock, mover));
  watchMoves(clock, present, true);
  for (let moon = 0; moon < clock.moons; moon += 1) runMoon(clock, moon);
}
