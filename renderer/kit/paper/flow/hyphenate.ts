import { hyphenateSync as german } from 'hyphen/de';
import { hyphenateSync as english } from 'hyphen/en';
import type { FlowDocument } from '../block';

/** Where a word may be divided. */
export const SOFT_HYPHEN = '\u00AD';

const DIVIDERS = { de: german, en: english } as const;

/** Shorter words stay whole, and so does what is no word. */
const DIVISIBLE = /^[\p{P}]*[\p{L}]{8,}[\p{P}]*$/u;

/** So many letters a word has at most; more are no word of a language. */
const LONGEST = 60;

const KEPT = 20_000;

const memories = {
  de: new Map<string, readonly string[]>(),
  en: new Map<string, readonly string[]>(),
};

/** The parts into which a word may be divided. A part that stands alone at the end has three letters at least. */
export const partsOfWord = (
  word: string,
  language: FlowDocument['language'],
): readonly string[] => {
  if (word.includes(SOFT_HYPHEN)) return word.split(SOFT_HYPHEN);
  if (word.length > LONGEST || !DIVISIBLE.test(word)) return [word];
  const memory = memories[language];
  const known = memory.get(word);
  if (known !== undefined) return known;
  const parts = DIVIDERS[language](word, { hyphenChar: SOFT_HYPHEN }).split(SOFT_HYPHEN);
  if (memory.size >= KEPT) memory.clear();
  memory.set(word, parts);
  return parts;
};
