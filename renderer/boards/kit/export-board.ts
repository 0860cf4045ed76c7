import { bridge } from '../../bridge';
import { loadFaces, type Page, pdfOf, pngOf, svgFile } from '../../paper';

/** Kinds of files a picture of a board can be. */
export const PICTURE_FORMATS = ['png', 'svg', 'pdf'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

const DPI = 200;
const FORBIDDEN = /[/\\:*?"<>|]/g;

/** Saves a sheet with a board as a picture; where it went, or null if the GM changed his mind. */
export async function saveBoard(
  page: Page,
  name: string,
  format: PictureFormat,
  language: 'de' | 'en',
): Promise<{ readonly path: string } | null> {
  const faces = await loadFaces();
  const bytesOf = {
    png: () => pngOf(page, DPI, faces),
    svg: () => new TextEncoder().encode(svgFile(page, faces)),
    pdf: () => pdfOf({ title: page.label, language, pages: [page] }, faces),
  };
  const bytes = await bytesOf[format]();
  return bridge.saveFile({
    kind: format,
    name: `${name.replace(FORBIDDEN, ' ').trim()}.${format}`,
    bytes,
  });
}
