import { calc, type Explained, fact, type Rounding } from '../../../kernel';

/** A hundred percent: the whole. */
export const PERCENT = 100;

/** So many percent of an amount, rounded once. */
export function percentOf(amount: Explained, percent: Explained, rounding: Rounding): Explained {
  return calc.quotient(rounding, calc.product(amount, percent), fact('percent', PERCENT));
}
