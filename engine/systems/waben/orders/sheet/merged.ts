import type { Words } from '../content';
import { spanning, wordsAt } from '../words';

/** Neighbouring places, with nothing but blanks and marks of quoted mail between them, become one. */
export function mergedWords(text: string, places: readonly Words[]): readonly Words[] {
  const merged: Words[] = [];
  for (const words of places) {
    const last = merged.at(-1);
    const between = last === undefined ? 'x' : text.slice(last.span.end, words.span.start);
    if (last === undefined || /\S/.test(between.replaceAll('>', ''))) merged.push(words);
    else {
      const { start, end } = spanning(last.span, words.span);
      merged[merged.length - 1] = wordsAt(text, start, end);
    }
  }
  return merged;
}
