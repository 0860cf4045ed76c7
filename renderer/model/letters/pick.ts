import type { Span } from '../../../engine';

/** Words as one reads them: whatever stands between blanks. */
const WORD = /\S+/g;

const wordsIn = (text: string, from: number, to: number): readonly Span[] =>
  [...text.slice(from, to).matchAll(WORD)].map(({ 0: word, index }) => ({
    start: from + index,
    end: from + index + word.length,
  }));

/** How far around a place words are looked for, in characters; longer gaps and words are gone over in steps. */
const NEAR = 2000;

/** The word after a span (or before it); undefined at the end of the text. */
export function nextWord(text: string, span: Span, step: 1 | -1): Span | undefined {
  return step === 1
    ? wordsIn(text, span.end, Math.min(text.length, span.end + NEAR))[0]
    : wordsIn(text, Math.max(0, span.start - NEAR), span.start).at(-1);
}

const lineStart = (text: string, place: number): number =>
  Math.max(text.lastIndexOf('\n', place - 1), text.lastIndexOf('\r', place - 1)) + 1;

const lineEnd = (text: string, place: number): number => {
  const end = text.slice(place).search(/[\r\n]/);
  return end < 0 ? text.length : place + end;
};

/** The word of a line that stands nearest to a column; undefined in an empty line. */
const nearestWord = (text: string, start: number, column: number): Span | undefined =>
  wordsIn(text, start, lineEnd(text, start)).reduce<Span | undefined>(
    (best, word) =>
      best === undefined ||
      Math.abs(word.start - start - column) < Math.abs(best.start - start - column)
        ? word
        : best,
    undefined,
  );

/** The word below a span (or above it), over empty lines; undefined at the end of the text. */
export function wordInLine(text: string, span: Span, step: 1 | -1): Span | undefined {
  const own = lineStart(text, span.start);
  const column = span.start - own;
  let start = own;
  for (;;) {
    const next = step === 1 ? lineEnd(text, start) + 1 : lineStart(text, Math.max(0, start - 1));
    if (next > text.length || (step === -1 && start === 0)) return undefined;
    start = next;
    const word = nearestWord(text, start, column);
    if (word !== undefined) return word;
  }
}

/** The span that arrow keys lead to: the word beside or in the line beside, with Shift up to it. */
export function pickedBy(
  text: string,
  picked: Span | null,
  key: string,
  isExtending: boolean,
): Span | null {
  if (picked === null) return nextWord(text, { start: 0, end: 0 }, 1) ?? null;
  const step = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  const isLine = key === 'ArrowUp' || key === 'ArrowDown';
  const word = (isLine ? wordInLine : nextWord)(text, picked, step) ?? picked;
  return isExtending
    ? { start: Math.min(picked.start, word.start), end: Math.max(picked.end, word.end) }
    : word;
}

/** Keys that pick words. */
export const PICK_KEYS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** A span without the blanks at its ends; null if nothing is left. */
export function trimmedSpan(text: string, { start, end }: Span): Span | null {
  const words = text.slice(start, end);
  const first = start + words.length - words.trimStart().length;
  const last = end - (words.length - words.trimEnd().length);
  return first < last ? { start: first, end: last } : null;
}
