import { performance } from 'node:perf_hooks';
import { systems } from '../../engine';
import { type MonthPlan, monthOf } from './world';

/** Milliseconds of computing a month once, and what came of it, to see that all runs did the same work. */
export const timeOf = (
  plan: MonthPlan,
  turns: number,
): { readonly ms: number; readonly steps: number } => {
  const input = monthOf(plan);
  const system = systems['waben'];
  let [ms, steps] = [Infinity, 0];
  for (let turn = 0; turn < turns; turn += 1) {
    const start = performance.now();
    const proposal = system?.adjudicate(input);
    ms = Math.min(ms, performance.now() - start);
    if (proposal === undefined) throw new Error('the run was cancelled');
    steps = proposal.marches.reduce((sum, march) => sum + march.steps.length, 0);
  }
  return { ms, steps };
};
