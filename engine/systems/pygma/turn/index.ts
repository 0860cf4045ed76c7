import { turnOf, type TurnPhase } from '../../../kernel';
import type { World } from '../../../world';
import { LETTERS, type PiOrder } from '../orders';
import { withState } from '../state/keep';
import { ARMY_PHASES } from './armies';
import { openPygmaTurn, type PygmaTurn, REGISTERED } from './turn';

/** What a month does, row by row of section 7 of the rules (HR-20). */
const PHASES: readonly TurnPhase<PygmaTurn<PiOrder>>[] = [
  ARMY_PHASES.pay,
  ARMY_PHASES.administration,
  ARMY_PHASES.muster,
  ARMY_PHASES.march,
  ARMY_PHASES.build,
];

export const TURN = turnOf<World, PygmaTurn<PiOrder>>(
  PHASES,
  (input) => openPygmaTurn(input, { orders: LETTERS, register: REGISTERED }),
  ({ world, state }) => ({ world: withState(world, state) }),
);
