/** Columns wider than this many figures hold prose, which may break. */
const WIDEST = 24;

/** A line is a row of a table from this many tabs on. */
const TABS = 2;

/** Characters about half as wide as a figure. */
const NARROW = /[-/().,:;|'!iljI ]/g;

/** About how wide a text is, in widths of a figure. */
const widthOf = (text: string): number => text.length - 0.5 * (text.match(NARROW)?.length ?? 0);

/** True for a line that is a row of a table. */
export function isTabbed(line: string): boolean {
  return line.trimEnd().split('\t').length > TABS;
}

/**
 * Width in figures of every column of the tables in a letter but the last of each row, so that the columns stand
 * below each other; none if the letter holds no table.
 */
export function columnWidths(text: string): readonly number[] {
  const widths: number[] = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (!isTabbed(line)) continue;
    const cells = line.trimEnd().split('\t').slice(0, -1);
    cells.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, Math.min(widthOf(cell.trim()), WIDEST));
    });
  }
  return widths;
}
