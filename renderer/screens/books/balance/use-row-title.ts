import type { BalanceRow } from '../../../../engine';
import { rendered } from '../../../kit/explain';
import { useWords } from '../../../kit/explain/react';
import { ownKey } from '../../../kit/text/own-key';

/** What a row of a balance sheet is called: a free row by what was booked, others by their kind. */
export function useRowTitle(): (row: BalanceRow) => string {
  const words = useWords();
  return ({ key, about }) =>
    key === 'other'
      ? words(`ledger:cause.${String(about['cause'] ?? 'expense')}`, about)
      : words(ownKey('balance', key, `balance:row.${key}`), rendered(about, words));
}
