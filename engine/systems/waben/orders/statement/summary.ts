import { withoutColon } from '../../../../kernel';
import type { Words } from '../content';
import type { Problem } from '../finding';
import { folded, spanning, wordsAt } from '../words';
import { figureOf, isFigure, joined, labelOf, type ListLine } from './line';
import { firstPlace } from './place';
import type {
  Stated,
  StorageRow,
  SummaryKey,
  SummaryRow,
  UpkeepGroup,
  UpkeepRow,
} from './statement';

interface Reading {
  readonly text: string;
  readonly problems: Problem[];
}

/** Names of the rows, folded; the first one that fits counts (WW-3.3-07). */
const KEYS: readonly (readonly [RegExp, SummaryKey])[] = [
  [/^(?:alter?|bisheriger|vorheriger) |^alter$|^anfangsbestand|^uebertrag/, 'before'],
  [/^neue[rs]? (?:bestand|reichsschatz|schatz|kassenstand)|^endbestand/, 'after'],
  [/unterhalt.*siedlung/, 'settlementUpkeep'],
  [/infrastruktur/, 'infrastructure'],
  [/unterhalt.*(?:einheit|truppe|heer)/, 'units'],
  [/(?:steuer|einnahme).*siedlung/, 'settlements'],
  [/(?:steuer|einnahme).*(?:\bland\b|reichsgebiet|gelaende)|landsteuer|landeinnahmen/, 'land'],
  [/ruestung/, 'muster'],
  [/neubau|bauvorhaben|baurate/, 'building'],
];

const SUBTOTAL = /^(?:zw\.? ?summe|zwischensumme|summe|gesamt|ergebnis)/;
const OTHER = /^\s*sonstiges?\s*\d*\s*[:.-]?\s*/i;

/** The word that holds the amount of a row: the last number, in a table never in the cell of the name. */
const amountOf = (line: ListLine, text: string): Words | undefined => {
  const tokens = joined(text, line.tokens);
  const last = tokens.at(-1);
  if (last === undefined || !isFigure(last.text)) return undefined;
  const [first] = line.cells.filter((cell) => cell.text !== '');
  const isInName =
    line.separator !== 'blanks' && first !== undefined && last.span.start < first.span.end;
  const isNumbering =
    line.separator === 'blanks' &&
    /^sonstiges?$/.test(labelOf(tokens)) &&
    tokens.filter((token) => isFigure(token.text)).length === 1 &&
    /^\d$/.test(last.text);
  return isInName || isNumbering ? undefined : last;
};

const textBefore = (text: string, line: ListLine, amount: Words): Words => {
  const before = line.tokens.filter(({ span }) => span.end <= amount.span.start);
  const first = before[0];
  const last = before.at(-1);
  if (first === undefined || last === undefined)
    return wordsAt(text, amount.span.start, amount.span.start);
  const { start, end } = spanning(first.span, last.span);
  return wordsAt(text, start, end);
};

/** A sentence with a number at its end is no row. */
const isRowName = (name: string): boolean =>
  /\p{L}/u.test(name) && name.length <= 80 && name.split(' ').length <= 8;

const summaryRow = (line: ListLine, { text, problems }: Reading): SummaryRow | undefined => {
  const amount = amountOf(line, text);
  if (amount === undefined) return undefined;
  const words = textBefore(text, line, amount);
  const name = folded(words.text.replaceAll(/[|;\t]+/g, ' ')).replace(/ ?:$/, '');
  if (!isRowName(name) || SUBTOTAL.test(name)) return undefined;
  const gold = figureOf(amount, problems);
  if (gold === null) return undefined;
  const key = KEYS.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';
  const cause = withoutColon(words.text.replaceAll(/[|;\t]+/g, ' ').replace(OTHER, '')).trim();
  return { key, cause: key === 'other' ? cause : '', gold, words: line.words };
};

const STORED = /^(?:davon|lager|schatz|verwahrt|im |in )/;

const storageRow = (
  line: ListLine,
  { text, problems }: Reading,
  isNamed: boolean,
): StorageRow | undefined => {
  const tokens = joined(text, line.tokens);
  const found = firstPlace(tokens);
  const amount = amountOf(line, text);
  if (found === undefined || amount === undefined) return undefined;
  if (!isNamed && !STORED.test(labelOf(tokens))) return undefined;
  const gold = figureOf(amount, problems);
  return gold === null ? undefined : { place: found.place.field, gold, words: line.words };
};

/** The summary from the old to the new treasury, and the places where gold lies (WW-8.3-29, WW-3.3-04). */
export function readSummary(
  lines: readonly ListLine[],
  reading: Reading,
): { readonly summary: readonly SummaryRow[]; readonly storage: readonly StorageRow[] } {
  const summary: SummaryRow[] = [];
  const storage: StorageRow[] = [];
  for (const line of lines) {
    const stored = storageRow(line, reading, false);
    const row = stored === undefined ? summaryRow(line, reading) : undefined;
    if (stored !== undefined) storage.push(stored);
    if (row !== undefined) summary.push(row);
  }
  return { summary, storage };
}

/** The list of storage places on its own (WW-3.3-04). */
export function readStorage(lines: readonly ListLine[], reading: Reading): readonly StorageRow[] {
  return lines.flatMap((line) => {
    const row = storageRow(line, reading, true);
    return row === undefined ? [] : [row];
  });
}

const GROUPS: readonly (readonly [RegExp, UpkeepGroup])[] = [
  [/charakter|\bhf\b|fuehrer/, 'leaders'],
  [/\bsee\b|schiff|flotte/, 'sea'],
  [/\bland\b|heer/, 'land'],
];

const upkeepRow = (line: ListLine, { text, problems }: Reading): UpkeepRow | undefined => {
  const tokens = joined(text, line.tokens);
  const figures = tokens.filter((token) => isFigure(token.text));
  const [count, second, third] = figures;
  const label = labelOf(tokens);
  if (count === undefined || second === undefined || !isRowName(label)) return undefined;
  return {
    group: GROUPS.find(([pattern]) => pattern.test(label))?.[1] ?? 'other',
    count: figureOf(count, problems),
    rate: third === undefined ? null : figureOf(second, problems),
    gold: figureOf(third ?? second, problems),
    words: line.words,
  };
};

/** Upkeep of the units by groups: number, rate, cost; and the sum if there is one (WW-8.3-27). */
export function readUpkeep(
  lines: readonly ListLine[],
  reading: Reading,
): { readonly rows: readonly UpkeepRow[]; readonly gold: Stated } {
  const rows: UpkeepRow[] = [];
  let gold: Stated = null;
  for (const line of lines) {
    const label = labelOf(line.tokens);
    const last = joined(reading.text, line.tokens).at(-1);
    if (SUBTOTAL.test(label)) {
      if (last !== undefined && isFigure(last.text)) gold = figureOf(last, reading.problems);
      continue;
    }
    const row = upkeepRow(line, reading);
    if (row !== undefined) rows.push(row);
  }
  return { rows, gold };
}
