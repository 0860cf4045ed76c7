import type { DocumentReader } from '../document';
import { decodeText } from '../plain-text';

/** A letter typed as plain text: it is its own original, word for word. */
export const reader: DocumentReader = {
  format: 'text',
  read: ({ bytes }) => Promise.resolve({ ok: true, value: { text: decodeText(bytes) } }),
};
