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

/** So many texts are kept; more than all there are. */
const KEPT = 20_000;

/** Texts without gaps say the same every time: each is looked up once. */
const remembering = (words: Words): Words => {
  const memory = new Map<string, string>();
  return (key, about) => {
    if (about !== undefined) return words(key, about);
    const known = memory.get(key);
    if (known !== undefined) return known;
    const text = words(key);
    if (memory.size < KEPT) memory.set(key, text);
    return text;
  };
};

const speakers = new Map<Language, Words>();

/** The words of one language, without React. */
export const wordsOf = (language: Language): Words => {
  const known = speakers.get(language);
  if (known !== undefined) return known;
  const texts = createTexts(language);
  const words = remembering((key, about) => texts.t(key, { ...about }));
  speakers.set(language, words);
  return words;
};
