import { nextTurn } from '../rules/calendar';
import { reassignRealms, settleAccounts } from './closing/accounts';
import { delegateQuestions } from './closing/delegates';
import { endTreaties } from './closing/treaties';
import { observe } from './observe';
import { withoutRepetition } from './repetition';
import type { TurnRun } from './run';

/** The calendar goes on, and every party looks around where the turn left it, on the board as the march left it. */
const openNext = (run: TurnRun): TurnRun => {
  const { settings } = run.input;
  const clock = nextTurn(run.world.clock, settings);
  return { ...run, world: observe({ ...run.world, clock }, settings, run.board) };
};

/** Closes the turn: treaties that end, accounts, realms given to others, calendar, knowledge (WW-10.1-13, WW-7.1-05). */
export const closeTurn = (run: TurnRun): TurnRun => {
  const closed = [endTreaties, settleAccounts, reassignRealms, delegateQuestions, openNext].reduce(
    (draft, step) => step(draft),
    run,
  );
  return { ...closed, findings: withoutRepetition(closed.findings) };
};
