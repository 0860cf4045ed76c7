export {
  type CaseWords,
  plainRow,
  type PlayedCase,
  playedCase,
  type PlayedTurn,
  readCases,
  type CaseGame,
  type ToldGame,
  type TextCase,
} from './cases';
export * from './exchange';
export * from './genesis';
export * from './hex';
export * from './kernel';
export * from './laboratory';
export { systems } from './systems/registry';
export * from './world';
