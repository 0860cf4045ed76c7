import type { FormField, Title } from '../../../kernel';

/** A title in both languages. */
export const title = (de: string, en: string): Title => ({ de, en });

/** A field of one line. */
export const line = (name: string, de: string, en: string, share: number): FormField => ({
  name,
  title: title(de, en),
  kind: 'line',
  share,
});

/** A field for a number. */
export const number = (name: string, de: string, en: string, share: number): FormField => ({
  ...line(name, de, en, share),
  kind: 'number',
});

/** A field of several lines. */
export const text = (name: string, words: Title, share: number, lines: number): FormField => ({
  name,
  title: words,
  kind: 'text',
  share,
  lines,
});
