import { systems } from '../../engine';
import type { Outcome, Progress, TurnJob } from './protocol';

const detailOf = (problem: unknown): string =>
  problem instanceof Error ? problem.message : String(problem);

/**
 * Runs a job here and now. The engine does not throw; should it ever, the run fails with one reason and
 * the program goes on.
 */
export const compute = (job: TurnJob, report: (progress: Progress) => boolean): Outcome => {
  const system = systems[job.system];
  if (system === undefined) {
    return { kind: 'failed', reason: { code: 'unknownSystem', system: job.system } };
  }
  try {
    const proposal = system.adjudicate(job.input, (done, total, phase) =>
      report({ done, total, phase }),
    );
    return proposal === undefined ? { kind: 'cancelled' } : { kind: 'done', proposal };
  } catch (problem) {
    return { kind: 'failed', reason: { code: 'broken', detail: detailOf(problem) } };
  }
};
