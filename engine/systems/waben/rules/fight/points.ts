import {
  calc,
  type Explained,
  fact,
  type GoodPoint,
  rule,
  type Rule,
  type Rulings,
  type Settings,
  sum,
} from '../../../../kernel';
import { LEAST_GOOD_POINTS } from '../../data';
import { amountOf } from '../settings';
import { pointCauses } from './causes';
import type { PointCause, PointFacts } from './contract';
import { causeKey, ownPointsKey, ruledWithin } from './keys';

/** Good points that the GM sets, in sum or for one cause, are within these bounds. */
export const GREATEST_POINTS = 1000;

/** The GM's decision on the good points of a unit: the key of the unit in its fight, and the value. */
export interface PointWord {
  readonly key: string;
  readonly rulings: Rulings;
}

const NO_WORD: PointWord = { key: '', rulings: {} };

interface WeighedCause extends PointCause {
  /** Its value here, or the GM's. */
  readonly value: Explained;
  readonly ruling: string;
}

const weighed = (cause: PointCause, { key, rulings }: PointWord): WeighedCause => {
  const ruling = causeKey(key, cause.key);
  const { applies, points } = cause;
  const computed = applies
    ? points
    : fact('notGiven', 0, { cause: cause.cause, ...cause.about }, cause.clause);
  const value = ruledWithin(ruling, computed, rulings, -GREATEST_POINTS, GREATEST_POINTS);
  return { ...cause, value, ruling };
};

/** Points the GM adds on his own, in the order of their numbers; only whole figures other than 0 count (WW-0.1-05). */
const ownPoints = ({ key, rulings }: PointWord): readonly Explained[] => {
  const prefix = `${ownPointsKey(key)}/`;
  return Object.keys(rulings)
    .filter((ruling) => ruling.startsWith(prefix) && /^[1-9]\d*$/.test(ruling.slice(prefix.length)))
    .sort((a, b) => Number(a.slice(prefix.length)) - Number(b.slice(prefix.length)))
    .map((ruling) => {
      const nothing = fact('ownPoints', 0, {}, 'WW-0.1-05');
      return ruledWithin(ruling, nothing, rulings, -GREATEST_POINTS, GREATEST_POINTS);
    })
    .filter(({ value }) => value !== 0);
};

const limited = (total: Explained, settings: Settings): Explained => {
  const most = amountOf(settings, 'fight.gp_cap');
  if (total.value < LEAST_GOOD_POINTS) {
    return calc.maximum(total, fact('leastGoodPoints', LEAST_GOOD_POINTS, {}, 'WW-9.2-02'));
  }
  return total.value > most
    ? calc.minimum(total, fact('greatestGoodPoints', most, {}, 'WW-9.2-02'))
    : total;
};

const group = (name: string, parts: readonly Explained[]): readonly Rule[] =>
  parts.length === 0 ? [] : [rule(name, 'WW-9.2-03', sum(...parts))];

/** Good points of a unit in a fight: their sum, and cause by cause. */
export interface Points {
  readonly total: Rule;
  readonly causes: readonly GoodPoint[];
}

/**
 * Good points of one unit in one fight: causes of the situation, its own, its morale and what the GM adds, each a
 * part, at least -5 and at most `fight.gp_cap` (WW-7.2-06, WW-9.2-02, WW-9.2-03). A cause to which the GM gives
 * another figure stays a part, with his reason. `walls` are the points of fortress walls left that help the defender
 * of a storm (WW-9.3-14).
 */
export function weighedPoints(
  facts: PointFacts,
  settings: Settings,
  walls = 0,
  word = NO_WORD,
): Points {
  const causes = pointCauses(facts, settings, walls).map((cause) => weighed(cause, word));
  const partsOf = (name: PointCause['group']): readonly Explained[] =>
    causes
      .filter(({ group: own, applies, value }) => own === name && (applies || isRuled(value)))
      .map(({ value }) => value);
  const groups = [
    ...group('situationPoints', partsOf('situationPoints')),
    ...group('ownPoints', partsOf('ownPoints')),
    ...partsOf('morale'),
    ...ownPoints(word),
  ];
  return {
    total: rule('goodPoints', 'WW-7.2-06', limited(sum(...groups), settings)),
    causes: causes.map(({ key, cause, clause, about, value, points, applies, ruling }) => ({
      key,
      cause,
      clause,
      about,
      value,
      worth: points.value,
      applies,
      ruling,
    })),
  };
}

const isRuled = ({ kind }: Explained): boolean => kind === 'override';
