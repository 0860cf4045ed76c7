import {
  addressesIn,
  foldedText,
  foundWords,
  type HiddenFact,
  type WordIndex,
  wordIndexOf,
} from '../../../engine';
import { decodings } from './encodings';
import type { Leak } from './leak';
import type { Piece } from './reading';

/** What is looked for, made ready once for all files of a realm. */
export interface Sought {
  readonly words: WordIndex;
  /** By address: the fact that it must not be named. */
  readonly fields: ReadonlyMap<string, HiddenFact>;
}

const fieldsOf = (facts: readonly HiddenFact[]): ReadonlyMap<string, HiddenFact> =>
  new Map(
    facts
      .filter(({ kind }) => kind === 'field')
      .flatMap((fact) => fact.words.map((word) => [word, fact] as const)),
  );

const soughtBefore = new WeakMap<readonly HiddenFact[], Sought>();

/** The facts ready to be looked for; the same list is made ready once. */
export const soughtOf = (hidden: readonly HiddenFact[]): Sought => {
  const before = soughtBefore.get(hidden);
  if (before !== undefined) return before;
  const sought: Sought = { words: wordIndexOf(hidden), fields: fieldsOf(hidden) };
  soughtBefore.set(hidden, sought);
  return sought;
};

/** Words to each side of what was found. */
const AROUND = 40;

const excerptOf = (text: string, start: number, end: number): string =>
  text
    .slice(Math.max(0, start - AROUND), end + AROUND)
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();

const pageAt = (pages: readonly number[] | undefined, at: number): number | undefined => {
  if (pages === undefined) return undefined;
  return Math.max(1, pages.filter((start) => start <= at).length);
};

interface Found {
  readonly key: string;
  readonly fact: HiddenFact;
  readonly what: string;
  readonly start: number;
  readonly end: number;
}

const foundIn = (text: string, { words, fields }: Sought): readonly Found[] => {
  const folded = foldedText(text);
  const spelt = foundWords(folded, words).map(({ sought, start, end }): Found => ({
    key: sought.fact.key,
    fact: sought.fact,
    what: sought.fact.about,
    start: folded.at[start] ?? 0,
    end: (folded.at[end - 1] ?? 0) + 1,
  }));
  if (fields.size === 0) return spelt;
  const named = addressesIn(folded.text.replaceAll(/\p{Cf}/gu, '')).flatMap(
    ({ field, start, end }): readonly Found[] => {
      const fact = fields.get(field);
      return fact === undefined ? [] : [{ key: `field ${field}`, fact, what: field, start, end }];
    },
  );
  return [...spelt, ...named];
};

/** What of the sought a piece holds, as it stands there or behind a code; everything once, where it comes first. */
export const leaksOfPiece = (piece: Piece, sought: Sought, file: string): readonly Leak[] => {
  const leaks = new Map<string, Leak>();
  const texts = [piece.text, ...decodings(piece.text)];
  texts.forEach((text, code) => {
    const clean = text.normalize('NFKC');
    for (const { key, fact, what, start, end } of foundIn(text, sought)) {
      if (leaks.has(key)) continue;
      const page = code === 0 ? pageAt(piece.pages, start) : undefined;
      leaks.set(key, {
        key,
        file,
        where: piece.where,
        kind: fact.kind,
        what,
        excerpt: excerptOf(clean, start, end),
        ...(page === undefined ? {} : { page }),
      });
    }
  });
  return [...leaks.values()];
};
