import type { Finding } from '../../../kernel';
import type { TurnClock } from '../../../world';
import { observe } from './observe';
import type { TurnRun } from './run';

const MOONS_PER_YEAR = 12;

/** The turn after this one; its moons follow those of this one (WW-3.4-01). */
export const nextTurn = (clock: TurnClock): TurnClock => {
  const moons = clock.moon - 1 + clock.moonsPerTurn;
  return {
    ...clock,
    turn: clock.turn + 1,
    year: clock.year + Math.floor(moons / MOONS_PER_YEAR),
    moon: (moons % MOONS_PER_YEAR) + 1,
  };
};

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

/** Advances the calendar and lets every party look around where the turn left it. */
export const closeTurn = (run: TurnRun): TurnRun => ({
  ...run,
  world: observe({ ...run.world, clock: nextTurn(run.world.clock) }, run.input.settings),
  findings: withoutRepetition(run.findings),
});
