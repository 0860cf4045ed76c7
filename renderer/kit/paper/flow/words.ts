import type { Font } from '../../cartography';
import type { FlowDocument, Run, Words } from '../block';
import { printable } from '../fonts/printable';
import type { Lettering } from './style';
import { hyphenateSync as german } from 'hyphen/de';
import { hyphenateSync as english } from 'hyphen/en';

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
export function partsOfWord(word: string, language: FlowDocument['language']): readonly string[] {
  if (word.includes(SOFT_HYPHEN)) return word.split(SOFT_HYPHEN);
  if (word.length > LONGEST || !DIVISIBLE.test(word)) return [word];
  const memory = memories[language];
  const known = memory.get(word);
  if (known !== undefined) return known;
  const parts = DIVIDERS[language](word, { hyphenChar: SOFT_HYPHEN }).split(SOFT_HYPHEN);
  if (memory.size >= KEPT) memory.clear();
  memory.set(word, parts);
  return parts;
}

/** Letters of a word in one face. */
export interface Piece {
  readonly text: string;
  readonly font: Font;
}

/** What stands between two spaces; letters may change their face within it. */
export type Word = readonly Piece[];

/** Words up to a forced end of the line. */
export type Sentence = readonly Word[];

/** Emphasis within italics stands upright. */
export function faceOf({ font }: Lettering, face: Run['face'] = 'plain'): Font {
  if (face === 'strong') return { ...font, weight: font.family === 'serif' ? 600 : 600 };
  if (face === 'plain') return font;
  return font.italic === true
    ? { family: font.family, weight: font.weight }
    : { ...font, italic: true };
}

const LINES = /\r\n?|[\n\u2028\u2029\v\f]/;

/** Soft hyphens say where a word may be divided; all else without ink is taken away. */
const clean = (text: string): string =>
  text.includes(SOFT_HYPHEN)
    ? text.split(SOFT_HYPHEN).map(printable).join(SOFT_HYPHEN)
    : printable(text);

/** A text as words to be set. */
export function sentencesOf(words: Words, lettering: Lettering): readonly Sentence[] {
  const runs: readonly Run[] = typeof words === 'string' ? [{ text: words }] : words;
  const sentences: Word[][] = [[]];
  let isOpen = false;
  for (const { text, face } of runs) {
    const font = faceOf(lettering, face);
    text.split(LINES).forEach((line, index) => {
      if (index > 0) {
        sentences.push([]);
        isOpen = false;
      }
      clean(line)
        .split(' ')
        .forEach((part, at) => {
          if (at > 0) isOpen = false;
          if (part === '') return;
          const sentence = sentences.at(-1) ?? [];
          const before = isOpen ? sentence.pop() : undefined;
          sentence.push([...(before ?? []), { text: part, font }]);
          isOpen = true;
        });
    });
  }
  return sentences.some((sentence) => sentence.length > 0) ? sentences : [];
}
