/** Texts by key, in rooms within rooms. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

const isTree = (value: string | TextTree | undefined): value is TextTree =>
  typeof value === 'object';

const both = (one: TextTree, other: TextTree): TextTree =>
  Object.entries(other).reduce<TextTree>((laid, [key, value]) => {
    const known = laid[key];
    return { ...laid, [key]: isTree(known) && isTree(value) ? both(known, value) : value };
  }, one);

/** The texts of several files as one: rooms of the same name become one room, at every depth. */
export const laidTogether = (...parts: readonly TextTree[]): TextTree => parts.reduce(both, {});
