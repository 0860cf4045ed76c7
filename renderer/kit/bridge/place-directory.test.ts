import { expect, it } from 'vitest';
import { type PlaceDirectory, directoryPlace } from './place-directory';
import { BACKUP_FILE, PARCEL_FILE } from './place';

/** A folder of files by their names and sizes. */
const folderOf = (files: Map<string, number>): PlaceDirectory => ({
  kind: 'directory',
  name: 'Tausch',
  values: async function* () {
    for (const name of files.keys()) yield await Promise.resolve({ kind: 'file', name });
  },
  getFileHandle: (name, options) => {
    if (!files.has(name) && options?.create !== true)
      return Promise.reject(new DOMException('', 'NotFoundError'));
    if (!files.has(name)) files.set(name, 0);
    return Promise.resolve({
      getFile: () => Promise.resolve(new File(['x'.repeat(files.get(name) ?? 0)], name)),
      createWritable: () =>
        Promise.resolve({
          write: (bytes: Uint8Array) => Promise.resolve(void files.set(name, bytes.length)),
          close: () => Promise.resolve(),
          abort: () => Promise.resolve(),
        }),
    });
  },
  removeEntry: (name) => Promise.resolve(void files.delete(name)),
});

const backup = (hash: string): string => `Welt_2026-03-01_120000_Zug-5_${hash}.wabenwart`;

it.each<[string, RegExp, readonly [string, string], boolean]>([
  ['of another GM stays', PARCEL_FILE, ['a.wabenpaket', 'b.wabenpaket'], true],
  ['of a backup cut off is deleted', BACKUP_FILE, [backup('0123abcd'), backup('4567abcd')], false],
])('an empty file %s with the next write', async (_, names, [empty, written], isLeft) => {
  const files = new Map([[empty, 0]]);
  const place = directoryPlace(folderOf(files), names);
  await place.write(written, (sink) => sink.write(new Uint8Array(5)));
  expect([...files.keys()]).toEqual(isLeft ? [empty, written] : [written]);
});

it('a parcel replaces the empty file of its own name, and no other', async () => {
  const files = new Map([['a.wabenpaket', 0]]);
  const place = directoryPlace(folderOf(files), PARCEL_FILE);
  const write = () => place.write('a.wabenpaket', (sink) => sink.write(new Uint8Array(5)));
  await write();
  expect(files.get('a.wabenpaket')).toBe(5);
  await expect(write()).rejects.toThrow('EEXIST');
});
