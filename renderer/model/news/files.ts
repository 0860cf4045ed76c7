import type { HiddenFact } from '../../../engine';
import { fileStem } from '../../kit/explain';
import type { Artefact, Leak } from '../leaks/leak';
import { type Fonts, layOut, type Leaflet, type Page, pdfOf, type Picture } from '../../kit/paper';
import { mapWindowsOf } from '../print/figure';
import { newsDocument } from './print/document';
import type { NewsEdition } from './print/edition';
import { newsHtml } from './print/html';
import { newsText } from './print/text';

/** The ways in which an issue leaves the house. */
export const NEWS_FORMATS = ['pdf', 'html', 'text'] as const;
export type NewsFormat = (typeof NEWS_FORMATS)[number];

/** The pictures an edition shows, by hash. */
export const picturesIn = ({ sections }: NewsEdition): Readonly<Record<string, Picture>> =>
  Object.fromEntries(
    Object.values(sections)
      .flat()
      .flatMap(({ art }) => (art?.kind === 'picture' ? [[art.key, art.picture] as const] : [])),
  );

/** The sheets of an edition. */
export const pagesOf = (edition: NewsEdition, fonts: Fonts): readonly Page[] =>
  layOut(newsDocument(edition, 'A4'), fonts, picturesIn(edition));

const leafletOf = (edition: NewsEdition, pages: readonly Page[]): Leaflet => ({
  title: `${edition.title}, ${edition.number}`,
  language: edition.language,
  pages,
  pictures: picturesIn(edition),
});

const ENDINGS = { pdf: 'pdf', html: 'html', text: 'txt' } as const;

/** An edition as a file: what is printed, shown in a browser or put into a mail. */
export const newsFile = async (
  edition: NewsEdition,
  format: NewsFormat,
  fonts: Fonts,
): Promise<Artefact> => {
  const name = `${fileStem(`${edition.title} ${edition.number}`)}.${ENDINGS[format]}`;
  const utf8 = new TextEncoder();
  switch (format) {
    case 'pdf': {
      const pages = pagesOf(edition, fonts);
      const bytes = await pdfOf(leafletOf(edition, pages), fonts);
      return { name, kind: 'pdf', bytes, maps: mapWindowsOf(pages) };
    }
    case 'html':
      return { name, kind: 'html', bytes: utf8.encode(newsHtml(edition, fonts)) };
    case 'text':
      return { name, kind: 'text', bytes: utf8.encode(newsText(edition)) };
  }
};

/** What all files of an edition tell that is hidden from everybody; each thing once. */
export const newsLeaks = async (
  edition: NewsEdition,
  hidden: readonly HiddenFact[],
  fonts: Fonts,
): Promise<readonly Leak[]> => {
  // The reader of PDFs is large and comes only when it is needed.
  const { findLeaks } = await import('../leaks/find-leaks');
  const found = new Map<string, Leak>();
  for (const format of NEWS_FORMATS)
    for (const leak of await findLeaks(await newsFile(edition, format, fonts), hidden, null))
      if (!found.has(leak.key)) found.set(leak.key, leak);
  return [...found.values()];
};
