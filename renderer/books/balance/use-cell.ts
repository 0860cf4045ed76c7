import type { BalanceRow } from '../../../engine';
import type { CellProps } from './Cell';
import { useSheet } from './sheet-context';
import { useIsCurrent } from './use-gaps';

/** What the player says of a cell, and whether the sentence that stands out is about it. */
export const useStatedCell = (): ((
  section: string,
  row: string,
  column: string,
  cells: BalanceRow['cells'],
) => Pick<CellProps, 'stated' | 'isWrong' | 'isCurrent'>) => {
  const { figures } = useSheet();
  const isCurrent = useIsCurrent();
  return (section, row, column, cells) => {
    const shown = cells[column]?.value ?? 0;
    const stated = figures.at(section, row, column);
    return {
      stated: stated === shown ? undefined : stated,
      isWrong: figures.differs(section, row, column, shown),
      isCurrent: isCurrent(section, row, column),
    };
  };
};
