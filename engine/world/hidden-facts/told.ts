import type { FieldAddress } from '../../hex';
import { addressesIn } from './addresses';
import type { Candidate } from './candidate';
import { foldedText } from './fold';
import { foundWords, type WordIndex, wordIndexOf } from './search';

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
export const tellingText = (...values: readonly unknown[]): string => {
  const told = new Set<string>();
  for (const value of values) collect(value, told);
  return [...told].join('\u2029');
};

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

/** Seeds that are words somebody uses in a letter, such as the name of a month, are recognised by nobody. */
const saidSeeds = (candidates: readonly Candidate[]): ReadonlySet<string> => {
  const seeds = candidates.filter(({ fact }) => fact.kind === 'seed');
  const letters = candidates.filter(({ isLetter }) => isLetter === true);
  const said = foldedText(tellingText(letters.map(({ fact }) => fact.words)));
  const index = wordIndexOf(seeds.map(({ fact }) => fact));
  return new Set(foundWords(said, index).map(({ sought }) => sought.letters));
};

/** The candidates without phrases that everybody uses, and the index of what is left. */
export const stockOf = (candidates: readonly Candidate[]): HiddenStock => {
  const common = new Set([...commonPhrases(candidates), ...saidSeeds(candidates)]);
  const telling = candidates.flatMap((one): readonly Candidate[] => {
    if (one.isLetter !== true && one.fact.kind !== 'seed') return [one];
    const words = one.fact.words.filter((word) => !common.has(foldedText(word).letters));
    return words.length === 0 ? [] : [{ ...one, fact: { ...one.fact, words } }];
  });
  return { candidates: telling, index: wordIndexOf(telling.map(({ fact }) => fact)) };
};

/** What somebody knows anyway. */
export interface Told {
  /** Folded words, whatever fact they come from. */
  readonly words: ReadonlySet<string>;
  readonly fields: ReadonlySet<string>;
  /** Numbers of Großfelder. */
  readonly grossfelder: ReadonlySet<string>;
}

/** What of the stock a text tells, beside what is known of fields. */
export const toldBy = (
  text: string,
  stock: HiddenStock,
  fields: ReadonlySet<FieldAddress>,
  grossfelder: ReadonlySet<string>,
): Told => {
  const named = addressesIn(text).map(({ field }) => field);
  return {
    words: new Set(foundWords(foldedText(text), stock.index).map(({ sought }) => sought.letters)),
    fields: new Set([...fields, ...named]),
    grossfelder: new Set([...grossfelder, ...named.map((field) => field.slice(0, 3))]),
  };
};
