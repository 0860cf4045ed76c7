import { calc, type Explained, fact, rule, type Rulings, type Settings } from '../../../../kernel';
import { FIGHT_LOSS_TABLE, SCATTER_HEADS } from '../../data';
import { amountOf } from '../settings';
import { fightCell } from './cell';
import type { Fighter } from './contract';
import { ruledWithin } from './keys';
import { PERCENT, percentOf } from '../percent';

/** Losses of one unit in one round: its present heads, and what its side suffers. */
export interface Casualty {
  readonly party: string;
  readonly unit: number;
  readonly count: number;
  readonly row: string;
  readonly isLoser: boolean;
}

const between = (computed: Explained, least: number, most: number): Explained => {
  if (computed.value > most) return calc.minimum(computed, fact('size', most));
  return computed.value < least
    ? calc.maximum(computed, fact('leastLoss', least, {}, 'WW-9.3-06'))
    : computed;
};

/** Percent of the present heads that a unit loses (WW-9.3-05). */
export function lossPercent({ row, isLoser }: Casualty, settings: Settings): Explained {
  return fightCell(settings, FIGHT_LOSS_TABLE, row, isLoser ? 'loser' : 'winner');
}

/** Heads or ships a unit loses in a round: rounded half up, a loser at least 1 (WW-9.3-06). */
export function unitLoss(
  casualty: Casualty,
  settings: Settings,
  ruling: { readonly key: string; readonly rulings: Rulings },
): Explained {
  const { party, unit, count, isLoser } = casualty;
  const share = percentOf(fact('size', count), lossPercent(casualty, settings), 'halfUp');
  const least = isLoser ? Math.min(1, count) : 0;
  const computed = rule('unitLoss', 'WW-9.3-06', between(share, least, count), { party, unit });
  return ruledWithin(ruling.key, computed, ruling.rulings, 0, count);
}

/** A loser that is too small to stay a unit: its remnant scatters (WW-9.3-07). */
export function isScattered(
  { size, type }: Pick<Fighter, 'size' | 'type'>,
  left: number,
  settings: Settings,
): boolean {
  if (left <= 0) return false;
  if (left * PERCENT <= size * amountOf(settings, 'fight.annihilation_pct')) return true;
  return type.kind !== 'fleet' && size >= SCATTER_HEADS && left < SCATTER_HEADS;
}
