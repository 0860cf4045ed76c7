// Exports for example campaigns of this game.
export { BOARD_43 } from '../state/printed-board';
export { boardWorld } from '../state/beginnings';
export { stateOf, withState } from '../state/keep';
export { replayed } from '../arcade/stored';
export { parseBattle } from '../arcade/stored-text';
