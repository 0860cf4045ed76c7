/** Values of the fields of a form by name. */
export type Values = Readonly<Record<string, string>>;

export type Language = 'de' | 'en';

/** An amount of halves as it is written: `8,5` in German, `8.5` in English (OS-0-02). */
export const inWords = (halves: number, language: Language): string => {
  const text = String(halves / 2).replace('-', '−');
  return language === 'de' ? text.replace('.', ',') : text;
};
