import { randomUUID } from 'node:crypto';
import { mkdir, realpath } from 'node:fs/promises';
import { basename, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Payload } from '../ipc/contract';
import { writeAtomically } from './atomic';

/** True if `path` lies below `folder`, never the folder itself. */
const isBelow = (folder: string, path: string): boolean => {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
};

/** Folders the GM chose in this window. The page knows them by a ticket only and never learns where they are. */
export interface Folders {
  /** Lets the page write below a folder from now on. */
  readonly grant: (path: string) => { readonly folder: string; readonly name: string };
  /**
   * Writes a file below a granted folder, atomically; folders on the way are made.
   * @throws without ticket, where the way leads out of the folder (by name or by a link), or with the file system
   */
  readonly write: (file: Payload<'writeInFolder'>) => Promise<void>;
}

/**
 * The real place of a folder below `root`, made on the way where it is missing; no step of it may lead out.
 * @throws where one does
 */
const folderBelow = async (root: string, names: readonly string[]): Promise<string> => {
  const top = await realpath(root);
  let here = top;
  for (const name of names) {
    await mkdir(join(here, name), { recursive: true });
    here = await realpath(join(here, name));
    if (!isBelow(top, here)) throw new Error('path leads out of the folder');
  }
  return here;
};

/** The folders of one window; nothing is granted at its beginning. */
export function createFolders(): Folders {
  const granted = new Map<string, string>();
  return {
    grant: (path) => {
      const folder = randomUUID();
      granted.set(folder, path);
      return { folder, name: basename(path) };
    },
    write: async ({ folder, path, bytes }) => {
      const root = granted.get(folder);
      if (root === undefined) throw new Error('folder not chosen');
      const file = resolve(root, ...path);
      if (!isBelow(root, file) || path.includes('..'))
        throw new Error('path leads out of the folder');
      const home = await folderBelow(root, path.slice(0, -1));
      await writeAtomically(join(home, basename(file)), bytes);
    },
  };
}
