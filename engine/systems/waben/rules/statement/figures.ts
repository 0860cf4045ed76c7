import type { Stated } from '../../orders/statement';

/** Sum of what is stated; a blank counts nothing. */
export function statedSum(figures: readonly Stated[]): number {
  return figures.reduce((total, figure) => total + (figure?.value ?? 0), 0);
}

/** An expense as a negative amount, whichever sign the player gave it. */
export function asExpense(value: number): number {
  return -Math.abs(value) + 0;
}
