import { trimmedEnd } from '../../../engine';

const countOf = (line: string, sign: string): number => line.split(sign).length - 1;

/** The separator of a table typed as text: most of its lines hold the same number of them, two at least. */
export function separatorOf(text: string): ';' | ',' | '\t' | null {
  const lines = text.split(/\r\n|\r|\n/, 200).filter((line) => line.trim() !== '');
  if (lines.length < 2) return null;
  const isSeparator = (sign: string): boolean => {
    const counts = lines.map((line) => countOf(line, sign)).filter((count) => count >= 2);
    const usual = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
    const near = counts.filter((count) => Math.abs(count - usual) <= 1).length;
    return near >= 2 && near >= 0.6 * lines.length;
  };
  return ([';', '\t', ','] as const).find(isSeparator) ?? null;
}

const cellText = (cell: string): string => cell.replace(/\s+/g, ' ').trim();

/** Rows of cells as lines; empty cells at the end are dropped, line breaks within a cell become blanks. */
export function tabbed(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => trimmedEnd(row.map(cellText).join('\t'), /\t/)).join('\n');
}
