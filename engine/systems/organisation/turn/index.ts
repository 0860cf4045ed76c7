import { letterInForce, turnOf, type TurnPhase } from '../../../kernel';
import { readOrders } from '../orders';
import { isInStep } from '../orders/order';
import { STEPS, type Step } from '../state/types';
import { withState } from '../state/write';
import { act } from './act';
import { beginBuilding, endBuilding } from './build';
import { randomEvents } from './event';
import { payIncome } from './income';
import { beginMoves, endMoves } from './move';
import { determinePopulation } from './population';
import { report } from './report';
import { openPhase, type PhaseTurn } from './turn';
import { calmEarly } from './unrest/calm';
import { endUnrest } from './unrest';
import { damageUnpaid, payUpkeep } from './upkeep';

/** Reads the letters of the organisations that play; orders under the heading of another step count nowhere (OS-7-03). */
function readLetters(turn: PhaseTurn): void {
  const { organisations } = turn.state;
  const sheets = Object.keys(organisations).flatMap((party) => {
    const text = letterInForce(turn.input, party);
    if (text === undefined) return [];
    const sheet = readOrders(text, party, turn.input.world);
    const rows = sheet.rows.filter(({ content }) => isInStep(content));
    return [[party, { ...sheet, rows }] as const];
  });
  turn.sheets = Object.fromEntries(sheets);
}

/**
 * Findings of the letters themselves: lines that cannot be read, names that do not exist, orders under the heading of
 * another step. Whether an order can be carried out is checked in its own step (OS-0-07, OS-7-03).
 */
function checkLetters(turn: PhaseTurn): void {
  for (const { findings } of Object.values(turn.sheets)) turn.findings.push(...findings);
}

/** The steps of a phase, each as it is carried out (OS-7-04). */
const CARRIED: Readonly<Record<Step, (turn: PhaseTurn) => void>> = {
  event: randomEvents,
  build_begin: beginBuilding,
  move_begin: beginMoves,
  act: (turn) => {
    act(turn);
    calmEarly(turn);
  },
  move_end: endMoves,
  build_end: endBuilding,
  population: determinePopulation,
  income: payIncome,
  upkeep: payUpkeep,
  unpaid: damageUnpaid,
  unrest: endUnrest,
};

/** A step of the rule page, recorded in the state, and the world after it (OS-7-03). */
const stepped = (step: Step): TurnPhase<PhaseTurn> => ({
  id: step,
  run: (turn) => {
    turn.enter(step);
    CARRIED[step](turn);
    turn.snapshots.push(turn.state);
  },
});

/** Phases of a turn: letters, findings, the eleven steps, the reports (OS-7-02, OS-7-04). */
export const PHASES: readonly TurnPhase<PhaseTurn>[] = [
  { id: 'read', run: readLetters },
  { id: 'check', run: checkLetters },
  ...STEPS.map(stepped),
  { id: 'report', run: report },
];

/** The phases of a turn, and how it is computed; afterwards the next phase is open (OS-8.7-08). */
export const TURN = turnOf(PHASES, openPhase, (turn) => ({
  world: withState(turn.input.world, turn.state),
  balances: turn.balances,
  reports: turn.reports,
}));
