import { folded, spanning, wordsAt } from '../words';
import { isFigure, type ListLine } from './line';
import type { Section } from './sections';

/** True for a line that is one number and nothing else. */
export const isFigureLine = (line: ListLine | undefined): boolean =>
  line?.tokens.length === 1 && isFigure(line.tokens[0]?.text ?? '');

/** First cells of the rows of each list; lists that are not here are not put together. */
const BEGINNINGS: Readonly<Partial<Record<Section, RegExp>>> = {
  land: /^(?:normal|wald|seen?$|steppe|sumpf|dschungel|wueste|eiswueste|vulkan|tiefsee|zw|summe)/,
  settlements: /^(?:met|fst|std|brg|gar)\b|^summe/,
  muster: /^\d{3}(?: |$)|^summe/,
  infrastructure: /^(?:wl|waelle|str|strassen|bru|brue|bruecken|kan|kanaele)\b|^summe/,
  upkeep: /^[a-z]/,
  summary: /^[a-z]/,
};

const isBare = (line: ListLine): boolean =>
  isFigureLine(line) || /^\d{3}\/\d{2}$/.test(line.words.text);

/** Lists of which a third are bare numbers and places were pasted with one cell per line. */
const isStack = (lines: readonly ListLine[]): boolean =>
  lines.length >= 4 && 3 * lines.filter(isBare).length >= lines.length;

const together = (text: string, lines: readonly ListLine[]): ListLine | undefined => {
  const [first] = lines;
  const last = lines.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const { start, end } = spanning(first.words.span, last.words.span);
  const tokens = lines.flatMap((line) => line.tokens);
  return { words: wordsAt(text, start, end), start, separator: 'blanks', cells: tokens, tokens };
};

/**
 * The rows of a list that was pasted with one cell per line, put together again; any other list as it is. Empty cells
 * are lost in such a paste: a row of the land table counts only if all of them are there.
 */
export const unstacked = (
  text: string,
  section: Section,
  lines: readonly ListLine[],
): readonly ListLine[] => {
  const beginning = BEGINNINGS[section];
  if (beginning === undefined || !isStack(lines)) return lines;
  const rows: ListLine[][] = [];
  for (const line of lines) {
    const open = rows.at(-1);
    if (open === undefined || beginning.test(folded(line.words.text))) rows.push([line]);
    else open.push(line);
  }
  return rows.flatMap((row) => together(text, row) ?? []);
};
