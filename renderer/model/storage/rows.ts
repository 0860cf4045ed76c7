import type { Shape } from './shape';

/** Where a row belongs in the document, from the root. */
export type RowPath = readonly string[];

/** A row that differs between two states of a document; undefined = not there. */
export interface RowChange {
  readonly path: RowPath;
  readonly before: unknown;
  readonly after: unknown;
}

type Parts = Readonly<Record<string, unknown>>;

const partsOf = (value: unknown): Parts =>
  typeof value === 'object' && value !== null ? (value as Parts) : {};

/** The shape of the part with this name. */
export function shapeAt(shape: Exclude<Shape, 'row'>, key: string): Shape | undefined {
  return shape.kind === 'fields' ? shape.fields[key] : shape.each;
}

/** Keys whose parts differ. One pass over each side, without lists between: records hold thousands of parts. */
const differingKeys = (before: Parts, after: Parts): readonly string[] => {
  const keys: string[] = [];
  for (const key in after) if (before[key] !== after[key]) keys.push(key);
  for (const key in before) if (!(key in after)) keys.push(key);
  return keys;
};

const differences = (
  shape: Shape,
  before: unknown,
  after: unknown,
  path: RowPath,
  whole: boolean,
): readonly RowChange[] => {
  if (before === after) return [];
  const here = shape === 'row' || (whole && (before === undefined || after === undefined));
  if (here) return [{ path, before, after }];
  const [old, next] = [partsOf(before), partsOf(after)];
  return differingKeys(old, next).flatMap((key) => {
    const part = shapeAt(shape, key);
    return part === undefined ? [] : differences(part, old[key], next[key], [...path, key], whole);
  });
};

/**
 * The rows in which two states of a document differ. Parts are compared by identity, so parts that both
 * states share cost nothing; a row that was copied without a change counts as changed.
 */
export function changedRows(shape: Shape, before: unknown, after: unknown): readonly RowChange[] {
  return differences(shape, before, after, [], false);
}

/** As {@link changedRows}, but a part that only one state has is one change, not one per row. */
export function changedParts(shape: Shape, before: unknown, after: unknown): readonly RowChange[] {
  return differences(shape, before, after, [], true);
}

/** All rows of a document. */
export function rowsOf(shape: Shape, document: unknown): readonly RowChange[] {
  return changedRows(shape, undefined, document);
}

type Building = Record<string, unknown>;

/** A document of this shape without rows: only parts that are always there. */
export function skeleton(shape: Exclude<Shape, 'row'>): Building {
  if (shape.kind === 'record') return {};
  const parts = Object.entries(shape.fields).flatMap(([key, part]) =>
    part === 'row' || part.isOptional === true ? [] : [[key, skeleton(part)] as const],
  );
  return Object.fromEntries(parts);
}

const place = (
  root: Building,
  shape: Exclude<Shape, 'row'>,
  path: RowPath,
  value: unknown,
): void => {
  let here = root;
  let part: Shape = shape;
  path.forEach((key, depth) => {
    if (part === 'row') return;
    const below = shapeAt(part, key);
    if (below === undefined) return;
    if (depth === path.length - 1) {
      here[key] = value;
      return;
    }
    if (below !== 'row') here[key] ??= skeleton(below);
    here = here[key] as Building;
    part = below;
  });
};

/** Puts a document together from its rows. Rows that the shape does not know are left out. */
export function assemble(
  shape: Exclude<Shape, 'row'>,
  rows: Iterable<{ readonly path: RowPath; readonly value: unknown }>,
): unknown {
  const root = skeleton(shape);
  for (const { path, value } of rows) place(root, shape, path, value);
  return root;
}
