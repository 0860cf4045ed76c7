import type { BalanceSheet, SheetComparison } from '../../../../engine';

/** The figures of a player's sheet by their place. */
export interface StatedFigures {
  /** Undefined = the player states nothing there. */
  readonly at: (section: string, row: string, column: string) => number | undefined;
  /** Rows of a section that the player lists, in his order, each once. */
  readonly rowsOf: (section: string) => readonly string[];
  /** True where the player's figure is neither that of the sheet shown nor that of the half-year he reckons with. */
  readonly differs: (section: string, row: string, column: string, shown: number) => boolean;
}

const keyOf = (section: string, row: string, column: string): string =>
  `${section}/${row}/${column}`;

/** The figures of a sheet by their place; a row of sums is called `total`, the rows of the closing `summary`. */
const computedFigures = (sheet: BalanceSheet | undefined): ReadonlyMap<string, number> => {
  const lists = (sheet?.sections ?? []).flatMap(({ key, rows, totals }) => [
    ...rows.map((row) => [key, row.id ?? row.key, row.cells] as const),
    [key, 'total', totals] as const,
  ]);
  const closing = (sheet?.summary ?? []).map(
    (row) => ['summary', row.id ?? row.key, row.cells] as const,
  );
  return new Map(
    [...lists, ...closing].flatMap(([section, row, cells]) =>
      Object.entries(cells).map(([column, { value }]) => [keyOf(section, row, column), value]),
    ),
  );
};

/**
 * What a player states, to be asked for cell by cell; nothing while there is no sheet of his. His sheet is that of a
 * half-year (WW-3.3-01), so what is not due in the month shown does not count as a difference.
 */
export function statedFigures(
  comparison: SheetComparison | undefined,
  halfYear: BalanceSheet | undefined,
): StatedFigures {
  const stated = comparison?.stated ?? [];
  const values = new Map(
    stated.map(({ section, row, column, value }) => [keyOf(section, row, column), value]),
  );
  const usual = computedFigures(halfYear);
  const at = (section: string, row: string, column: string): number | undefined =>
    values.get(keyOf(section, row, column));
  return {
    at,
    rowsOf: (section) => [
      ...new Set(stated.filter((cell) => cell.section === section).map(({ row }) => row)),
    ],
    differs: (section, row, column, shown) => {
      const value = at(section, row, column);
      return (
        value !== undefined &&
        value !== shown &&
        value !== (usual.get(keyOf(section, row, column)) ?? 0)
      );
    },
  };
}
