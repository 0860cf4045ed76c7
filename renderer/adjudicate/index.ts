export { type Adjudicator, createAdjudicator, createLocalAdjudicator } from './adjudicator';
export type { Failure, Outcome, Progress, TurnJob } from './protocol';
export {
  createTrial,
  isFresh,
  isSameTurn,
  jobOf,
  type Trial,
  type TrialState,
  useTrial,
} from './trial';
export { type Proposed, useProposal } from './use-proposal';
