import type { Gap } from '../model/gaps';
import { useSheet } from './sheet-context';

/** A difference with its place among those of the sheet. */
export interface PlacedGap {
  readonly gap: Gap;
  readonly index: number;
  readonly isCurrent: boolean;
}

/** The differences told at a row of a section; of the whole section, if no row is named. */
export function useGapsAt(): (section: string, row?: string) => readonly PlacedGap[] {
  const { gaps, current } = useSheet();
  return (section, row) =>
    gaps.flatMap((gap, index) =>
      gap.place?.section === section && (row === undefined || gap.place.row === row)
        ? [{ gap, index, isCurrent: index === current }]
        : [],
    );
}

/** True for the cell that the difference standing out is about. */
export function useIsCurrent(): (section: string, row: string, column: string) => boolean {
  const { gaps, current } = useSheet();
  const place = current === null ? null : (gaps[current]?.place ?? null);
  return (section, row, column) =>
    place?.section === section && place.row === row && place.column === column;
}
