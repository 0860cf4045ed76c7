import readWorkbook from 'read-excel-file/universal';
import { sealedArchive } from '../archive';
import type { DocumentReader } from '../document';
import { refuse } from '../plain-text';
import { tabbed } from '../tabular';

const isWanted = (part: string): boolean => /\.(?:xml|rels)$/.test(part);

/** The text of a cell: dates as `2026-01-31`, numbers without any grouping. */
const cellText = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return ['string', 'number', 'boolean'].includes(typeof cell) ? String(cell) : '';
};

interface Page {
  readonly sheet: string;
  readonly data: readonly (readonly unknown[])[];
}

/** Every sheet under its name, if there are several that hold something. */
const textOf = (pages: readonly Page[]): string => {
  const texts = pages
    .map(({ sheet, data }) => ({ sheet, text: tabbed(data.map((row) => row.map(cellText))) }))
    .filter(({ text }) => text.trim() !== '');
  return texts
    .map(({ sheet, text }) => (texts.length > 1 ? `${sheet}\n${text.trimEnd()}` : text.trimEnd()))
    .join('\n\n');
};

/** A workbook: every sheet, its rows as lines. Formulas are not computed; the values stored with them count. */
export const reader: DocumentReader = {
  format: 'sheet',
  read: async (file) => {
    const sealed = sealedArchive(file, isWanted);
    if (!sealed.ok) return sealed;
    try {
      return { ok: true, value: { text: textOf(await readWorkbook(sealed.value.buffer)) } };
    } catch {
      return refuse('broken', file.name);
    }
  },
};
