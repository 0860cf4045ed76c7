import type { FormField, FormFields, FormTable, Title } from '../../../kernel';

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

/** Whose form it is, for which phase. */
export const HEAD: FormFields = {
  kind: 'fields',
  title: title('', ''),
  fields: [
    line('organisation', 'Organisation', 'Organisation', 0.5),
    number('phase', 'Phase', 'Phase', 0.15),
    line('seat', 'Sitz', 'Seat', 0.35),
  ],
};

/** A table whose first column has printed words. */
export const titledTable = (
  words: Title,
  columns: readonly FormField[],
  rowTitles: readonly Title[],
): FormTable => ({ kind: 'table', title: words, columns, rows: rowTitles.length, rowTitles });
