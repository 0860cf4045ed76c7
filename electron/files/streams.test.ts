import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStreams, MAX_READERS, MAX_WRITERS } from './streams';
import { times } from '../../engine/testing/trials';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wabenwart-streams-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const UNKNOWN = '7d444840-9dc0-11d1-b245-5ffdce74fad2';

describe('a file that is read by stream', () => {
  it('gives the ranges requested, and no more than it had when it was chosen', async () => {
    const content = Uint8Array.from({ length: 3000 }, (_, index) => index % 256);
    const path = join(folder, 'world.wabenwart');
    await writeFile(path, content);
    const streams = createStreams();
    const { file, name, size } = await streams.open(path);
    expect([name, size]).toEqual(['world.wabenwart', 3000]);
    await fc.assert(
      fc.asyncProperty(fc.nat(4000), fc.nat(4000), async (one, other) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const read = await streams.read({ file, from, to });
        expect(Buffer.from(read).equals(content.subarray(from, to))).toBe(true);
      }),
      times(40),
    );
  });

  it('is not read once another one has taken its place', async () => {
    const path = join(folder, 'world.wabenwart');
    await writeFile(path, 'old');
    const streams = createStreams();
    const { file } = await streams.open(path);
    await rm(path);
    await writeFile(join(folder, 'secret'), 'sec');
    await symlink(join(folder, 'secret'), path);
    await expect(streams.read({ file, from: 0, to: 3 })).rejects.toThrow();
    await rm(path);
    await writeFile(path, 'other');
    await expect(streams.read({ file, from: 0, to: 3 })).rejects.toThrow('file changed');
  });

  it('is refused where it is a folder or too large', async () => {
    const streams = createStreams(4);
    await expect(streams.open(folder)).rejects.toThrow('not a file');
    await writeFile(join(folder, 'large'), 'large');
    await expect(streams.open(join(folder, 'large'))).rejects.toThrow('too large');
  });

  it('is refused without a ticket, with one for writing, and with one that has expired', async () => {
    const path = join(folder, 'a');
    await writeFile(path, 'a');
    const streams = createStreams();
    const whole = { from: 0, to: 1 };
    await expect(streams.read({ file: UNKNOWN, ...whole })).rejects.toThrow('not chosen');
    const { file: written } = await streams.create(join(folder, 'b'));
    await expect(streams.read({ file: written, ...whole })).rejects.toThrow('not chosen');
    const { file: first } = await streams.open(path);
    for (let more = 1; more < MAX_READERS; more += 1) await streams.open(path);
    expect(await streams.read({ file: first, ...whole })).toEqual(bytes('a'));
    const { file: last } = await streams.open(path);
    await expect(streams.read({ file: first, ...whole })).rejects.toThrow('not chosen');
    streams.end();
    await expect(streams.read({ file: last, ...whole })).rejects.toThrow('not chosen');
  });
});

describe('a file that is written by stream', () => {
  const old = async (): Promise<string> => {
    const path = join(folder, 'world.wabenwart');
    await writeFile(path, 'old');
    return path;
  };

  it('is at its place only once it is closed as finished, whole and without another file', async () => {
    const path = await old();
    const streams = createStreams();
    const { file } = await streams.create(path);
    await Promise.all(
      ['one ', 'two ', 'three'].map((text) => streams.write({ file, bytes: bytes(text) })),
    );
    expect(await readFile(path, 'utf8')).toBe('old');
    expect(await readdir(folder)).toHaveLength(2);
    expect(await streams.close({ file, isKept: true })).toEqual({ path });
    expect(await readFile(path, 'utf8')).toBe('one two three');
    expect(await readdir(folder)).toEqual(['world.wabenwart']);
  });

  it('leaves the old one and nothing else where it is discarded', async () => {
    const path = await old();
    const streams = createStreams();
    const { file } = await streams.create(path);
    await streams.write({ file, bytes: bytes('new') });
    expect(await streams.close({ file, isKept: false })).toEqual({ path: '' });
    expect([await readdir(folder), await readFile(path, 'utf8')]).toEqual([
      ['world.wabenwart'],
      'old',
    ]);
  });

  it('leaves the old one and nothing else where the page is closed, also while it is being begun', async () => {
    const path = await old();
    const streams = createStreams();
    const { file } = await streams.create(path);
    await streams.write({ file, bytes: bytes('new') });
    const begun = streams.create(path);
    streams.end();
    await expect(begun).rejects.toThrow('window closed');
    await expect(streams.write({ file, bytes: bytes('more') })).rejects.toThrow('not open');
    expect([await readdir(folder), await readFile(path, 'utf8')]).toEqual([
      ['world.wabenwart'],
      'old',
    ]);
  });

  it('takes nothing after its end', async () => {
    const streams = createStreams();
    const { file } = await streams.create(await old());
    await streams.close({ file, isKept: true });
    await expect(streams.write({ file, bytes: bytes('x') })).rejects.toThrow('not open');
    await expect(streams.close({ file, isKept: true })).rejects.toThrow('not open');
    await expect(streams.write({ file: UNKNOWN, bytes: bytes('x') })).rejects.toThrow('not open');
    await expect(streams.close({ file: UNKNOWN, isKept: true })).rejects.toThrow('not open');
  });

  it('is removed, the old one untouched, once it grows too large', async () => {
    const path = await old();
    const streams = createStreams(5);
    const { file } = await streams.create(path);
    await streams.write({ file, bytes: bytes('12345') });
    await expect(streams.write({ file, bytes: bytes('6') })).rejects.toThrow('too large');
    await expect(streams.close({ file, isKept: true })).rejects.toThrow('not open');
    expect([await readdir(folder), await readFile(path, 'utf8')]).toEqual([
      ['world.wabenwart'],
      'old',
    ]);
  });

  it('is one of a few, and frees its slot at its end', async () => {
    const streams = createStreams();
    const begun = await Promise.allSettled(
      Array.from({ length: MAX_WRITERS + 1 }, (_, no) => streams.create(join(folder, String(no)))),
    );
    expect(begun.map(({ status }) => status)).toEqual([
      ...Array.from({ length: MAX_WRITERS }, () => 'fulfilled'),
      'rejected',
    ]);
    const [first] = begun;
    if (first?.status !== 'fulfilled') throw new Error('the first one is open');
    await streams.close({ ...first.value, isKept: true });
    await expect(streams.create(join(folder, 'again'))).resolves.toHaveProperty('file');
    streams.end();
    expect(await readdir(folder)).toEqual(['0']);
  });

  it('fails without a trace where its place cannot be used', async () => {
    const path = join(folder, 'occupied');
    await mkdir(join(path, 'in it'), { recursive: true });
    const streams = createStreams();
    const { file } = await streams.create(path);
    await expect(streams.close({ file, isKept: true })).rejects.toThrow();
    expect(await readdir(folder)).toEqual(['occupied']);
    await expect(streams.create(join(folder, 'none', 'a'))).rejects.toThrow('ENOENT');
  });
});
