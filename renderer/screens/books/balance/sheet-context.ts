import { createContext, useContext } from 'react';
import type { BalanceSheet } from '../../../../engine';
import type { Gap } from '../model/gaps';
import type { StatedFigures } from '../model/stated';

/** What every list of a balance sheet needs to know. */
export interface SheetView {
  readonly sheet: BalanceSheet;
  readonly figures: StatedFigures;
  readonly gaps: readonly Gap[];
  /** The difference that stands out, by its place among `gaps`. */
  readonly current: number | null;
  /** True for figures of the open month: they can be overruled. */
  readonly canRule: boolean;
}

export const SheetContext = createContext<SheetView | null>(null);

/** The sheet on the table. */
export function useSheet(): SheetView {
  const view = useContext(SheetContext);
  if (view === null) throw new Error('A list of the books stands outside of a sheet.');
  return view;
}
