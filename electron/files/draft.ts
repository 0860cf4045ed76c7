import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { type FileHandle, link, lstat, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** A file that is being written: beside its place, under a name of its own. */
export interface Draft {
  readonly handle: FileHandle;
  readonly beside: string;
  /** Its place. */
  readonly path: string;
  /** It may replace nothing: a file that is at its place by then stays. */
  readonly isNew: boolean;
}

/** Writes what the folder itself holds to the disk; where a system cannot do that it does so by itself. */
const syncFolder = async (folder: string): Promise<void> => {
  try {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch {
    return;
  }
};

/** Begins a file for `path`. @throws the error of the file system */
export async function openDraft(path: string, isNew = false): Promise<Draft> {
  const beside = join(dirname(path), `.${basename(path)}.${randomUUID()}.part`);
  return { handle: await open(beside, 'wx'), beside, path, isNew };
}

/** @throws EEXIST where something has this name */
export async function refuseTaken(path: string): Promise<void> {
  const found = await ifThere(lstat(path));
  if (found !== undefined) throw Object.assign(new Error('name taken'), { code: 'EEXIST' });
}

const moveToPlace = async ({ beside, path, isNew }: Draft): Promise<void> => {
  if (isNew)
    try {
      // Renaming would replace a file that arrived meanwhile; a link never does.
      await link(beside, path);
      return;
    } catch {
      // The name is taken, or the file system has no links, which each system tells by another code.
      await refuseTaken(path);
    }
  await rename(beside, path);
};

/**
 * Moves a draft to its place, flushed to the disk with its folder, or deletes it. Whatever fails, the old file at its
 * place is untouched and no draft is left over.
 * @throws the error of the file system, EEXIST where a new file finds its name taken
 */
export async function settleDraft(draft: Draft, isKept: boolean): Promise<void> {
  const { handle, beside, path } = draft;
  try {
    try {
      if (isKept) await handle.sync();
    } finally {
      await handle.close();
    }
    if (isKept) await moveToPlace(draft);
    if (isKept) await syncFolder(dirname(path));
  } finally {
    await rm(beside, { force: true });
  }
}

/** Throws a file away before anybody can wait for it: the program may end next. */
export function dropDraft({ handle, beside }: Draft): void {
  rmSync(beside, { force: true });
  void handle.close().catch(() => undefined);
}

/**
 * Result of a request on a file, or undefined if the file is not there, as one that vanished since its name was read.
 * @throws every other error of the file system
 */
export async function ifThere<Result>(asked: Promise<Result>): Promise<Result | undefined> {
  try {
    return await asked;
  } catch (problem) {
    if (problem instanceof Error && 'code' in problem && problem.code === 'ENOENT')
      return undefined;
    throw problem;
  }
}

/** Age after which nobody is still writing a file, in milliseconds. */
const A_DAY = 24 * 60 * 60 * 1000;

const ENDING = /^(?<name>.+)\.[0-9a-f-]{36}\.part$/;

/** Takes away what writers of files of these names left behind in a folder when the power failed. */
export async function sweepDrafts(
  folder: string,
  isTheirs: (name: string) => boolean,
  now: number,
): Promise<void> {
  for (const file of await readdir(folder)) {
    const name = ENDING.exec(file)?.groups?.['name'];
    if (name?.startsWith('.') !== true || !isTheirs(name.slice(1))) continue;
    const path = join(folder, file);
    const found = await ifThere(stat(path));
    if (found !== undefined && now - found.mtimeMs > A_DAY) await rm(path, { force: true });
  }
}
