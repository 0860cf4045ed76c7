import { cellName, type FormField, type FormFields, type Title, type Words } from '../../../kernel';

/** Values of the fields of a form by name. */
export type Values = Readonly<Record<string, string>>;

export type Language = 'de' | 'en';

/** The words of a language. */
export const wordsIn = (words: Words, language: Language): string =>
  words[language === 'de' ? 0 : 1];

/** An amount of halves as it is written: `8,5` in German, `8.5` in English (OS-0-02). */
export function inWords(halves: number, language: Language): string {
  const text = String(halves / 2).replace('-', '−');
  return language === 'de' ? text.replace('.', ',') : text;
}

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

/** What stands in the rows of a table, by the names of its columns. */
export const tableValues = (rows: readonly Values[]): Values =>
  Object.fromEntries(
    rows.flatMap((row, index) =>
      Object.entries(row).map(([column, value]) => [cellName(column, index + 1), value]),
    ),
  );
