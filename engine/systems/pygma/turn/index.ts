import { turnOf, type TurnPhase } from '../../../kernel';
import type { World } from '../../../world';
import { LETTERS } from '../orders';
import { withState } from '../state/keep';
import { openPygmaTurn, type PygmaTurn, REGISTERED } from './turn';

/** What a month does, row by row of section 7 of the rules (HR-20). */
const PHASES: readonly TurnPhase<PygmaTurn>[] = [];

export const TURN = turnOf<World, PygmaTurn>(
  PHASES,
  (input) => openPygmaTurn(input, { orders: LETTERS, register: REGISTERED }),
  ({ world, state }) => ({ world: withState(world, state) }),
);
