import type { Span } from '../../../../kernel';
import type { Height, TerrainType } from '../../data';
import { readTerrain } from '../../rules/terrain';
import type { Words } from '../content';
import type { Problem } from '../finding';
import { folded } from '../words';
import { figureOf, isFigure, joined, labelOf, type ListLine } from './line';
import type { LandRow, LandSum, LandTable, Stated } from './statement';

const HEIGHTS: readonly (readonly [RegExp, Height])[] = [
  [/^wasser/, 0],
  [/^tiefl/, 1],
  [/^hochl/, 2],
  [/^bergl/, 3],
  [/^gebirg/, 4],
];

const TYPES: readonly (readonly [RegExp, TerrainType])[] = [
  [/^eis/, 'ice'],
  [/^normal|^eben/, 'normal'],
  [/^wald|^waelder/, 'forest'],
  [/^seen?\b|^seen(?:land|gebiet)/, 'lake'],
  [/^steppe/, 'steppe'],
  [/^sumpf|^suempfe/, 'swamp'],
  [/^dschungel|^urwald/, 'jungle'],
  [/^wueste/, 'desert'],
  [/^vulkan/, 'volcano'],
  [/^tiefsee/, 'deepsea'],
];

const match = <T>(patterns: readonly (readonly [RegExp, T])[], text: string): T | undefined =>
  patterns.find(([pattern]) => pattern.test(text))?.[1];

/** One column of the table: which level, fields or gold, at which cell and at which place of the line. */
interface Column {
  readonly height: Height;
  readonly kind: 'fields' | 'gold';
  readonly index: number;
  /** Where its name stands in the line, for tables set with blanks; null = it has none. */
  readonly at: Span | null;
}

const LEVELS: readonly Height[] = [0, 1, 2, 3, 4];

/** The columns of the form: label, then fields and tax of every level. */
const columnsOfLevels = (levels: readonly Height[]): readonly Column[] =>
  levels.flatMap((height, level) => [
    { height, kind: 'fields', index: 1 + 2 * level, at: null },
    { height, kind: 'gold', index: 2 + 2 * level, at: null },
  ]);

const levelsIn = (line: ListLine): readonly Height[] =>
  line.cells.flatMap(({ text }) => {
    const height = match(HEIGHTS, folded(text));
    return height === undefined ? [] : [height];
  });

const kindOf = (text: string): Column['kind'] | null => {
  const name = folded(text);
  if (/^(?:kf|felder|anz|kleinf)/.test(name)) return 'fields';
  return /^(?:steuer|gs\b|gold|eink|einn)/.test(name) ? 'gold' : null;
};

/** A place counted from the beginning of its line. */
const within = (line: ListLine, span: Span): Span => ({
  start: span.start - line.start,
  end: span.end - line.start,
});

/** Second line of the head: fields and tax under every level. Undefined if the line is none. */
const columnsBelow = (levels: readonly Height[], line: ListLine): readonly Column[] | undefined => {
  const named = line.cells.flatMap(({ text, span }, index) => {
    const kind = kindOf(text);
    return kind === null ? [] : [{ kind, index, at: within(line, span) }];
  });
  const each = named.length / Math.max(levels.length, 1);
  if (each !== 1 && each !== 2) return undefined;
  return named.map((column, index) => ({
    ...column,
    height: levels[Math.floor(index / each)] ?? 0,
  }));
};

interface Reading {
  readonly text: string;
  readonly problems: Problem[];
}

type Cell = readonly [Column, Stated];

/** How far two words of different lines are from standing under each other: at their beginnings or their ends. */
const apart = (a: Span, b: Span): number =>
  Math.min(Math.abs(a.start - b.start), Math.abs(a.end - b.end));

const nearest = (columns: readonly Column[], at: Span): Column | undefined => {
  let best: Column | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const column of columns) {
    const distance = column.at === null ? Number.POSITIVE_INFINITY : apart(column.at, at);
    if (distance < least) {
      best = column;
      least = distance;
    }
  }
  return best;
};

