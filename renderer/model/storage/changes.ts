import type { Patch } from 'immer';
import type { RowChange } from './rows';

/** A change both ways. */
export interface BothWays {
  readonly patches: readonly Patch[];
  /** In the order in which they are carried out. */
  readonly inverse: readonly Patch[];
}

type Parts = Readonly<Record<string, unknown>>;

/** True for parts by name, each with a value: what is there without a value cannot be told from what is not there. */
const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((part) => part !== undefined);

/** The fields in which a row differs, where the row stays; the row itself where it came or went. */
const changedFields = (change: RowChange): readonly RowChange[] => {
  const { path, before, after } = change;
  if (!isParts(before) || !isParts(after)) return [change];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => before[key] !== after[key])
    .map((key) => ({ path: [...path, key], before: before[key], after: after[key] }));
};

const patchOf = ({ path, before, after }: RowChange): Patch => {
  if (after === undefined) return { op: 'remove', path: [...path] };
  return { op: before === undefined ? 'add' : 'replace', path: [...path], value: after };
};

const isLonger = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  after.length > before.length && before.every((item, index) => item === after[index]);

/** A list that only grew at its end is told by what came: accounts grow for years. */
const bothWays = ({ path, before, after }: RowChange): BothWays => {
  if (!Array.isArray(before) || !Array.isArray(after) || !isLonger(before, after))
    return {
      patches: [patchOf({ path, before, after })],
      inverse: [patchOf({ path, before: after, after: before })],
    };
  const came: readonly unknown[] = after.slice(before.length);
  return {
    patches: came.map((value, index) => ({
      op: 'add',
      path: [...path, before.length + index],
      value,
    })),
    inverse: [{ op: 'replace', path: [...path, 'length'], value: before.length }],
  };
};

/**
 * The patches that make one state of a document of another, field by field: what a month did not change of a row is
 * not written again. Parts are compared by identity.
 */
export const patchesOfRows = (changes: readonly RowChange[]): BothWays => {
  const steps = changes.flatMap(changedFields).map(bothWays);
  return {
    patches: steps.flatMap(({ patches }) => patches),
    inverse: steps.flatMap(({ inverse }) => inverse),
  };
};
