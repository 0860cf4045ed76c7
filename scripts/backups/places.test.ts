// One contract for every place of backups and parcels: the folder of the shell, a granted folder of the browser, and the memory of
// tests. It is here because only here the shell and the page may both be imported.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createPlaces } from '../../electron/files/places';
import { MAX_WRITERS } from '../../electron/files/streams';
import { placeHandlers } from '../../electron/files/place-requests';
import { REQUESTS } from '../../electron/ipc/contract';
import { desktopPlaces } from '../../renderer/kit/bridge/place-desktop';
import { type PlaceDirectory, directoryPlace } from '../../renderer/kit/bridge/place-directory';
import type { FilePlace, PlaceUse } from '../../renderer/kit/bridge/place';
import { memoryPlace } from '../../renderer/model/backups/testing';

const folders: string[] = [];
const freshFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'wabenwart-backups-'));
  folders.push(folder);
  return folder;
};

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

type Api = Parameters<typeof desktopPlaces>[1];

/**
 * The shell's API with its schemas on both sides, without the window between. The GM chooses `folder` in its dialogue.
 */
const shellAt = async (folder: string): Promise<Api> => {
  const memory = await freshFolder();
  const heard = new Set<(folder: string) => void>();
  const { handlers } = placeHandlers({
    memory: { backups: join(memory, 'backups.json'), parcels: join(memory, 'parcels.json') },
    documents: folder,
    choose: () => Promise.resolve(folder),
    changed: (ticket) => heard.forEach((listener) => listener(ticket)),
  });
  const through = <Name extends keyof typeof handlers>(name: Name): Api[Name] =>
    (async (payload: unknown) => {
      const { payload: asked, answer } = REQUESTS[name];
      const act = handlers[name] as (payload: unknown) => Promise<unknown>;
      return answer.parse(await act(asked.parse(payload)));
    }) as Api[Name];
  return {
    placeFolder: through('placeFolder'),
    placeList: through('placeList'),
    placeOpen: through('placeOpen'),
    placeWrite: through('placeWrite'),
    placeClose: through('placeClose'),
    placeRead: through('placeRead'),
    placeRemove: through('placeRemove'),
    onPlaceChanged: (listener) => {
      heard.add(listener);
      return () => heard.delete(listener);
    },
  };
};

const shellPlace = async (folder: string, use: PlaceUse = 'backups'): Promise<FilePlace> => {
  const place = await desktopPlaces(use, await shellAt(folder)).choose?.();
  if (place === undefined || place === null) throw new Error('the shell has a folder');
  return place;
};

/** A folder that loses a file while it is being listed: its name was read, the file itself is gone. */
const losing = (directory: PlaceDirectory, lost: string): PlaceDirectory => ({
  ...directory,
  values: async function* () {
    yield { kind: 'file', name: lost };
    yield* directory.values();
  },
});

const orMissing = async <Value>(act: Promise<Value>): Promise<Value> => {
  try {
    return await act;
  } catch (problem) {
    throw new DOMException(String(problem), 'NotFoundError');
  }
};

/**
 * A folder on the disk with the browser's interface: a write goes to a temporary file and replaces the old one at the
 * end.
 */
const granted = (folder: string): PlaceDirectory => ({
  kind: 'directory',
  name: 'Sicherungen',
  values: async function* () {
    for (const entry of await readdir(folder, { withFileTypes: true }))
      yield { kind: entry.isFile() ? 'file' : 'directory', name: entry.name };
  },
  getFileHandle: async (name, options) => {
    const path = join(folder, name);
    if (options?.create === true) await writeFile(path, '', { flag: 'a' });
    await orMissing(readFile(path));
    return {
      getFile: async () => new File([new Uint8Array(await orMissing(readFile(path)))], name),
      createWritable: () => {
        const pieces: Uint8Array[] = [];
        return Promise.resolve({
          write: (bytes: Uint8Array) => {
            pieces.push(bytes.slice());
            return Promise.resolve();
          },
          close: () => writeFile(path, Buffer.concat(pieces)),
          abort: () => Promise.resolve(),
        });
      },
    };
  },
  removeEntry: (name) => orMissing(rm(join(folder, name))),
});

interface Tried {
  readonly place: FilePlace;
  /** Names of all files in the folder, foreign ones too. */
  readonly names: () => Promise<readonly string[]>;
  readonly lay: (name: string, text: string) => Promise<void>;
}

