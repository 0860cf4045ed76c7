import { fraction, type MarchStep, type Params } from '../../../../kernel';
import type { FindingCode } from '../../data';
import { finding } from '../../orders/finding';
import { formatPlace } from '../../rules/movement/place';
import { choiceOf } from '../../rules/settings';
import { type Clock, isIdle, type Mover, type Pending } from './state';

/**
 * Ends the path of a unit with a finding tied to the words of the step that was not made; `pursued` is where a step leads
 * that nobody wrote, in a pursuit.
 */
export function endPath(
  clock: Clock,
  mover: Mover,
  code: FindingCode,
  about: Params = {},
  pursued = '',
): void {
  const { unit, steps } = mover.plan;
  const planned = steps[mover.next];
  const stop = finding(code, unit.party, {
    unit: unit.number,
    at: planned?.words,
    about: {
      at: formatPlace(mover.place),
      to: planned?.words.text ?? pursued,
      count: Math.max(0, steps.length - mover.next),
      ...about,
    },
  });
  mover.stop = stop;
  mover.hasEnded = true;
  mover.waits = 'no';
  mover.sleepsUntil = null;
  clock.find(stop);
}

/** Records a step that was not made; `left` = points that remain. */
export function dropStep(mover: Mover, record: MarchStep, left: number): void {
  mover.steps.push({ ...record, outcome: 'dropped', left });
}

/** Gives up a step in the middle: nothing is paid for it, unless it was paid already (WW-5.3-09, WW-5.3-51). */
export function abandonStep(mover: Mover, pending: Pending): void {
  const { before, left } = pending.record;
  dropStep(mover, pending.record, mover.isStepPaid ? left : before);
  mover.isStepPaid = false;
  mover.pending = null;
}

/** Stops a unit: a step in progress is given up, the path ends or waits for the next moon (WW-5.3-55, WW-7.1-14). */
export function stopUnit(clock: Clock, mover: Mover): void {
  mover.isHeld = true;
  if (mover.pending !== null) abandonStep(mover, mover.pending);
  if (isIdle(mover) && !mover.plan.pursues) return;
  const isForTheTurn = choiceOf(clock.settings, 'fight.stop_duration') === 'turn';
  if (!isForTheTurn && clock.moon + 1 < clock.moons) {
    mover.sleepsUntil = fraction(clock.moon + 1);
  } else if (isIdle(mover)) {
    mover.hasEnded = true;
  } else {
    endPath(clock, mover, 'F-MOVE-STOPPED');
  }
}
