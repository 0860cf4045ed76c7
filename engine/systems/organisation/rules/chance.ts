import { type Explained, fact, type Roll, rule, type Settings, sum } from '../../../kernel';
import type { Chance } from '../state/types';
import { amountOf } from './settings';

/** The die of a chance with all shifts (OS-14-17). */
export function chanceTotal(die: Roll, shifts: Chance['shifts']): Explained {
  const shifted = shifts.map(({ by, points }) =>
    by === 'gm'
      ? fact('organisation.shiftOfGm', points, {}, 'OS-14-06')
      : fact('organisation.shift', points, { party: by }, 'OS-14-06'),
  );
  return rule('organisation.chanceTotal', 'OS-14-17', sum(die, ...shifted));
}

/** Whether it happens: an unmodified 6 always, an unmodified 1 never, else die and shifts decide (OS-14-06, OS-14-17). */
export function hasHappened(die: number, total: number, settings: Settings): boolean {
  if (die === 6) return true;
  return die >= 2 && total >= amountOf(settings, 'os.event.chance_target');
}

/** The most by which one organisation, or the GM, can shift one chance (OS-14-06). */
export function greatestShift(settings: Settings): number {
  return Math.floor(amountOf(settings, 'os.event.influence_max'));
}

/** Shift of a chance by one organisation or the GM so far, with sign. */
export function shiftBy({ shifts }: Chance, by: string): number {
  return shifts.reduce((total, shift) => (shift.by === by ? total + shift.points : total), 0);
}
