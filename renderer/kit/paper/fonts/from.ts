import { create, type Font as FontFile } from 'fontkit';
import {
  close,
  curveTo,
  type Font,
  lineTo,
  moveTo,
  type Path,
  type Trail,
} from '../../cartography';
import type { Figures, FontData, Fonts, FontSubset, GlyphRun, ShapedWord } from '../fonts';
import { fileName, fontName } from './names';
import { printable, UNKNOWN } from './printable';
import { fontFile, tablesOf } from './woff';

const PARTS = ['latin', 'latin-ext'] as const;

/** So many letters are set together at most; a longer word is set in pieces. */
const PIECE = 60;

/** So many words are kept; then the memory begins anew. */
const CACHE_SIZE = 30_000;

const MARK = /\p{M}/u;

interface Piece {
  readonly part: FontSubset;
  /** Absent for characters that no file has. */
  readonly isKnown: boolean;
  text: string;
}

/** A face as fontkit reads it. */
type Readings = Readonly<Record<FontSubset, () => FontFile>>;

const partOf = (readings: Readings, sign: string): FontSubset | undefined => {
  const codePoint = sign.codePointAt(0) ?? 0;
  return PARTS.find((part) => readings[part]().hasGlyphForCodePoint(codePoint));
};

/** A word cut where its letters lie in different files. A combining mark nobody can set is left out. */
const piecesOf = (readings: Readings, word: string): readonly Piece[] => {
  const pieces: Piece[] = [];
  for (const sign of word) {
    const part = partOf(readings, sign);
    if (part === undefined && MARK.test(sign)) continue;
    const last = pieces.at(-1);
    const isKnown = part !== undefined;
    const isSame = last?.isKnown === isKnown && (!isKnown || last.part === part);
    if (last !== undefined && isSame && last.text.length < PIECE)
      last.text += isKnown ? sign : UNKNOWN;
    else pieces.push({ part: part ?? 'latin', isKnown, text: isKnown ? sign : UNKNOWN });
  }
  return pieces;
};

const featuresOf = (figures: Figures | undefined, isApart: boolean): Record<string, boolean> => ({
  ...(figures === undefined ? {} : { lnum: true }),
  ...(figures === 'tabular' ? { tnum: true } : {}),
  ...(isApart ? { liga: false, clig: false } : {}),
});

/** The letters each glyph says, in order; a ligature takes as many as it is made of. */
const shares = (text: string, counts: readonly number[]): readonly string[] => {
  const signs = Array.from(text);
  const isExact = counts.reduce((sum, count) => sum + count, 0) === signs.length;
  let at = 0;
  return counts.map((count, index) => {
    const take = isExact ? count : index === counts.length - 1 ? signs.length - at : 1;
    const said = signs.slice(at, at + take).join('');
    at += take;
    return said;
  });
};

const unknownRun = (file: FontFile, { part, text }: Piece): GlyphRun => {
  const signs = Array.from(text);
  const width = (file.getGlyph(0).advanceWidth * 1000) / file.unitsPerEm;
  return { part, glyphs: signs.map(() => 0), advances: signs.map(() => width), says: signs };
};

const runOf = (file: FontFile, piece: Piece, features: Record<string, boolean>): GlyphRun => {
  if (!piece.isKnown) return unknownRun(file, piece);
  const { glyphs, positions } = file.layout(piece.text, features);
  const scale = 1000 / file.unitsPerEm;
  return {
    part: piece.part,
    glyphs: glyphs.map(({ id }) => id),
    advances: positions.map(({ xAdvance }) => xAdvance * scale),
    says: shares(
      piece.text,
      glyphs.map(({ codePoints }) => Math.max(1, codePoints.length)),
    ),
  };
};

const widthOfRuns = (runs: readonly GlyphRun[]): number =>
  runs.reduce((sum, { advances }) => advances.reduce((total, advance) => total + advance, sum), 0);

/** Sets words of one face and remembers them. */
const createShaper = (
  readings: Readings,
): ((word: string, figures: Figures | undefined, isApart: boolean) => ShapedWord) => {
  const memory = new Map<string, ShapedWord>();
  return (word, figures, isApart) => {
    const key = `${figures ?? ''}${isApart ? '/' : ' '}${word}`;
    const known = memory.get(key);
    if (known !== undefined) return known;
    const features = featuresOf(figures, isApart);
    const runs = piecesOf(readings, word).map((piece) =>
      runOf(readings[piece.part](), piece, features),
    );
    const shaped = { runs, width: widthOfRuns(runs) };
    if (memory.size >= CACHE_SIZE) memory.clear();
    memory.set(key, shaped);
    return shaped;
  };
};

