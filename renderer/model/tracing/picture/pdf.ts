import type { PDFDocumentProxy } from 'pdfjs-dist';
import { openingPdf } from '../../files/pdf';
import { MAX_SIDE, type PictureResult, refusePicture } from './recognise';

/** Pixels per point of a page: 300 to the inch, as a good scan. */
const RESOLUTION = 300 / 72;

/** An opened PDF. Nothing in it is ever run, and it can load nothing from outside. */
export interface PdfFile {
  readonly pages: number;
  /** A page (from 1) as a picture, 300 pixels to the inch or as many as fit; stored as WebP. */
  readonly picture: (page: number) => Promise<PictureResult<Uint8Array>>;
  readonly close: () => Promise<void>;
}

const draw = async (file: PDFDocumentProxy, number: number): Promise<PictureResult<Uint8Array>> => {
  const page = await file.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const longest = Math.max(width, height);
  const scale = Math.min(RESOLUTION, MAX_SIDE / longest);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  await page.render({ canvas, viewport: page.getViewport({ scale }), background: '#ffffff' })
    .promise;
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.92));
  canvas.width = 0;
  return blob === null
    ? refusePicture('no-page', { page: number })
    : { ok: true, value: new Uint8Array(await blob.arrayBuffer()) };
};

/** Opens a PDF; refuses what cannot be read or is locked by a password. */
export async function openPdf(bytes: Uint8Array): Promise<PictureResult<PdfFile>> {
  const task = openingPdf(bytes, true);
  try {
    const file = await task.promise;
    return {
      ok: true,
      value: {
        pages: file.numPages,
        picture: async (page) => {
          try {
            return await draw(file, page);
          } catch {
            return refusePicture('no-page', { page });
          }
        },
        close: () => task.destroy(),
      },
    };
  } catch {
    await task.destroy();
    return refusePicture('damaged');
  }
}