const onDisk = async (placeAt: (folder: string) => Promise<FilePlace>): Promise<Tried> => {
  const folder = await freshFolder();
  return {
    place: await placeAt(folder),
    names: async () => (await readdir(folder)).toSorted(),
    lay: (name, text) => writeFile(join(folder, name), text),
  };
};

const inMemory = (): Promise<Tried> => {
  const place = memoryPlace();
  return Promise.resolve({
    place,
    names: () => Promise.resolve([...place.files.keys()].toSorted()),
    lay: (name, text) => {
      place.files.set(name, new TextEncoder().encode(text));
      return Promise.resolve();
    },
  });
};

const PLACES: readonly (readonly [name: string, make: () => Promise<Tried>])[] = [
  ['the folder of the shell', () => onDisk(shellPlace)],
  [
    'a granted folder of the browser',
    () => onDisk((folder) => Promise.resolve(directoryPlace(granted(folder)))),
  ],
  ['the memory of tests', inMemory],
];

const FILE = 'Welt_2026-11-22_140512_Zug-12_3f9a1c04.wabenwart';
const PARCEL = 'Ostmark_Westmark_Paket-1 (2).wabenpaket';
const OTHER = 'Welt_2026-11-23_140512_Zug-12_3f9a1c04.wabenwart';
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const put = (place: FilePlace, name: string, ...pieces: readonly string[]): Promise<string> =>
  place.write(name, async (sink) => {
    for (const piece of pieces) await sink.write(bytes(piece));
    return 'made';
  });

describe.each(PLACES)('%s', (_name, make) => {
  it('stores what is written, and returns it by ranges', async () => {
    const { place } = await make();
    expect(await put(place, FILE, 'ab', 'cdef')).toBe('made');
    const listed = await place.list();
    expect(listed.map(({ name, size }) => ({ name, size }))).toEqual([{ name: FILE, size: 6 }]);
    const source = await place.source(FILE);
    expect(source.size).toBe(6);
    expect(new TextDecoder().decode(await source.read(1, 4))).toBe('bcd');
    expect(new TextDecoder().decode(await source.read(0, 99))).toBe('abcdef');
  });

  it('shows nothing of a file that was not finished', async () => {
    const { place, names } = await make();
    const torn = place.write(FILE, async (sink) => {
      await sink.write(bytes('half'));
      throw new Error('the power failed');
    });
    await expect(torn).rejects.toThrow('the power failed');
    expect(await place.list()).toEqual([]);
    expect(await names()).toEqual([]);
  });

  it('never writes over a file that is there', async () => {
    const { place } = await make();
    await put(place, FILE, 'old');
    await expect(put(place, FILE, 'new')).rejects.toThrow();
    const source = await place.source(FILE);
    expect(new TextDecoder().decode(await source.read(0, 3))).toBe('old');
  });

  it('neither shows nor changes foreign files', async () => {
    const { place, names, lay } = await make();
    await lay('brief.txt', 'Lieber Spielleiter');
    await lay('Welt-12.wabenwart', 'a copy by hand');
    await put(place, FILE, 'a');
    expect((await place.list()).map(({ name }) => name)).toEqual([FILE]);
    await place.remove(FILE);
    expect(await names()).toEqual(['Welt-12.wabenwart', 'brief.txt']);
  });

  it('removes a file, and one that is gone already without an error', async () => {
    const { place } = await make();
    await put(place, FILE, 'a');
    await put(place, OTHER, 'b');
    await place.remove(FILE);
    await place.remove(FILE);
    expect((await place.list()).map(({ name }) => name)).toEqual([OTHER]);
    await expect(place.source(FILE)).rejects.toThrow();
  });
});

describe('a granted folder of the browser', () => {
  it('ignores an empty file of a crash, and removes it with the next writing', async () => {
    const { place, names, lay } = await onDisk((folder) =>
      Promise.resolve(directoryPlace(granted(folder))),
    );
    await put(place, OTHER, 'whole');
    await lay(FILE, '');
    await lay(`${OTHER}.sha256`, '');
    await lay('brief.txt', '');
    expect((await place.list()).map(({ name }) => name)).toEqual([OTHER]);
    await put(place, FILE, 'again');
    expect(await names()).toEqual([FILE, OTHER, 'brief.txt'].toSorted());
    expect((await place.source(FILE)).size).toBe(5);
  });

  it('leaves an empty file that another window is writing', async () => {
    const folder = await freshFolder();
    const directory = granted(folder);
    const locked = new DOMException('in use', 'NoModificationAllowedError');
    const place = directoryPlace({ ...directory, removeEntry: () => Promise.reject(locked) });
    await writeFile(join(folder, FILE), '');
    await put(place, OTHER, 'a');
    expect((await readdir(folder)).toSorted()).toEqual([FILE, OTHER].toSorted());
  });
});

