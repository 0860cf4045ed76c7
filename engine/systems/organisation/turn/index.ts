import { turnOf, type TurnPhase } from '../../../kernel';
import { STEPS, type Step } from '../state/types';
import { withState } from '../state/write';
import { act } from './act';
import { beginBuilding, endBuilding } from './build';
import { randomEvents } from './event';
import { payIncome } from './income';
import { checkLetters, readLetters } from './letters';
import { beginMoves, endMoves } from './move';
import { determinePopulation } from './population';
import { report } from './report';
import { openPhase, type PhaseTurn } from './turn';
import { calmEarly } from './unrest/calm';
import { endUnrest } from './unrest';
import { damageUnpaid, payUpkeep } from './upkeep';

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

/** A step of the rule page: the state tells which one it is, and is kept as the step leaves it (OS-7-03). */
const stepped = (step: Step): TurnPhase<PhaseTurn> => ({
  id: step,
  run: (turn) => {
    turn.state = { ...turn.state, step };
    CARRIED[step](turn);
    turn.snapshots.push(turn.state);
  },
});

/** What a phase runs through: letters, findings, the eleven steps, what everybody is told (OS-7-02, OS-7-04). */
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
