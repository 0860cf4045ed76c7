import mammoth from 'mammoth/mammoth.browser.js';
import { sealedArchive } from '../archive';
import type { DocumentReader } from '../document';
import { textOfMarkup } from '../markup-text';
import { refuse } from '../plain-text';

/** Pictures and other enclosures stay packed. */
const isWanted = (part: string): boolean => /\.(?:xml|rels)$/.test(part);

/** No picture is unpacked; what a letter links to is never fetched. */
const withoutPictures = mammoth.images.imgElement(() => Promise.resolve({ src: '' }));

/** A document of Word: its paragraphs as lines, its tables with tabs. */
export const reader: DocumentReader = {
  format: 'word',
  read: async (file) => {
    const sealed = sealedArchive(file, isWanted);
    if (!sealed.ok) return sealed;
    try {
      const { value } = await mammoth.convertToHtml(
        { arrayBuffer: sealed.value.buffer },
        {
          convertImage: withoutPictures,
          externalFileAccess: false,
          ignoreEmptyParagraphs: false,
        },
      );
      const text = textOfMarkup(value.replaceAll('<p></p>', '<p>&nbsp;</p>'), file.name);
      return text.ok ? { ok: true, value: { text: text.value } } : text;
    } catch {
      return refuse('broken', file.name);
    }
  },
};
