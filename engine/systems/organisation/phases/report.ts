import type { PhaseRun } from './run';

/** What everybody is told of the phase. */
export const reportPhase = (run: PhaseRun): PhaseRun => run;
