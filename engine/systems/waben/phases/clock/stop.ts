import type { MarchStep, Params } from '../../../../kernel';
import type { FindingCode } from '../../data';
import { finding } from '../../orders/finding';
import { formatPlace } from '../../rules/movement/place';
import type { Clock, Mover, Pending } from './state';

/** Ends the path of a unit with a finding tied to the words of the step that was not made. */
export const endPath = (
  clock: Clock,
  mover: Mover,
  code: FindingCode,
  about: Params = {},
): void => {
  const { unit, steps } = mover.plan;
  const planned = steps[mover.next];
  const stop = finding(code, unit.party, {
    unit: unit.number,
    at: planned?.words,
    about: {
      at: formatPlace(mover.place),
      to: planned?.words.text ?? '',
      count: steps.length - mover.next,
      ...about,
    },
  });
  mover.stop = stop;
  mover.hasEnded = true;
  mover.waits = 'no';
  mover.sleepsUntil = null;
  clock.findings.push(stop);
};

/** Records a step that was not made; `left` = points that remain. */
export const dropStep = (mover: Mover, record: MarchStep, left: number): void => {
  mover.steps.push({ ...record, outcome: 'dropped', left });
};

/** Gives up a step in the middle: nothing is paid for it (WW-5.3-09). */
export const abandonStep = (mover: Mover, pending: Pending): void => {
  dropStep(mover, pending.record, pending.record.before);
  mover.pending = null;
};
