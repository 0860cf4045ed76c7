import { calc, cellOf, type Explained, fact, type Settings } from '../../../kernel';
import { HIRE_TABLE } from '../data/tables';
import { money, moneyFact, moneyRule } from './money';

/** Halves of money in one. */
const HALVES = 2;

/** Price of a category raised by `levels` in all, in halves: of the table, beyond it n · (n + 1) / 2 (OS-10-02). */
const wholePrice = (levels: number, settings: Settings): Explained => {
  if (levels === 0) return moneyFact('nothing', 0);
  const listed = cellOf(settings, HIRE_TABLE, String(levels), 'price');
  if (listed !== undefined) return listed;
  const series = calc.product(
    fact('organisation.raisedBy', levels, { count: levels }),
    fact('organisation.oneMore', levels + 1),
    fact('organisation.halves', HALVES),
  );
  return money(calc.quotient('exact', series, fact('organisation.two', 2)));
};

/** Price of raising a category from +`from` to +`to`, in halves (OS-10-03). */
export function hirePrice(from: number, to: number, settings: Settings): Explained {
  const prices = [wholePrice(to, settings), wholePrice(from, settings)];
  return moneyRule('hirePrice', 'OS-10-03', money(calc.difference(...prices)), { from, to });
}
