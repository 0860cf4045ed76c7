import { inLanguage, type Words as Pair } from '../../engine';
import type { CaseSpeech } from './game-view';

type Reader = Pick<CaseSpeech, 'language'>;

/** Picks the text in the language of the reader. */
export function pick({ language }: Reader, words: Pair): string {
  return inLanguage(words, language);
}

/** A number as it is written in the language. */
export function numberIn(text: string, { language }: Reader): string {
  return (language === 'de' ? text.replace('.', ',') : text).replace(/^-/, '−');
}

/** Names one after the other, `A, B und C`. */
export function listed(names: readonly string[], { language }: Reader): string {
  return new Intl.ListFormat(language).format(names);
}

/** Replaces the German names of a case, each a whole word, by those of the reader. */
export function renamedBy(names: readonly Pair[]): (text: string, reader: Reader) => string {
  if (names.length === 0) return (text) => text;
  const english = new Map(names);
  const german = new RegExp(`(?<!\\p{L})(?:${[...english.keys()].join('|')})(?!\\p{L})`, 'gu');
  return (text, { language }) =>
    language === 'de' ? text : text.replaceAll(german, (name) => english.get(name) ?? name);
}
