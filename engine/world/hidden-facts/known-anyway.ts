import { type FieldAddress, fieldAddress, grossfeldNo, KLEINFELDER } from '../../hex';
import type { Candidate } from './candidate';
import { EDGE, foldedText, type FoldedText } from './fold';
import type { HiddenFact } from '../hidden-fact';

/** One of the words of a fact, as it is looked for. */
interface SoughtWord {
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

/** Words with fewer letters are not distinctive. */
const SHORTEST = 3;

/** From this length on a word is found even if it is written in pieces, or in one. */
const LONG = 9;

/** Suffixes of a name: of a short one only those that make no other word. */
const GENITIVE = ['s'];
const ENDINGS = ['s', 'es', 'n', 'en', 'er', 'ern'];

const isAddress = (word: string): boolean => word.length === 6 && word.charAt(3) === '/';

/** The facts made ready to be looked for, all in one pass over a text; fields are looked for by `addressesIn`. */
export function wordIndexOf(facts: readonly HiddenFact[]): WordIndex {
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
}

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
export function foundWords(text: FoldedText, index: WordIndex): readonly FoundWord[] {
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
}

/** Fields a text names, and where. */
export interface NamedField {
  readonly field: FieldAddress;
  /** UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/** A figure right before it, or one with a point, comma or dash, makes it a part of a number, unless that is an address. */
const HEAD = /(?<![\d/]|(?<!\/\s?\d)\d[.,-])(\d{3})\s?[/∕⁄／]\s?(\d{2})(?![\d/])/gu;

/** Continuation of an address in a list of one Großfeld: `210/19, 20 und 23`, `210/19|20`; no count of anything. */
const NEXT =
  /(?:\s?[,|;+]\s?|\s(?:und|and|&)\s)(\d{2})(?![\d/]|\s?[/∕⁄／])(?=\s*(?:$|[,;|+).:\n]|(?:und|and|&)\s))/uy;

const readField = (no: string, kleinfeld: string): readonly FieldAddress[] => {
  const grossfeld = grossfeldNo(no);
  const number = Number(kleinfeld);
  return grossfeld !== undefined && number >= 1 && number <= KLEINFELDER
    ? [fieldAddress(grossfeld, number)]
    : [];
};

/** Every address `ggg/kk` in a text, and those of a list that abbreviates all but the first one. */
export function addressesIn(text: string): readonly NamedField[] {
  const named: NamedField[] = [];
  for (const match of text.matchAll(HEAD)) {
    const [whole, no = '', first = ''] = match;
    let end = match.index + whole.length;
    for (const field of readField(no, first)) named.push({ field, start: match.index, end });
    const next = new RegExp(NEXT);
    for (;;) {
      next.lastIndex = end;
      const more = next.exec(text);
      if (more === null) break;
      const start = end;
      end += more[0].length;
      for (const field of readField(no, more[1] ?? '')) named.push({ field, start, end });
    }
  }
  return named;
}

/** All that is hidden from anybody, made ready once for all its readers. */
export interface HiddenStock {
  readonly candidates: readonly Candidate[];
  readonly index: WordIndex;
}

/** Least figure among plain data that could be taken for a sum of gold. */
const LEAST_FIGURE = 10_000;

const collect = (value: unknown, into: Set<string>): void => {
  if (typeof value === 'string') {
    if (value.length > 2) into.add(value);
  } else if (typeof value === 'number') {
    if (Math.abs(value) >= LEAST_FIGURE) into.add(String(Math.abs(value)));
  } else if (Array.isArray(value)) {
    for (const part of value) collect(part, into);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      if (key.length > 2) into.add(key);
      collect(part, into);
    }
  }
};

/** Every text, key and large figure of plain data, each once, parted so that no words join. */
export function textOfData(...values: readonly unknown[]): string {
  const texts = new Set<string>();
  for (const value of values) collect(value, texts);
  return [...texts].join('\u2029');
}

/** Phrases that the letters of several parties share: they are forms and salutations. */
const commonPhrases = (candidates: readonly Candidate[]): ReadonlySet<string> => {
  const writers = new Map<string, string>();
  const common = new Set<string>();
  for (const { fact, owners, isLetter } of candidates) {
    if (isLetter !== true) continue;
    const [writer = ''] = owners;
    for (const word of fact.words) {
      const { letters } = foldedText(word);
      const before = writers.get(letters);
      if (before !== undefined && before !== writer) common.add(letters);
      writers.set(letters, writer);
    }
  }
  return common;
};

/** Seeds that are words used in a letter or a date of the campaign are not recognised. */
const seedWords = (
  candidates: readonly Candidate[],
  dates: readonly string[],
): ReadonlySet<string> => {
  const seeds = candidates.filter(({ fact }) => fact.kind === 'seed');
  const letters = candidates.filter(({ isLetter }) => isLetter === true);
  const letterText = foldedText(
    textOfData(
      letters.map(({ fact }) => fact.words),
      dates,
    ),
  );
  const index = wordIndexOf(seeds.map(({ fact }) => fact));
  return new Set(foundWords(letterText, index).map(({ sought }) => sought.letters));
};

/**
 * The candidates without phrases that everybody uses, and the index of what is left.
 * @param dates Dates as letters and newsletters print them.
 */
export function stockOf(candidates: readonly Candidate[], dates: readonly string[]): HiddenStock {
  const common = new Set([...commonPhrases(candidates), ...seedWords(candidates, dates)]);
  const telling = candidates.flatMap((one): readonly Candidate[] => {
    if (one.isLetter !== true && one.fact.kind !== 'seed') return [one];
    const words = one.fact.words.filter((word) => !common.has(foldedText(word).letters));
    return words.length === 0 ? [] : [{ ...one, fact: { ...one.fact, words } }];
  });
  return { candidates: telling, index: wordIndexOf(telling.map(({ fact }) => fact)) };
}

/** Facts known anyway. */
export interface KnownAnyway {
  /** Folded words, whatever fact they come from. */
  readonly words: ReadonlySet<string>;
  readonly fields: ReadonlySet<string>;
  /** Numbers of Großfelder. */
  readonly grossfelder: ReadonlySet<string>;
}

/** Facts of the stock that a text contains, beside those known of fields. */
export function readableIn(
  text: string,
  stock: HiddenStock,
  fields: ReadonlySet<FieldAddress>,
  grossfelder: ReadonlySet<string>,
): KnownAnyway {
  const named = addressesIn(text).map(({ field }) => field);
  return {
    words: new Set(foundWords(foldedText(text), stock.index).map(({ sought }) => sought.letters)),
    fields: new Set([...fields, ...named]),
    grossfelder: new Set([...grossfelder, ...named.map((field) => field.slice(0, 3))]),
  };
}
