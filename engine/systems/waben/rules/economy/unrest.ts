import {
  calc,
  draw,
  type Explained,
  fact,
  openStream,
  type Roll,
  rule,
  type Rule,
  type Rulings,
  type Settings,
  streamName,
  sum,
} from '../../../../kernel';
import type { PartyKey } from '../../../../world';
import { amountOf } from '../settings';

/** Percent that each unrest mark adds to the risk (WW-9.5-05). */
const PER_MARK = 10;

/** Points by which a tax rate is above the usual one; negative = below (WW-9.5-05). */
export function raisedPoints(rate: number, settings: Settings): number {
  return rate - amountOf(settings, 'econ.tax_rate_pct');
}

/** Risk of an uprising at an income date, percent: raised points and the marks of earlier uprisings (WW-9.5-05). */
export function unrestRisk(rate: number, marks: number, settings: Settings): Rule {
  const points = Math.max(0, raisedPoints(rate, settings));
  const perPoint = amountOf(settings, 'econ.unrest_pct_per_point');
  return rule(
    'unrestRisk',
    'WW-9.5-05',
    sum(
      calc.product(fact('raisedPoints', points), fact('unrestPerPoint', perPoint, {}, 'WW-9.5-05')),
      calc.product(fact('unrestMarks', marks), fact('unrestPerMark', PER_MARK)),
    ),
  );
}

/** Marks left after an income date: each point below the usual rate removes one (WW-9.5-05). */
export function marksAfter(marks: number, rate: number, settings: Settings): number {
  return Math.max(0, marks - Math.max(0, -raisedPoints(rate, settings)));
}

/** The die over an uprising (WW-9.1-03); there is one if it shows no more than the risk. */
export function unrestRoll(seed: string, turn: number, party: PartyKey, rulings: Rulings): Roll {
  return draw(openStream(streamName(seed, turn, 'unrest', party)), 'd100', rulings).roll;
}

/** True if the die brings an uprising. */
export function isUprising(risk: Explained, roll: Explained): boolean {
  return roll.value <= risk.value;
}
