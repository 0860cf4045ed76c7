import type { BalanceRow } from '../../../engine';
import { useWords } from '../../explain/react';

/** What a row of a balance sheet is called: a free row by what was booked, others by their kind. */
export const useRowTitle = (): ((row: BalanceRow) => string) => {
  const words = useWords();
  return ({ key, about }) =>
    key === 'other'
      ? words(`ledger:cause.${String(about['cause'] ?? 'expense')}`, about)
      : words(`balance:row.${key}`, about);
};
