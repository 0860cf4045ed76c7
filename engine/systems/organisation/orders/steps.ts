import type { OrganisationOrder } from './order';
import { STEP_OF } from './words';

/** True if an order stands under no heading, or under that of the step it belongs to (OS-7-03, OS-15-01). */
export const isInStep = ({ step, order }: OrganisationOrder): boolean => {
  const own = STEP_OF[order.kind];
  return step === null || own === null || step === own;
};
