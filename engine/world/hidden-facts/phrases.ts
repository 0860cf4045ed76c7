import { foldedText } from './fold';

/** How much of a text must be found before it counts as given away. */
export interface PhraseMeasure {
  readonly words: number;
  readonly letters: number;
  /** Words of four letters and more, and figures of three: dates and salutations have few of them. */
  readonly weighty: number;
}

/** Words of a note that stands alone; words of a letter, among which much is said by everybody. */
export const OF_NOTES: PhraseMeasure = { words: 2, letters: 10, weighty: 0 };
export const OF_LETTERS: PhraseMeasure = { words: 5, letters: 24, weighty: 3 };

/** Longer sentences are cut into pieces of so many words, one beginning every few words. */
const PIECE = 6;
const STRIDE = 3;

const wordsOf = (text: string): readonly string[] =>
  text.split(/\s+/).filter((word) => word !== '');

const lettersIn = (text: string): number => foldedText(text).letters.length;

const weightyIn = (text: string): number => (text.match(/\p{L}{4,}|\d{3,}/gu) ?? []).length;

const piecesOf = (sentence: string, measure: PhraseMeasure): readonly string[] => {
  const words = wordsOf(sentence);
  if (words.length < measure.words) return [];
  if (words.length <= PIECE + 1) return [words.join(' ')];
  const starts = Array.from(
    { length: Math.floor((words.length - PIECE) / STRIDE) + 1 },
    (_, index) => index * STRIDE,
  );
  return [...new Set([...starts, words.length - PIECE])].map((start) =>
    words.slice(start, start + PIECE).join(' '),
  );
};

/** A row of a table without any figure is its head: everybody uses the same ones. */
const isHead = (line: string): boolean => line.includes('\t') && !/\d/.test(line);

/** The phrases by which a text would be recognised, sentence by sentence and line by line. */
export function phrasesOf(text: string, measure: PhraseMeasure): readonly string[] {
  const lines = text.split(/[\r\n]+/).filter((line) => !isHead(line));
  const phrases = lines
    .flatMap((line) => line.split(/(?<=[.!?:;])\s+/u))
    .flatMap((sentence) => piecesOf(sentence, measure))
    .filter(
      (phrase) => lettersIn(phrase) >= measure.letters && weightyIn(phrase) >= measure.weighty,
    );
  return [...new Set(phrases)];
}

/** A short note says it all in one word, if that is long enough to be no accident. */
export function notePhrases(text: string): readonly string[] {
  const phrases = phrasesOf(text, OF_NOTES);
  return phrases.length === 0 && lettersIn(text) >= OF_NOTES.letters - 2 ? [text.trim()] : phrases;
}
