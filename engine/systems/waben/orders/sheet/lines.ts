import type { Words } from '../content';
import { trimmedAt } from '../words';

const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;

/** The lines of a text without their ends, each at its place in the text. Marks of quoted mail are left out. */
export function linesOf(text: string): readonly Words[] {
  const lines: Words[] = [];
  let start = 0;
  for (const { index, 0: end } of text.matchAll(LINE_END)) {
    lines.push(lineAt(text, start, index));
    start = index + end.length;
  }
  lines.push(lineAt(text, start, text.length));
  return lines;
}

/** A line keeps its leading blanks (tabs count cells) but not the `>` of quoted mail. */
const lineAt = (text: string, start: number, end: number): Words => {
  let first = start;
  while (text.charAt(first) === '>' && first < end) first += text.charAt(first + 1) === ' ' ? 2 : 1;
  return {
    text: text.slice(first, Math.max(first, end)),
    span: { start: first, end: Math.max(first, end) },
  };
};

/** True if a line says nothing. */
export function isEmptyLine(line: Words): boolean {
  return trimmedAt(line.text, 0, line.text.length).text === '';
}
