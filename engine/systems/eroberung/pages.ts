/** What screens and pages that are given away play a battle with: nothing that knows a game. */
export {
  advance,
  type Battle,
  type BattleLog,
  type BattleResult,
  type BattleSetup,
  openBattle,
  replay,
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
export {
  ARCADE_SETS,
  type ArcadeSet,
  type ArcadeSetName,
  type Weapon,
  WEAPONS,
} from './arcade/parameters';
export { battleSeed } from './arcade/random';
export { COLUMNS, groundAt, ROWS, type Terrain } from './arcade/terrain';
export { IDLE, type Input, other, type Side, SUB, type Unit } from './arcade/unit';
