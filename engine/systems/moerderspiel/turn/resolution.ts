import type { TurnPhase } from '../../../kernel';
import { choiceOf, flagOf, numberOf } from '../rules/settings';
import { collectAttacks, demoralise, failFlights, flee } from './attacks';
import { fight, storm } from './combat';
import { endDay } from './day-end';
import { falseOrders } from './false-orders';
import { hasStayed, moveFirst, moveSecond, payMoves } from './move';
import { regroup } from './regroup';
import { begin, endTest } from './start';
import { besiege, raiseBlockades, rest, stand } from './stationary';
import {
  aboutUnit,
  acting,
  notify,
  type RoundTurn,
  type StepId,
  STEPS,
  tell,
  unitNow,
} from './turn';
import { validateNations } from './validate';
import type { Army } from '../state/types';
import { isArmy, withArmy } from '../rules/nation';
import { seemingNation } from '../rules/sight';
import { lot, percent, purposeOf } from './chance';

interface Wish {
  readonly by: Army;
  readonly target: Army;
  readonly amount: number;
}

/** Lures that take effect: neither army left its field, the luring one fought nobody, and it succeeds (TM-8.16-04). */
function wishesOf(turn: RoundTurn): readonly Wish[] {
  const chance = numberOf(turn.input.settings, 'tm.lure.chance');
  const before = turn.moments.combat?.units ?? {};
  return acting(turn, 'LURE').flatMap(({ unit, course, order }) => {
    if (order.target.kind !== 'unit' || course.hasFought || course.attackers.length > 0) return [];
    const by = before[unit.key];
    const target = before[order.target.unit];
    const isPossible =
      isArmy(by) &&
      isArmy(target) &&
      unitNow(turn, target.key) !== undefined &&
      hasStayed(turn, by.key) &&
      hasStayed(turn, target.key);
    if (!isPossible) {
      course.failure = 'hidden';
      return [];
    }
    const succeeds =
      chance >= 100 || percent(turn, purposeOf(by, 'lure_chance'), aboutUnit(by)).value <= chance;
    if (!succeeds) course.failure = 'hidden';
    return succeeds ? [{ by, target, amount: order.amount }] : [];
  });
}

/** Those who lure the same army, the strongest first, by lot among equals (TM-8.16-05). */
function served(turn: RoundTurn, wishes: readonly Wish[]): readonly Wish[] {
  const rest = [...wishes].sort((a, b) => b.by.strength - a.by.strength);
  const order: Wish[] = [];
  while (rest.length > 0) {
    const first = rest.filter(({ by }) => by.strength === rest[0]?.by.strength);
    const target = rest[0]?.target;
    const next = target && lot(turn, purposeOf(target, 'lure'), aboutUnit(target), first);
    if (next === undefined) break;
    order.push(next);
    rest.splice(rest.indexOf(next), 1);
  }
  return order;
}

/** Steps 10 and 12: soldiers change sides, all by the strengths after the combats (TM-8.16-07). */
function lure(turn: RoundTurn): void {
  const wishes = wishesOf(turn);
  const least = numberOf(turn.input.settings, 'tm.army.min');
  for (const key of new Set(wishes.map(({ target }) => target.key))) {
    let left = (wishes.find(({ target }) => target.key === key)?.target.strength ?? 0) - least;
    for (const { by, target, amount } of served(
      turn,
      wishes.filter((one) => one.target.key === key),
    )) {
      const soldiers = Math.max(0, Math.floor(Math.min(200, amount, left) / 100) * 100);
      left -= soldiers;
      turn.state = withArmy(turn.state, by.key, (army) => ({
        ...army,
        strength: army.strength + soldiers,
      }));
      turn.state = withArmy(turn.state, target.key, (army) => ({
        ...army,
        strength: army.strength - soldiers,
      }));
      const place = by.field;
      const about = { ...aboutUnit(by), other: target.nation, soldiers };
      tell(turn, 'lured', 'TM-8.16-01', { place, parties: [by.nation, target.nation], about });
      notify(turn, by.nation, 'hasLured', 'TM-12-08', { ...aboutUnit(by), soldiers }, place);
      if (soldiers > 0) {
        const other = seemingNation(by);
        notify(
          turn,
          target.nation,
          'wasLured',
          'TM-8.16-05',
          { ...aboutUnit(target), other, soldiers },
          place,
        );
      }
    }
  }
}

/** Step 5, or at the end of the round where the setting requires it (TM-8.10-03). */
const demoraliseAt =
  (moment: string) =>
  (turn: RoundTurn): void => {
    if (choiceOf(turn.input.settings, 'tm.demoralise.timing') === moment) demoralise(turn);
  };

/** Function of each step (TM-10-01). */
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

/** The steps of the resolution; the world after each of them is recorded (TM-10-01). */
export const RESOLUTION: readonly TurnPhase<RoundTurn>[] = STEPS.map((id) => ({
  id,
  run: (turn) => {
    CARRIED[id](turn);
    turn.moments[id] = turn.state;
  },
}));
