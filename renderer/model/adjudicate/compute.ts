import { systems } from '../../../engine';
import type { Outcome, Progress, TurnJob } from './protocol';

/** Runs a job here and now. The engine does not throw; should it ever, the runner ends the run and counts the error. */
export function compute(job: TurnJob, report: (progress: Progress) => boolean): Outcome {
  const system = systems[job.system];
  if (system === undefined) {
    return { kind: 'failed', reason: { code: 'unknownSystem', system: job.system } };
  }
  const proposal = system.adjudicate(job.input, (done, total, phase) =>
    report({ done, total, phase }),
  );
  return proposal === undefined ? { kind: 'cancelled' } : { kind: 'done', proposal };
}

/** What of an outcome is known from its job: the world, but for what the turn changed. */
export function knownOf({ input: { world } }: TurnJob): unknown {
  return { proposal: { world } };
}
