import type { Stated } from '../../orders/statement';

/** Sum of what is stated; a blank counts nothing. */
export const statedSum = (figures: readonly Stated[]): number =>
  figures.reduce((total, figure) => total + (figure?.value ?? 0), 0);

/** An expense as a negative amount, whichever sign the player gave it. */
export const asExpense = (value: number): number => -Math.abs(value) + 0;
