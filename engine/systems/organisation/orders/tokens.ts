import type { Span } from '../../../kernel';
import { folded } from './fold';

/** Words of a letter with their place in it. */
export interface Words {
  readonly text: string;
  readonly span: Span;
}

/** A word, a number or a sign of a line. */
export interface Token extends Words {
  readonly kind: 'word' | 'number' | 'sign';
  /** Small letters and figures only, `ae` for `ä`; a sign as it is. */
  readonly fold: string;
  /** Of numbers: its value, halves as `.5`. */
  readonly value: number;
  /** Part of a proper name, so that no word of it means anything else. */
  readonly isName: boolean;
}

const PIECE =
  /(?<number>\d+(?:[.,]\d+(?![\d\p{L}]|[.,]\d*\p{L}))?(?: ?½)?|½)|(?<word>\p{L}[\p{L}\p{N}\p{M}]*(?:[-'’_.][\p{L}\p{N}\p{M}]+)*)|(?<sign>\S)/gu;

const DASHES = /^[-‐‑‒–—−]$/;

/** Value of a number as people write it: `1,5`, `1.5`, `1½` (OS-0-02). */
const valueOf = (text: string): number => {
  const whole = Number(text.replace('½', '').trim().replace(',', '.') || '0');
  return text.includes('½') ? whole + 0.5 : whole;
};

/** Words, numbers and signs of a stretch of a letter; `start` = where it begins in the letter. */
export const tokensOf = (line: string, start: number): readonly Token[] =>
  [...line.matchAll(PIECE)].map((match): Token => {
    const [text] = match;
    const span = { start: start + match.index, end: start + match.index + text.length };
    const { number, word } = match.groups ?? {};
    if (number !== undefined)
      return { kind: 'number', text, span, fold: text, value: valueOf(text), isName: false };
    if (word !== undefined)
      return { kind: 'word', text, span, fold: folded(text), value: 0, isName: false };
    const sign = DASHES.test(text) ? '-' : text;
    return { kind: 'sign', text, span, fold: sign, value: 0, isName: false };
  });

/** The words from the first to the last of some tokens as they stand in the letter; undefined if there are none. */
export const wordsFrom = (letter: string, tokens: readonly Token[]): Words | undefined => {
  if (tokens.length === 0) return undefined;
  // A line may have more words than a call may have arguments.
  const start = tokens.reduce((least, { span }) => Math.min(least, span.start), Infinity);
  const end = tokens.reduce((most, { span }) => Math.max(most, span.end), 0);
  return { text: letter.slice(start, end), span: { start, end } };
};
