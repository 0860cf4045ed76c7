import { COLUMNS, type ColumnKey, type Words } from '../content';
import { folded } from '../words';

/** Names players write over the columns, folded; the first one that is free counts (WW-6.3-12). */
const NAMES: readonly (readonly [RegExp, readonly ColumnKey[]])[] = [
  [/^(?:lfd\.? ?)?(?:nr|nummer|no|einheit|heer|unit)\b/, ['number']],
  [/zugbefehl|bewegung|zug\b|weg\b|movement|marsch/, ['movement']],
  [/^(?:nach|to)\b/, ['movement', 'end']],
  [/alt\b|standort|start|ausgang|old|^(?:von|from)\b/, ['start']],
  [/neu\b|ziel|ende\b|new/, ['end']],
  [/befehl|code|kuerzel|order/, ['order']],
  [/char|^mit\b/, ['character']],
  [/sonstiges|bemerkung|anmerkung|vermerk|remark|notiz|zusatz/, ['remarks']],
  [/abk hf/, ['leaderType']],
  [/^#|hf\b|heerfuehrer|fuehrer|leader/, ['leaders', 'leaderType']],
  [/groesse|staerke|anzahl|size/, ['size']],
  [/typ|^art\b|abk|type/, ['type', 'leaderType']],
  [/position|^ort\b|feld\b|place/, ['start', 'end']],
];

const SECOND_LINE = /^(?:typ|hf|alt|neu|char|#|abk|nr\.?|einh\.?|\.)?$/;

/** The columns a head line names, null where a cell names none. */
export type Head = readonly (ColumnKey | null)[];

const columnOf = (name: string, used: ReadonlySet<ColumnKey>): ColumnKey | null => {
  for (const [pattern, columns] of NAMES) {
    if (!pattern.test(name)) continue;
    const free = columns.find((column) => !used.has(column));
    if (free !== undefined) return free;
  }
  return null;
};

const columnsOf = (names: readonly string[]): Head => {
  const used = new Set<ColumnKey>();
  return names.map((name) => {
    const column = name === '' ? null : columnOf(name, used);
    if (column !== null) used.add(column);
    return column;
  });
};

/** Kind of a line as the head of a table: of ours, of another list, or none. */
export type HeadKind = 'orders' | 'foreign' | 'none';

/**
 * A head names at least three columns and contains little else; ours the number and the movement or the order
 * (WW-6.3-12).
 */
export function headKindOf(cells: readonly Words[]): HeadKind {
  const names = cells.map((cell) => folded(cell.text));
  const first = names.find((name) => name !== '');
  if (first === undefined || names.some((name) => /^\d/.test(name))) return 'none';
  const columns = columnsOf(names);
  const known = columns.filter((column) => column !== null).length;
  if (known < 3 || 2 * known < names.filter((name) => name !== '').length) return 'none';
  const isOurs = columns.includes('movement') || columns.includes('order');
  if (isOurs) return columns.includes('number') ? 'orders' : 'none';
  return columnOf(first, new Set()) === 'number' ? 'foreign' : 'none';
}

/** True for the second line of the booklet's head: "Typ", "Hf", "alt", "neu", "Char" under the first. */
export function isSecondHeadLine(cells: readonly Words[]): boolean {
  return (
    cells.some((cell) => cell.text !== '') &&
    cells.every((cell) => SECOND_LINE.test(folded(cell.text)))
  );
}

/** True for a word that stands in heads of order tables. */
export function isHeadWord(text: string): boolean {
  const name = folded(text);
  return SECOND_LINE.test(name) || columnOf(name, new Set()) !== null;
}

/** The columns of a head of one or two lines. */
export function readHead(first: readonly Words[], second: readonly Words[]): Head {
  const names = first.map((cell, index) => folded(`${cell.text} ${second[index]?.text ?? ''}`));
  return columnsOf(names);
}

/** The booklet's own columns, for tables without head. */
export const FORM: Head = COLUMNS;
