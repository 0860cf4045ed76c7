import type { PhaseRun } from './run';

/**
 * What there is to say of the letters themselves: lines nobody understands, names that do not exist, orders under the
 * heading of another step. Whether an order can be carried out, its own step says (OS-0-07, OS-7-03).
 */
export const checkSheets = (run: PhaseRun): PhaseRun => ({
  ...run,
  findings: [...run.findings, ...Object.values(run.sheets).flatMap(({ findings }) => findings)],
});
