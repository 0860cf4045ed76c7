/** What examples and tests build a game of: its board, its keys, what is kept. */
export { EXAMPLE_BOARD } from '../data/example-board';
export { targetsOf } from '../orders/book';
export { stateOf, withState } from '../state/keep';
export { ABILITIES } from '../state/types';
export type { Ability, Army, GameState, Horde, Nation, Unit } from '../state/types';
export { armyKey } from './nation';
