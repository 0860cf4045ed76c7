import type { DocumentReader } from '../document';
import { textOfMarkup } from '../markup-text';
import { decodeText } from '../plain-text';

/** A page of markup, read without running or loading anything of it. */
export const reader: DocumentReader = {
  format: 'html',
  read: ({ bytes }) =>
    Promise.resolve({ ok: true, value: { text: textOfMarkup(decodeText(bytes)) } }),
};
