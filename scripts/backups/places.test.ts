// One contract for every place of backups: the folder of the shell, a granted folder of the browser, and the memory of
// tests. It is here because only here the shell and the page may both be imported.
import { rmSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { backupHandlers } from '../../electron/files/backup-requests';
import { REQUESTS } from '../../electron/ipc/contract';
import { desktopPlaces } from '../../renderer/kit/bridge/backup-desktop';
import { type BackupDirectory, directoryPlace } from '../../renderer/kit/bridge/backup-directory';
import type { BackupPlace } from '../../renderer/kit/bridge/backup-place';
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

type Api = Parameters<typeof desktopPlaces>[0];

/** The shell's API with its schemas on both sides, without the window between. */
const shellAt = async (documents: string): Promise<Api> => {
  const memory = join(await freshFolder(), 'backups.json');
  const handlers = backupHandlers({
    memory,
    documents,
    choose: () => Promise.resolve(null),
    readyToClose: () => undefined,
  });
  const through = <Name extends keyof Api>(name: Name): Api[Name] =>
    (async (payload: unknown) => {
      const { payload: asked, answer } = REQUESTS[name];
      const act = handlers[name] as (payload: unknown) => Promise<unknown>;
      return answer.parse(await act(asked.parse(payload)));
    }) as Api[Name];
  return {
    backupFolder: through('backupFolder'),
    backupList: through('backupList'),
    backupOpen: through('backupOpen'),
    backupWrite: through('backupWrite'),
    backupClose: through('backupClose'),
    backupRead: through('backupRead'),
    backupRemove: through('backupRemove'),
  };
};

const shellPlace = async (folder: string): Promise<BackupPlace> => {
  const place = await desktopPlaces(await shellAt(folder)).useDocuments?.();
  if (place === undefined || place === null) throw new Error('the shell has a folder');
  return place;
};

/** A folder that loses a file while it is being listed: its name was read, the file itself is gone. */
const losing = (directory: BackupDirectory, lost: string): BackupDirectory => ({
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
const granted = (folder: string): BackupDirectory => ({
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
  readonly place: BackupPlace;
  /** Names of all files in the folder, foreign ones too. */
  readonly names: () => Promise<readonly string[]>;
  readonly lay: (name: string, text: string) => Promise<void>;
}

const onDisk = async (placeAt: (folder: string) => Promise<BackupPlace>): Promise<Tried> => {
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
const OTHER = 'Welt_2026-11-23_140512_Zug-12_3f9a1c04.wabenwart';
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const put = (place: BackupPlace, name: string, ...pieces: readonly string[]): Promise<string> =>
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
    // The names have been read by now, the files are looked at one after the other.
    const last = (await readdir(folder)).at(-1) ?? '';
    rmSync(join(folder, last));
    expect((await listing).map(({ name }) => name).toSorted()).toEqual(
      names.filter((name) => name !== last),
    );
  });
});

describe('the folder of the shell', () => {
  it('is remembered from start to start', async () => {
    const api = await shellAt(await freshFolder());
    const ways = desktopPlaces(api);
    expect(await ways.find()).toEqual({ kind: 'none' });
    await ways.useDocuments?.();
    expect((await ways.find()).kind).toBe('ready');
  });

  it('takes no name that is not one of a backup, and no ticket it did not give', async () => {
    const folder = await freshFolder();
    const api = await shellAt(folder);
    const { folder: ticket } = (await api.backupFolder({ how: 'documents' })) ?? { folder: '' };
    for (const name of ['../x', 'brief.txt', `../${FILE}`, `a/${FILE}`, `${FILE}.exe`])
      await expect(api.backupRemove({ folder: ticket, name })).rejects.toThrow();
    await expect(api.backupList({ folder: crypto.randomUUID() })).rejects.toThrow();
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
