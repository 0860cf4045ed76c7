import type { FormField, Title } from '../../../kernel';

export { lineField as line, numberField as number, titled as title } from '../../../kernel';

/** A field of several lines. */
export function text(name: string, words: Title, share: number, lines: number): FormField {
  return {
    name,
    title: words,
    kind: 'text',
    share,
    lines,
  };
}
