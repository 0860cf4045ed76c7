import { readNumber } from '../../../../kernel';
import type { Words } from '../content';
import { type Problem, problem } from '../finding';
import { cellsOf, type Separator, wordsOf } from '../sheet/cells';
import { folded, partOf, wordsAt } from '../words';
import type { Figure, Stated } from './statement';

/** A line of a list, cut into cells and words. */
export interface ListLine {
  readonly words: Words;
  /** Where the line begins in the letter, blanks included. */
  readonly start: number;
  readonly separator: Separator;
  /** Cells between separators, empty ones kept; with blanks as separators one word each. */
  readonly cells: readonly Words[];
  /** Words between blanks and separators. */
  readonly tokens: readonly Words[];
}

/** Longest part of a line that is looked at: no list is wider. */
const WIDEST = 1000;

const separatorOf = (text: string): Separator => {
  if (text.includes('\t')) return 'tab';
  if (text.includes('|')) return 'pipe';
  return text.includes(';') ? 'semicolon' : 'blanks';
};

const original = (text: string, { span }: Words): Words => wordsAt(text, span.start, span.end);

/** Cuts a line of the letter `text`; `line` is the line without markup at the same place. */
export function listLine(text: string, line: Words): ListLine {
  const short = partOf(line, 0, Math.min(line.text.length, WIDEST));
  const separator = separatorOf(short.text);
  const framed = /^\s*\|.*\|\s*$/.test(short.text);
  const cells = cellsOf(short, separator, framed);
  const tokens = separator === 'blanks' ? cells : cells.flatMap((cell) => wordsOf(cell));
  const trimmed = wordsAt(
    text,
    tokens[0]?.span.start ?? line.span.start,
    tokens.at(-1)?.span.end ?? line.span.start,
  );
  return {
    words: trimmed,
    start: line.span.start,
    separator,
    cells: cells.map((cell) => original(text, cell)),
    tokens: tokens.map((token) => original(text, token)),
  };
}

/** What stands behind an amount: its unit, or the dashes of round sums. */
const AMOUNT = /^([+\-\u2010-\u2015\u2212]?)\s{0,3}(\d[\d.,]*?)(?:GS|KF|G|,-{1,2})?[.:]?$/i;

/** True for a word that wants to be a number. */
export function isFigure(text: string): boolean {
  return AMOUNT.test(text);
}

/** A whole number with its sign; any dash is a minus (WW-0.2-04). Malformed: null and a problem. */
export function figureOf(words: Words, problems: Problem[]): Stated {
  const [, sign = '', digits = ''] = AMOUNT.exec(words.text) ?? [];
  const read = readNumber(digits.replace(/[.,]$/, ''));
  if (!read.ok || !Number.isInteger(read.value)) {
    problems.push(problem('F-NUM-FORMAT', words));
    return null;
  }
  const isNegative = sign !== '' && sign !== '+';
  return { value: isNegative ? -read.value + 0 : read.value, words };
}

const isLoneSign = (text: string): boolean => /^[+\-\u2010-\u2015\u2212]$/.test(text);

const isUnit = (text: string): boolean => /^(?:GS|KF|Goldstücke)[.,;]?$/i.test(text);

/** The words of a line without units, a sign standing alone joined to the number behind it: `- 4.800`. */
export function joined(text: string, tokens: readonly Words[]): readonly Words[] {
  const result: Words[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const next = tokens[at + 1];
    if (token === undefined || isUnit(token.text)) continue;
    const isSign = isLoneSign(token.text) && next !== undefined && /^\d/.test(next.text);
    result.push(isSign ? wordsAt(text, token.span.start, next.span.end) : token);
    if (isSign) at += 1;
  }
  return result;
}

/** The numbers among some words, in their order. */
export function figuresOf(
  tokens: readonly Words[],
  problems: Problem[],
): readonly (Figure | null)[] {
  return tokens.filter(({ text }) => isFigure(text)).map((token) => figureOf(token, problems));
}

/** The words of a line up to its first number, folded, without the colon behind them. */
export function labelOf(tokens: readonly Words[]): string {
  const end = tokens.findIndex(({ text }) => isFigure(text));
  const words = end < 0 ? tokens : tokens.slice(0, end);
  return folded(words.map(({ text }) => text).join(' ')).replace(/ ?:$/, '');
}
