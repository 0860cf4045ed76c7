import {
  type Phase,
  type ProgressListener,
  type Proposal,
  runPhases,
  type Stage,
  type Stretch,
  type TurnInput,
} from '../../../kernel';
import type { World } from '../../../world';
import { withState } from '../state/write';
import { STEPS, type Step } from '../state/types';
import { act } from './act';
import { beginBuilding } from './build_begin';
import { endBuilding } from './build_end';
import { checkSheets } from './check';
import { startOf } from './draft';
import { event } from './event';
import { payIncome } from './income';
import { beginMoves } from './move_begin';
import { endMoves } from './move_end';
import { determinePopulation } from './population';
import { readSheets } from './read';
import { recordData } from './record';
import { reportPhase } from './report';
import type { PhaseRun } from './run';
import { damageUnpaid } from './unpaid';
import { calmEarly, endUnrest } from './unrest';
import { payUpkeep } from './upkeep';

type Carry = (run: PhaseRun) => PhaseRun;

/** The steps of a phase, each as it is carried out (OS-7-04). */
const CARRIED: Readonly<Record<Step, Carry>> = {
  event,
  build_begin: beginBuilding,
  move_begin: beginMoves,
  act: (run) => calmEarly(act(run)),
  move_end: endMoves,
  build_end: endBuilding,
  population: determinePopulation,
  income: payIncome,
  upkeep: payUpkeep,
  unpaid: damageUnpaid,
  unrest: endUnrest,
};

/** A step of the rule page: the state tells which one it is, and is kept as the step leaves it (OS-7-03). */
const stepped = (step: Step): Phase<PhaseRun> => ({
  id: step,
  run: (before) => {
    const after = CARRIED[step]({ ...before, state: { ...before.state, step } });
    return { ...after, snapshots: [...after.snapshots, after.state] };
  },
});

/** What a phase runs through: letters, findings, the eleven steps, what everybody is told (OS-7-02, OS-7-04). */
export const PHASES: readonly Phase<PhaseRun>[] = [
  { id: 'read', run: readSheets },
  { id: 'check', run: checkSheets },
  ...STEPS.map(stepped),
  { id: 'report', run: reportPhase },
];

/** A phase that notes what it added to the lists of the run. */
const staged = ({ id, run: carryOut }: Phase<PhaseRun>): Phase<PhaseRun> => ({
  id,
  run: (before) => {
    const after = carryOut(before);
    const added = (list: 'events' | 'findings' | 'questions' | 'postings'): Stretch => [
      before[list].length,
      after[list].length,
    ];
    const stage: Stage = {
      phase: id,
      events: added('events'),
      fights: [0, 0],
      findings: added('findings'),
      questions: added('questions'),
      postings: added('postings'),
    };
    return { ...after, stages: [...before.stages, stage] };
  },
});

/** The world after the phase: the state written back, the next phase open (OS-8.7-08). */
const worldAfter = ({ input: { world }, state }: PhaseRun): World => ({
  ...withState(world, state),
  clock: { ...world.clock, turn: world.clock.turn + 1 },
});

/** Computes a phase; undefined if the listener cancelled. Never changes its input. */
export const adjudicate = (
  input: TurnInput<World>,
  progress?: ProgressListener,
): Proposal<World> | undefined => {
  const run = runPhases(PHASES.map(staged), startOf(input), progress);
  if (run === undefined) return undefined;
  const { events, postings, balances, reports, findings, questions, stages } = run;
  return {
    world: worldAfter(run),
    marches: [],
    events,
    fights: [],
    postings,
    balances,
    reports,
    findings,
    questions,
    stages,
    record: recordData(run),
  };
};
