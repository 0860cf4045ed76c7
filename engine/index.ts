export {
  type CaseWords,
  plainRow,
  type PlayedCase,
  playedCase,
  type PlayedTurn,
  readCases,
  type RecordCaseGame,
  type TextCase,
} from './cases';
export * from './exchange';
export * from './genesis';
export * from './hex';
export * from './kernel';
export * from './laboratory';
export { systems } from './systems/registry';
export * from './world';
