import type { LetterPart, LetterPartKind } from '../../../../engine';

/** Parts of a letter in which a player speaks to the GM himself. */
const TALK: ReadonlySet<LetterPartKind> = new Set(['cover', 'special', 'rest']);

/** Where a sentence ends: signs before a blank, or an empty line. Abbreviations and dates do not end one. */
const END = /(?<=[.!?])\s|\n(?=[^\S\n]*\n)/u;

const longest = 300;

const questionsOf = (words: string): readonly string[] =>
  words
    .split(END)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence.endsWith('?') && /\p{L}{2}/u.test(sentence))
    .map((sentence) => sentence.slice(-longest));

/**
 * What a player asks the GM in his letter: sentences ending in a question mark in what he says to him, not in messages
 * to others; each once, in the order of the letter.
 */
export function questionsIn(letter: string, parts: readonly LetterPart[]): readonly string[] {
  return [
    ...new Set(
      parts
        .filter(({ kind }) => TALK.has(kind))
        .flatMap(({ span, title }) => {
          const words = letter.slice(span.start, span.end);
          return questionsOf(
            title !== '' && words.startsWith(title) ? words.slice(title.length) : words,
          );
        }),
    ),
  ];
}
