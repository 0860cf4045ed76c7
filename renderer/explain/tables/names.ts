import { fileStem } from '../file-stem';

/** How two names are told apart on a disk that does not know small letters from great ones. */
const alike = (name: string): string => name.normalize('NFKC').toLowerCase();

/**
 * A file name for each party by its key: `<prefix>-<name>.csv`, made of signs every system accepts, no two alike even
 * where small and great letters are one. The same parties give the same names.
 */
export const tableNames = (
  parties: readonly { readonly key: string; readonly name: string }[],
  prefix: string,
): ReadonlyMap<string, string> => {
  const taken = new Set<string>();
  const nameOf = (stem: string): string => {
    for (let number = 1; ; number += 1) {
      const file = `${prefix}-${stem}${number === 1 ? '' : `-${String(number)}`}.csv`;
      if (taken.has(alike(file))) continue;
      taken.add(alike(file));
      return file;
    }
  };
  return new Map(
    parties
      .toSorted((a, b) => (a.key < b.key ? -1 : 1))
      .map(({ key, name }) => [key, nameOf(fileStem(name, fileStem(key)))]),
  );
};
