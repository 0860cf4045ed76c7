import type { Span } from './params';

/** Other words at a place of a letter as it is read; an empty span inserts them. */
export interface LetterEdit {
  readonly span: Span;
  readonly words: string;
}

/** An edit that puts a line of its own in the place of a span: words beside it on its lines are kept on others. */
export function lineInstead(text: string, { start, end }: Span, line: string): LetterEdit {
  const before = text.slice(0, start).split('\n').at(-1) ?? '';
  const [after = ''] = text.slice(end).split('\n');
  const words = `${before.trim() === '' ? '' : '\n'}${line}${after.trim() === '' ? '' : '\n'}`;
  return { span: { start, end }, words };
}

/** An edit that inserts a line below the one a place is in; an empty one there is filled. */
export function lineBelow(text: string, place: number, line: string): LetterEdit {
  const found = text.indexOf('\n', place);
  const end = found < 0 ? text.length : found;
  const isEmpty = end === 0 || text[end - 1] === '\n';
  return { span: { start: end, end }, words: isEmpty ? line : `\n${line}` };
}

/** A text after an edit. */
export function edited(text: string, { span: { start, end }, words }: LetterEdit): string {
  return text.slice(0, start) + words + text.slice(end);
}
