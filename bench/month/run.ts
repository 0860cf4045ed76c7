import { systems } from '../../engine';
import { type MonthPlan, monthOf } from './world';

/** Milliseconds of processor time this process has used: what others do on the same machine does not count. */
const used = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** What a month came to: the same, however it was computed. */
export interface MonthOutcome {
  readonly steps: number;
  readonly fights: number;
  readonly events: number;
  /** Sum of all postings, in the game's smallest part. */
  readonly booked: number;
}

/** Milliseconds of processor time for a month, the least of some turns, and what came of it. */
export function timeOf(
  plan: MonthPlan,
  turns: number,
): { readonly ms: number; readonly outcome: MonthOutcome } {
  const input = monthOf(plan);
  const system = systems['waben'];
  let ms = Infinity;
  let outcome: MonthOutcome = { steps: 0, fights: 0, events: 0, booked: 0 };
  for (let turn = 0; turn < turns; turn += 1) {
    const start = used();
    const proposal = system?.adjudicate(input);
    ms = Math.min(ms, used() - start);
    if (proposal === undefined) throw new Error('the run was cancelled');
    const { marches, fights, events, postings } = proposal;
    outcome = {
      steps: marches.reduce((sum, march) => sum + march.steps.length, 0),
      fights: fights.length,
      events: events.length,
      booked: postings.reduce((sum, { amount }) => sum + amount, 0),
    };
  }
  return { ms, outcome };
}
