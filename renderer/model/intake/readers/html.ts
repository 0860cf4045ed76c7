import type { DocumentReader } from '../document';
import { textOfMarkup } from '../markup-text';
import { decodeText } from '../plain-text';

/** A page of markup, read without running or loading anything of it. */
export const reader: DocumentReader = {
  format: 'html',
  read: ({ name, bytes }) => {
    const text = textOfMarkup(decodeText(bytes), name);
    return Promise.resolve(text.ok ? { ok: true, value: { text: text.value } } : text);
  },
};
