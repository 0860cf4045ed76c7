import type { Correction, ReceivedSheet } from './sheet';
import type { Span } from '../kernel';

/** A text of a player with what the GM corrected in it. */
export type Corrected = Pick<ReceivedSheet, 'text' | 'corrections'>;

/** A stretch of a corrected text: its place in the original and in the text as it is read. */
interface Piece {
  readonly original: Span;
  readonly read: Span;
  readonly isCorrected: boolean;
}

/** The text of a sheet as it is read: the original with the GM's corrections laid over it. */
export function correctedText({ text, corrections = [] }: Corrected): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end, text: words } of corrections) {
    pieces.push(text.slice(at, start), words);
    at = end;
  }
  return pieces.join('') + text.slice(at);
}

/** The stretches of a corrected text in their order, kept ones and corrected ones by turns. */
const piecesOf = ({ text, corrections = [] }: Corrected): readonly Piece[] => {
  const pieces: Piece[] = [];
  let shift = 0;
  let at = 0;
  const keep = (end: number): void => {
    const read = { start: at + shift, end: end + shift };
    pieces.push({ original: { start: at, end }, read, isCorrected: false });
  };
  for (const { start, end, text: words } of corrections) {
    keep(start);
    const read = { start: start + shift, end: start + shift + words.length };
    pieces.push({ original: { start, end }, read, isCorrected: true });
    shift += words.length - (end - start);
    at = end;
  }
  keep(text.length);
  return pieces;
};

/**
 * True if a span has part in a stretch: of words taken out or put in only if it goes over them; an empty span has
 * part in what stands at its place.
 */
const touches = (span: Span, stretch: Span): boolean =>
  span.start === span.end
    ? stretch.start <= span.start && span.start <= stretch.end
    : span.start < stretch.end && stretch.start < span.end;

type Side = 'original' | 'read';

/** A place outside all corrections; between two kept stretches it ends the first or starts the last of them. */
const keptPlace = (
  pieces: readonly Piece[],
  place: number,
  edge: 'start' | 'end',
  [from, to]: readonly [Side, Side],
): number => {
  const here = pieces.filter(
    (piece) => !piece.isCorrected && piece[from].start <= place && place <= piece[from].end,
  );
  const piece = edge === 'start' ? here.at(-1) : here[0];
  return piece === undefined ? place : place - piece[from].start + piece[to].start;
};

/** The corrections in which a span has part. */
const touchedBy = (pieces: readonly Piece[], span: Span, side: Side): readonly Piece[] =>
  pieces.filter((piece) => piece.isCorrected && touches(span, piece[side]));

/** A span of one side as one of the other. */
const across = (pieces: readonly Piece[], span: Span, from: Side, to: Side): Span => {
  const touched = touchedBy(pieces, span, from);
  const first = touched[0];
  const last = touched.at(-1);
  return {
    start:
      first !== undefined && first[from].start <= span.start
        ? first[to].start
        : keptPlace(pieces, span.start, 'start', [from, to]),
    end:
      last !== undefined && last[from].end >= span.end
        ? last[to].end
        : keptPlace(pieces, span.end, 'end', [from, to]),
  };
};

/** A span of the text as it is read as one of the original; a correction it touches belongs to it whole. */
export function originalSpan(sheet: Corrected, span: Span): Span {
  return across(piecesOf(sheet), span, 'read', 'original');
}

/** A span of the original as one of the text as it is read; a correction it touches belongs to it whole. */
export function correctedSpan(sheet: Corrected, span: Span): Span {
  return across(piecesOf(sheet), span, 'original', 'read');
}

/**
 * The corrections of a sheet with other words at a span of the text as it is read. Corrections in which the span has
 * part become one with it; words that are again those of the player are no correction.
 */
export function withCorrection(sheet: Corrected, span: Span, words: string): readonly Correction[] {
  const { text, corrections = [] } = sheet;
  const pieces = piecesOf(sheet);
  const merged = touchedBy(pieces, span, 'read');
  const { start, end } = across(pieces, span, 'read', 'original');
  const read = correctedText(sheet);
  const before = read.slice(Math.min(span.start, merged[0]?.read.start ?? span.start), span.start);
  const after = read.slice(span.end, Math.max(span.end, merged.at(-1)?.read.end ?? span.end));
  const now = before + words + after;
  const others = corrections.filter(
    (one) =>
      !merged.some(({ original }) => original.start === one.start && original.end === one.end),
  );
  return now === text.slice(start, end)
    ? others
    : [...others, { start, end, text: now }].sort((a, b) => a.start - b.start || a.end - b.end);
}

/** The corrections without one of them: the player's words stand again. */
export function withoutCorrection(
  { corrections = [] }: Corrected,
  reset: Correction,
): readonly Correction[] {
  return corrections.filter(({ start, end }) => start !== reset.start || end !== reset.end);
}
