export {
  CASE_SEED,
  type CaseGame,
  type CaseInput,
  playCase,
  type PlayedCase,
  playedCase,
  playedRun,
  type PlayedTurn,
} from './play';
export { type PlayableGame, type PlayedProposal, recordCases } from './record-game';
export { readCases, type TextCase } from './read';
