import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import type { DocumentReader } from '../document';
import { pageFields } from '../forms/fields';
import { type ReadPage, textOfPages } from '../forms/returned';
import { LIMITS } from '../limits';
import { refuse } from '../plain-text';
import { pageLines, type Piece } from './page-lines';

GlobalWorkerOptions.workerSrc = workerUrl;

type Item = Awaited<
  ReturnType<Awaited<ReturnType<PDFDocumentProxy['getPage']>>['getTextContent']>
>['items'][number];

const pieceOf = (item: Item): readonly Piece[] => {
  if (!('str' in item)) return [];
  const [, , c = 0, d = 0, x = 0, y = 0] = item.transform.map(Number);
  return [{ text: item.str, x, y, width: item.width, height: Math.hypot(c, d) || item.height }];
};

const pageOf = async (file: PDFDocumentProxy, number: number): Promise<ReadPage> => {
  const page = await file.getPage(number);
  const { items } = await page.getTextContent();
  const filled = await pageFields(page);
  page.cleanup();
  return { text: pageLines(items.flatMap(pieceOf)).join('\n'), ...filled };
};

const textOf = async (file: PDFDocumentProxy): Promise<string> => {
  const pages: ReadPage[] = [];
  for (let number = 1; number <= file.numPages; number += 1) pages.push(await pageOf(file, number));
  return textOfPages(pages);
};

const isLocked = (error: unknown): boolean =>
  error instanceof Error && error.name === 'PasswordException';

/** The text of a PDF, page by page, with what is filled in. Nothing in it is run, nothing is loaded; a scan without text is refused. */
export const reader: DocumentReader = {
  format: 'pdf',
  read: async ({ name, bytes }) => {
    const task = getDocument({
      data: bytes.slice(),
      isEvalSupported: false,
      disableAutoFetch: true,
      disableStream: true,
      disableFontFace: true,
      useWorkerFetch: false,
      verbosity: 0,
      enableXfa: false,
    });
    try {
      const file = await task.promise;
      if (file.numPages > LIMITS.pages) return refuse('many', name, file.numPages);
      const text = await textOf(file);
      return text === '' ? refuse('scanned', name) : { ok: true, value: { text } };
    } catch (error) {
      return refuse(isLocked(error) ? 'locked' : 'broken', name);
    } finally {
      await task.destroy();
    }
  },
};
