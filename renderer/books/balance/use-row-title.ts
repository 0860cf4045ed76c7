import type { BalanceRow } from '../../../engine';
import { spoken } from '../../explain';
import { useWords } from '../../explain/react';
import { ownKey } from '../../text/own-key';

/** What a row of a balance sheet is called: a free row by what was booked, others by their kind. */
export const useRowTitle = (): ((row: BalanceRow) => string) => {
  const words = useWords();
  return ({ key, about }) =>
    key === 'other'
      ? words(`ledger:cause.${String(about['cause'] ?? 'expense')}`, about)
      : words(ownKey('balance', key, `balance:row.${key}`), spoken(about, words));
};
