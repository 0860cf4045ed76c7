import { parse } from 'papaparse';
import type { DocumentReader } from '../document';
import { decodeText, judgeText, LIMITS } from '../plain-text';
import { separatorOf, tabbed } from '../tabular';

/** A table with semicolons or commas between its cells, quotes around some. */
export const reader: DocumentReader = {
  format: 'csv',
  read: ({ name, bytes }) => {
    const judged = judgeText(decodeText(bytes).replace(/^\uFEFF/, ''), name);
    if (!judged.ok) return Promise.resolve(judged);
    const text = judged.value;
    const { data } = parse(text, {
      delimiter: separatorOf(text) ?? ';',
      preview: LIMITS.characters,
    });
    return Promise.resolve({ ok: true, value: { text: tabbed(data).trimEnd() } });
  },
};
