import type { Font } from '../../cartography';
import type { Run, Words } from '../block';
import { printable } from '../fonts/printable';
import { SOFT_HYPHEN } from './hyphenate';
import type { Lettering } from './style';

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
export const faceOf = ({ font }: Lettering, face: Run['face'] = 'plain'): Font => {
  if (face === 'strong') return { ...font, weight: font.family === 'serif' ? 600 : 600 };
  if (face === 'plain') return font;
  return font.italic === true
    ? { family: font.family, weight: font.weight }
    : { ...font, italic: true };
};

const LINES = /\r\n?|[\n\u2028\u2029\v\f]/;

/** Soft hyphens say where a word may be divided; all else without ink is taken away. */
const clean = (text: string): string =>
  text.includes(SOFT_HYPHEN)
    ? text.split(SOFT_HYPHEN).map(printable).join(SOFT_HYPHEN)
    : printable(text);

/** A text as words to be set. */
export const sentencesOf = (words: Words, lettering: Lettering): readonly Sentence[] => {
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
};
