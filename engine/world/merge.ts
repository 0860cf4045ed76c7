import { reuse } from '../kernel';
import { KLEINFELDER } from '../hex';

/** A place inside a value that both sides changed. */
export type MergePath = readonly string[];

/** Three states of a value: the base, and the result of each side. */
export interface Sides {
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** A merged value, and the places both sides had changed: there the value is `theirs`. */
export interface Merged {
  readonly value: unknown;
  readonly conflicts: readonly MergePath[];
}

/** True if two plain values are equal. */
export function isEqual(a: unknown, b: unknown): boolean {
  return reuse(a, b) === a;
}

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAtom = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** One value per field of a Großfeld. */
const isPerField = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length === KLEINFELDER && value.every(isAtom);

/** Keys whose value is one thing, whatever it is made of. */
const WHOLE = new Set(['place', 'account', 'roles']);

/** Amounts to which both sides may have added: gold in a treasury, and gold by place, which is never below zero. */
const isAmount = (path: MergePath): boolean =>
  path.at(-1) === 'treasury' || path.at(-2) === 'storage' || path.at(-2) === 'purses';

const isNumber = (value: unknown): value is number => typeof value === 'number';

const mergedParts = (
  { base, mine, theirs }: Record<keyof Sides, Plain>,
  path: MergePath,
): Merged => {
  const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const parts = keys.map((key) => {
    const sides = { base: base[key], mine: mine[key], theirs: theirs[key] };
    return { key, ...merged(sides, [...path, key]) };
  });
  return {
    value: Object.fromEntries(
      parts.flatMap(({ key, value }) => (value === undefined ? [] : [[key, value]])),
    ),
    conflicts: parts.flatMap(({ conflicts }) => conflicts),
  };
};

const mergedItems = (
  { base, mine, theirs }: Record<keyof Sides, readonly unknown[]>,
  path: MergePath,
): Merged => {
  const items = theirs.map((item, index) =>
    merged({ base: base[index], mine: mine[index], theirs: item }, [...path, String(index)]),
  );
  return {
    value: items.map(({ value }) => value),
    conflicts: items.flatMap(({ conflicts }) => conflicts),
  };
};

/** Entries of an account that one side appended; undefined if it changed any of the earlier ones. */
const entriesSince = (path: MergePath, { base, mine, theirs }: Sides): unknown => {
  const areLists = Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs);
  if (path.at(-1) !== 'account' || !areLists) return undefined;
  const isKept = isEqual(mine.slice(0, base.length), base);
  return isKept ? [...(theirs as unknown[]), ...(mine.slice(base.length) as unknown[])] : undefined;
};

/** Merges what both sides changed, entry by entry. */
const mergedInside = ({ base, mine, theirs }: Sides, path: MergePath): Merged => {
  if (isAmount(path) && isNumber(mine) && isNumber(theirs)) {
    const sum = theirs + mine - (isNumber(base) ? base : 0);
    return { value: path.at(-1) === 'treasury' ? sum : Math.max(sum, 0), conflicts: [] };
  }
  const isWhole = WHOLE.has(path.at(-1) ?? '');
  if (!isWhole && isPlain(mine) && isPlain(theirs))
    return mergedParts({ base: isPlain(base) ? base : {}, mine, theirs }, path);
  if (isEqual(mine, theirs)) return { value: mine, conflicts: [] };
  const account = entriesSince(path, { base, mine, theirs });
  if (account !== undefined) return { value: account, conflicts: [] };
  if (isPerField(base) && isPerField(mine) && isPerField(theirs))
    return mergedItems({ base, mine, theirs }, path);
  return { value: theirs, conflicts: [path] };
};

/** One entry of a collection, merged; of two that both sides made under one key none is a part of the other. */
export function mergedEntry(sides: Sides): Merged {
  const { base, mine, theirs } = sides;
  const areBothNew = base === undefined && mine !== undefined && theirs !== undefined;
  if (!areBothNew) return merged(sides);
  return { value: theirs, conflicts: isEqual(mine, theirs) ? [] : [[]] };
}

/**
 * Three-way merge of one value: a change by one side is taken from it; gold of treasuries is added up, even if both
 * changes are equal, and what `mine` appended to an account follows the entries of `theirs`; where both changed the
 * same thing, `theirs` holds and the place is listed. Plain JSON values only; undefined = absent.
 */
export function merged(sides: Sides, path: MergePath = []): Merged {
  const { base, mine, theirs } = sides;
  if (isEqual(base, theirs)) return { value: mine, conflicts: [] };
  return isEqual(base, mine) ? { value: theirs, conflicts: [] } : mergedInside(sides, path);
}