/** The outline of a TrueType glyph, which knows straight lines and quadratic curves only. */
const outline = (font: FontFile, glyph: number): Path => {
  const trail: Trail = [];
  for (const { command, args } of font.getGlyph(glyph).path.commands) {
    const [a = 0, b = 0, c = 0, d = 0] = args;
    if (command === 'moveTo') moveTo(trail, a, b);
    else if (command === 'lineTo') lineTo(trail, a, b);
    else if (command === 'quadraticCurveTo') curveTo(trail, a, b, c, d);
    else if (command === 'closePath') close(trail);
  }
  return trail;
};

/** Widths of all glyphs; the last one in the table holds for all after it. */
const widthsOf = (
  tables: ReadonlyMap<string, Uint8Array>,
  unitsPerEm: number,
): readonly number[] => {
  const view = (tag: string): DataView => {
    const bytes = tables.get(tag) ?? new Uint8Array(64);
    return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  };
  const glyphs = view('maxp').getUint16(4);
  const measured = view('hhea').getUint16(34);
  const metrics = view('hmtx');
  return Array.from(
    { length: glyphs },
    (_, glyph) => (metrics.getUint16(4 * Math.min(glyph, measured - 1)) * 1000) / unitsPerEm,
  );
};

/** What a PDF needs to know of a font. `read` opens it anew, for outlines. */
const fontData = (
  tables: ReadonlyMap<string, Uint8Array>,
  font: FontFile,
  read: () => FontFile,
): FontData => {
  let drawing: FontFile | undefined;
  const { minX, minY, maxX, maxY } = font.bbox;
  return {
    tables,
    name: font.postscriptName.replaceAll(/[^A-Za-z0-9-]/g, ''),
    unitsPerEm: font.unitsPerEm,
    ascent: font.ascent,
    descent: font.descent,
    capHeight: font.capHeight,
    xHeight: font.xHeight,
    italicAngle: font.italicAngle,
    bounds: [minX, minY, maxX, maxY],
    widths: widthsOf(tables, font.unitsPerEm),
    outlineOf: (glyph) => {
      // A font remembers what its glyphs said when they were first asked for: the one that sets words stays apart.
      drawing ??= read();
      return outline(drawing, glyph);
    },
    glyphOf: (codePoint) =>
      font.hasGlyphForCodePoint(codePoint) ? font.glyphForCodePoint(codePoint).id : 0,
  };
};

const remembered = <Value>(make: (key: string) => Value): ((key: string) => Value) => {
  const memory = new Map<string, Value>();
  return (key) => {
    const known = memory.get(key);
    if (known !== undefined) return known;
    const made = make(key);
    memory.set(key, made);
    return made;
  };
};

/** fontkit takes any bytes; its types only know those of Node. */
type Bytes = Parameters<typeof create>[0];

const open = (tables: ReadonlyMap<string, Uint8Array>): FontFile => {
  const font = create(fontFile(tables) as Bytes);
  if (!('layout' in font)) throw new Error('This file holds no single font.');
  return font;
};

/** The fonts made of their files; `read` yields a file by its name (`alegreya-latin-400-normal.woff`) when it is needed. */
export function fontsFrom(read: (name: string) => Uint8Array): Fonts {
  const tables = remembered((name) => tablesOf(read(name)));
  const opened = remembered((name) => open(tables(name)));
  const files = remembered((name): FontData =>
    fontData(tables(name), opened(name), () => open(tables(name))),
  );
  const shapers = new Map<string, ReturnType<typeof createShaper>>();
  const shaperOf = (font: Font): ReturnType<typeof createShaper> => {
    const known = shapers.get(fontName(font));
    if (known !== undefined) return known;
    const reading = (part: FontSubset) => (): FontFile => opened(fileName(font, part));
    const made = createShaper({ latin: reading('latin'), 'latin-ext': reading('latin-ext') });
    shapers.set(fontName(font), made);
    return made;
  };
  const fileOf: Fonts['fileOf'] = (font, part) => files(fileName(font, part));
  const shapeOf: Fonts['shapeOf'] = (word, font, figures, isApart) =>
    shaperOf(font)(word, figures, isApart);
  const spaceOf: Fonts['spaceOf'] = (font) => shapeOf(' ', font, undefined, false).width;
  return {
    bytesOf: (font, part) => read(fileName(font, part)),
    fileOf,
    shapeOf,
    spaceOf,
    widthOf: (text, font, size, figures) => {
      const words = printable(text).split(' ');
      const width = words.reduce(
        (sum, word) => sum + (word === '' ? 0 : shapeOf(word, font, figures, false).width),
        (words.length - 1) * spaceOf(font),
      );
      return (width * size) / 1000;
    },
  };
}
