import type { Span } from '../kernel';

const LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

const PLAIN = /^[ -~]*$/;

/** Text as names are compared: small letters and figures only, `ae` for `ä`, no accents, no blanks. */
export function folded(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase().replace(/[^a-z0-9]/g, '');
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüß]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Words of a letter with their place in it. */
export interface Words {
  readonly text: string;
  readonly span: Span;
}

/** A word, a number or a sign of a letter. */
export interface Token extends Words {
  readonly kind: 'word' | 'number' | 'sign';
  /** Small letters and figures only, `ae` for `ä`; a sign as it is. */
  readonly fold: string;
  /** Of numbers: its value, halves as `.5`. */
  readonly value: number;
  /** True for the first one of a line that goes on with a sentence of the line before. */
  readonly startsLine?: true;
  /** True for a word with a slip of the pen, which is read as the word that is meant. */
  readonly isSlip?: true;
}

/** True for a word that begins with a small letter. */
export function startsSmall({ text }: Words): boolean {
  const [first = ''] = text;
  return first !== first.toUpperCase() && first === first.toLowerCase();
}

/** Stands where a clause has no token. */
const NO_TOKEN: Token = {
  kind: 'sign',
  text: '',
  fold: '',
  value: Number.NaN,
  span: { start: 0, end: 0 },
};

/** The token at a place, or one without words where there is none. */
export function tokenAt(tokens: readonly Token[], at: number): Token {
  return tokens[at] ?? NO_TOKEN;
}

const PIECE =
  /(?<number>(?<=\d\/)\d{1,3}(?=,\s?\d+\/|\s\d)|[1-9]\d{0,2}(?:[.,]\d{3})+(?![\d\p{L}]|[.,]\d)|[1-9]\d{0,2}(?:[ \u00A0\u202F'’]\d{3})+(?![\d\p{L}]|[.,]\d)|\d+(?:[.,]\d+(?![\d\p{L}]|[.,]\d*\p{L}))?(?: ?½)?|½)|(?<word>w\/(?= )|\p{L}[\p{L}\p{N}\p{M}]*(?:[-'’_][\p{L}\p{N}\p{M}]+)*)|(?<sign>[-–—=]{1,4}>|→|\S)/gu;

const ARROWS = /^(?:[-–—=]{1,4}>|→)$/;
const DASHES = /^[-‐‑‒–—−]$/;

const THOUSANDS = /^[1-9]\d{0,2}(?:[., \u00A0\u202F'’]\d{3})+$/;

/** True for a stroke within something written in one: `210/19`. */
export function isWithinNumber(tokens: readonly Token[], at: number): boolean {
  return (
    tokenAt(tokens, at).fold === '/' &&
    tokenAt(tokens, at - 1).kind === 'number' &&
    tokenAt(tokens, at + 1).kind === 'number' &&
    tokenAt(tokens, at - 1).span.end === tokenAt(tokens, at).span.start
  );
}

/** Value of a number as people write it: `1,5`, `1.5`, `1½`, `1.000`, `1 000`. */
function valueOf(text: string): number {
  if (THOUSANDS.test(text)) return Number(text.replace(/\D/g, ''));
  const whole = Number(text.replace('½', '').trim().replace(',', '.') || '0');
  return text.includes('½') ? whole + 0.5 : whole;
}

/** Words, numbers and signs of a stretch of a letter; `start` = where it begins in the letter. */
export function tokensOf(line: string, start: number): Token[] {
  return [...line.matchAll(PIECE)].map((match): Token => {
    const [text] = match;
    const span = { start: start + match.index, end: start + match.index + text.length };
    const { number, word } = match.groups ?? {};
    if (number !== undefined)
      return { kind: 'number', text, span, fold: text, value: valueOf(text) };
    if (word !== undefined)
      return { kind: 'word', text, span, fold: folded(text), value: Number.NaN };
    const fold = DASHES.test(text) ? '-' : ARROWS.test(text) ? '->' : text;
    return { kind: 'sign', text, span, fold, value: Number.NaN };
  });
}

const LETTER = /^\p{L}\p{L}$/u;

/** Words of a letter with the rest of those that begin or end within another one: a phrase read in other words may. */
export function wholeWords(letter: string, { start, end }: Span): Words {
  const isWithin = (at: number): boolean => LETTER.test(letter.slice(at - 1, at + 1));
  let [from, to] = [start, end];
  while (from < end && isWithin(from)) from -= 1;
  while (to > start && isWithin(to)) to += 1;
  return { text: letter.slice(from, to), span: { start: from, end: to } };
}

/** The words from the first to the last of some tokens as they stand in the letter; undefined if there are none. */
export function wordsFrom(letter: string, tokens: readonly Token[]): Words | undefined {
  if (tokens.length === 0) return undefined;
  // In a row of a table the order stands before the cells it is about, wherever its column is.
  const start = tokens.reduce((least, { span }) => Math.min(least, span.start), Infinity);
  const end = tokens.reduce((most, { span }) => Math.max(most, span.end), 0);
  return { text: letter.slice(start, end), span: { start, end } };
}
