import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const call = promisify(execFile);

/** Millimetres per PDF point. */
const MM_PER_POINT = 25.4 / 72;

/** A word of a PDF page with its place in millimetres from the upper left corner. */
export interface PdfWord {
  readonly text: string;
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

export interface PdfFacts {
  readonly pages: number;
  /** Width and height of the first page in millimetres. */
  readonly size: readonly [number, number];
  readonly words: readonly PdfWord[];
  /** Number of raster images in the file; 0 = all vector. */
  readonly images: number;
}

/** True if the tools that measure a PDF are installed. */
export async function canMeasurePdf(): Promise<boolean> {
  try {
    await call('pdftotext', ['-v']);
    return true;
  } catch {
    return false;
  }
}

const wordsOf = (html: string): PdfWord[] =>
  html.split('<page ').flatMap((page, number) =>
    [
      ...page.matchAll(
        /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">([^<]*)<\/word>/g,
      ),
    ].map(([, xMin, yMin, xMax, yMax, text]) => ({
      text: text ?? '',
      page: number,
      x: ((Number(xMin) + Number(xMax)) / 2) * MM_PER_POINT,
      y: ((Number(yMin) + Number(yMax)) / 2) * MM_PER_POINT,
    })),
  );

/** Measures a PDF file. */
export async function measurePdf(path: string): Promise<PdfFacts> {
  const info = await call('pdfinfo', [path]);
  const text = await call('pdftotext', ['-bbox', path, '-'], { maxBuffer: 64 * 1024 * 1024 });
  const images = await call('pdfimages', ['-list', path]);
  const size = /Page size:\s+([\d.]+) x ([\d.]+)/.exec(info.stdout);
  return {
    pages: Number(/Pages:\s+(\d+)/.exec(info.stdout)?.[1]),
    size: [Number(size?.[1]) * MM_PER_POINT, Number(size?.[2]) * MM_PER_POINT],
    words: wordsOf(text.stdout),
    images: images.stdout.trim().split('\n').length - 2,
  };
}

/** Distances in millimetres between neighbours of the same row: numbers n and n+1 at the same height. */
export function fieldWidths(words: readonly PdfWord[]): readonly number[] {
  const numbers = words.filter(({ text }) => /^(0[1-9]|[1-3]\d|4[0-8])$/.test(text));
  return numbers.flatMap((left) =>
    numbers
      .filter(
        (right) =>
          right.page === left.page &&
          Number(right.text) === Number(left.text) + 1 &&
          Math.abs(right.y - left.y) < 0.2 &&
          right.x > left.x &&
          right.x - left.x < 25,
      )
      .map((right) => right.x - left.x),
  );
}

/** The first page of a PDF as a PNG picture. */
export async function pdfPicture(path: string, dpi: number): Promise<Uint8Array> {
  const picture = path.replace(/\.pdf$/, '');
  await call('pdftoppm', ['-r', String(dpi), '-png', '-singlefile', path, picture]);
  return readFile(`${picture}.png`);
}
