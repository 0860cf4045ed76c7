import type { Finding } from '../../../kernel';
import { nextTurn } from '../rules/calendar';
import { reassignRealms, settleAccounts } from './closing/accounts';
import { delegateQuestions } from './closing/delegates';
import { endTreaties } from './closing/treaties';
import { observe } from './observe';
import type { TurnRun } from './run';

/** What a finding without words of a letter is about, as far as there may be several of one kind. */
const concernOf = ({ span, about }: Finding): string =>
  span === undefined
    ? [about['person'], about['reason'], about['title']].map((part) => String(part ?? '')).join(' ')
    : `${span.start}-${span.end}`;

const findingKey = (finding: Finding): string =>
  `${finding.code} ${finding.party} ${finding.unit ?? ''} ${concernOf(finding)}`;

/** Each finding once: the check and the march may notice the same thing at the same words. */
const withoutRepetition = (findings: readonly Finding[]): readonly Finding[] => {
  const seen = new Map<string, Finding>();
  for (const finding of findings) {
    const key = findingKey(finding);
    if (!seen.has(key)) seen.set(key, finding);
  }
  return [...seen.values()];
};

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
