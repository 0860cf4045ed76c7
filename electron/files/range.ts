import { constants } from 'node:fs';
import { type FileHandle, lstat, open } from 'node:fs/promises';

/**
 * The bytes of a file from `from` up to but not including `to`, fewer at its end; no link is followed.
 * @param check is asked first whether the open file is still the right one, and rejects if it is not
 * @throws the error of the file system, and for what is no file
 */
export async function readRange(
  path: string,
  from: number,
  to: number,
  check?: (handle: FileHandle) => Promise<void>,
): Promise<Uint8Array> {
  // Not every system can open without following a link, and a pipe would block.
  if (!(await lstat(path)).isFile()) throw new Error('not a file');
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    await check?.(handle);
    const bytes = new Uint8Array(Math.max(0, to - from));
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, from);
    return bytes.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
