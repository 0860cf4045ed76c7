import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const writeAndSync = async (handle: FileHandle, bytes: Uint8Array): Promise<void> => {
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/**
 * Writes a file so that its name always holds either the old or the whole new content: into a new file beside
 * it, flushed to the disk, then renamed. If anything fails the old file is untouched and the new one removed.
 * @throws the error of the file system
 */
export const writeAtomically = async (path: string, bytes: Uint8Array): Promise<void> => {
  const beside = join(dirname(path), `.${basename(path)}.${randomUUID()}.part`);
  try {
    await writeAndSync(await open(beside, 'wx'), bytes);
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
};
