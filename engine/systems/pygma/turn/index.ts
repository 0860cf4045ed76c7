import { turnOf, type TurnPhase } from '../../../kernel';
import type { World } from '../../../world';
import { LETTERS, type PiOrder } from '../orders';
import { withState } from '../state/keep';
import { balancesOf } from '../views/balance';
import { ARMY_EFFECTS, march, muster, pay } from './armies';
import {
  build,
  capitals,
  ECONOMY_EFFECTS,
  espionage,
  events,
  income,
  missions,
  spend,
  storage,
  unrest,
} from './economy';
import { observe } from './observe';
import { close } from './close';
import { post } from './post';
import { evaluations } from './reports';
import { openPygmaTurn, type PygmaTurn, REGISTERED } from './turn';

/**
 * What a month does, row by row of section 7 of the rules (HR-20). Missions tell how things stand at the end of the month
 * and are rolled last; nothing after their row changes their chances.
 */
const PHASES: readonly TurnPhase<PygmaTurn<PiOrder>>[] = [
  { id: 'pay', run: pay },
  { id: 'storage', run: storage },
  { id: 'spend', run: spend({ ...ECONOMY_EFFECTS, ...ARMY_EFFECTS }) },
  { id: 'espionage', run: espionage },
  { id: 'muster', run: muster },
  { id: 'march', run: march },
  { id: 'capitals', run: capitals },
  { id: 'build', run: build },
  { id: 'unrest', run: unrest },
  { id: 'events', run: events },
  { id: 'income', run: income },
  { id: 'post', run: post },
  { id: 'close', run: close },
  { id: 'missions', run: missions },
];

export const TURN = turnOf<World, PygmaTurn<PiOrder>>(
  PHASES,
  (input) => openPygmaTurn(input, { orders: LETTERS, register: REGISTERED }),
  (turn) => ({
    world: observe(withState(turn.world, turn.state), turn.input.settings, turn.seen, turn.told),
    reports: evaluations(turn),
    balances: balancesOf(turn),
    ...(turn.mail.length === 0 ? {} : { mail: turn.mail }),
  }),
);
