import type { Completion } from '../../../engine';

/**
 * A text with the words of a completion in the place of those begun, a blank behind them, and the new position of the
 * cursor.
 */
export function completed(
  text: string,
  { text: words, span }: Completion,
): { readonly text: string; readonly at: number } {
  const rest = text.slice(span.end);
  const gap = rest.startsWith(' ') ? '' : ' ';
  return {
    text: text.slice(0, span.start) + words + gap + rest,
    at: span.start + words.length + 1,
  };
}
