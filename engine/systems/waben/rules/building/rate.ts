import {
  calc,
  type Explained,
  fact,
  rule,
  type Rule,
  type Settings,
  sum,
} from '../../../../kernel';
import { WORK_PER_POINT } from '../../../../world';
import { flagOf } from '../settings';

const workPerPoint = fact('workPerPoint', WORK_PER_POINT, {}, 'WW-4.1-17');

/**
 * Work that the people of the field (building value points per moon) and workers do in a moon, in 1/5000 of a
 * building value point; whole points only if the GM counts no fractions (WW-4.1-16, WW-4.1-17).
 */
export function moonWork(local: Explained, workers: Explained, settings: Settings): Rule {
  const work = sum(calc.product(local, workPerPoint), workers);
  return rule(
    'moonWork',
    'WW-4.1-16',
    flagOf(settings, 'build.fractional_work')
      ? work
      : calc.product(calc.quotient('down', work, workPerPoint), workPerPoint),
  );
}
