import { folded, undigraphed } from '../../kit/state/palette';
import type { Column, FieldValue, Register, RegisterPlace } from './register';
import { cellWords } from './values';

/** A row as the table holds it: values for sorting and filtering, words for the eye. */
export interface Line<Row> {
  readonly id: string;
  readonly row: Row;
  /** By column, in the order of the register. */
  readonly values: readonly FieldValue[];
  readonly words: readonly string[];
}

/** What of a register is shown, and in which order. */
export interface Looking {
  readonly query: string;
  /** Wanted option or realm by column; `''` is a value like any other: nothing. */
  readonly filters: Readonly<Record<string, string>>;
  /** Only records the rules object to. */
  readonly onlyObjected: boolean;
  /** Null = by the first column of the table. */
  readonly sort: { readonly column: string; readonly isDescending: boolean } | null;
}

export const LOOKING_AT_ALL: Looking = { query: '', filters: {}, onlyObjected: false, sort: null };

/** All records of a register as lines. */
export function linesOf<Row>(register: Register<Row>, place: RegisterPlace): readonly Line<Row>[] {
  return register.rows(place.campaign).map((row) => ({
    id: register.idOf(row),
    row,
    values: register.columns.map((column) =>
      column.isAbsent?.(row, place) === true ? null : column.value(row, place),
    ),
    words: register.columns.map((column) => cellWords(column, row, place)),
  }));
}

/** True for columns by which the table can be narrowed. */
export function isFilter<Row>({ kind, width, isFilter: isWanted }: Column<Row>): boolean {
  return (
    isWanted !== false &&
    width !== undefined &&
    (kind === 'choice' ||
      kind === 'choices' ||
      kind === 'realm' ||
      kind === 'realms' ||
      kind === 'flag')
  );
}

const meets = (value: FieldValue | undefined, wanted: string): boolean => {
  if (value === null || value === undefined) return wanted === '';
  if (typeof value === 'object') return wanted === '' ? value.length === 0 : value.includes(wanted);
  return String(value) === wanted;
};

const holds = (words: readonly string[], parts: readonly string[]): boolean => {
  const text = folded(words.join('\u0001'));
  return (
    parts.every((part) => text.includes(part)) ||
    parts.every((part) => undigraphed(text).includes(undigraphed(part)))
  );
};

/** How two values stand to each other: numbers by size, words by the alphabet, nothing last. */
export function compareValues(a: FieldValue, b: FieldValue, words: Intl.Collator): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(b) - Number(a);
  return words.compare(String(a), String(b));
}

const isNothing = (value: FieldValue | undefined): boolean =>
  value === null || value === undefined || value === '';

const ordered = <Row>(
  lines: readonly Line<Row>[],
  column: number,
  { kind }: Column<Row>,
  isDescending: boolean,
  collator: Intl.Collator,
): readonly Line<Row>[] => {
  const byWords = kind === 'choice' || kind === 'choices' || kind === 'realm' || kind === 'realms';
  const keyOf = ({ values, words }: Line<Row>): FieldValue =>
    byWords ? (words[column] ?? '') : (values[column] ?? null);
  return [...lines].sort((a, b) => {
    const [left, right] = [keyOf(a), keyOf(b)];
    if (isNothing(left) || isNothing(right))
      return Number(isNothing(left)) - Number(isNothing(right));
    return compareValues(left, right, collator) * (isDescending ? -1 : 1);
  });
};

/** The lines that are looked at, in their order; equal ones keep the order of the register. */
export function linesShown<Row>(
  lines: readonly Line<Row>[],
  columns: readonly Column<Row>[],
  { query, filters, onlyObjected, sort }: Looking,
  isObjected: (id: string) => boolean,
  collator: Intl.Collator,
): readonly Line<Row>[] {
  const parts = folded(query)
    .split(/\s+/)
    .filter((part) => part !== '');
  const wanted = Object.entries(filters).map(
    ([id, value]) => [columns.findIndex((column) => column.id === id), value] as const,
  );
  const found = lines.filter(
    ({ id, values, words }) =>
      wanted.every(([column, value]) => meets(values[column], value)) &&
      (!onlyObjected || isObjected(id)) &&
      holds(words, parts),
  );
  const index = columns.findIndex(({ id, width }) =>
    sort === null ? width !== undefined : id === sort.column,
  );
  const column = columns[index];
  return column === undefined
    ? found
    : ordered(found, index, column, sort?.isDescending ?? false, collator);
}
