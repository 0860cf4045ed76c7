import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeAtomically } from './atomic';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wabenwart-atomic-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('writing a file atomically', () => {
  it('replaces the old content by the whole new one and leaves no other file', async () => {
    const path = join(folder, 'world.wabenwart');
    await writeFile(path, 'old');
    await writeAtomically(path, new TextEncoder().encode('new content'));
    expect(await readFile(path, 'utf8')).toBe('new content');
    expect(await readdir(folder)).toEqual(['world.wabenwart']);
  });

  it('keeps the old content and leaves no other file if the renaming fails', async () => {
    const path = join(folder, 'world.wabenwart');
    await mkdir(join(path, 'occupied'), { recursive: true });
    await expect(writeAtomically(path, new Uint8Array([1]))).rejects.toThrow();
    expect(await readdir(folder)).toEqual(['world.wabenwart']);
  });

  it('fails without a trace in a folder that does not exist', async () => {
    await expect(writeAtomically(join(folder, 'none', 'a'), new Uint8Array())).rejects.toThrow();
    expect(await readdir(folder)).toEqual([]);
  });
});
