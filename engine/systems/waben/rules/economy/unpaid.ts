import {
  calc,
  cellOf,
  type Explained,
  fact,
  rule,
  type Rule,
  type Settings,
  sum,
} from '../../../../kernel';
import { BEST_MORALE, UNPAID_LIMITS, UNPAID_TABLE, WORST_MORALE } from '../../data';
import { tableEntryOf } from '../settings';
import { percentOf } from '../percent';

/** Missing part of what is due: an exact share. */
export interface Arrears {
  readonly unpaid: number;
  readonly due: number;
}

/** Row of the table for a share: compared in whole numbers, never as a decimal (WW-9.5-01). */
export function unpaidRow({ unpaid, due }: Arrears): string {
  if (unpaid <= 0 || due <= 0) return 'paid';
  if (unpaid >= due) return 'all';
  if (100 * unpaid <= UNPAID_LIMITS.little * due) return 'little';
  return 100 * unpaid <= UNPAID_LIMITS.half * due ? 'half' : 'most';
}

/** True if more than half is unpaid: at a second muster date in a row the unit dissolves (WW-9.5-01). */
export function isMostlyUnpaid({ unpaid, due }: Arrears): boolean {
  return due > 0 && 2 * unpaid > due;
}

/** A figure of the table; the GM may set single ones as `row.column` (WW-12.5-12). */
const entryOf = (settings: Settings, row: string, column: string): Explained | undefined => {
  const own = tableEntryOf(settings, 'unit.unpaid_table', `${row}.${column}`);
  return own === undefined
    ? cellOf(settings, UNPAID_TABLE, row, column)
    : fact('unpaidEntry', own, { row, column }, 'WW-12.5-12');
};

/** Morale of a unit after a muster date, -3 to 0 (WW-9.5-01). */
export function moraleAfter(morale: number, arrears: Arrears, settings: Settings): Rule {
  const change = entryOf(settings, unpaidRow(arrears), 'morale') ?? fact('noFigure', 0);
  const moved = sum(fact('morale', morale), change);
  return rule(
    'moraleAfterPay',
    'WW-9.5-01',
    calc.minimum(
      calc.maximum(moved, fact('worstMorale', WORST_MORALE)),
      fact('bestMorale', BEST_MORALE),
    ),
  );
}

/** Percent of the heads that desert, half rounded up to whole percents (WW-9.5-01). */
const desertionPercent = ({ unpaid, due }: Arrears, row: string, settings: Settings): Explained => {
  const fixed = entryOf(settings, row, 'desertion');
  if (fixed !== undefined) return fixed;
  const divisor = entryOf(settings, row, 'divisor');
  if (divisor === undefined) return fact('noDesertion', 0, {}, 'WW-9.5-01');
  return calc.quotient(
    'halfUp',
    calc.product(fact('percent', 100), fact('unpaidGold', unpaid)),
    calc.product(fact('goldDue', due), divisor),
  );
};

/** Heads of a unit that desert, half rounded up, at most all (WW-9.5-01, WW-9.3-06). */
export function deserters(size: number, arrears: Arrears, settings: Settings): Rule {
  return rule(
    'deserters',
    'WW-9.5-01',
    calc.minimum(
      percentOf(
        fact('size', size),
        desertionPercent(arrears, unpaidRow(arrears), settings),
        'halfUp',
      ),
      fact('size', size),
    ),
  );
}

/** A claim on money that does not suffice for all. */
export interface Claim {
  readonly number: number;
  readonly due: number;
}

/**
 * Money spread evenly over claims that it does not cover: each gets its part rounded down, what is left over goes
 * one gold piece each to the units in order of number (WW-9.5-02). By number.
 */
export function spreadEvenly(claims: readonly Claim[], money: number): ReadonlyMap<number, number> {
  const total = claims.reduce((sumOfDues, { due }) => sumOfDues + due, 0);
  const gold = Math.max(0, Math.min(money, total));
  const shares = new Map<number, number>();
  for (const { number, due } of claims) {
    shares.set(number, total === 0 ? 0 : Math.floor((due * gold) / total));
  }
  let rest = gold - [...shares.values()].reduce((spent, part) => spent + part, 0);
  for (const { number, due } of [...claims].sort((a, b) => a.number - b.number)) {
    const part = shares.get(number) ?? 0;
    if (rest <= 0 || part >= due) continue;
    shares.set(number, part + 1);
    rest -= 1;
  }
  return shares;
}
