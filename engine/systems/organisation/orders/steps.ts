import type { OrganisationOrder } from './order';
import { STEP_OF } from './words';

/**
 * True for orders ending unrest that stand under the heading of step 4: whether they may is a setting, by which they
 * are carried out or refused (`os.unrest.only_at_close`, OS-8.7-05).
 */
export const isEarly = ({ step, order }: OrganisationOrder): boolean =>
  order.kind === 'CALM' && step === 'act';

/** True if an order stands under no heading, or under that of the step it belongs to (OS-7-03, OS-15-01). */
export const isInStep = ({ step, order }: OrganisationOrder): boolean => {
  const own = STEP_OF[order.kind];
  return step === null || own === null || step === own || isEarly({ step, order });
};
