import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const call = promisify(execFile);

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wabenwart-full-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Ways to write `bytes` bytes to `path`: at once, and piece by piece as the page does. */
const WAYS = {
  'at once': `
    import { writeAtomically } from './electron/files/atomic.ts';
    const write = (path, bytes) => writeAtomically(path, new Uint8Array(bytes));`,
  'by stream': `
    import { createStreams } from './electron/files/streams.ts';
    const write = async (path, bytes) => {
      const streams = createStreams();
      const { file } = await streams.create(path);
      for (let at = 0; at < bytes; at += 10_000)
        await streams.write({ file, bytes: new Uint8Array(Math.min(10_000, bytes - at)) });
      await streams.close({ file, isKept: true });
    };`,
};

/** A separate program that writes `bytes` bytes to `path` and prints the code of the error. */
const program = async (way: string): Promise<string> => {
  const outfile = join(folder, 'write.mjs');
  await build({
    stdin: {
      contents: `
        ${way}
        process.on('SIGXFSZ', () => undefined);
        const [, , path, bytes] = process.argv;
        await write(path, Number(bytes)).then(
          () => console.log('written'),
          (error) => console.log(error.code),
        );`,
      resolveDir: '.',
    },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
  return outfile;
};

describe.skipIf(process.platform === 'win32')('a place that takes no more than 64 KiB', () => {
  it.each(Object.entries(WAYS))(
    'keeps the old file whole, leaves no other file, and takes the file once there is space: %s',
    async (_name, way) => {
      const writer = await program(way);
      const home = await mkdtemp(join(folder, 'home-'));
      const path = join(home, 'world.wabenwart');
      await writeFile(path, 'old');
      const write = async (limit: string, bytes: number): Promise<string> => {
        const line = `ulimit -f ${limit}; exec "$0" "$1" "$2" ${String(bytes)}`;
        return (await call('bash', ['-c', line, process.execPath, writer, path])).stdout.trim();
      };
      expect(await write('64', 1_000_000)).toBe('EFBIG');
      expect([await readdir(home), await readFile(path, 'utf8')]).toEqual([
        ['world.wabenwart'],
        'old',
      ]);
      expect(await write('unlimited', 1_000_000)).toBe('written');
      expect([await readdir(home), (await readFile(path)).length]).toEqual([
        ['world.wabenwart'],
        1_000_000,
      ]);
    },
  );
});
