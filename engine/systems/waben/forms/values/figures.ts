import { cellName } from '../../../../kernel';
import { formatCount } from '../../orders/count';
import type { Values } from '../to-text/values';

export type Language = 'de' | 'en';

/** A whole number as readers of letters take it: German with dots between thousands. */
export const digits = (value: number, language: Language): string => {
  const plain = Math.abs(value);
  const grouped = language === 'de' ? formatCount(plain) : String(plain);
  return value < 0 ? `-${grouped}` : grouped;
};

/** Rows of cells as values of a table; empty cells are left out. */
export const tableValues = (rows: readonly Values[]): Values =>
  Object.fromEntries(
    rows.flatMap((cells, row) =>
      Object.entries(cells).flatMap(([column, value]) =>
        value === '' ? [] : [[cellName(column, row + 1), value] as const],
      ),
    ),
  );
