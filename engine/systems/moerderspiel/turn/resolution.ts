import type { TurnPhase } from '../../../kernel';
import { choiceOf, flagOf } from '../rules/settings';
import { collectAttacks, demoralise, failFlights, flee } from './attacks';
import { fight, storm } from './combat';
import { endDay } from './day-end';
import { falseOrders } from './false-orders';
import { lure } from './lure';
import { moveFirst, moveSecond, payMoves } from './move';
import { regroup } from './regroup';
import { begin, endTest } from './start';
import { besiege, raiseBlockades, rest, stand } from './stationary';
import { type RoundTurn, type StepId, STEPS } from './turn';
import { validateNations } from './validate';

/** Step 5, or at the end of the round where the setting says so (TM-8.10-03). */
const demoraliseAt =
  (moment: string) =>
  (turn: RoundTurn): void => {
    if (choiceOf(turn.input.settings, 'tm.demoralise.timing') === moment) demoralise(turn);
  };

/** What each step does (TM-10-01). */
const CARRIED: Readonly<Record<StepId, (turn: RoundTurn) => void>> = {
  validate: validateNations,
  regroup,
  false_orders: falseOrders,
  attacks: (turn) => {
    collectAttacks(turn);
    if (choiceOf(turn.input.settings, 'tm.blockade.effective') === 'same_round')
      raiseBlockades(turn);
  },
  demoralise: demoraliseAt('before_combat'),
  flight: flee,
  flight_failed: failFlights,
  freeze: (turn) => {
    if (flagOf(turn.input.settings, 'tm.siege.before_combat')) besiege(turn);
  },
  combat: fight,
  lure: () => undefined,
  move_1: moveFirst,
  move_2: (turn) => {
    moveSecond(turn);
    storm(turn);
    lure(turn);
  },
  move_cost: payMoves,
  stationary: (turn) => {
    stand(turn);
    demoraliseAt('end_of_round')(turn);
  },
  rest,
  day_end: endDay,
  start: begin,
  end_test: endTest,
};

/** The steps of the resolution; the moment after each of them is kept (TM-10-01). */
export const RESOLUTION: readonly TurnPhase<RoundTurn>[] = STEPS.map((id) => ({
  id,
  run: (turn) => {
    CARRIED[id](turn);
    turn.moments[id] = turn.state;
  },
}));
