import type { Span } from '../../../kernel';
import type { Words } from './content';

/** Blanks of all kinds that arrive with pasted text: ordinary, non-breaking, thin, zero-width, soft hyphens. */
const BLANK = /^[\s\u00ad\u200b-\u200d\u2060]$/;

/** True for a character that only separates. */
export function isBlank(character: string): boolean {
  return BLANK.test(character);
}

/** The words of `text` between two offsets. */
export function wordsAt(text: string, start: number, end: number): Words {
  return {
    text: text.slice(start, end),
    span: { start, end },
  };
}

/** The words between two offsets without blanks at either end; empty words keep their start. */
export function trimmedAt(text: string, start: number, end: number): Words {
  let first = start;
  let last = end;
  while (first < last && isBlank(text.charAt(first))) first += 1;
  while (last > first && isBlank(text.charAt(last - 1))) last -= 1;
  return wordsAt(text, first, last);
}

/** A part of some words, by offsets within them. */
export function partOf(words: Words, start: number, end: number): Words {
  return {
    text: words.text.slice(start, end),
    span: { start: words.span.start + start, end: words.span.start + end },
  };
}

/** The words from the first of `a` to the last of `b` of the same text. */
export function spanning(a: Span, b: Span): Span {
  return {
    start: Math.min(a.start, b.start),
    end: Math.max(a.end, b.end),
  };
}

/** Numbers, codes and the like: one word of plain characters, in which only the case can differ. */
const PLAIN = /^[!-~]*$/;

/** Folds spelling for comparison: lower case, umlauts as digraphs, one blank between words (WW-0.2-05). */
export function folded(text: string): string {
  return PLAIN.test(text) ? text.toLowerCase() : foldedWords(text);
}

const foldedWords = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replace(/[\s\u00ad\u200b-\u200d\u2060]+/g, ' ')
    .trim();

/** The text without any blanks. */
export function withoutBlanks(text: string): string {
  return text.replace(/[\s\u00ad\u200b-\u200d\u2060]+/g, '');
}

/** Finds out whether a place overlaps one of some places; asked in logarithmic time. */
export function overlapFinder(spans: readonly Span[]): (span: Span) => boolean {
  const sorted = spans.toSorted((a, b) => a.start - b.start);
  let furthest = 0;
  const ends = sorted.map(({ end }) => (furthest = Math.max(furthest, end)));
  return ({ start, end }) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.start ?? end) < end) low = middle + 1;
      else high = middle;
    }
    return (ends[low - 1] ?? 0) > start;
  };
}
