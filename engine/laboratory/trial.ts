import type { RuleSystem, Settings } from '../kernel';
import type { World } from '../world';
import { ALL_PARTIES, figureId, type GameFigures, playedGame } from './game';

type Game = RuleSystem<World>;

/** What is compared: the game played on from a world under other house rules, or an experiment of the game itself. */
export type TrialSubject =
  | {
      readonly kind: 'game';
      readonly world: World;
      /** Turns played at most. */
      readonly turns: number;
      /** House rules of each arm; the first is what the others are held against. */
      readonly arms: readonly Settings[];
    }
  | { readonly kind: 'experiment'; readonly id: string };

/** A measure of a trial. `share`: 1 where it holds in a game, 0 where it does not. */
export interface TrialFigure {
  readonly id: string;
  readonly unit: 'count' | 'money' | 'percent' | 'seconds' | 'share';
}

/** One seed of a comparison: every arm once, with the same dice wherever they ask for the same. */
export interface Trial {
  readonly subject: TrialSubject;
  readonly seed: string;
}

/** The measures of a subject, of all parties together (key empty) or of one, in the order in which they are shown. */
export function trialFigures(
  { laboratory }: Game,
  subject: Pick<TrialSubject, 'kind'> & { readonly id?: string },
  party: string = ALL_PARTIES,
): readonly TrialFigure[] {
  if (laboratory === undefined) return [];
  if (subject.kind === 'experiment')
    return laboratory.experiments?.find(({ id }) => id === subject.id)?.measures ?? [];
  const { figures, force, isOver, first } = laboratory;
  const isAll = party === ALL_PARTIES;
  return [
    { id: 'alive', unit: isAll ? 'count' : 'share' },
    ...figures.map((key) => ({ id: figureId(key), unit: 'count' as const })),
    ...(force === undefined ? [] : [{ id: 'losses', unit: 'count' as const }]),
    ...(isAll
      ? [{ id: 'lead', unit: 'percent' as const }]
      : [{ id: 'won', unit: 'share' as const }]),
    ...(isAll && isOver !== undefined
      ? [
          { id: 'turns', unit: 'count' as const },
          { id: 'over', unit: 'share' as const },
        ]
      : []),
    ...(isAll && first !== undefined ? [{ id: 'first', unit: 'share' as const }] : []),
  ];
}

/**
 * Plays one seed with every arm; figures by arm. Undefined if `look`, called after every turn with those done and all
 * there are, says false. The same trial gives the same figures, wherever and in whatever order it is played.
 */
export function playTrial(
  game: Game,
  { subject, seed }: Trial,
  look: (done: number, of: number) => boolean = () => true,
): readonly GameFigures[] | undefined {
  if (subject.kind === 'experiment') {
    const experiment = game.laboratory?.experiments?.find(({ id }) => id === subject.id);
    return experiment?.arms.map(({ id }) => ({ [ALL_PARTIES]: experiment.play(id, seed) }));
  }
  const { world, turns, arms } = subject;
  const played: GameFigures[] = [];
  for (const settings of arms) {
    const done = played.length * turns;
    const figures = playedGame(game, { world, settings, seed, turns }, (turn) =>
      look(done + turn, arms.length * turns),
    );
    if (figures === undefined) return undefined;
    played.push(figures);
  }
  return played;
}

/** Seed of a trial by its number. */
export function trialSeed(seed: string, number: number): string {
  return `${seed}-${String(number)}`;
}
