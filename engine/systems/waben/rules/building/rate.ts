import {
  type Explained,
  fact,
  operation,
  rule,
  type Rule,
  type Settings,
} from '../../../../kernel';
import { WORK_PER_POINT } from '../../../../world';
import { flagOf } from '../settings';

const workPerPoint = fact('workPerPoint', WORK_PER_POINT, {}, 'WW-4.1-17');

/**
 * Work that the people of the field (building value points per moon) and workers do in a moon, in 1/5000 of a
 * building value point; whole points only if the GM counts no fractions (WW-4.1-16, WW-4.1-17).
 */
export function moonWork(local: Explained, workers: Explained, settings: Settings): Rule {
  const work = operation('sum', [operation('product', [local, workPerPoint]), workers]);
  return rule(
    'moonWork',
    'WW-4.1-16',
    flagOf(settings, 'build.fractional_work')
      ? work
      : operation('product', [operation('quotient', [work, workPerPoint], 'down'), workPerPoint]),
  );
}
