import { parse } from 'papaparse';
import type { DocumentReader } from '../document';
import { LIMITS } from '../limits';
import { decodeText } from '../plain-text';
import { separatorOf, tabbed } from '../tabular';

/** A table with semicolons or commas between its cells, quotes around some. */
export const reader: DocumentReader = {
  format: 'csv',
  read: ({ bytes }) => {
    const text = decodeText(bytes).replace(/^\uFEFF/, '');
    const { data } = parse(text, {
      delimiter: separatorOf(text) ?? ';',
      preview: LIMITS.characters,
    });
    return Promise.resolve({ ok: true, value: { text: tabbed(data).trimEnd() } });
  },
};
