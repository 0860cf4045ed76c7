import type { FontData } from '../fonts';
import { fontFile } from '../fonts/woff';

/** Flags of the parts of a glyph that is put together of others. */
const WORDS = 0x0001;
const SCALE = 0x0008;
const MORE = 0x0020;
const TWO_SCALES = 0x0040;
const MATRIX = 0x0080;

/** What a font in a PDF needs; names and signs are known to the PDF itself. */
const NEEDED = ['cvt ', 'fpgm', 'prep', 'head', 'hhea', 'hmtx', 'maxp'] as const;

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const placesOf = (tables: FontData['tables']): readonly number[] => {
  const loca = viewOf(tables.get('loca') ?? new Uint8Array());
  const isLong = viewOf(tables.get('head') ?? new Uint8Array(54)).getInt16(50) === 1;
  return Array.from({ length: loca.byteLength / (isLong ? 4 : 2) }, (_, index) =>
    isLong ? loca.getUint32(4 * index) : 2 * loca.getUint16(2 * index),
  );
};

/** The glyphs of which a glyph is put together. */
const partsOf = (glyph: Uint8Array): readonly number[] => {
  const view = viewOf(glyph);
  if (glyph.length < 10 || view.getInt16(0) >= 0) return [];
  const parts: number[] = [];
  let at = 10;
  let flags = MORE;
  while ((flags & MORE) !== 0 && at + 4 <= glyph.length) {
    flags = view.getUint16(at);
    parts.push(view.getUint16(at + 2));
    at += 4 + ((flags & WORDS) === 0 ? 2 : 4);
    if ((flags & SCALE) !== 0) at += 2;
    else if ((flags & TWO_SCALES) !== 0) at += 4;
    else if ((flags & MATRIX) !== 0) at += 8;
  }
  return parts;
};

/** The font with the outlines of the used glyphs only. All glyphs keep their numbers. */
export const subsetOf = ({ tables }: FontData, used: ReadonlySet<number>): Uint8Array => {
  const glyf = tables.get('glyf') ?? new Uint8Array();
  const places = placesOf(tables);
  const bytesOf = (glyph: number): Uint8Array => glyf.subarray(places[glyph], places[glyph + 1]);
  const kept = new Set([0, ...used]);
  // A set visits what is added while it is walked through.
  for (const glyph of kept) for (const part of partsOf(bytesOf(glyph))) kept.add(part);
  const loca = new DataView(new ArrayBuffer(4 * places.length));
  const outlines: Uint8Array[] = [];
  let length = 0;
  for (let glyph = 0; glyph < places.length - 1; glyph += 1) {
    loca.setUint32(4 * glyph, length);
    if (!kept.has(glyph)) continue;
    const bytes = bytesOf(glyph);
    outlines.push(bytes);
    length += bytes.length;
  }
  loca.setUint32(4 * (places.length - 1), length);
  const short = new Uint8Array(length);
  let at = 0;
  for (const bytes of outlines) {
    short.set(bytes, at);
    at += bytes.length;
  }
  const own = NEEDED.flatMap((tag) => {
    const bytes = tables.get(tag);
    return bytes === undefined ? [] : [[tag, tag === 'head' ? bytes.slice() : bytes] as const];
  });
  const all = new Map([...own, ['glyf', short], ['loca', new Uint8Array(loca.buffer)]] as const);
  viewOf(all.get('head') ?? new Uint8Array(54)).setInt16(50, 1);
  return fontFile(all);
};
