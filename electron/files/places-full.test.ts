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
  folder = await mkdtemp(join(tmpdir(), 'wabenwart-backup-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const OLD = 'See_2026-11-21_120000_Zug-58_0a1b2c3d.wabenwart';
const NEW = 'See_2026-11-22_120000_Zug-58_0a1b2c3d.wabenwart';

/** A separate program that writes a backup chunk by chunk as the page does, and prints the code of the error. */
const program = async (): Promise<string> => {
  const outfile = join(folder, 'backup.mjs');
  await build({
    stdin: {
      contents: `
        import { createPlaces } from './electron/files/places.ts';
        process.on('SIGXFSZ', () => undefined);
        const [, , path, name] = process.argv;
        const places = createPlaces();
        const { folder } = places.grant('backups', path);
        const { file } = await places.open({ folder, name });
        try {
          for (let chunk = 0; chunk < 8; chunk += 1)
            await places.write({ file, bytes: new Uint8Array(16384) });
          await places.close({ file, isKept: true });
          console.log('written');
        } catch (error) {
          console.log(error.code);
        }`,
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

describe.skipIf(process.platform === 'win32')(
  'a folder of backups that takes no more than 64 KiB',
  () => {
    it('keeps the older backup, leaves no other file, and takes the new one once there is space', async () => {
      const writer = await program();
      const home = await mkdtemp(join(folder, 'home-'));
      await writeFile(join(home, OLD), 'old');
      const write = async (limit: string): Promise<string> => {
        const line = `ulimit -f ${limit}; exec "$0" "$1" "$2" "$3"`;
        const run = await call('bash', ['-c', line, process.execPath, writer, home, NEW]);
        return run.stdout.trim();
      };
      expect(await write('64')).toBe('EFBIG');
      expect([await readdir(home), await readFile(join(home, OLD), 'utf8')]).toEqual([
        [OLD],
        'old',
      ]);
      expect(await write('unlimited')).toBe('written');
      expect((await readdir(home)).sort()).toEqual([OLD, NEW]);
      expect((await readFile(join(home, NEW))).length).toBe(8 * 16384);
    });
  },
);
