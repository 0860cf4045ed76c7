import { hexGameOf, GENESIS_PHASES, generate, systems } from '../../../engine';
import type { Endings } from '../runner';
import type { GenesisJob, GenesisOutcome, GenesisProgress } from './protocol';

/** How a generation ends that brought no world. */
export const ENDINGS: Endings<GenesisOutcome> = {
  cancelled: { kind: 'cancelled' },
  broken: { kind: 'failed', reason: 'broken' },
};

/** Generates a world here and now. The engine does not throw; should it ever, the runner ends the run. */
export function compute(
  { system, shape, options }: GenesisJob,
  report: (progress: GenesisProgress) => boolean,
): GenesisOutcome {
  const { terrains, settlements } = hexGameOf(systems[system]);
  const made = generate(shape, { terrains, settlements }, options, (done, total, name) =>
    report({ done, total, phase: GENESIS_PHASES.find((phase) => phase === name) ?? '' }),
  );
  if (made === undefined) return ENDINGS.cancelled;
  return made.ok ? { kind: 'done', world: made.value } : { kind: 'failed', reason: made.problem };
}
