import type { TurnInput } from '../../../kernel';
import type { World } from '../../../world';
import { boardOf, stateOf } from '../state/read';
import type { PhaseRun } from './run';

/** The draft of a phase before its first step. */
export const startOf = (input: TurnInput<World>): PhaseRun => ({
  input,
  board: boardOf(input.world),
  sheets: {},
  state: stateOf(input.world, input.settings),
  snapshots: [],
  postings: [],
  events: [],
  findings: [],
  questions: [],
  stages: [],
  balances: [],
  reports: [],
  eventCards: [],
  actions: [],
  wars: [],
  unrest: [],
  rolls: [],
  figures: {},
});
