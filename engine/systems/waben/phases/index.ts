import {
  type Phase,
  type ProgressListener,
  type Proposal,
  runPhases,
  type TurnInput,
} from '../../../kernel';
import type { World } from '../../../world';
import { boardOf } from '../rules/movement/board';
import { checkSheets } from './check';
import { closeTurn } from './close';
import { march } from './march';
import { makePlans } from './plans';
import { readSheets } from './read';
import type { TurnRun } from './run';

/**
 * The phases of a turn in the order in which they run (WW-10.1-01, WW-10.1-05 to WW-10.1-14): letters, findings,
 * administration, money in, money out, marches moon by moon, end of the turn, messages, closing.
 */
export const PHASES: readonly Phase<TurnRun>[] = [
  { id: 'read', run: readSheets },
  { id: 'check', run: checkSheets },
  { id: 'plan', run: makePlans },
  { id: 'march', run: march },
  { id: 'close', run: closeTurn },
];

const startOf = (input: TurnInput<World>): TurnRun => ({
  input,
  board: boardOf(input.world.map, input.settings),
  sheets: {},
  declarations: {},
  rows: {},
  watches: {},
  plans: [],
  world: input.world,
  marches: [],
  events: [],
  fights: [],
  credits: [],
  postings: [],
  balances: [],
  reports: [],
  findings: [],
  questions: [],
});

/** Computes a turn; undefined if the listener cancelled. Never changes its input. */
export const adjudicate = (
  input: TurnInput<World>,
  progress?: ProgressListener,
): Proposal<World> | undefined => {
  const run = runPhases(PHASES, startOf(input), progress);
  if (run === undefined) return undefined;
  const { world, marches, events, fights, postings, balances, reports, findings, questions } = run;
  return { world, marches, events, fights, postings, balances, reports, findings, questions };
};
