import type { StructureKey, Words } from '../content';
import type { Problem } from '../finding';
import { folded } from '../words';
import { figureOf, figuresOf, isFigure, joined, labelOf, type ListLine } from './line';
import { firstPlace, harboursIn } from './place';
import type {
  InfrastructureKey,
  InfrastructureRow,
  InfrastructureTable,
  SettlementRow,
  SettlementTypeKey,
  Stated,
  StructureRow,
} from './statement';

interface Reading {
  readonly text: string;
  readonly problems: Problem[];
}

const SETTLEMENTS: readonly (readonly [RegExp, SettlementTypeKey])[] = [
  [/^(?:met|metropole)\b/, 'met'],
  [/^(?:fst|festung)\b/, 'fst'],
  [/^(?:std|stadt)\b/, 'std'],
  [/^(?:brg|burg)\b/, 'brg'],
  [/^(?:gar|garnison)\b/, 'gar'],
];

const INFRASTRUCTURE: readonly (readonly [RegExp, InfrastructureKey])[] = [
  [/^(?:wl|waelle|wall)\b/, 'wl'],
  [/^(?:str|strassen?)\b/, 'str'],
  [/^(?:brue|bru|bruecken?|br)\b/, 'bridge'],
  [/^(?:kan|kanal|kanaele)\b/, 'kan'],
];

const keyOf = <Key>(
  patterns: readonly (readonly [RegExp, Key])[],
  text: string | undefined,
): Key | undefined =>
  text === undefined ? undefined : patterns.find(([pattern]) => pattern.test(folded(text)))?.[1];

/** The words behind the place that are neither a number nor about harbours. */
const nameIn = (tokens: readonly Words[]): string => {
  const end = tokens.findIndex(
    ({ text }) => isFigure(text) || /^(?:haefen|hafen|bw|neu)\b/.test(folded(text)),
  );
  return (end < 0 ? tokens : tokens.slice(0, end)).map(({ text }) => text).join(' ');
};

const settlementOf = (line: ListLine, { text, problems }: Reading): SettlementRow | undefined => {
  const tokens = joined(text, line.tokens);
  const type = keyOf(SETTLEMENTS, tokens[0]?.text);
  const found = firstPlace(tokens);
  if (type === undefined || found === undefined) return undefined;
  const behind = tokens.slice(found.at + 1);
  const harbours = harboursIn(behind);
  const last = behind.at(-1);
  const isGold = last !== undefined && isFigure(last.text) && !/^[1-6][,.]?$/.test(last.text);
  return {
    type,
    place: found.place.field,
    name: nameIn(behind),
    harbours,
    gold: isGold ? figureOf(last, problems) : null,
    words: line.words,
  };
};

/** The income of the settlements, one row each, and their sum (WW-8.3-23). */
export function readSettlements(
  lines: readonly ListLine[],
  reading: Reading,
): { readonly rows: readonly SettlementRow[]; readonly gold: Stated } {
  const rows: SettlementRow[] = [];
  let gold: Stated = null;
  for (const line of lines) {
    const row = settlementOf(line, reading);
    const tokens = joined(reading.text, line.tokens);
    const last = tokens.at(-1);
    if (row !== undefined) rows.push(row);
    else if (
      last !== undefined &&
      isFigure(last.text) &&
      /^(?:|summe.*|gesamt.*)$/.test(labelOf(tokens))
    )
      gold = figureOf(last, reading.problems);
  }
  return { rows, gold };
}

const structureOf = (line: ListLine): StructureRow | undefined => {
  const first = line.tokens[0]?.text;
  const structure: StructureKey | undefined =
    keyOf<StructureKey>(SETTLEMENTS, first) ?? keyOf<StructureKey>(INFRASTRUCTURE, first);
  const found = firstPlace(line.tokens);
  if (structure === undefined || found === undefined) return undefined;
  const behind = line.tokens.slice(found.at + 1);
  return {
    structure,
    place: found.place.field,
    side: found.place.side,
    name: nameIn(behind),
    harbours: harboursIn(behind),
    isNew: line.tokens.some(({ text }) => /^\(?neu\)?[.,;]?$/i.test(text)),
    words: line.words,
  };
};

/** The list of structures: type, place, name, harbour sides, "neu" (WW-8.2-12, WW-8.3-05). */
export function readStructures(lines: readonly ListLine[]): readonly StructureRow[] {
  return lines.flatMap((line) => {
    const row = structureOf(line);
    return row === undefined ? [] : [row];
  });
}

type Counts = readonly [Stated, Stated, Stated];

/** Counts by difficulty and the cost: by their cells, with blanks as separators by their order. */
const countsOf = (
  line: ListLine,
  { text, problems }: Reading,
): { readonly counts: Counts; readonly gold: Stated } => {
  const read = (words: Words | undefined): Stated => {
    const word = words === undefined ? undefined : joined(text, [words])[0];
    return word !== undefined && isFigure(word.text) ? figureOf(word, problems) : null;
  };
  if (line.separator !== 'blanks') {
    const [, easy, heavy, extreme, cost] = line.cells;
    return { counts: [read(easy), read(heavy), read(extreme)], gold: read(cost) };
  }
  const figures = figuresOf(joined(text, line.tokens), problems);
  const last = figures.at(-1) ?? null;
  const isCost = figures.length > 3 || (last !== null && last.value < 0);
  const counts = isCost ? figures.slice(0, -1) : figures;
  return {
    counts: [counts[0] ?? null, counts[1] ?? null, counts[2] ?? null],
    gold: isCost ? last : null,
  };
};

/** The infrastructure by kind and difficulty, with the sum that is already multiplied (WW-8.3-07, WW-8.3-24). */
export function readInfrastructure(
  lines: readonly ListLine[],
  reading: Reading,
): InfrastructureTable {
  const rows: InfrastructureRow[] = [];
  let sum: Counts = [null, null, null];
  let gold: Stated = null;
  for (const line of lines) {
    const label = labelOf(line.tokens);
    const structure = keyOf(INFRASTRUCTURE, label);
    if (structure !== undefined)
      rows.push({ structure, counts: countsOf(line, reading).counts, words: line.words });
    else if (/^(?:summe|gesamt|kosten)/.test(label)) {
      const read = countsOf(line, reading);
      const isCostAlone = read.gold === null && (read.counts[0]?.value ?? 0) < 0;
      gold = isCostAlone ? read.counts[0] : read.gold;
      sum = isCostAlone ? sum : read.counts;
    }
  }
  return { rows, sum, gold };
}
