import { joinedBytes } from '../../../../engine';
import type { Fonts } from '../fonts';
import { printable } from '../fonts/printable';
import type { Leaflet, Page } from '../page';
import { type Book, createBook } from './book';
import { createFormBook, type FormBook } from './form';
import { paintMarks } from './marks';
import { createPen, STILL } from './pen';
import { PdfSink, POINTS } from './sink';

const paintPage = (book: Book, form: FormBook, page: Page): void => {
  book.pdf.sheet(page);
  const pen = createPen(book.alphaName);
  const scale = String(Math.round(POINTS * 1e6) / 1e6);
  pen.write(`${scale} 0 0 ${scale} 0 0 cm`);
  paintMarks({ book, form, pen, height: page.height }, page.marks, STILL);
  book.pdf.addContent(pen.text());
};

/** A leaflet whose sheets may be made only when they are asked for. */
type LazyLeaflet = Omit<Leaflet, 'pages'> & { readonly pages: Iterable<Page> };

/** The PDF of a leaflet piece by piece, a sheet at a time, so that a long one is never whole in memory. */
export function* pdfChunks(leaflet: LazyLeaflet, fonts: Fonts): Generator<Uint8Array, void> {
  const pdf = new PdfSink(printable(leaflet.title), leaflet.language);
  const book = createBook(pdf, fonts, leaflet.pictures ?? {});
  const form = createFormBook(book);
  for (const page of leaflet.pages) {
    paintPage(book, form, page);
    yield* pdf.taken();
  }
  form.finish();
  pdf.flushPages();
  book.fontBook.finish();
  pdf.end();
  yield* pdf.taken();
}

/**
 * The PDF of a leaflet: everything drawn as lines, areas and letters, fonts embedded, nothing in it of day or machine;
 * the same leaflet yields the same bytes. `rest` is waited for between the pieces, so that others get their turn; what
 * it throws gives the file up.
 */
export async function pdfOf(
  leaflet: LazyLeaflet,
  fonts: Fonts,
  rest: () => Promise<void> = () => Promise.resolve(),
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for (const chunk of pdfChunks(leaflet, fonts)) {
    chunks.push(chunk);
    await rest();
  }
  return joinedBytes(chunks);
}
