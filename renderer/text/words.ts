import { createInstance, type i18n } from 'i18next';
import { de } from './de';
import { en } from './en';

export type Language = 'de' | 'en';

/** Finds the words of a text key, `room:path.to.text`, filling in `{{names}}`. */
export type Words = (key: string, about?: Readonly<Record<string, unknown>>) => string;

/** An i18next instance with all texts, German first. Usable in the browser, in tests and in the terminal. */
export const createTexts = (language: Language): i18n => {
  const texts = createInstance();
  void texts.init({
    lng: language,
    fallbackLng: 'de',
    resources: { de, en },
    ns: Object.keys(de),
    defaultNS: 'app',
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return texts;
};

/** The words of one language, without React. */
export const wordsOf = (language: Language): Words => {
  const texts = createTexts(language);
  return (key, about) => texts.t(key, { ...about });
};
