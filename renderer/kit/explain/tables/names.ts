import { distinctNames, fileStem } from '../file-names';

/**
 * A file name for each party by its key: `<prefix>-<name>.csv`, made of signs every system accepts, no two alike even
 * where small and great letters are one. The same parties give the same names.
 */
export function tableNames(
  parties: readonly { readonly key: string; readonly name: string }[],
  prefix: string,
): ReadonlyMap<string, string> {
  const inOrder = parties.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const stems = distinctNames(
    inOrder.map(({ key, name }) => fileStem(name, fileStem(key))),
    (stem, count) => `${stem}-${String(count)}`,
  );
  return new Map(inOrder.map(({ key }, index) => [key, `${prefix}-${stems[index] ?? key}.csv`]));
}
