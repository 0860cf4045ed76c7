import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { enclosedKind } from '../kinds';
import type { Piece, Reading } from '../reading';

/** Every string in plain data; what holds itself is met once. */
const stringsIn = (value: unknown, met = new Set<unknown>()): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null || met.has(value)) return [];
  met.add(value);
  if (ArrayBuffer.isView(value)) return [];
  if (value instanceof Map) return stringsIn([...value.entries()], met);
  return Object.entries(value).flatMap(([key, part]) => [
    ...(Array.isArray(value) ? [] : [key]),
    ...stringsIn(part, met),
  ]);
};

const piece = (where: Piece['where'], ...values: readonly unknown[]): Piece => ({
  where,
  text: values.flatMap((value) => stringsIn(value)).join('\t'),
});

const attached = async (file: PDFDocumentProxy): Promise<Reading['enclosed']> => {
  const attachments: unknown = await file.getAttachments();
  if (typeof attachments !== 'object' || attachments === null) return [];
  return Object.values(attachments).flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null) return [];
    const name = 'filename' in one && typeof one.filename === 'string' ? one.filename : '';
    const content = 'content' in one && one.content instanceof Uint8Array ? one.content : undefined;
    if (content === undefined) return [];
    return [{ name, kind: enclosedKind(name, '') ?? 'text', bytes: content }];
  });
};

const layersOf = async (file: PDFDocumentProxy): Promise<Piece> => {
  const config = await file.getOptionalContentConfig();
  const groups: unknown[] = [...config].map(([, group]: [string, unknown]) =>
    typeof group === 'object' && group !== null && 'name' in group ? group.name : '',
  );
  return piece('layer', groups);
};

/** What a PDF says of itself beside its pages: metadata, outline, layers, enclosed files, scripts of the whole. */
export async function readPdfParts(file: PDFDocumentProxy): Promise<Partial<Reading>> {
  const { info, metadata } = await file.getMetadata();
  const actions = await file.getJSActions();
  const enclosed = await attached(file);
  const xmp: unknown = (metadata as { getRaw?: () => unknown } | null)?.getRaw?.() ?? '';
  return {
    pieces: [
      piece('metadata', info, xmp),
      piece(
        'metadata',
        await file.getOutline(),
        await file.getPageLabels(),
        await file.getDestinations(),
      ),
      await layersOf(file),
      piece(
        'attachment',
        enclosed.map(({ name }) => name),
      ),
    ],
    scripts: actions === null ? [] : stringsIn(actions),
    enclosed,
  };
}

/** What lies on a page without being printed words: notes, links, fields to fill in, what is read aloud. */
export async function readPageParts(page: PDFPageProxy): Promise<Partial<Reading>> {
  const annotations: readonly unknown[] = await page.getAnnotations();
  const actions = await page.getJSActions();
  const scripts = annotations.flatMap((one) =>
    typeof one === 'object' && one !== null && 'actions' in one ? stringsIn(one.actions) : [],
  );
  return {
    pieces: [piece('text', annotations), piece('metadata', await page.getStructTree())],
    scripts: [...scripts, ...stringsIn(actions)],
  };
}
