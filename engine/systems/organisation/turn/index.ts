import {
  plainCopy,
  type ProgressListener,
  type Proposal,
  proposalOf,
  runTurn,
  type TurnInput,
  type TurnPhase,
} from '../../../kernel';
import type { World } from '../../../world';
import type { OrganisationRecord } from '../record';
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

/** What the game's own views show of a phase. */
const recordOf = (turn: PhaseTurn): OrganisationRecord => ({
  phase: turn.input.world.clock.turn,
  order: turn.actingOrder ?? [],
  rolls: turn.rolls,
  steps: STEPS.flatMap((step, index) => {
    const state = turn.snapshots[index];
    return state === undefined ? [] : [{ step, state }];
  }),
});

/** The world after the phase: the state written back, the next phase open (OS-8.7-08). */
const worldAfter = ({ input: { world }, state }: PhaseTurn): World => ({
  ...withState(world, state),
  clock: { ...world.clock, turn: world.clock.turn + 1 },
});

/** Computes a phase; undefined if the listener cancelled. Never changes its input. */
export function adjudicate(
  input: TurnInput<World>,
  progress?: ProgressListener,
): Proposal<World> | undefined {
  const turn = openPhase(input);
  if (!runTurn(PHASES, turn, progress)) return undefined;
  const { balances, reports } = turn;
  const record = plainCopy(recordOf(turn));
  return proposalOf(turn, worldAfter(turn), { balances, reports, record });
}
