import { type Cell } from '../../../../hex';
import { compareFractions, type Fraction } from '../../../../kernel';
import { choiceOf } from '../../rules/settings';
import { beginStep, nextMoment } from './begin';
import { completeStep, dueNow, payInVain } from './complete';
import { conquests } from './conquer';
import { meetings, oldMeetings, stopUnit, swaps } from './meetings';
import { type Clock, type Mover, spotOfMover, START, standsIn } from './state';
import { endPath } from './stop';
import { watchMoves } from './watch';

/** Completes everything due now, then what follows from it (WW-10.1-17 (b) to (f)). */
const completeAll = (clock: Clock): void => {
  const due = dueNow(clock);
  const met = new Set<string>();
  const left: Cell[] = due.flatMap((mover) => standsIn(clock, mover));
  const { takenBack, stopped } = swaps(clock, due, met);
  for (const mover of takenBack) {
    if (mover.pending !== null) payInVain(clock, mover, mover.pending);
  }
  const moved = due.filter((mover) => completeStep(clock, mover));
  for (const mover of [...takenBack, ...stopped]) stopUnit(clock, mover);
  watchMoves(clock, moved);
  meetings(clock, moved, met);
  conquests(clock, [...left, ...spotsOf(clock, moved)]);
};

const spotsOf = (clock: Clock, movers: readonly Mover[]): readonly number[] =>
  movers.map((mover) => spotOfMover(clock, mover)).filter((spot) => spot !== undefined);

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

/** Moves some units along the time axis until none of them can act any more. */
const drive = (clock: Clock, movers: readonly Mover[]): void => {
  clock.now = START;
  for (;;) {
    for (const mover of movers) beginStep(clock, mover);
    const moment = earliest(movers);
    if (moment === undefined) {
      if (!giveUpWaiting(clock, movers)) return;
      continue;
    }
    clock.now = moment;
    completeAll(clock);
  }
};

/**
 * Runs the turn: first what stands as it stands, then all units together on one time axis, or one after the
 * other if the GM wants that (WW-5.3-50, WW-12.5-26).
 */
export const runClock = (clock: Clock): void => {
  watchMoves(clock, clock.movers, true);
  oldMeetings(clock);
  conquests(clock, clock.standing.keys());
  if (choiceOf(clock.settings, 'move.simultaneity') === 'time_axis') {
    drive(clock, clock.movers);
  } else {
    for (const mover of clock.movers) drive(clock, [mover]);
  }
};
