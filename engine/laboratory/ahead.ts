import { type Bounds, fingerprintOfText, type PlayedAhead, type RuleSystem } from '../kernel';
import type { World } from '../world';
import { compared, type Interval } from './compare';
import { ALL_PARTIES, type GameFigures } from './game';
import { playTrial, trialFigures, trialSeed, type TrialSubject } from './trial';

type Game = RuleSystem<World>;

/** Key of the comparison of a game's sets of house rules. */
export const PRESETS_AHEAD = 'presets';

const SEED = 'ahead';
/** So much is played again to see whether the rules are still those that were played. */
const PROOF = { games: 3, turns: 3 } as const;

/** What was played ahead under a key: the sets of the game on a world where all begin alike, or an experiment. */
function aheadSubject(
  { laboratory, presets }: Game,
  key: string,
  turns = 0,
): TrialSubject | undefined {
  if (key !== PRESETS_AHEAD)
    return laboratory?.experiments?.some(({ id }) => id === key) === true
      ? { kind: 'experiment', id: key }
      : undefined;
  const { testWorld } = laboratory ?? {};
  if (presets === undefined || testWorld === undefined) return undefined;
  const arms = presets.list.map(({ settings }) => ({ settings, world: testWorld(settings) }));
  return { kind: 'game', turns, arms };
}

const played = (
  game: Game,
  subject: TrialSubject,
  games: number,
): readonly (readonly GameFigures[])[] =>
  Array.from(
    { length: games },
    (_, number) => playTrial(game, { subject, seed: trialSeed(SEED, number) }) ?? [],
  );

/** What the first games of a comparison come to under the rules as they are now, their first turns alone. */
export function aheadProof(game: Game, key: string): string {
  const subject = aheadSubject(game, key, PROOF.turns);
  if (subject === undefined) return '';
  const games = subject.kind === 'game' ? 1 : PROOF.games;
  const arms = subject.kind === 'game' ? subject.arms.map(({ settings }) => settings) : [];
  return fingerprintOfText(JSON.stringify([arms, played(game, subject, games)]));
}

const rounded = (value: number): number => Number(value.toPrecision(4));

const boundsOf = ({ low, value, high }: Interval): Bounds => [
  rounded(low),
  rounded(value),
  rounded(high),
];

/** Plays a comparison ahead; undefined where the game has none under the key. */
export function playedAhead(
  game: Game,
  key: string,
  { games, turns }: { readonly games: number; readonly turns: number },
): PlayedAhead | undefined {
  const subject = aheadSubject(game, key, turns);
  if (subject === undefined) return undefined;
  const all = played(game, subject, games);
  return {
    games,
    ...(subject.kind === 'game' ? { turns } : {}),
    proof: aheadProof(game, key),
    figures: Object.fromEntries(
      compared(all, ALL_PARTIES, trialFigures(game, subject)).map(({ id, arms }) => [
        id,
        arms.map(({ mean, difference }) => ({
          mean: boundsOf(mean),
          ...(difference === undefined ? {} : { difference: boundsOf(difference) }),
        })),
      ]),
    ),
  };
}
