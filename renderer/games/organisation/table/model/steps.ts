import type { Campaign } from '../../../../../engine';
import { STEPS, type Step } from '../../../../../engine/systems/organisation';

/** Steps by which a phase begins; the others close it (OS-7-04). */
const BEGINNING: readonly Step[] = ['event', 'build_begin', 'move_begin', 'act'];

/** A step with its number within its half of the phase. */
export interface NumberedStep {
  readonly step: Step;
  readonly half: 'start' | 'close';
  readonly number: number;
}

/** The steps of a phase in their order. */
export const NUMBERED_STEPS: readonly NumberedStep[] = STEPS.map((step, index) => {
  const isStart = BEGINNING.includes(step);
  return {
    step,
    half: isStart ? 'start' : 'close',
    number: isStart ? index + 1 : index + 1 - BEGINNING.length,
  };
});

/** A step with its number; total. */
export const numberedStep = (step: Step): NumberedStep =>
  NUMBERED_STEPS.find((one) => one.step === step) ?? { step, half: 'start', number: 1 };

/** Key of the decision that a step is confirmed. */
export const confirmationKey = (step: Step): string => `step ${step}`;

/** True if the GM confirmed the step in the open phase. */
export const isConfirmed = ({ decisions }: Pick<Campaign, 'decisions'>, step: Step): boolean =>
  decisions[confirmationKey(step)] !== undefined;

/** The first step not confirmed: where the table stands; the last one if all are. */
export const openStep = (campaign: Pick<Campaign, 'decisions'>): Step =>
  STEPS.find((step) => !isConfirmed(campaign, step)) ?? 'unrest';

/** The step so many places on; the first and the last one are the ends. */
export const stepBeside = (step: Step, by: number): Step => {
  const index = Math.min(Math.max(STEPS.indexOf(step) + by, 0), STEPS.length - 1);
  return STEPS[index] ?? step;
};
