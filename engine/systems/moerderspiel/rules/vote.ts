import type { GameState, NationKey } from '../state/types';
import { isAlive } from './nation';

/**
 * What is wrong with a vote; undefined = nothing. Null = it is withdrawn. A nation that is out neither votes nor can be
 * voted for (TM-6-04).
 */
export function voteFault(
  { nations }: Pick<GameState, 'nations'>,
  by: NationKey,
  to: NationKey | null,
): 'E_VOTE_SELF' | 'E_VOTE_DEAD' | undefined {
  if (nations[by] !== undefined && !isAlive(nations[by])) return 'E_VOTE_DEAD';
  if (to === null) return undefined;
  if (to === by) return 'E_VOTE_SELF';
  return isAlive(nations[to]) ? undefined : 'E_VOTE_DEAD';
}
