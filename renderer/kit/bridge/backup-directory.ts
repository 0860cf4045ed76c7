import { BACKUP_FILE, type BackupPlace, type BackupPlaces, type PlacedFile } from './backup-place';
import { hasDirectories, isRefusal } from './directory';

type Permission = 'granted' | 'denied' | 'prompt';
interface Asked {
  readonly mode: 'readwrite';
}

/** The part of a directory of the File System Access API that backups use. */
export interface BackupDirectory {
  readonly kind: 'directory';
  readonly name: string;
  readonly values: () => AsyncIterable<{ readonly kind: string; readonly name: string }>;
  readonly getFileHandle: (
    name: string,
    options?: { readonly create: boolean },
  ) => Promise<{
    readonly getFile: () => Promise<File>;
    readonly createWritable: () => Promise<{
      readonly write: (bytes: Uint8Array) => Promise<void>;
      readonly close: () => Promise<void>;
      readonly abort: () => Promise<void>;
    }>;
  }>;
  readonly removeEntry: (name: string) => Promise<void>;
  readonly queryPermission?: (asked: Asked) => Promise<Permission>;
  readonly requestPermission?: (asked: Asked) => Promise<Permission>;
}

/** Keeps the handle of a folder from visit to visit. */
export interface HandleShelf {
  readonly keep: (id: string, handle: unknown) => Promise<void>;
  /** Undefined = none was kept. */
  readonly find: (id: string) => Promise<unknown>;
}

/** What is asked of a file, or undefined if the file is not there, as one that vanished since its name was read. */
const ifThere = async <Result>(asked: Promise<Result>): Promise<Result | undefined> => {
  try {
    return await asked;
  } catch (problem) {
    if (problem instanceof DOMException && problem.name === 'NotFoundError') return undefined;
    throw problem;
  }
};

const openedIn = async (directory: BackupDirectory, name: string): Promise<File> =>
  (await directory.getFileHandle(name)).getFile();

/** The files of backups in a folder, the empty ones too; one that vanishes meanwhile is left out. */
const filesOf = async (directory: BackupDirectory): Promise<readonly PlacedFile[]> => {
  const files: PlacedFile[] = [];
  for await (const { kind, name } of directory.values()) {
    if (kind !== 'file' || !BACKUP_FILE.test(name)) continue;
    const found = await ifThere(openedIn(directory, name));
    if (found !== undefined) files.push({ name, size: found.size });
  }
  return files;
};

/** Takes away the empty files of writing that a crash cut off. One that is being written elsewhere is locked and stays. */
const sweep = async (directory: BackupDirectory): Promise<void> => {
  for (const { name, size } of await filesOf(directory))
    if (size === 0) await directory.removeEntry(name).catch(() => undefined);
};

/**
 * A folder the browser was granted. The browser writes into a file beside and puts it in place when it is closed; the
 * empty file it begins with goes if anything fails, is no backup meanwhile, and after a crash goes with the next writing.
 */
export function directoryPlace(directory: BackupDirectory): BackupPlace {
  return {
    name: directory.name,
    list: async () => (await filesOf(directory)).filter(({ size }) => size > 0),
    write: async (name, produce) => {
      await sweep(directory).catch(() => undefined);
      const taken = await ifThere(directory.getFileHandle(name));
      if (taken !== undefined) throw new Error('EEXIST');
      const file = await directory.getFileHandle(name, { create: true });
      try {
        const stream = await file.createWritable();
        try {
          const made = await produce({ write: (bytes) => stream.write(bytes) });
          await stream.close();
          return made;
        } catch (problem) {
          await stream.abort().catch(() => undefined);
          throw problem;
        }
      } catch (problem) {
        await directory.removeEntry(name).catch(() => undefined);
        throw problem;
      }
    },
    source: async (name) => {
      const file = await openedIn(directory, name);
      return {
        size: file.size,
        read: async (from, to) => new Uint8Array(await file.slice(from, to).arrayBuffer()),
      };
    },
    remove: (name) => ifThere(directory.removeEntry(name)),
  };
}

const ASKED = { mode: 'readwrite' } as const;
const SHELF = 'backups';

type Picker = (options: {
  readonly id: string;
  readonly mode: 'readwrite';
  readonly startIn: string;
}) => Promise<BackupDirectory>;

const chosen = async (): Promise<BackupDirectory | null> => {
  const { showDirectoryPicker: pick } = globalThis as { readonly showDirectoryPicker?: Picker };
  try {
    return (await pick?.({ id: 'wabenwart', startIn: 'documents', ...ASKED })) ?? null;
  } catch (problem) {
    if (isRefusal(problem)) return null;
    throw problem;
  }
};

const isDirectory = (handle: unknown): handle is BackupDirectory =>
  typeof handle === 'object' && handle !== null && 'kind' in handle && handle.kind === 'directory';

/** The ways to a folder that the browser offers. */
export function directoryPlaces(shelf: HandleShelf): BackupPlaces {
  return {
    find: async () => {
      const handle = await shelf.find(SHELF);
      if (!isDirectory(handle)) return { kind: 'none' };
      const place = directoryPlace(handle);
      const permission = (await handle.queryPermission?.(ASKED)) ?? 'granted';
      if (permission === 'granted') return { kind: 'ready', place };
      const wake = async () =>
        (await handle.requestPermission?.(ASKED)) === 'granted' ? place : null;
      return { kind: 'asleep', name: handle.name, wake };
    },
    ...(hasDirectories()
      ? {
          choose: async () => {
            const handle = await chosen();
            if (handle === null) return null;
            await shelf.keep(SHELF, handle);
            return directoryPlace(handle);
          },
        }
      : {}),
  };
}
