import type { Font } from '../../cartography';
import type { FontData, Fonts, FontSubset, GlyphRun, ShapedWord } from '../fonts';
import { fontName } from '../fonts/names';
import { literal, type PdfSink, type Reference } from './sink';
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
const subsetOf = ({ tables }: FontData, used: ReadonlySet<number>): Uint8Array => {
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

/** A block of a map may hold so many lines. */
const BLOCK = 100;

const units = (text: string): string =>
  Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).padStart(4, '0'),
  ).join('');

const HEAD = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange`;

const FOOT = `endcmap
CMapName currentdict /CMap defineresource pop
end
end`;

/** What the glyphs of a font say, so that text can be searched, copied and read aloud. */
const unicodeMap = (says: ReadonlyMap<number, string>): string => {
  const lines = [...says]
    .filter(([, text]) => text !== '')
    .sort(([left], [right]) => left - right)
    .map(([glyph, text]) => `<${glyph.toString(16).padStart(4, '0')}> <${units(text)}>`);
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; at += BLOCK) {
    const block = lines.slice(at, at + BLOCK);
    blocks.push([`${String(block.length)} beginbfchar`, ...block, 'endbfchar'].join('\n'));
  }
  return [HEAD, ...blocks, FOOT].join('\n');
};

/** A file of a font in one PDF, and what of it is used. */
export interface BookedFont {
  readonly name: string;
  readonly file: FontData;
  readonly reference: Reference;
  readonly used: Set<number>;
  readonly says: Map<number, string>;
}

/** The fonts of one PDF. */
export interface FontBook {
  readonly fontOf: (font: Font, part: FontSubset) => BookedFont;
  /** Notes what a word uses. */
  readonly note: (word: ShapedWord, font: Font) => void;
  /** Writes all fonts; no text may follow. */
  readonly finish: () => void;
}

const hex = (glyph: number): string => glyph.toString(16).padStart(4, '0');

const strings = new WeakMap<GlyphRun, string>();

/** The glyphs of a run as they stand in an array of a `TJ` operator; kerning stands between them. */
export function runOperand(run: GlyphRun, file: FontData): string {
  const known = strings.get(run);
  if (known !== undefined) return known;
  let text = '<';
  run.glyphs.forEach((glyph, index) => {
    text += hex(glyph);
    const back = (file.widths[glyph] ?? 0) - (run.advances[index] ?? 0);
    if (Math.abs(back) >= 0.5) text += `>${String(Math.round(back))}<`;
  });
  const made = `${text}>`.replace(/<>$/, '');
  strings.set(run, made);
  return made;
}

/** Six letters before the name of a font say that it is a part of it. */
const tag = (index: number): string =>
  `WABE${String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26))}`;

const ITALIC = 1 << 6;
const SYMBOLIC = 1 << 2;

/** What a PDF says of a font, with its outlines. */
export function descriptorOf(
  pdf: PdfSink,
  file: FontData,
  name: string,
  bytes: Uint8Array,
  flags: number,
): Reference {
  const scale = 1000 / file.unitsPerEm;
  const outlines = pdf.ref({ Length1: bytes.length });
  outlines.end(bytes);
  const descriptor = pdf.ref({
    Type: 'FontDescriptor',
    FontName: name,
    Flags: flags | (file.italicAngle === 0 ? 0 : ITALIC),
    FontBBox: file.bounds.map((bound) => bound * scale),
    ItalicAngle: file.italicAngle,
    Ascent: file.ascent * scale,
    Descent: file.descent * scale,
    CapHeight: file.capHeight * scale,
    XHeight: file.xHeight * scale,
    StemV: 80,
    FontFile2: outlines,
  });
  descriptor.end(undefined);
  return descriptor;
}

const embed = (pdf: PdfSink, { file, reference, used, says }: BookedFont, index: number): void => {
  const name = `${tag(index)}+${file.name}`;
  const glyphs = [...used].sort((left, right) => left - right);
  const meanings = pdf.ref({});
  meanings.end(unicodeMap(says));
  const letters = pdf.ref({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: name,
    CIDSystemInfo: {
      Registry: literal('Adobe'),
      Ordering: literal('Identity'),
      Supplement: 0,
    },
    CIDToGIDMap: 'Identity',
    FontDescriptor: descriptorOf(pdf, file, name, subsetOf(file, used), SYMBOLIC),
    DW: 0,
    W: glyphs.flatMap((glyph) => [glyph, [file.widths[glyph] ?? 0]]),
  });
  letters.end(undefined);
  Object.assign(reference.data, {
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: name,
    Encoding: 'Identity-H',
    DescendantFonts: [letters],
    ToUnicode: meanings,
  });
  reference.end(undefined);
};

export function createFontBook(pdf: PdfSink, fonts: Fonts): FontBook {
  const booked = new Map<string, BookedFont>();
  const noted = new Set<ShapedWord>();
  const fontOf: FontBook['fontOf'] = (font, part) => {
    const key = `${fontName(font)}/${part}`;
    const known = booked.get(key);
    if (known !== undefined) return known;
    const made: BookedFont = {
      name: `F${String(booked.size + 1)}`,
      file: fonts.fileOf(font, part),
      reference: pdf.ref({}),
      used: new Set(),
      says: new Map(),
    };
    booked.set(key, made);
    return made;
  };
  return {
    fontOf,
    note: (word, font) => {
      if (noted.has(word)) return;
      noted.add(word);
      for (const run of word.runs) {
        const { used, says } = fontOf(font, run.part);
        run.glyphs.forEach((glyph, index) => {
          used.add(glyph);
          if (!says.has(glyph)) says.set(glyph, run.says[index] ?? '');
        });
      }
    },
    finish: () => {
      [...booked.values()].forEach((font, index) => {
        embed(pdf, font, index);
      });
    },
  };
}
