import type { Finding } from '../../../kernel';
import { nextTurn } from '../rules/calendar';
import { observe } from './observe';
import type { TurnRun } from './run';

const findingKey = ({ code, party, unit, span }: Finding): string =>
  `${code} ${party} ${unit ?? ''} ${span === undefined ? '' : `${span.start}-${span.end}`}`;

/** Each finding once: the check and the march may notice the same thing at the same words. */
const withoutRepetition = (findings: readonly Finding[]): readonly Finding[] => {
  const seen = new Map<string, Finding>();
  for (const finding of findings) {
    const key = findingKey(finding);
    if (!seen.has(key)) seen.set(key, finding);
  }
  return [...seen.values()];
};

/** Advances the calendar and lets every party look around where the turn left it, on the board as the march left it. */
export const closeTurn = (run: TurnRun): TurnRun => ({
  ...run,
  world: observe({ ...run.world, clock: nextTurn(run.world.clock) }, run.input.settings, run.board),
  findings: withoutRepetition(run.findings),
});
