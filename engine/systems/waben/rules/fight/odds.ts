import { type FightOdds, type LossOdds, openStream } from '../../../../kernel';
import type { Battle, SideIndex } from './battle';
import type { FightSetup } from './contract';
import { leftOf, type Outcome, outcomeOf, startOf } from './fight';
import { fightKey } from './keys';

/** Heads or ships of a side, by what each unit counts. */
const headsOf = (
  { combatants }: Battle,
  side: SideIndex,
  countOf: (one: Battle['combatants'][number]) => number,
): number => combatants.reduce((total, one) => total + (one.side === side ? countOf(one) : 0), 0);

/** Spread of what a side lost; of an even number of runs the lower middle. */
const lossOdds = (start: Battle, outcomes: readonly Outcome[], side: SideIndex): LossOdds => {
  const before = headsOf(start, side, ({ fighter }) => fighter.size);
  const lost = outcomes.map(({ end }) => before - headsOf(end, side, leftOf)).sort((a, b) => a - b);
  return {
    before,
    least: lost[0] ?? 0,
    middle: lost[Math.floor((lost.length - 1) / 2)] ?? 0,
    most: lost.at(-1) ?? 0,
    annihilated: before === 0 ? 0 : lost.filter((heads) => heads === before).length,
  };
};

const roundsOf = (outcomes: readonly Outcome[]): FightOdds['rounds'] => {
  const counts = new Map<number, number>();
  for (const { end } of outcomes) {
    counts.set(end.rounds.length, (counts.get(end.rounds.length) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
};

/**
 * The same fight fought `runs` times, at least once, each time with the dice of a stream `odds/<n>` of its own, by
 * which dice typed in for the fight itself fall away; all other words of the GM hold (WW-9.1-07).
 */
export function oddsOf(setup: FightSetup, runs: number): FightOdds {
  const start = startOf(setup);
  const outcomes = Array.from({ length: Math.max(1, Math.floor(runs)) }, (_, index) =>
    outcomeOf(setup, {
      ...start,
      stream: openStream(`${start.stream.name}|odds/${String(index + 1)}`),
    }),
  );
  const wins = (side: SideIndex): number => outcomes.filter(({ winner }) => winner === side).length;
  return {
    fight: fightKey(setup),
    runs: outcomes.length,
    wins: [wins(0), wins(1)],
    undecided: outcomes.filter(({ winner }) => winner === null).length,
    losses: [lossOdds(start, outcomes, 0), lossOdds(start, outcomes, 1)],
    rounds: roundsOf(outcomes),
  };
}
