import type { World } from '../../../world';
import { stateOf, withState } from './keep';

/** The world with a nation for every party: its capital stands on its seat (TM-3-06, TM-15-01). */
export function foundNation(world: World): World {
  return withState(world, stateOf(world));
}
