import { withJobsFinished } from '../build_end';
import { forEachOrganisation } from '../doing';
import type { PhaseRun } from '../run';
import { calmUnrest } from './calm';
import { withoutTraces } from './clear';
import { dissolveEmpty } from './dissolve';
import { leaveOwners } from './leave';
import { recordedUnrest } from './record';

export { calmEarly } from './calm';

/** What the GM let finish late, as it does not count for the closing (Q27). */
const finishLate = (before: PhaseRun): PhaseRun => forEachOrganisation(before, withJobsFinished);

/**
 * Close step 7: unrest is ended, what lasted too long leaves, what is empty is dissolved, and the phase is cleared
 * (OS-8.7, in the order of OS-8.7-09).
 */
export const endUnrest = (before: PhaseRun): PhaseRun => {
  const calmed = calmUnrest(finishLate(before));
  const left = leaveOwners(calmed);
  return withoutTraces(dissolveEmpty(recordedUnrest(before, calmed, left)));
};
