import type { Span } from '../kernel';
import type { ReceivedSheet } from './campaign';
import type { Correction } from './desk';

type Corrected = Pick<ReceivedSheet, 'text' | 'corrections'>;

/** The text of a sheet as it is read: the original with the GM's corrections laid over it. */
export const correctedText = ({ text, corrections = [] }: Corrected): string => {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end, text: words } of corrections) {
    pieces.push(text.slice(at, start), words);
    at = end;
  }
  return pieces.join('') + text.slice(at);
};

/** A place of the corrected text in the original; inside a correction it is the end of the original words it is nearer to. */
const originalPlace = (
  corrections: readonly Correction[],
  place: number,
  isEnd: boolean,
): number => {
  let shift = 0;
  for (const { start, end, text } of corrections) {
    const from = start + shift;
    const to = from + text.length;
    if (place < from || (place === from && isEnd && from !== to)) break;
    if (place < to || (place === to && isEnd)) return isEnd ? end : start;
    shift += text.length - (end - start);
  }
  return place - shift;
};

/** A span of the corrected text as one of the original; a correction it touches belongs to it whole. */
export const originalSpan = ({ corrections = [] }: Corrected, span: Span): Span => ({
  start: originalPlace(corrections, span.start, false),
  end: originalPlace(corrections, span.end, true),
});