/** Numbers of a line under their columns: by cell, by their number, else by their place in the line. */
const cellsUnder = (
  line: ListLine,
  figures: readonly Words[],
  columns: readonly Column[],
  { text, problems }: Reading,
): readonly Cell[] => {
  if (line.separator !== 'blanks') {
    return columns.flatMap((column): readonly Cell[] => {
      const cell = line.cells[column.index];
      const word = cell === undefined ? undefined : joined(text, [cell])[0];
      return word !== undefined && isFigure(word.text) ? [[column, figureOf(word, problems)]] : [];
    });
  }
  const inOrder = figures.length === columns.length;
  return figures.flatMap((figure, index): readonly Cell[] => {
    const column = inOrder ? columns[index] : nearest(columns, within(line, figure.span));
    return column === undefined ? [] : [[column, figureOf(figure, problems)]];
  });
};

/** Fields and gold by level. */
const byLevel = (cells: readonly Cell[]): readonly LandSum[] =>
  LEVELS.flatMap((height) => {
    const of = (kind: Column['kind']): Stated =>
      cells.find(([column]) => column.height === height && column.kind === kind)?.[1] ?? null;
    const fields = of('fields');
    const gold = of('gold');
    const isThere = cells.some(([column]) => column.height === height);
    return isThere ? [{ height, fields, gold }] : [];
  });

/** A row of its own for one terrain kind: `Tiefland-Wald 5 9.000`, `twa 5 9.000`. */
const kindOfRow = (label: string): { type: TerrainType; height: Height } | undefined => {
  const height = match(HEIGHTS, label);
  if (height !== undefined) {
    const rest = label.replace(/^[a-z]+[\s,/-]*/, '');
    return { type: match(TYPES, rest) ?? 'normal', height };
  }
  return /^[a-zäöü]{1,5}$/.test(label) ? readTerrain(label) : undefined;
};

const SUM = /^(?:zw\.? ?summen?|zwischensummen?|summen?|gesamt|insgesamt|kf\b)/;

/** What the lines read so far have brought. */
interface Gathered {
  levels: readonly Height[];
  columns: readonly Column[];
  rows: LandRow[];
  sums: readonly LandSum[];
  fields: Stated;
  gold: Stated;
}

const totals = (figures: readonly Words[], found: Gathered, reading: Reading): void => {
  const [first, second] = figures;
  if (first === undefined) return;
  if (second === undefined) found.gold = figureOf(first, reading.problems);
  else {
    found.fields = figureOf(first, reading.problems);
    found.gold = figureOf(second, reading.problems);
  }
};

const readRow = (line: ListLine, found: Gathered, reading: Reading): void => {
  const tokens = joined(reading.text, line.tokens);
  const figures = tokens.filter(({ text }) => isFigure(text));
  const label = labelOf(tokens);
  const type = match(TYPES, label);
  const kind = type === undefined ? kindOfRow(label) : undefined;
  if (type !== undefined) {
    const cells = byLevel(cellsUnder(line, figures, found.columns, reading));
    found.rows.push(...cells.map((cell) => ({ ...cell, type, words: line.words })));
  } else if (figures.length === 0) return;
  else if (kind !== undefined && figures.length <= 3) {
    const fields = figures[0];
    const gold = figures.length > 1 ? figures.at(-1) : undefined;
    found.rows.push({
      type: kind.type,
      height: kind.height,
      fields: fields === undefined ? null : figureOf(fields, reading.problems),
      gold: gold === undefined ? null : figureOf(gold, reading.problems),
      words: line.words,
    });
  } else if (SUM.test(label) && figures.length > 2) {
    found.sums = byLevel(cellsUnder(line, figures, found.columns, reading));
  } else if ((label === '' || SUM.test(label)) && figures.length <= 2)
    totals(figures, found, reading);
};

/**
 * The land table: types by rows and levels by columns as in the booklet (WW-8.3-20), or one row for every terrain
 * kind. A cell with neither fields nor gold is no row.
 */
export function readLand(lines: readonly ListLine[], reading: Reading): LandTable {
  const found: Gathered = {
    levels: LEVELS,
    columns: columnsOfLevels(LEVELS),
    rows: [],
    sums: [],
    fields: null,
    gold: null,
  };
  for (const line of lines) {
    const levels = levelsIn(line);
    const below = columnsBelow(found.levels, line);
    if (levels.length >= 2) {
      found.levels = levels;
      found.columns = columnsOfLevels(levels);
    } else if (below !== undefined) found.columns = below;
    else readRow(line, found, reading);
  }
  const { rows, sums, fields, gold } = found;
  return { rows, sums, fields, gold };
}
