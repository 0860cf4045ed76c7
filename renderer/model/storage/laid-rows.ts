import { type RowPath, shapeAt, skeleton } from './rows';
import type { Shape } from './shape';

/** A row as it is on the disk; undefined = not there. */
export interface RowValue {
  readonly path: RowPath;
  readonly value: unknown;
}

type Parts = Readonly<Record<string, unknown>>;

const partsOf = (value: unknown): Parts =>
  typeof value === 'object' && value !== null ? (value as Parts) : {};

const hasRow = (shape: Shape, value: unknown): boolean => {
  if (shape === 'row') return value !== undefined;
  const parts = partsOf(value);
  return Object.keys(parts).some((key) => {
    const part = shapeAt(shape, key);
    return part !== undefined && hasRow(part, parts[key]);
  });
};

/** True if a part is there only as long as it has rows: what a record holds, and what may be missing. */
const needsRows = (whole: Exclude<Shape, 'row'>, part: Exclude<Shape, 'row'>): boolean =>
  whole.kind === 'record' || part.isOptional === true;

const byKey = (rows: readonly RowValue[], depth: number): ReadonlyMap<string, RowValue[]> => {
  const groups = new Map<string, RowValue[]>();
  for (const row of rows) {
    const key = row.path[depth] ?? '';
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups;
};

const laid = (shape: Shape, value: unknown, rows: readonly RowValue[], depth: number): unknown => {
  if (shape === 'row') return rows.at(-1)?.value;
  const before = value === undefined ? skeleton(shape) : partsOf(value);
  const after: Record<string, unknown> = { ...before };
  for (const [key, group] of byKey(rows, depth)) {
    const part = shapeAt(shape, key);
    if (part === undefined) continue;
    const next = laid(part, before[key], group, depth + 1);
    const isGone = part !== 'row' && needsRows(shape, part) && !hasRow(part, next);
    if (next === undefined || isGone) Reflect.deleteProperty(after, key);
    else after[key] = next;
  }
  return after;
};

/** A document with rows laid over it, as if it had been put together from all rows; the rest stays identical. */
export const withRows = (
  shape: Exclude<Shape, 'row'>,
  document: unknown,
  rows: readonly RowValue[],
): unknown => (rows.length === 0 ? document : laid(shape, document, rows, 0));
