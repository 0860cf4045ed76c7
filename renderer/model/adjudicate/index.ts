export {
  type Adjudicator,
  createAdjudicator,
  createLocalAdjudicator,
  isFresh,
  isSameTurn,
  jobOf,
  cachedRunOf,
  type TrialState,
  useTrial,
} from './trial';
export type { Failure, Outcome, Progress, TurnJob } from './protocol';
export { type Comparison, type Proposed, useComparison, useProposal } from './use-proposal';
export { type Moment, useMoments } from './moments';
export { ODDS_RUNS, useOddsState } from './odds';
export { type ReadingOf, useReadings, useUnreadable } from './readings';
