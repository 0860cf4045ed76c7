import type { Page } from '@playwright/test';
import type * as Judge from './judge';
import { expect } from './patience';

/** The folder of backups, in the browser's own storage. */
export const FOLDER = 'Sicherungen';

interface LyingBackup {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 of the file. */
  readonly hash: string;
  /** The SHA-256 in the file beside it; empty = there is none, or it is empty. */
  readonly told: string;
  /** The file in base 64, where there is no hash beside it; otherwise empty. */
  readonly content: string;
}

/** The backups in the folder; none where there is no folder. */
const readFolder = (page: Page): Promise<readonly LyingBackup[]> =>
  page.evaluate(async (folderName) => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle(folderName).catch(() => undefined);
    if (folder === undefined) return [];
    const names: string[] = [];
    for await (const name of (folder as unknown as { keys: () => AsyncIterable<string> }).keys())
      names.push(name);
    const fileOf = async (name: string) => (await folder.getFileHandle(name)).getFile();
    const lying = names
      .filter((name) => name.endsWith('.wabenwart'))
      .map(async (name) => {
        const bytes = new Uint8Array(await (await fileOf(name)).arrayBuffer());
        const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
        const beside = `${name}.sha256`;
        const line = names.includes(beside) ? await (await fileOf(beside)).text() : '';
        const hash = line.slice(0, 64);
        const signs = hash === '' ? Array.from(bytes, (byte) => String.fromCharCode(byte)) : [];
        return {
          name,
          size: bytes.length,
          hash: Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join(''),
          told: hash,
          content: btoa(signs.join('')),
        };
      });
    return Promise.all(lying);
  }, FOLDER);

/**
 * Checks that every backup is whole: by the hash beside it, or readable where none was written yet. An empty file
 * without a hash, with which the browser begins, is no backup. Returns how many are whole.
 */
export async function expectBackupsWhole(
  page: Page,
  { isWholeFile }: typeof Judge,
): Promise<number> {
  const files = await readFolder(page);
  for (const { name, size, hash, told, content } of files) {
    if (told !== '') expect(hash, `the backup ${name}`).toBe(told);
    else if (size > 0)
      expect(await isWholeFile(Uint8Array.from(Buffer.from(content, 'base64'))), name).toBe(true);
  }
  return files.filter(({ size }) => size > 0).length;
}

/** Names of the backups that a checksum vouches for, in order. */
export async function provenIn(page: Page): Promise<readonly string[]> {
  return (await readFolder(page)).flatMap(({ name, told }) => (told === '' ? [] : name)).sort();
}
