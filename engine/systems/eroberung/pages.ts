/** Exports for screens and delivered pages to play a battle: nothing that knows a game. */
export {
  advance,
  type Battle,
  type BattleResult,
  type BattleSetup,
  inputsOf,
  openBattle,
  shownEnergy,
  type TickInput,
} from './arcade/battle';
export {
  type Computer,
  computerInput,
  computerOf,
  isVisible,
  type Strength,
} from './arcade/computer';
export { type Dice, dicedOutcome, enteredOutcome } from './arcade/entered';
export {
  ARCADE_SETS,
  type ArcadeSet,
  type ArcadeSetName,
  type Weapon,
  WEAPONS,
} from './arcade/parameters';
export { practiceBattle, practiceScore } from './arcade/practice';
export { battleSeed } from './arcade/random';
export { addToRuns, replayed, type StoredBattle, storedOf } from './arcade/stored';
export { battleText, parseBattle, type TextProblem } from './arcade/stored-text';
export { COLUMNS, groundAt, ROWS, type Terrain } from './arcade/terrain';
export { type Cause, IDLE, type Input, other, type Side, SUB, type Unit } from './arcade/unit';
export { inLanguage } from '../../kernel/words';
