import type { HiddenFact } from '../hidden-fact';
import { EDGE, type FoldedText, foldedText } from './fold';

/** One of the words of a fact, as it is looked for. */
export interface SoughtWord {
  readonly fact: HiddenFact;
  readonly word: string;
  readonly letters: string;
  readonly edges: Uint8Array;
  /** Figures have to stand alone, and numbers of units beside their realm. */
  readonly isStrict: boolean;
}

/** Words by their first letters: as many of them as the longest of {@link LENGTHS} that fits. */
export type WordIndex = ReadonlyMap<string, readonly SoughtWord[]>;

/** A word found: places are indices into the folded letters, `end` exclusive. */
export interface FoundWord {
  readonly sought: SoughtWord;
  readonly start: number;
  readonly end: number;
}

const LENGTHS = [24, 12, 6, 3];

/** Words with fewer letters say nothing. */
const SHORTEST = 3;

/** From this length on a word is found even if it is written in pieces, or in one. */
const LONG = 9;

/** What may be hung on a name: on a short one only what is surely no other word. */
const GENITIVE = ['s'];
const ENDINGS = ['s', 'es', 'n', 'en', 'er', 'ern'];

const isAddress = (word: string): boolean => word.length === 6 && word.charAt(3) === '/';

/** The facts made ready to be looked for, all in one pass over a text; fields are looked for by `addressesIn`. */
export const wordIndexOf = (facts: readonly HiddenFact[]): WordIndex => {
  const index = new Map<string, SoughtWord[]>();
  for (const fact of facts) {
    for (const word of fact.words) {
      if (isAddress(word)) continue;
      const { letters, edges } = foldedText(word);
      if (letters.length < SHORTEST) continue;
      const key = letters.slice(
        0,
        LENGTHS.find((length) => length <= letters.length),
      );
      const isStrict = fact.kind === 'gold' || fact.kind === 'unit';
      const sought = { fact, word, letters, edges, isStrict };
      const beside = index.get(key);
      if (beside === undefined) index.set(key, [sought]);
      else beside.push(sought);
    }
  }
  return index;
};

const edgeAt = ({ edges }: FoldedText, index: number): number => edges[index] ?? EDGE.gap;

/** True if nothing stands within the word that does not stand within the sought one. */
const isWhole = (
  text: FoldedText,
  start: number,
  { letters, edges, isStrict }: SoughtWord,
): boolean => {
  const isLong = letters.length >= LONG && !isStrict;
  for (let index = 1; index < letters.length; index += 1) {
    const [wanted, found] = [edges[index] ?? EDGE.none, edgeAt(text, start + index)];
    const isEdge = wanted >= EDGE.soft;
    if (isEdge && found === EDGE.none && !isLong) return false;
    if (isEdge && isStrict && found > EDGE.hard) return false;
    if (!isEdge && found > EDGE.soft && !isLong) return false;
  }
  return true;
};

const isEnd = (text: FoldedText, end: number, { letters, isStrict, fact }: SoughtWord): boolean => {
  const least = fact.kind === 'gold' ? EDGE.hard : EDGE.soft;
  if (edgeAt(text, end) >= least) return true;
  if (isStrict) return false;
  const endings = letters.length < 4 ? GENITIVE : ENDINGS;
  return endings.some(
    (ending) => text.letters.startsWith(ending, end) && edgeAt(text, end + ending.length) >= least,
  );
};

/** Every word of the facts that a text holds, in the order of places. */
export const foundWords = (text: FoldedText, index: WordIndex): readonly FoundWord[] => {
  const found: FoundWord[] = [];
  for (let start = 0; start < text.letters.length; start += 1) {
    if (edgeAt(text, start) === EDGE.none) continue;
    for (const length of LENGTHS) {
      if (start + length > text.letters.length) continue;
      for (const sought of index.get(text.letters.slice(start, start + length)) ?? []) {
        const end = start + sought.letters.length;
        const isThere =
          text.letters.startsWith(sought.letters, start) &&
          (sought.fact.kind !== 'gold' || edgeAt(text, start) >= EDGE.hard) &&
          isWhole(text, start, sought) &&
          isEnd(text, end, sought);
        if (isThere) found.push({ sought, start, end });
      }
    }
  }
  return found;
};
