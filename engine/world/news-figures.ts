import { calc, type Explained, fact, sum } from '../kernel';
import type { NewsIssue, PrintedStatistic } from './delivery';
import type { PartyKey } from './grossfeld';

/** A figure as a newsletter prints it: as it is, near a round number, or below the smallest round number. */
export interface RoundedFigure {
  readonly value: number;
  readonly kind: 'exact' | 'about' | 'below';
}

/**
 * A whole, non-negative figure rounded to the nearest multiple of `step`, halves up. What would become nothing is
 * printed as below `step`; 0 and multiples stay as they are, and a step of 1 or less changes nothing.
 */
export function roundedFigure(value: number, step: number): RoundedFigure {
  if (step <= 1 || value % step === 0) return { value, kind: 'exact' };
  const rounded = Math.floor(value / step + 0.5) * step;
  return rounded === 0 ? { value: step, kind: 'below' } : { value: rounded, kind: 'about' };
}

/**
 * The figure of one realm among all, such as the greatest: never as it is, but near a multiple of `step`, or of half its
 * leading power of ten where that is more, and at least of five (WW-10.2-03).
 */
export function figureOfOne(value: number, step: number): RoundedFigure {
  const power = 10 ** (String(Math.floor(value)).length - 1);
  const coarse = Math.max(step, 5, power / 2);
  const { value: told, kind } = roundedFigure(value, coarse);
  return told === 0 || kind === 'below'
    ? { value: coarse, kind: 'below' }
    : { value: told, kind: 'about' };
}

/** Fewest realms a published figure may cover: of two, each would know the other. */
export const FEWEST_REALMS = 3;

/** A figure over all realms, none of them named. */
export interface NewsStatistic {
  readonly figure: string;
  readonly realms: number;
  readonly minimum: Explained;
  readonly maximum: Explained;
  /** Rounded to a whole number, halves up. */
  readonly average: Explained;
  /** Of an even number of realms the average of the middle two, rounded to a whole number, halves up. */
  readonly median: Explained;
}

type Figures = Readonly<Record<PartyKey, Readonly<Record<string, number>>>>;

const statisticOf = (figures: Figures, figure: string): NewsStatistic | undefined => {
  const facts = Object.keys(figures)
    .sort()
    .flatMap((party) => {
      const value = figures[party]?.[figure];
      return value === undefined ? [] : [fact('realmFigure', value, { party, figure })];
    });
  const realms = facts.length;
  if (realms < FEWEST_REALMS) return undefined;
  const ranked = facts.toSorted((a, b) => a.value - b.value);
  const middle = ranked.slice(Math.ceil(realms / 2) - 1, Math.floor(realms / 2) + 1);
  const mean = (parts: readonly Explained[]): Explained =>
    calc.quotient('halfUp', sum(...parts), fact('realmCount', parts.length));
  return {
    figure,
    realms,
    minimum: calc.minimum(...facts),
    maximum: calc.maximum(...facts),
    average: mean(facts),
    median: mean(middle),
  };
};

/**
 * Minimum, maximum, average and median of chosen figures over the realms that have them (nothing that is
 * secret, so nobody is named). A figure of fewer than {@link FEWEST_REALMS} realms is left out.
 */
export function newsStatistics(
  figures: Figures,
  chosen: readonly string[],
): readonly NewsStatistic[] {
  return [...new Set(chosen)].flatMap((figure) => statisticOf(figures, figure) ?? []);
}

/** The statistics of an issue as they are printed: as it came out, or of the figures of its turn. */
export function printedStatistics(
  { printed, statistics }: Pick<NewsIssue, 'printed' | 'statistics'>,
  figures: Figures,
): readonly PrintedStatistic[] {
  return (
    printed ??
    newsStatistics(figures, statistics).map(({ figure, minimum, average, median, maximum }) => ({
      figure,
      minimum: minimum.value,
      average: average.value,
      median: median.value,
      maximum: maximum.value,
    }))
  );
}

/** Figures of which statistics could be made, sorted. */
export function statisticFigures(figures: Figures): readonly string[] {
  return [...new Set(Object.values(figures).flatMap((one) => Object.keys(one)))]
    .filter((figure) => statisticOf(figures, figure) !== undefined)
    .sort();
}
