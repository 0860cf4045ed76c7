/** Exports for examples and tests: the board, its keys, the stored state. */
export { EXAMPLE_BASES, EXAMPLE_BOARD } from '../data/example-board';
export { targetsOf } from '../orders/book';
export { stateOf, withState } from '../state/keep';
export { ABILITIES } from '../state/types';
export type { Ability, Army, GameState, Horde, Nation, Unit } from '../state/types';
export { newArmy } from './nation';
