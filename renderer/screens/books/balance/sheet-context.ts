import { createContext, useContext } from 'react';
import type { BalanceSheet, BalanceRow } from '../../../../engine';
import type { Gap } from '../model/gaps';
import type { StatedFigures } from '../model/stated';
import { rendered } from '../../../kit/explain';
import { useWords } from '../../../kit/explain/react';
import { ownKey } from '../../../kit/text/own-key';

/** The name of a row of a balance sheet: a free row by what was booked, others by their kind. */
export function useRowTitle(): (row: BalanceRow) => string {
  const words = useWords();
  return ({ key, about }) =>
    key === 'other'
      ? words(`ledger:cause.${String(about['cause'] ?? 'expense')}`, about)
      : words(ownKey('balance', key, `balance:row.${key}`), rendered(about, words));
}

/** What every list of a balance sheet needs to know. */
export interface SheetView {
  readonly sheet: BalanceSheet;
  readonly figures: StatedFigures;
  readonly gaps: readonly Gap[];
  /** The highlighted difference, by its index among `gaps`. */
  readonly current: number | null;
  /** True for figures of the open month: they can be overruled. */
  readonly canRule: boolean;
}

export const SheetContext = createContext<SheetView | null>(null);

/** The shown sheet. */
export function useSheet(): SheetView {
  const view = useContext(SheetContext);
  if (view === null) throw new Error('A list of the books stands outside of a sheet.');
  return view;
}