describe('a file that vanishes while the folder is listed', () => {
  it('is omitted by the browser, and the others are shown', async () => {
    const directory = losing(granted(await freshFolder()), FILE);
    const place = directoryPlace(directory);
    await put(place, OTHER, 'a');
    expect((await place.list()).map(({ name }) => name)).toEqual([OTHER]);
  });

  it('is omitted by the shell, and the others are shown', async () => {
    const folder = await freshFolder();
    const place = await shellPlace(folder);
    const names = Array.from({ length: 200 }, (_, no) =>
      FILE.replace('140512', String(100_000 + no)),
    );
    for (const name of names) await writeFile(join(folder, name), 'a');
    const listing = place.list();
    await stat(folder);
    // The names have been read by now, the files are looked at one after the other.
    const last = (await readdir(folder)).at(-1) ?? '';
    rmSync(join(folder, last));
    expect((await listing).map(({ name }) => name).toSorted()).toEqual(
      names.filter((name) => name !== last),
    );
  });
});

describe('the folder of the shell', () => {
  it.each(['backups', 'parcels'] as const)(
    'of %s is remembered from start to start, apart from the other',
    async (use) => {
      const api = await shellAt(await freshFolder());
      const ways = desktopPlaces(use, api);
      expect(await ways.find()).toEqual({ kind: 'none' });
      await ways.choose?.();
      expect((await ways.find()).kind).toBe('ready');
      const other = use === 'backups' ? 'parcels' : 'backups';
      expect(await desktopPlaces(other, api).find()).toEqual({ kind: 'none' });
    },
  );

  it.each([
    ['backups', [`../${FILE}`, `a/${FILE}`, `${FILE}.exe`, PARCEL]],
    [
      'parcels',
      [
        `../${PARCEL}`,
        `a\\${PARCEL}`,
        `.${PARCEL}`,
        'a:b.wabenpaket',
        'nul.wabenpaket',
        'nul .wabenpaket',
        'com¹.wabenpaket',
        'conin$.wabenpaket',
        FILE,
      ],
    ],
  ] as const)('of %s takes no name of another use, and no path', async (use, names) => {
    const folder = await freshFolder();
    const api = await shellAt(folder);
    const { folder: ticket } = (await api.placeFolder({ use, how: 'choose' })) ?? { folder: '' };
    for (const name of [...names, 'brief.txt']) {
      await writeFile(join(folder, 'brief.txt'), 'x');
      for (const asked of [
        api.placeOpen({ folder: ticket, name }),
        api.placeRead({ folder: ticket, name, from: 0, to: 1 }),
        api.placeRemove({ folder: ticket, name }),
      ])
        await expect(asked).rejects.toThrow();
    }
    await expect(api.placeList({ folder: crypto.randomUUID() })).rejects.toThrow();
    expect(await readdir(folder)).toEqual(['brief.txt']);
  });

  it('of parcels is never beside the documents without being chosen, and loses no parcel to the page', async () => {
    const api = await shellAt(await freshFolder());
    const unasked = { use: 'parcels', how: 'documents' } as never;
    await expect(api.placeFolder(unasked)).rejects.toThrow();
    const place = await desktopPlaces('parcels', api).choose?.();
    await put(place ?? expect.fail(), PARCEL, 'a');
    await expect(place?.remove(PARCEL)).rejects.toThrow();
    expect(await place?.list()).toMatchObject([{ name: PARCEL }]);
  });

  it('is not read in pieces of any size', async () => {
    const api = await shellAt(await freshFolder());
    const { folder = '' } = (await api.placeFolder({ use: 'parcels', how: 'choose' })) ?? {};
    const asked = { folder, name: PARCEL, from: 0, to: 2 ** 40 };
    await expect(api.placeRead(asked)).rejects.toThrow();
  });

  it.skipIf(process.platform === 'win32')('reads neither a link nor a pipe', async () => {
    const folder = await freshFolder();
    const place = await shellPlace(folder);
    await writeFile(join(folder, 'secret'), 'secret');
    await symlink(join(folder, 'secret'), join(folder, FILE));
    execFileSync('mkfifo', [join(folder, OTHER)]);
    for (const name of [FILE, OTHER])
      await expect((await place.source(name, 6)).read(0, 6)).rejects.toThrow();
  });

  it('leaves a file that arrives under the name of one that is being written', async () => {
    const folder = await freshFolder();
    const place = await shellPlace(folder);
    const late = place.write(FILE, async (sink) => {
      await sink.write(bytes('own'));
      await writeFile(join(folder, FILE), 'theirs');
    });
    await expect(late).rejects.toThrow(/^EEXIST$/);
    expect(await readdir(folder)).toEqual([FILE]);
    expect(await readFile(join(folder, FILE), 'utf8')).toBe('theirs');
  });

  it('takes a few files at once, and has nothing of them once the page is gone', async () => {
    const folder = await freshFolder();
    const places = createPlaces();
    const { folder: ticket } = places.grant('parcels', folder);
    const begin = (no: number) => places.open({ folder: ticket, name: `${String(no)}.wabenpaket` });
    await Promise.all(Array.from({ length: MAX_WRITERS - 1 }, (_, no) => begin(no)));
    const last = begin(MAX_WRITERS);
    await expect(begin(MAX_WRITERS + 1)).rejects.toThrow('too many');
    places.end();
    await expect(last).rejects.toThrow('window closed');
    expect(await readdir(folder)).toEqual([]);
  });

  it('is not listed again to read a file whose size is known', async () => {
    const api = await shellAt(await freshFolder());
    const place = (await desktopPlaces('parcels', api).choose?.()) ?? expect.fail();
    await put(place, PARCEL, 'abc');
    const list = vi.spyOn(api, 'placeList');
    expect(await (await place.source(PARCEL, 3)).read(0, 3)).toEqual(bytes('abc'));
    expect(list).not.toHaveBeenCalled();
  });

  it('returns the code of an error and never a path', async () => {
    const folder = await freshFolder();
    const place = await shellPlace(folder);
    await rm(folder, { recursive: true });
    await expect(place.list()).rejects.toThrow(/^ENOENT$/);
    await expect(put(place, FILE, 'a')).rejects.toThrow(/^ENOENT$/);
  });

  it('deletes what a power failure left long ago, and leaves what may still be written', async () => {
    const folder = await freshFolder();
    const place = await shellPlace(folder);
    const part = (id: string): string => `.${FILE}.${id}.part`;
    const [old, young] = [part(crypto.randomUUID()), part(crypto.randomUUID())];
    await writeFile(join(folder, old), 'x');
    await writeFile(join(folder, young), 'x');
    await utimes(join(folder, old), 0, 0);
    await put(place, OTHER, 'a');
    expect((await readdir(folder)).toSorted()).toEqual([young, OTHER].toSorted());
  });
});

