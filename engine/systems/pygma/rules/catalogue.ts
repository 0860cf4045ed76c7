// Exports for example campaigns of this game.
export { armyId, LISTS } from '../records';
export { stateOf, withState } from '../state/keep';
export type { Army, GameState } from '../state/types';
export { monthOf } from './calendar';
