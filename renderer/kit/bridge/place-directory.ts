import {
  BACKUP_FILE,
  type FilePlace,
  type FilePlaces,
  PLACE_FILES,
  type PlacedFile,
  type PlaceUse,
} from './place';
import { hasDirectories, isRefusal } from './directory';

type Permission = 'granted' | 'denied' | 'prompt';
interface Asked {
  readonly mode: 'readwrite';
}

/** The part of a directory of the File System Access API that backups use. */
export interface PlaceDirectory {
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

/** Stores the handle of a folder between visits. */
export interface HandleShelf {
  readonly keep: (id: string, handle: unknown) => Promise<void>;
  /** Undefined = none was stored. */
  readonly find: (id: string) => Promise<unknown>;
}

/** The result of a read, or undefined if the file is not there, as one that vanished since its name was read. */
const ifThere = async <Result>(asked: Promise<Result>): Promise<Result | undefined> => {
  try {
    return await asked;
  } catch (problem) {
    if (problem instanceof DOMException && problem.name === 'NotFoundError') return undefined;
    throw problem;
  }
};

const openedIn = async (directory: PlaceDirectory, name: string): Promise<File> =>
  (await directory.getFileHandle(name)).getFile();

/** The files of such names in a folder, the empty ones too; one that vanishes meanwhile is left out. */
const filesOf = async (
  directory: PlaceDirectory,
  names: RegExp,
): Promise<readonly PlacedFile[]> => {
  const files: PlacedFile[] = [];
  for await (const { kind, name } of directory.values()) {
    if (kind !== 'file' || !names.test(name)) continue;
    const found = await ifThere(openedIn(directory, name));
    if (found !== undefined) files.push({ name, size: found.size, modified: found.lastModified });
  }
  return files;
};

/** Deletes the empty files of writes that a crash cut off. One that is being written elsewhere is locked and stays. */
const sweep = async (directory: PlaceDirectory, names: RegExp): Promise<void> => {
  for (const { name, size } of await filesOf(directory, names))
    if (size === 0) await directory.removeEntry(name).catch(() => undefined);
};

/**
 * A folder the browser was granted. The browser writes into a temporary file and replaces the target when it is closed;
 * the empty file it begins with is deleted if anything fails, does not count meanwhile, and after a crash is deleted with
 * the next write of a backup. Parcels of another GM may just be arriving: of them only an empty file under the name that is
 * written is replaced. Files of other names are neither shown nor touched.
 */
export function directoryPlace(directory: PlaceDirectory, names = BACKUP_FILE): FilePlace {
  const isShared = names !== BACKUP_FILE;
  return {
    name: directory.name,
    list: async () => (await filesOf(directory, names)).filter(({ size }) => size > 0),
    write: async (name, produce) => {
      if (!isShared) await sweep(directory, names).catch(() => undefined);
      const taken = await ifThere(directory.getFileHandle(name));
      const isLeftOver = isShared && (await taken?.getFile())?.size === 0;
      if (taken !== undefined && !isLeftOver) throw new Error('EEXIST');
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

/** Under which name the browser remembers where the folder of a use was chosen. */
const PICKER_IDS: Readonly<Record<PlaceUse, string>> = {
  backups: 'wabenwart',
  parcels: 'wabenwart-parcels',
};

type Picker = (options: {
  readonly id: string;
  readonly mode: 'readwrite';
  readonly startIn: string;
}) => Promise<PlaceDirectory>;

const chosen = async (id: string): Promise<PlaceDirectory | null> => {
  const { showDirectoryPicker: pick } = globalThis as { readonly showDirectoryPicker?: Picker };
  try {
    return (await pick?.({ id, startIn: 'documents', ...ASKED })) ?? null;
  } catch (problem) {
    if (isRefusal(problem)) return null;
    throw problem;
  }
};

const isDirectory = (handle: unknown): handle is PlaceDirectory =>
  typeof handle === 'object' && handle !== null && 'kind' in handle && handle.kind === 'directory';

/** The browser's folders of one use; `shelf` keeps the handle of the last one under its name. */
export function directoryPlaces(use: PlaceUse, shelf: HandleShelf): FilePlaces {
  const names = PLACE_FILES[use];
  return {
    find: async () => {
      const handle = await shelf.find(use);
      if (!isDirectory(handle)) return { kind: 'none' };
      const place = directoryPlace(handle, names);
      const permission = (await handle.queryPermission?.(ASKED)) ?? 'granted';
      if (permission === 'granted') return { kind: 'ready', place };
      const wake = async () =>
        (await handle.requestPermission?.(ASKED)) === 'granted' ? place : null;
      return { kind: 'asleep', name: handle.name, wake };
    },
    ...(hasDirectories()
      ? {
          choose: async () => {
            const handle = await chosen(PICKER_IDS[use]);
            if (handle === null) return null;
            await shelf.keep(use, handle);
            return directoryPlace(handle, names);
          },
        }
      : {}),
  };
}
