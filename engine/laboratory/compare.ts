import type { GameFigures } from './game';
import type { TrialFigure } from './trial';

/** 95 % of the normal distribution lie within so many standard deviations. */
const Z = 1.959964;
/** Fewer games tell nothing, whatever they say. */
export const FEWEST_GAMES = 8;
/** More games than these are not worth proposing. */
const MOST_GAMES = 20_000;

/** A value and the bounds within which it lies with 95 % certainty. */
export interface Interval {
  readonly low: number;
  readonly value: number;
  readonly high: number;
}

/**
 * What can be said of a difference. `few`: too few games for anything. `same`: no game differs. `unclear`: both signs are
 * possible.
 */
export type TrialVerdict = 'few' | 'same' | 'unclear' | 'more' | 'less';

/** An arm of a comparison in one measure. */
export interface ArmSpread {
  /** Of every game, in the order of their seeds. */
  readonly values: readonly number[];
  /** The mean, or the share. */
  readonly mean: Interval;
  /** Least, quarters and greatest: a quarter of the games lies between each two. */
  readonly quarters: readonly [number, number, number, number, number];
  /** Against the first arm, game by game; undefined for the first arm itself. */
  readonly difference?: Interval & {
    readonly verdict: TrialVerdict;
    /** Games by which so great a difference would show; undefined = no need, or more than anybody plays. */
    readonly needed?: number;
  };
}

/** All arms in one measure. */
export interface Compared extends TrialFigure {
  readonly games: number;
  readonly arms: readonly ArmSpread[];
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

const meanOf = (values: readonly number[]): number => sum(values) / Math.max(1, values.length);

/** Student's t for 95 % and so many degrees of freedom, at least 7 (Cornish and Fisher's expansion; off by 0.001 at most). */
export function studentT(freedom: number): number {
  return Z + 2.3723 / freedom + 2.823 / freedom ** 2 + 2.556 / freedom ** 3;
}

/** The mean of a sample and its interval by Student's t; without width below two values. */
function meanInterval(values: readonly number[]): Interval {
  const value = meanOf(values);
  const freedom = values.length - 1;
  if (freedom < 1) return { low: value, value, high: value };
  const variance = sum(values.map((one) => (one - value) ** 2)) / freedom;
  const half = studentT(Math.max(freedom, FEWEST_GAMES - 1)) * Math.sqrt(variance / values.length);
  return { low: value - half, value, high: value + half };
}

/** A share and its interval after Wilson. */
export function shareInterval(hits: number, of: number): Interval {
  if (of === 0) return { low: 0, value: 0, high: 1 };
  const value = hits / of;
  const middle = value + Z ** 2 / (2 * of);
  const half = Z * Math.sqrt((value * (1 - value)) / of + Z ** 2 / (4 * of ** 2));
  const scale = 1 + Z ** 2 / of;
  return {
    low: Math.max(0, Math.min(value, (middle - half) / scale)),
    value,
    high: Math.min(1, Math.max(value, (middle + half) / scale)),
  };
}

/** The difference of two shares in the same games and its interval after Newcombe, for pairs (his method 10). */
export function shareDifference(before: readonly number[], after: readonly number[]): Interval {
  const of = before.length;
  const count = (one: number, other: number): number =>
    before.filter((value, at) => value === one && after[at] === other).length;
  const [both, gone, come, neither] = [count(1, 1), count(1, 0), count(0, 1), count(0, 0)];
  const first = shareInterval(both + gone, of);
  const second = shareInterval(both + come, of);
  const product = (both + gone) * (come + neither) * (both + come) * (gone + neither);
  const cross = both * neither - gone * come;
  const corrected = cross > of / 2 ? cross - of / 2 : Math.min(cross, 0);
  const phi = product === 0 ? 0 : corrected / Math.sqrt(product);
  const bound = (own: number, other: number): number =>
    Math.sqrt(Math.max(0, own ** 2 - 2 * phi * own * other + other ** 2));
  const value = of === 0 ? 0 : second.value - first.value;
  return {
    low: value - bound(second.value - second.low, first.high - first.value),
    value,
    high: value + bound(second.high - second.value, first.value - first.low),
  };
}

/** The value below which a part of an ordered sample lies. */
function quantile(ordered: readonly number[], part: number): number {
  const at = part * (ordered.length - 1);
  const [low, high] = [ordered[Math.floor(at)] ?? 0, ordered[Math.ceil(at)] ?? 0];
  return low + (high - low) * (at - Math.floor(at));
}

function differenceOf(
  unit: TrialFigure['unit'],
  before: readonly number[],
  after: readonly number[],
): NonNullable<ArmSpread['difference']> {
  const pairs = after.map((value, at) => value - (before[at] ?? 0));
  const interval = unit === 'share' ? shareDifference(before, after) : meanInterval(pairs);
  const { low, value, high } = interval;
  if (pairs.length < FEWEST_GAMES) return { ...interval, verdict: 'few' };
  if (pairs.every((one) => one === 0)) return { low: 0, value: 0, high: 0, verdict: 'same' };
  if (low > 0) return { ...interval, verdict: 'more' };
  if (high < 0) return { ...interval, verdict: 'less' };
  // The width of an interval shrinks with the root of the games.
  const factor = value === 0 ? Infinity : ((high - low) / 2 / value) ** 2;
  const needed = Math.ceil((pairs.length * Math.max(1.1, factor)) / 10) * 10;
  return { ...interval, verdict: 'unclear', ...(needed > MOST_GAMES ? {} : { needed }) };
}

/** Compares the arms of some games, each played with every arm, in the measures of one party or of all together. */
export function compared(
  games: readonly (readonly GameFigures[])[],
  party: string,
  measures: readonly TrialFigure[],
): readonly Compared[] {
  const arms = games[0]?.length ?? 0;
  return measures.map(({ id, unit }) => {
    const values = Array.from({ length: arms }, (_, arm) =>
      games.map((played) => played[arm]?.[party]?.[id] ?? 0),
    );
    const [first = []] = values;
    return {
      id,
      unit,
      games: games.length,
      arms: values.map((own, arm) => {
        const ordered = own.toSorted((a, b) => a - b);
        const at = (part: number): number => quantile(ordered, part);
        return {
          values: own,
          mean: unit === 'share' ? shareInterval(sum(own), own.length) : meanInterval(own),
          quarters: [at(0), at(0.25), at(0.5), at(0.75), at(1)],
          ...(arm === 0 ? {} : { difference: differenceOf(unit, first, own) }),
        };
      }),
    };
  });
}
