import type { ProgressListener } from './turn-input';

/** One phase of a turn: small, pure, takes the draft of the run and returns the next. */
export interface Phase<Run> {
  readonly id: string;
  readonly run: (run: Run) => Run;
}

/**
 * Runs the phases of a turn one after the other, each on what the one before returned. The listener is told
 * before each phase and once at the end (with an empty phase id); undefined if it cancelled.
 */
export const runPhases = <Run>(
  phases: readonly Phase<Run>[],
  run: Run,
  progress: ProgressListener = () => true,
): Run | undefined => {
  let current = run;
  for (const [index, phase] of phases.entries()) {
    if (!progress(index, phases.length, phase.id)) return undefined;
    current = phase.run(current);
  }
  return progress(phases.length, phases.length, '') ? current : undefined;
};
