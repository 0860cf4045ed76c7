import type { LetterPart } from '../../../../engine';

/** A line of a document: its words, and the part to which it belongs. */
export interface DocumentLine {
  readonly text: string;
  /** Place in the list of parts; null = none. */
  readonly part: number | null;
  /** The line with which its part begins. */
  readonly isFirst: boolean;
}

/** The lines of a text, each with the part in which it begins. */
export const documentLines = (
  text: string,
  parts: readonly LetterPart[],
): readonly DocumentLine[] => {
  const lines: DocumentLine[] = [];
  let at = 0;
  let part = 0;
  let before: number | null = null;
  for (const words of text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)) {
    while (at >= (parts[part]?.span.end ?? Infinity)) part += 1;
    const here = parts[part] === undefined ? null : part;
    lines.push({ text: words, part: here, isFirst: here !== null && here !== before });
    before = here;
    at += words.length;
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  return lines;
};
