import type { Font, Path } from '../cartography';

/** Which of the two files of a font holds a letter: Western Europe, or the rest of Latin. */
export type FontSubset = 'latin' | 'latin-ext';

export type Figures = 'lining' | 'tabular';

/** Letters of one file of a font that stand together, lengths in thousandths of the letter size. */
export interface GlyphRun {
  readonly part: FontSubset;
  /** Numbers of the glyphs in the file. */
  readonly glyphs: readonly number[];
  /** From one glyph to the next, kerning included. */
  readonly advances: readonly number[];
  /** The text of each glyph; a ligature stands for several letters. */
  readonly says: readonly string[];
}

/** A word without spaces as it is set. */
export interface ShapedWord {
  readonly runs: readonly GlyphRun[];
  /** In thousandths of the letter size. */
  readonly width: number;
}

/** A file of a font as a PDF needs it. */
export interface FontData {
  /** The tables of the TrueType font. */
  readonly tables: ReadonlyMap<string, Uint8Array>;
  readonly name: string;
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly xHeight: number;
  readonly italicAngle: number;
  /** Left, bottom, right and top of the largest letter, in units of the font. */
  readonly bounds: readonly [number, number, number, number];
  /** Widths of all glyphs in thousandths of the letter size. */
  readonly widths: readonly number[];
  /** The outline of a glyph with the y axis upwards, in units of the font. */
  readonly outlineOf: (glyph: number) => Path;
  /** Glyphs of characters, for a field into which a reader types. */
  readonly glyphOf: (codePoint: number) => number;
}

/** The fonts of the program with their true widths, as they are embedded in a PDF. */
export interface Fonts {
  /** Width of words on one line in millimetres, kerning included. */
  readonly widthOf: (text: string, font: Font, size: number, figures?: Figures) => number;
  /** The font file as it is delivered (WOFF). */
  readonly bytesOf: (font: Font, part: FontSubset) => Uint8Array;
  /**
   * A word as it is set. Letters that stand apart are not drawn together into ligatures.
   * A character that no file of the font has becomes U+FFFD and shows as an empty box.
   */
  readonly shapeOf: (
    word: string,
    font: Font,
    figures: Figures | undefined,
    isApart: boolean,
  ) => ShapedWord;
  /** Width of the space between words in thousandths of the letter size. */
  readonly spaceOf: (font: Font) => number;
  readonly fileOf: (font: Font, part: FontSubset) => FontData;
}
