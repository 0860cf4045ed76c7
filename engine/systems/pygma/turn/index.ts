import { turnOf, type TurnPhase } from '../../../kernel';
import type { World } from '../../../world';
import { LETTERS, type PiOrder } from '../orders';
import { withState } from '../state/keep';
import { ARMY_PHASES } from './armies';
import { mergesBefore, station } from './armies/muster';
import { capitals, espionage, events, income, missions, spend, storage, unrest } from './economy';
import { openPygmaTurn, type PygmaTurn, REGISTERED } from './turn';

/**
 * What a month does, row by row of section 7 of the rules (HR-20). Missions tell how things stand at the end of the month
 * and are rolled last; nothing after their row changes their chances.
 */
const PHASES: readonly TurnPhase<PygmaTurn<PiOrder>>[] = [
  ARMY_PHASES.pay,
  ARMY_PHASES.administration,
  { id: 'storage', run: storage },
  {
    id: 'spend',
    run: (turn) => {
      spend(turn);
      mergesBefore(turn);
      station(turn);
    },
  },
  { id: 'espionage', run: espionage },
  ARMY_PHASES.march,
  { id: 'capitals', run: capitals },
  ARMY_PHASES.build,
  { id: 'unrest', run: unrest },
  { id: 'events', run: events },
  { id: 'income', run: income },
  { id: 'missions', run: missions },
];

export const TURN = turnOf<World, PygmaTurn<PiOrder>>(
  PHASES,
  (input) => openPygmaTurn(input, { orders: LETTERS, register: REGISTERED }),
  ({ world, state }) => ({ world: withState(world, state) }),
);
