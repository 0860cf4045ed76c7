import { systems } from '../../engine';
import { type MonthPlan, monthOf } from './world';

/** Milliseconds of processor time this process has used: what others do on the same machine does not count. */
const used = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Milliseconds of processor time for a month, the least of some turns, and what came of it, to see that all runs did the same work. */
export const timeOf = (
  plan: MonthPlan,
  turns: number,
): { readonly ms: number; readonly steps: number } => {
  const input = monthOf(plan);
  const system = systems['waben'];
  let [ms, steps] = [Infinity, 0];
  for (let turn = 0; turn < turns; turn += 1) {
    const start = used();
    const proposal = system?.adjudicate(input);
    ms = Math.min(ms, used() - start);
    if (proposal === undefined) throw new Error('the run was cancelled');
    steps = proposal.marches.reduce((sum, march) => sum + march.steps.length, 0);
  }
  return { ms, steps };
};
