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
import { withFleetsAfloat } from '../rules/boarding/harbour';
import { boardOf } from '../rules/movement/board';
import { administer } from './administer';
import { checkSheets } from './check';
import { closeTurn } from './close';
import { compareSheets } from './compare';
import { collectIncome } from './income';
import { march } from './march';
import { passMessages } from './messages';
import { thaw } from './moon/thaw';
import { makePlans } from './plans';
import { readSheets } from './read';
import { receiveLetters } from './receive';
import { withoutRepetition } from './repetition';
import { reportTurn } from './report';
import type { TurnRun } from './run';
import { settleBooks } from './settle-books';
import { spendMoney } from './spend';
import { windUp } from './windUp';

/**
 * The phases of a turn in the order in which they run (WW-10.1-01, WW-10.1-05 to WW-10.1-14): letters, findings,
 * administration, money in, money out, marches moon by moon, end of the turn, messages, closing.
 */
export const PHASES: readonly Phase<TurnRun>[] = [
  { id: 'receive', run: receiveLetters },
  { id: 'read', run: readSheets },
  { id: 'check', run: checkSheets },
  { id: 'administer', run: administer },
  { id: 'thaw', run: thaw },
  { id: 'income', run: collectIncome },
  { id: 'spend', run: spendMoney },
  { id: 'compare', run: compareSheets },
  { id: 'plan', run: makePlans },
  { id: 'march', run: march },
  { id: 'windUp', run: windUp },
  { id: 'settle', run: settleBooks },
  { id: 'messages', run: passMessages },
  { id: 'close', run: closeTurn },
  { id: 'report', run: reportTurn },
];

/** The draft of a turn before its first phase. */
export const startOf = (input: TurnInput<World>): TurnRun => {
  const board = boardOf(input.world.map, input.settings);
  return {
    input,
    board,
    sheets: {},
    declarations: {},
    rows: {},
    watches: {},
    plans: [],
    world: withFleetsAfloat(input.world, board.ground),
    marches: [],
    events: [],
    fights: [],
    setups: [],
    credits: [],
    readyAfter: {},
    books: {},
    postings: [],
    balances: [],
    reports: [],
    findings: [],
    questions: [],
    stages: [],
  };
};

/** Findings so far, each counted once. */
const foundBy = ({ findings }: TurnRun): number => withoutRepetition(findings).length;

/**
 * A phase that notes what it added. Phases only ever append to the lists of a run, but for the last of them that
 * leaves out findings told before: stretches count each finding once from the start.
 */
const staged = ({ id, run: carryOut }: Phase<TurnRun>): Phase<TurnRun> => ({
  id,
  run: (before) => {
    const after = carryOut(before);
    const added = (list: 'events' | 'fights' | 'questions' | 'postings'): Stretch => [
      before[list].length,
      after[list].length,
    ];
    const stage: Stage = {
      phase: id,
      events: added('events'),
      fights: added('fights'),
      findings: [foundBy(before), foundBy(after)],
      questions: added('questions'),
      postings: added('postings'),
    };
    return { ...after, stages: [...before.stages, stage] };
  },
});

/** Computes a turn; undefined if the listener cancelled. Never changes its input. */
export const adjudicate = (
  input: TurnInput<World>,
  progress?: ProgressListener,
): Proposal<World> | undefined => {
  const run = runPhases(PHASES.map(staged), startOf(input), progress);
  if (run === undefined) return undefined;
  const { world, marches, events, fights, postings, balances, reports } = run;
  const { findings, questions, stages } = run;
  return {
    world,
    marches,
    events,
    fights,
    postings,
    balances,
    reports,
    findings,
    questions,
    stages,
  };
};
