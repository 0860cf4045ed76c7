/** A column of a table of text. */
export interface Column {
  readonly head: string;
  readonly align: 'left' | 'right';
}

const pad = (text: string, width: number, align: Column['align']): string =>
  align === 'right' ? text.padStart(width) : text.padEnd(width);

/** A table of text: a head, then the rows, columns two blanks apart, no blanks at the end of a line. */
export function tableLines(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): readonly string[] {
  const heads = columns.map(({ head }) => head);
  const widths = columns.map((_, index) =>
    Math.max(...[heads, ...rows].map((row) => row[index]?.length ?? 0)),
  );
  return [heads, ...rows].map((row) =>
    columns
      .map(({ align }, index) => pad(row[index] ?? '', widths[index] ?? 0, align))
      .join('  ')
      .trimEnd(),
  );
}
