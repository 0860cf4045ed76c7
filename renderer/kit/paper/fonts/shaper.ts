import type { Font as FontFile } from 'fontkit';
import type { FontSubset, Figures, GlyphRun, ShapedWord } from '../fonts';
import { UNKNOWN } from './printable';

const PARTS = ['latin', 'latin-ext'] as const;

/** So many letters are set together at most; a longer word is set in pieces. */
const PIECE = 60;

/** So many words are kept; then the memory begins anew. */
const KEPT = 30_000;

const MARK = /\p{M}/u;

interface Piece {
  readonly part: FontSubset;
  /** Absent for characters that no file has. */
  readonly isKnown: boolean;
  text: string;
}

/** A face as fontkit reads it. */
export type Readings = Readonly<Record<FontSubset, () => FontFile>>;

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
export const createShaper = (
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
    if (memory.size >= KEPT) memory.clear();
    memory.set(key, shaped);
    return shaped;
  };
};
