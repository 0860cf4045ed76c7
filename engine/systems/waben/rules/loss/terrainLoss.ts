import {
  calc,
  draw,
  type Explained,
  fact,
  rule,
  type Rule,
  type Rulings,
  type Settings,
  type Stream,
  sum,
} from '../../../../kernel';
import { amountOf, choiceOf } from '../settings';
import type { ExposureLoss } from './exposure';

const PERCENT = 100;

const all = fact('percent', PERCENT);

const totalOf = (losses: readonly ExposureLoss[]): Explained => {
  const parts = losses.map(({ percent }) => percent);
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : sum(...parts);
};

/**
 * Losses of a moon in percent: the exposures together, without volcano and deep sea at most 30, with them at most
 * 100 (WW-9.4-04, WW-2.3-09).
 */
export function moonLossPercent(losses: readonly ExposureLoss[], settings: Settings): Rule {
  const cap = fact('lossCap', amountOf(settings, 'terrain.loss_cap_pct'), {}, 'WW-2.3-09');
  const mild = losses.filter(({ isExtreme }) => !isExtreme);
  const extreme = losses.filter(({ isExtreme }) => isExtreme);
  const capped = calc.minimum(totalOf(mild), cap);
  const body =
    extreme.length === 0
      ? capped
      : calc.minimum(mild.length === 0 ? totalOf(extreme) : sum(capped, totalOf(extreme)), all);
  return rule('moonLossPercent', 'WW-9.4-04', body);
}

/** A percentage of heads, ships or gold, rounded half up, at most what is there now (WW-9.4-05, WW-9.3-16). */
export function shareLost(base: Explained, percent: Explained, present: number): Explained {
  return calc.minimum(
    calc.quotient('halfUp', calc.product(base, percent), all),
    fact('present', present),
  );
}

/** Heads at risk. */
export interface Heads {
  /** At the start of the moon, and now. */
  readonly before: number;
  readonly now: number;
}

/**
 * Heads or ships lost by terrain in a moon (WW-9.4-05). If the GM reads the percentage as one of units a second
 * hundred-sided die of the stream decides about the whole unit (WW-12.2-21).
 */
export function terrainLoss(
  { before, now }: Heads,
  percent: Explained,
  stream: Stream,
  settings: Settings,
  rulings: Rulings,
): Rule {
  const size = fact('sizeAtMoon', before, {}, 'WW-2.3-09');
  if (choiceOf(settings, 'terrain.loss_base') !== 'units') {
    return rule('terrainLoss', 'WW-9.4-05', shareLost(size, percent, now));
  }
  const { roll } = draw(stream, 'd100', rulings);
  const isHit = roll.value <= percent.value ? 1 : 0;
  const hit = fact('wholeUnit', isHit, { roll: roll.value, percent: percent.value }, 'WW-12.2-21');
  return rule('terrainLoss', 'WW-9.4-05', calc.product(fact('present', now), hit));
}