describe('a folder of parcels of the shell', () => {
  const watched = async () => {
    const folder = join(await freshFolder(), 'Tausch');
    await mkdir(folder);
    const place = await shellPlace(folder, 'parcels');
    const told = vi.fn();
    const stop = place.onChange?.(told) ?? expect.fail();
    await place.list();
    return { folder, place, told, stop };
  };
  const soon = (act: () => void): Promise<void> => vi.waitFor(act, { timeout: 5000 });

  it('tells once that parcels have arrived, shows them whole, and tells again of the next', async () => {
    const { folder, place, told, stop } = await watched();
    for (const no of [1, 2, 3]) await writeFile(join(folder, `${String(no)}.wabenpaket`), 'abc');
    await soon(() => expect(told).toHaveBeenCalledOnce());
    const [first] = await place.list();
    expect(first).toMatchObject({ name: '1.wabenpaket', size: 3 });
    expect(first?.modified).toBeGreaterThan(0);
    await put(place, PARCEL, 'own');
    await soon(() => expect(told).toHaveBeenCalledTimes(2));
    stop();
  });

  it('whose parent was replaced is watched from the next look on', async () => {
    const { folder, place, told, stop } = await watched();
    await rename(dirname(folder), `${dirname(folder)}-old`);
    folders.push(`${dirname(folder)}-old`);
    await mkdir(folder, { recursive: true });
    await place.list();
    await writeFile(join(folder, PARCEL), 'a');
    await soon(() => expect(told).toHaveBeenCalledOnce());
    stop();
  });

  it('that was gone and is there again is read and watched as before', async () => {
    const { folder, place, told, stop } = await watched();
    await rm(folder, { recursive: true });
    await soon(() => expect(told).toHaveBeenCalledOnce());
    await expect(place.list()).rejects.toThrow(/^ENOENT$/);
    await mkdir(folder);
    expect(await place.list()).toEqual([]);
    await writeFile(join(folder, PARCEL), 'a');
    await soon(() => expect(told).toHaveBeenCalledTimes(2));
    stop();
  });
});
