import { compareFractions, fraction, type Fraction } from '../../../../kernel';
import { choiceOf } from '../../rules/settings';
import { assaults } from './assault';
import { beginStep, isWaitingForMoon, nextMoment } from './begin';
import { completeStep, dueNow } from './complete';
import { conquests, conquestsAfterMoves } from './conquer';
import { encounters } from './encounters';
import { endMoon } from './moon';
import { type Clock, isRaised, type Mover, putDown, spotOfMover } from './state';
import { endPath } from './stop';
import { stormWalls } from './storm';
import { takenBack } from './swap';
import { watchMoves } from './watch';

const spotsOf = (clock: Clock, movers: Iterable<Mover>): readonly number[] =>
  [...movers].map((mover) => spotOfMover(clock, mover)).filter((spot) => spot !== undefined);

/** Completes the steps of some units, and all that follows from it but conquest (WW-10.1-17 (b) to (e)). */
const complete = (clock: Clock, due: readonly Mover[]): void => {
  stormWalls(clock, due);
  const moved = due.filter((mover) => completeStep(clock, mover));
  watchMoves(clock, moved);
  encounters(clock, spotsOf(clock, moved));
  assaults(clock, moved);
};

/** Completes everything due now; units met in the middle of crossing come last (WW-5.3-51, WW-10.1-17 (b) to (f)). */
const completeAll = (clock: Clock): void => {
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
};

/** Units that left their carriers meet whoever stands there. */
const meetLanded = (clock: Clock): void => {
  if (clock.landed.size === 0) return;
  const landed = [...clock.landed].filter(({ gone }) => gone === null);
  clock.landed.clear();
  watchMoves(clock, landed);
  encounters(clock, spotsOf(clock, landed));
  conquestsAfterMoves(clock);
};

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

/** Lets somebody who waits in vain give up: transports first, then passengers. False if nobody waits. */
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
const drive = (clock: Clock, movers: readonly Mover[]): void => {
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
};

/** What is counted by moons starts anew (WW-9.3-14, WW-9.4-05, WW-10.1-17). */
const openMoon = (clock: Clock, moon: number): void => {
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
};

/** One moon: who is together meets, fields change hands, all march, then siege, building and losses (WW-10.1-08, WW-10.1-19). */
const runMoon = (clock: Clock, moon: number): void => {
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
};

/**
 * Runs the turn moon by moon: all units together on one time axis, or one after the other if the GM wants that
 * (WW-5.3-50, WW-12.5-26, WW-10.1-17).
 */
export const runClock = (clock: Clock): void => {
  const present = clock.movers.filter((mover) => isRaised(clock, mover));
  watchMoves(clock, present, true);
  for (let moon = 0; moon < clock.moons; moon += 1) runMoon(clock, moon);
};
