export {
  type Adjudicator,
  createAdjudicator,
  createLocalAdjudicator,
  createTrial,
  isFresh,
  isSameTurn,
  jobOf,
  type CachedRun,
  cachedRunOf,
  type Slot,
  type Trial,
  type TrialState,
  useTrial,
} from './trial';
export type { Failure, Outcome, Progress, TurnJob } from './protocol';
export {
  type Compared,
  type Comparison,
  type Proposed,
  useComparison,
  useProposal,
} from './use-proposal';
export { type Moment, useMoments } from './moments';
export { ODDS_RUNS, type OddsOutcome, useOddsState } from './odds';
export { type LetterToRead } from './reading';
export { type ReadingBasis, type ReadingOf, useReadings, useUnreadable } from './readings';
