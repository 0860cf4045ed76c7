import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Answer, Payload } from '../ipc/contract';
import { PLACE_FILES, type PlaceUse } from '../ipc/place-contract';
import { ifThere, openDraft, refuseTaken, sweepDrafts } from './draft';
import { readRange } from './range';
import { createWriters } from './streams';
import { type NextChange, nextChange } from './watch';

/** Names of files that writers leave behind in a folder when the power fails. */
const LEFT_BEHIND: Readonly<Record<PlaceUse, RegExp>> = {
  backups: /.+\.wabenwart(?:\.sha256)?$/,
  parcels: PLACE_FILES.parcels,
};

/** Folders of backups and parcels. The page knows each by a ticket, and no files in it but those of its use. */
export interface Places {
  /** Lets the page use a folder from now on. */
  readonly grant: (
    use: PlaceUse,
    path: string,
  ) => { readonly folder: string; readonly name: string };
  /** The files of a folder. One of parcels is watched from then on until its first change. */
  readonly list: (request: Payload<'placeList'>) => Promise<Answer<'placeList'>>;
  /** Begins a new file. @throws where the name is taken or not of the folder's use, and where too many are being written */
  readonly open: (request: Payload<'placeOpen'>) => Promise<Answer<'placeOpen'>>;
  /** Any error ends the file: nothing is left of it, and its ticket is gone. */
  readonly write: (request: Payload<'placeWrite'>) => Promise<void>;
  /**
   * Puts the file in its place, flushed to the disk with its folder, or throws it away.
   * @throws EEXIST where another file of its name arrived meanwhile, which stays
   */
  readonly close: (request: Payload<'placeClose'>) => Promise<void>;
  readonly read: (request: Payload<'placeRead'>) => Promise<Uint8Array>;
  /** Deletes a backup. @throws in a folder of parcels, which belongs to others too */
  readonly remove: (request: Payload<'placeRemove'>) => Promise<void>;
  /** Throws away what is being written, watches nothing and forgets every ticket, at once: the page is gone. */
  readonly end: () => void;
}

/** The files of such names in a folder; one that vanishes meanwhile is left out. */
const listed = async (folder: string, names: RegExp): Promise<Answer<'placeList'>> => {
  const files: { name: string; size: number; modified: number }[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile() || !names.test(entry.name)) continue;
    const found = await ifThere(stat(join(folder, entry.name)));
    if (found !== undefined)
      files.push({ name: entry.name, size: found.size, modified: found.mtimeMs });
  }
  return files;
};

interface Place {
  readonly use: PlaceUse;
  readonly path: string;
  /** Undefined = not watched. */
  readonly change: NextChange | undefined;
}

/**
 * The folders of one window; nothing is granted at its beginning.
 * @param changed is told the ticket of a folder of parcels in which something has changed
 */
export function createPlaces(
  changed: (folder: string) => void = () => undefined,
  now: () => number = Date.now,
): Places {
  const granted = new Map<string, Place>();
  const writers = createWriters();
  const placeOf = (ticket: string): Place => {
    const place = granted.get(ticket);
    if (place === undefined) throw new Error('folder not chosen');
    return place;
  };
  /** Where a file of a folder is. */
  const pathOf = (ticket: string, name: string): string => {
    const { path, use } = placeOf(ticket);
    if (!PLACE_FILES[use].test(name)) throw new Error('not a file of this folder');
    return join(path, name);
  };
  return {
    grant: (use, path) => {
      const folder = randomUUID();
      for (const [ticket, before] of granted)
        if (before.use === use) {
          before.change?.stop();
          granted.set(ticket, { ...before, change: undefined });
        }
      const change = use === 'parcels' ? nextChange(path, () => changed(folder)) : undefined;
      granted.set(folder, { use, path, change });
      return { folder, name: basename(path) };
    },
    list: async ({ folder }) => {
      const { use, path } = placeOf(folder);
      // Watching begins at once, and would wait for a share that is away. Meanwhile the page or its folder may be another.
      await stat(path);
      granted.get(folder)?.change?.expect();
      return listed(path, PLACE_FILES[use]);
    },
    open: async ({ folder, name }) => {
      const path = pathOf(folder, name);
      const { use, path: home } = placeOf(folder);
      const isTheirs = (left: string): boolean => LEFT_BEHIND[use].test(left);
      return writers.create(async () => {
        await refuseTaken(path);
        await sweepDrafts(home, isTheirs, now()).catch(() => undefined);
        return openDraft(path, true);
      });
    },
    write: writers.write,
    close: async (request) => {
      await writers.close(request);
    },
    read: async ({ folder, name, from, to }) => readRange(pathOf(folder, name), from, to),
    remove: async ({ folder, name }) => {
      if (placeOf(folder).use === 'parcels') throw new Error('parcels are not deleted');
      await rm(pathOf(folder, name), { force: true });
    },
    end: () => {
      for (const { change } of granted.values()) change?.stop();
      granted.clear();
      writers.end();
    },
  };
}
