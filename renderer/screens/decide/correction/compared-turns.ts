import {
  type CorrectedTurn,
  decisionsToReview,
  type LateCorrection,
  type MonthDifference,
  monthDifferences,
  type Proposal,
  runsOf,
  type World,
} from '../../../../engine';

/** A turn of a correction, or today, before and after it. */
export interface ComparedTurn {
  /** Null = today. */
  readonly turn: number | null;
  readonly runs: readonly [before: Proposal<World>, after: Proposal<World>];
  readonly differences: readonly MonthDifference[];
  /** How many decisions are to be looked at again. */
  readonly decisions: number;
}

type Game = Parameters<typeof monthDifferences>[2];

const comparedTurn = (done: CorrectedTurn, game: Game): readonly ComparedTurn[] => {
  const runs = runsOf(done);
  if (runs === undefined) return [];
  const { before, after } = runs;
  return [
    {
      turn: done.booked.archived.turn,
      runs: [before, after],
      differences: monthDifferences(before, after, game),
      decisions: decisionsToReview(done).length,
    },
  ];
};

/** What a correction changes in each turn and, once it is computed that far, in the world of today. */
export function comparedTurns(
  { campaign, done, ahead, next }: LateCorrection,
  game: Game,
): readonly ComparedTurn[] {
  const turns = done.flatMap((turn) => comparedTurn(turn, game));
  const last = done.at(-1)?.after;
  if (last === undefined || ahead.length > 0) return turns;
  // The same results around both worlds, without ways: only the worlds differ.
  const [before, after] = [campaign, next].map(({ world }) => ({ ...last, marches: [], world }));
  if (before === undefined || after === undefined) return turns;
  const differences = monthDifferences(before, after, game);
  return [...turns, { turn: null, runs: [before, after], differences, decisions: 0 }];
}
