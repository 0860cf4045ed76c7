import { OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist';
import { pdfShapes } from '../drawing/pdf-shapes';
import { joinedReadings, type Piece, type Reading } from '../reading';
import { withPdf } from './pdf-file';
import { readPageParts, readPdfParts } from './pdf-parts';
import { rawPdf } from './pdf-raw';

type Items = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'];

/** Space between two words of a line from which on they stand in different columns, in letter heights. */
const COLUMN = 1.5;

/** Way up or down from which on what follows is no next line of the same text but another one, in letter heights. */
const BLOCK = 4;

const numbersOf = (transform: readonly unknown[]): readonly number[] => transform.map(Number);

/** The words of a page in the order in which they are drawn; hidden, tiny and white ones as well. */
const wordsOf = (items: Items): string => {
  const parts: string[] = [];
  let [end, height, line] = [NaN, 0, NaN];
  for (const item of items) {
    if (!('str' in item)) continue;
    const [, , , , x = 0, y = 0] = numbersOf(item.transform);
    if (item.str.trim() !== '') {
      const tall = Math.max(height, item.height);
      const isBelow = Math.abs(y - line) > height * 0.5;
      const isApart = Math.abs(x - end) > tall * COLUMN && !isBelow;
      const isElsewhere = Math.abs(y - line) > tall * BLOCK;
      if (parts.length > 0 && isElsewhere) parts.push('\u2029');
      else if (parts.length > 0 && isApart) parts.push('\t');
      [end, height, line] = [x + item.width, item.height, y];
    }
    parts.push(item.str, item.hasEOL ? '\n' : '');
  }
  return parts.join('');
};

type Operations = Awaited<ReturnType<PDFPageProxy['getOperatorList']>>;

const isSign = (part: unknown): part is { readonly unicode: string } =>
  typeof part === 'object' &&
  part !== null &&
  'unicode' in part &&
  typeof part.unicode === 'string';

/** Every letter a page sets, also beside the paper, in the order of the file; moves of the pen part words, other letters texts. */
const lettersOf = ({ fnArray, argsArray }: Operations): string => {
  let font = '';
  const hasChanged = (args: unknown): boolean => {
    const before = font;
    font = JSON.stringify(args);
    return font !== before;
  };
  return fnArray
    .map((op, at) => {
      const own: unknown = argsArray[at];
      if (op === OPS.setFont && hasChanged(own)) return '\u2029';
      if (op !== OPS.showText || !Array.isArray(own)) return op === OPS.endText ? '\t' : '';
      return own
        .flat()
        .map((part: unknown) => (isSign(part) ? part.unicode : Number(part) < -150 ? ' ' : ''))
        .join('');
    })
    .join('');
};

const readPages = async (file: PDFDocumentProxy): Promise<readonly Partial<Reading>[]> => {
  const readings: Partial<Reading>[] = [];
  const pages: number[] = [];
  let text = '';
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const { items } = await page.getTextContent({ disableNormalization: true });
    pages.push(text.length);
    text += `${wordsOf(items)}\n`;
    const operations = await page.getOperatorList();
    readings.push(await readPageParts(page), {
      pieces: [{ text: lettersOf(operations), where: 'text' }],
      shapes: pdfShapes(page, number - 1, operations),
    });
    page.cleanup();
  }
  const piece: Piece = { text, where: 'text', pages };
  return [{ pieces: [piece] }, ...readings];
};

/** Everything in a PDF, by a reader that did not write it, and once more object by object. */
export const readPdf = (bytes: Uint8Array): Promise<Reading> =>
  withPdf(bytes, async (file) => {
    const { strings, names, scripts } = rawPdf(bytes);
    return joinedReadings([
      ...(await readPages(file)),
      await readPdfParts(file),
      {
        pieces: [
          { text: strings, where: 'metadata' },
          { text: names, where: 'layer' },
        ],
        scripts,
      },
    ]);
  });
