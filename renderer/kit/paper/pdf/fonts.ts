import type { Font } from '../../cartography';
import type { FontData, FontSubset, Fonts, GlyphRun, ShapedWord } from '../fonts';
import { fontName } from '../fonts/names';
import { literal, type PdfSink, type Reference } from './sink';
import { subsetOf } from './subset';
import { unicodeMap } from './unicode-map';

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
export const runOperand = (run: GlyphRun, file: FontData): string => {
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
};

/** Six letters before the name of a font say that it is a part of it. */
const tag = (index: number): string =>
  `WABE${String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26))}`;

const ITALIC = 1 << 6;
const SYMBOLIC = 1 << 2;

/** What a PDF says of a font, with its outlines. */
export const descriptorOf = (
  pdf: PdfSink,
  file: FontData,
  name: string,
  bytes: Uint8Array,
  flags: number,
): Reference => {
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
};

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

export const createFontBook = (pdf: PdfSink, fonts: Fonts): FontBook => {
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
};
