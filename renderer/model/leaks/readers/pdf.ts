import { OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist';
import { openingPdf } from '../../files/pdf';
import { matrixOf, pdfShapes } from '../drawing/pdf-shapes';
import { composed, IDENTITY, type Matrix, scaleOf } from '../drawing/shape';
import { joinedReadings, type Piece, type Reading, textOfBytes } from '../reading';
import { readPageParts, readPdfParts } from './pdf-parts';

/** Strings in the objects of a PDF, whatever refers to them, and the names of actions that would run something. */
interface RawPdf {
  readonly strings: string;
  readonly names: string;
  readonly scripts: readonly string[];
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '', f: '' };

const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(text, (sign) => sign.charCodeAt(0) & 0xff);

const literal = (text: string): string =>
  text.replaceAll(
    /\\(?:([0-7]{1,3})|\r?\n|([\s\S]))/g,
    (_whole, octal: string | undefined, sign: string | undefined) =>
      octal === undefined
        ? (ESCAPES[sign ?? ''] ?? sign ?? '')
        : String.fromCharCode(Number.parseInt(octal, 8)),
  );

const hexadecimal = (text: string): string =>
  (text.replaceAll(/\s/g, '').match(/../g) ?? [])
    .map((pair) => String.fromCharCode(Number.parseInt(pair, 16)))
    .join('');

const STRING =
  /\(((?:\\[\s\S]|[^\\()])*(?:\((?:\\[\s\S]|[^\\()])*\)(?:\\[\s\S]|[^\\()])*)*)\)|<([\dA-Fa-f\s]{4,})>/g;

/** Packed and packed-in data are read through the tree of the file; here only what stands between them. */
const withoutStreams = (text: string): string =>
  text.replaceAll(/stream\r?\n[\s\S]*?endstream/g, (stream) =>
    stream.includes('<?xpacket') || stream.includes('<rdf:') ? stream : 'endstream',
  );

const RUNS =
  /\/(?:JavaScript|JS|Launch|SubmitForm|ImportData|GoToR|GoToE|RichMedia|Rendition|XFA|AA)(?![A-Za-z])/g;

/** The objects of a PDF read byte by byte, without following any reference. */
const rawPdf = (bytes: Uint8Array): RawPdf => {
  const text = withoutStreams(new TextDecoder('latin1').decode(bytes));
  const strings = [...text.matchAll(STRING)].map(([, words, digits]) =>
    textOfBytes(bytesOf(words === undefined ? hexadecimal(digits ?? '') : literal(words))),
  );
  const names = [...text.matchAll(/\/([^\s/<>[\]()%{}]+)/g)].map(([, name = '']) =>
    name.replaceAll(/#([\da-f]{2})/gi, (_whole, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ),
  );
  const metadata = [...text.matchAll(/<\?xpacket[\s\S]*?endstream/g)].map(([packet]) =>
    textOfBytes(bytesOf(packet)),
  );
  const remarks = [...text.matchAll(/^%(?!PDF-|%EOF)(.*)$/gm)].map(([, remark = '']) => remark);
  return {
    strings: [...strings, ...metadata, ...remarks].join('\t'),
    names: [...new Set(names)].join('\t'),
    scripts: [...new Set(text.match(RUNS) ?? [])],
  };
};

/** Opens a PDF with a reader that did not write it, runs `read`, and closes it. */
const withPdf = async <Result>(
  bytes: Uint8Array,
  read: (file: PDFDocumentProxy) => Promise<Result>,
): Promise<Result> => {
  const task = openingPdf(bytes);
  try {
    return await read(await task.promise);
  } finally {
    await task.destroy();
  }
};

type Items = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'];

/** Space between two words of a line from which on they stand in different columns, in letter heights. */
const COLUMN = 1.5;

/** Movement of the pen from which on two single letters belong to different words, in letter heights. */
const FAR = 6;

/** True if a single letter so far on, or so far above or below, belongs to another word than the one before it. */
const isFarOff = (across: number, down: number, height: number): boolean =>
  Math.max(across, Math.abs(down)) > FAR * height;

/** Between single letters of different words. */
const WORD_END = '\u2029';

/** True if words begin with a letter, or end with one, that stands alone. */
const beginsLone = (text: string): boolean => /^\s*\S(?:\s|$)/u.test(text);
const endsLone = (text: string): boolean => /(?:^|\s)\S$/u.test(text.trimEnd());

const numbersOf = (transform: readonly unknown[]): readonly number[] => transform.map(Number);

/** The words of a page in the order in which they are drawn; hidden, tiny and white ones as well. */
const wordsOf = (items: Items): string => {
  const parts: string[] = [];
  let [end, height, line, isAfterLone] = [NaN, 0, NaN, false];
  for (const item of items) {
    if (!('str' in item)) continue;
    const [, , , , x = 0, y = 0] = numbersOf(item.transform);
    if (item.str.trim() !== '') {
      const isBelow = Math.abs(y - line) > height * 0.5;
      const isApart = Math.abs(x - end) > Math.max(height, item.height) * COLUMN;
      const isOther =
        isAfterLone &&
        beginsLone(item.str) &&
        isFarOff(x - end, y - line, Math.max(height, item.height));
      if (isOther) parts.push(WORD_END);
      else if (parts.length > 0 && isApart && !isBelow) parts.push('\t');
      [end, height, line, isAfterLone] = [x + item.width, item.height, y, endsLone(item.str)];
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

/** Follows the pen through the operations of a page: where it sets the next word, and how high its letters are. */
const createPen = () => {
  const stack: Matrix[] = [];
  let [page, text, size] = [IDENTITY, IDENTITY, 0];
  const operate = (op: number, own: readonly unknown[]): void => {
    if (op === OPS.save || op === OPS.paintFormXObjectBegin) stack.push(page);
    if (op === OPS.restore || op === OPS.paintFormXObjectEnd) page = stack.pop() ?? page;
    if (op === OPS.transform) page = composed(page, matrixOf(own));
    if (op === OPS.paintFormXObjectBegin) page = composed(page, matrixOf(own[0]));
    if (op === OPS.beginText) text = IDENTITY;
    if (op === OPS.setTextMatrix) text = matrixOf(own[0]);
    if (op === OPS.moveText) text = composed(text, [1, 0, 0, 1, Number(own[0]), Number(own[1])]);
    if (op === OPS.setFont) size = Number(own[1]);
  };
  const place = () => {
    const at = composed(page, text);
    return { x: at[4], y: at[5], height: Math.abs(size) * scaleOf(at) };
  };
  return { operate, place };
};

/** Every letter a page sets, also beside the paper, in the order of the file; columns and moves of the pen separate words. */
const lettersOf = ({ fnArray, argsArray }: Operations): string => {
  const pen = createPen();
  const parts: string[] = [];
  let before: ReturnType<typeof pen.place> | null = null;
  fnArray.forEach((op, at) => {
    const own: unknown = argsArray[at];
    pen.operate(op, Array.isArray(own) ? (own as readonly unknown[]) : []);
    if (op === OPS.endText) parts.push('\t');
    if (op !== OPS.showText || !Array.isArray(own)) return;
    const word = own
      .flat()
      .map((part: unknown) => (isSign(part) ? part.unicode : Number(part) < -150 ? ' ' : ''))
      .join('');
    const here = beginsLone(word) && endsLone(word) ? pen.place() : null;
    const isOther =
      before !== null &&
      here !== null &&
      isFarOff(here.x - before.x, here.y - before.y, Math.max(here.height, before.height));
    if (isOther && parts.at(-1) === '\t') parts.splice(-1, 1, WORD_END);
    parts.push(word);
    before = here;
  });
  return parts.join('');
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
export function readPdf(bytes: Uint8Array): Promise<Reading> {
  return withPdf(bytes, async (file) => {
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
}
