export { edited, hexWords, sideOf } from './hex-words';
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
export {
  type PlayedProposal,
  type RecordCaseGame,
  recordCases,
  type ToldGame,
} from './record-game';
export { factsIn } from './sent';
export { readCases, type TextCase } from './read';
export {
  type CaseWord,
  type CaseWords,
  type GivenLines,
  plainRow,
  readLine,
  withEach,
} from './words';
