import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { REQUESTS } from '../ipc/contract';
import { createFolders } from './folders';

const TICKET = '7d444840-9dc0-11d1-b245-5ffdce74fad2';
const bytes = new TextEncoder().encode('Zug 58');
let home = '';
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'wabenwart-folders-'));
  await mkdir(join(home, 'chosen'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

const chosen = () => {
  const folders = createFolders();
  return { ...folders, ...folders.grant(join(home, 'chosen')) };
};

describe('a folder the GM chose', () => {
  it('takes files one by one, in folders of their own, and old ones are replaced', async () => {
    const { folder, name, write } = chosen();
    expect(name).toBe('chosen');
    const path = ['Haldmar', 'Zug 58 - Haldmar - Auswertung.txt'];
    await write({ folder, path, bytes: new Uint8Array([1]) });
    await write({ folder, path, bytes });
    expect(await readFile(join(home, 'chosen', ...path), 'utf8')).toBe('Zug 58');
    expect(await readdir(join(home, 'chosen', 'Haldmar'))).toEqual([path[1]]);
  });

  it('is not written to without the ticket of this window', async () => {
    await expect(chosen().write({ folder: TICKET, path: ['a'], bytes })).rejects.toThrow(
      'not chosen',
    );
  });

  it.each([
    [['..', 'a']],
    [['a', '..', '..', 'b']],
    [['a', '..', 'b']],
    [['a', 'b', '..']],
    [['.']],
    [['a', '..']],
  ])('is not left by %j', async (path) => {
    const { folder, write } = chosen();
    await expect(write({ folder, path, bytes })).rejects.toThrow('leads out');
    expect(await readdir(home)).toEqual(['chosen']);
  });

  it('is not left by a link in it', async () => {
    await mkdir(join(home, 'elsewhere'));
    await symlink(join(home, 'elsewhere'), join(home, 'chosen', 'link'));
    const { folder, write } = chosen();
    for (const path of [
      ['link', 'a'],
      ['link', 'folder', 'a'],
    ])
      await expect(write({ folder, path, bytes })).rejects.toThrow('leads out');
    expect(await readdir(join(home, 'elsewhere'))).toEqual([]);
  });
});

describe('a request to write below it', () => {
  const isAllowed = (path: readonly string[]): boolean =>
    REQUESTS.writeInFolder.payload.safeParse({ folder: TICKET, path, bytes }).success;

  it('may name folders and a file', () => {
    expect(isAllowed(['Königreich Valdrun', 'Zug 58 - Valdrun - Auswertung.pdf'])).toBe(true);
  });

  it.each([
    [[]],
    [['..', 'a']],
    [['a/b']],
    [['a\\b']],
    [['C:', 'a']],
    [['nul.pdf']],
    [['a.']],
    [['a ']],
    [['a\u0007b']],
    [['a', 'b', 'c', 'd']],
  ])('may not name %j', (path) => {
    expect(isAllowed(path)).toBe(false);
  });
});
