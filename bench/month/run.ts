import { type Proposal, systems, type TurnInput, type World } from '../../engine';
import { pygmaMonthsOf } from './pygma';
import { type MonthPlan, monthOf } from './world';

/** Milliseconds of processor time this process has used: what others do on the same machine does not count. */
const used = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Result of the months of a plan: the same, however they were computed. */
export interface MonthOutcome {
  readonly steps: number;
  readonly fights: number;
  readonly events: number;
  /** Sum of all postings, in the game's smallest part. */
  readonly booked: number;
}

/** What a game makes of a plan: months that follow each other. */
const GAMES = {
  waben: (plan: MonthPlan) => [() => monthOf(plan)],
  pygma: pygmaMonthsOf,
} as const satisfies Readonly<
  Record<string, (plan: MonthPlan) => readonly ((world?: World) => TurnInput<World>)[]>
>;

function outcomeOf(proposals: readonly Proposal<World>[]): MonthOutcome {
  const sum = (of: (proposal: Proposal<World>) => number): number =>
    proposals.reduce((total, proposal) => total + of(proposal), 0);
  return {
    steps: sum(({ marches }) => marches.reduce((total, { steps }) => total + steps.length, 0)),
    fights: sum(({ fights }) => fights.length),
    events: sum(({ events }) => events.length),
    booked: sum(({ postings }) => postings.reduce((total, { amount }) => total + amount, 0)),
  };
}

/** Milliseconds of processor time for the months of a plan, the least of some turns, and what came of them. */
export function timeOf(
  game: keyof typeof GAMES,
  plan: MonthPlan,
  turns: number,
): { readonly ms: number; readonly outcome: MonthOutcome } {
  const months = GAMES[game](plan);
  let ms = Infinity;
  let outcome: MonthOutcome = { steps: 0, fights: 0, events: 0, booked: 0 };
  for (let turn = 0; turn < turns; turn += 1) {
    const proposals: Proposal<World>[] = [];
    let spent = 0;
    for (const month of months) {
      const input = month(proposals.at(-1)?.world);
      const start = used();
      const proposal = systems[game]?.adjudicate(input);
      spent += used() - start;
      if (proposal === undefined) throw new Error('the run was cancelled');
      proposals.push(proposal);
    }
    ms = Math.min(ms, spent);
    outcome = outcomeOf(proposals);
  }
  return { ms, outcome };
}
