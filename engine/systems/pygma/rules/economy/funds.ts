import { calc, type Explained, fact, rule, type Settings } from '../../../../kernel';
import { FEE_TABLE } from '../../data/tables';
import { cellIn, HUNDRED, NOTHING } from '../cells';

/** Money that leaves a treasury: the amount below nothing. */
export function paid(amount: Explained): Explained {
  return calc.difference(fact('pygma.nothing', 0), amount);
}

/** Money that leaves a treasury, at most what is there: it never goes below 0 (PI-10-05). */
export function paidAtMost(amount: Explained, treasury: number): Explained {
  return paid(calc.minimum(amount, fact('pygma.treasury', treasury)));
}

/** How many more plainly wrong entries are only warned of (PI-10-04, HR-15). */
export function warningsLeft(settings: Settings, had: number): Explained {
  const before = fact('pygma.warningsHad', had);
  const left = calc.difference(cellIn(settings, FEE_TABLE, 'warnings'), before);
  return rule('pygma.warningsLeft', 'PI-10-04', calc.maximum(left, NOTHING));
}

/** The administration fee for an unclear or plainly wrong entry, by its amount (PI-10-04, HR-15); costs are rounded up. */
export function administrationFee(settings: Settings, amount: Explained): Explained {
  const cell = (row: string) => cellIn(settings, FEE_TABLE, row);
  const part = calc.quotient('up', calc.product(amount, cell('percent')), HUNDRED);
  const least = calc.maximum(part, cell('minimum'));
  return rule('pygma.fee', 'PI-10-04', calc.minimum(least, cell('maximum')));
}
