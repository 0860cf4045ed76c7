import {
  addressesIn,
  foldedText,
  foundWords,
  type HiddenFact,
  trimmedEnd,
  type WordIndex,
  wordIndexOf,
} from '../../../engine';
import type { Leak } from './leak';
import type { Piece } from './reading';
import { unescaped } from './readers/markup';

const printable = (bytes: Uint8Array): string => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return /[\p{Cc}]/u.test(text.replaceAll(/[\t\r\n\0]/g, '')) ? '' : text;
  } catch {
    return '';
  }
};

const fromBase64 = (text: string): string => {
  try {
    const plain = atob(trimmedEnd(text.replaceAll('-', '+').replaceAll('_', '/'), /=/));
    return printable(Uint8Array.from(plain, (sign) => sign.charCodeAt(0)));
  } catch {
    return '';
  }
};

const fromHex = (text: string): string =>
  printable(Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)));

const fromPercent = (text: string): string =>
  text.replaceAll(/(?:%[\da-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run;
    }
  });

const fromEscapes = (text: string): string =>
  text
    .replaceAll(
      /\\u(?:([\da-f]{4})|\{([\da-f]{1,6})\})/gi,
      (_whole, code: string | undefined, long = '') =>
        String.fromCodePoint(Math.min(Number.parseInt(code ?? String(long), 16), 0x10ffff)),
    )
    .replaceAll(/\\[nrt]/g, '\n');

const fromQuotedPrintable = (text: string): string =>
  fromPercent(text.replaceAll(/=\r?\n/g, '').replaceAll(/=([\da-f]{2})/gi, '%$1'));

/** Longest run that is decoded as text: fonts and pictures are longer. */
const LONGEST = 20_000;

/**
 * The other encodings in which a text could be read, as far as they are cheap: each holds what would be hidden by an
 * encoding.
 */
export function decodings(text: string): readonly string[] {
  const runs = (form: RegExp): readonly string[] =>
    (text.match(form) ?? []).filter((run) => run.length <= LONGEST);
  const read = [
    ...(/%[\da-f]{2}/i.test(text) ? [fromPercent(text)] : []),
    ...(/&#?\w+;/.test(text) ? [unescaped(text)] : []),
    ...(/\\u|\\[nrt]/.test(text) ? [fromEscapes(text)] : []),
    ...(/=[\dA-F]{2}|=\r?\n/.test(text) ? [fromQuotedPrintable(text)] : []),
    runs(/(?<![\w+/-])[\w+/-]{12,}={0,2}/g)
      .map(fromBase64)
      .join('\t'),
    runs(/(?<![\da-f])(?:[\da-f]{2}){6,}(?![\da-f])/gi)
      .map(fromHex)
      .join('\t'),
  ];
  return read.filter((other) => other.replaceAll('\t', '') !== '' && other !== text);
}

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
export function soughtOf(hidden: readonly HiddenFact[]): Sought {
  const before = soughtBefore.get(hidden);
  if (before !== undefined) return before;
  const sought: Sought = { words: wordIndexOf(hidden), fields: fieldsOf(hidden) };
  soughtBefore.set(hidden, sought);
  return sought;
}

/** Signs to each side of a leak. */
const AROUND = 40;

/** Letters, numbers, and signs nobody sees: what does not part words. */
const INSIDE = /[\p{L}\p{M}\p{N}\p{Cf}]/u;

/** A leak with the whole words around it; a word that is cut is left out, unless it touches the leak. */
const excerptOf = (text: string, start: number, end: number): string => {
  const isInside = (at: number): boolean => INSIDE.test(text[at] ?? '');
  const [first, last] = [Math.max(0, start - AROUND), Math.min(text.length, end + AROUND)];
  let [from, to] = [first, last];
  while (from < start && isInside(first - 1) && isInside(from)) from += 1;
  while (to > end && isInside(last) && isInside(to - 1)) to -= 1;
  return text
    .slice(from === start ? first : from, to === end ? last : to)
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
};

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

/** The leaks in a piece, plain or encoded; everything once, where it comes first. */
export function leaksOfPiece(piece: Piece, sought: Sought, file: string): readonly Leak[] {
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
}
