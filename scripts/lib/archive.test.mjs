import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { archiveFaults, FUSES, fuseFaults, stubBinary } from './archive.mjs';
import { inProject } from './project.mjs';

const require = createRequire(inProject('node_modules', 'electron-builder', 'package.json'));
const { createPackage } = require('@electron/asar');
const { flipFuses, FuseV1Options, FuseVersion } = require('@electron/fuses');

const PROGRAM = {
  'package.json': '{"main":"dist/electron/main.js"}',
  'dist/electron/main.js': 'start();',
  'dist/electron/preload.cjs': 'door();',
  'dist/renderer/index.html': '<!doctype html>',
  'dist/renderer/assets/index-a_B-1.js': 'page();',
  'dist/renderer/pages/player-page.json': '{}',
};

let home;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'wabenwart-archive-'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const writeFiles = (folder, files) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
};

/** The archive of some files, made by the library the packager uses. */
const packed = async (files, also = () => undefined) => {
  const folder = mkdtempSync(join(home, 'files-'));
  writeFiles(folder, files);
  also(folder);
  const archive = join(home, `${folder.split(/[\\/]/).at(-1)}.asar`);
  await createPackage(folder, archive);
  const length = Object.values(files).reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  // The library reports success while its last bytes are still on their way to the disk.
  return vi.waitFor(() => {
    const bytes = readFileSync(archive);
    expect(bytes.length).toBe(8 + bytes.readUInt32LE(4) + length);
    return bytes;
  });
};

describe('the archive of a packed program', () => {
  it('is right if it holds the program and nothing else', async () => {
    expect(archiveFaults(await packed(PROGRAM))).toEqual([]);
  });

  it.each(Object.keys(PROGRAM).slice(0, 4))('is not right without %s', async (path) => {
    const rest = Object.fromEntries(Object.entries(PROGRAM).filter(([name]) => name !== path));
    expect(archiveFaults(await packed(rest))).toEqual([`missing in app.asar: /${path}`]);
  });

  it.each([
    'node_modules/zod/index.js',
    'dist/renderer/assets/index-a_B-1.js.map',
    'dist/renderer/assets/.env',
    'dist/renderer/notes.txt',
    'dist/electron/main.test.js',
    'dist/cli/wabenwart.mjs',
    'engine/index.ts',
    'package-lock.json',
  ])('is not right with %s', async (path) => {
    expect(archiveFaults(await packed({ ...PROGRAM, [path]: 'surplus' }))).toEqual([
      `not wanted in app.asar: /${path}`,
    ]);
  });

  it('is not right with a file that names its source map', async () => {
    const path = 'dist/electron/main.js';
    const text = 'start();\n//# sourceMappingURL=main.js.map';
    expect(archiveFaults(await packed({ ...PROGRAM, [path]: text }))).toEqual([
      `a source map is named in app.asar: /${path}`,
    ]);
  });

  it('is not right with a link in place of a file', async () => {
    const archive = await packed(PROGRAM, (folder) =>
      symlinkSync('index-a_B-1.js', join(folder, 'dist/renderer/assets/other.js')),
    );
    expect(archiveFaults(archive)).toEqual(['not inside app.asar: /dist/renderer/assets/other.js']);
  });

  it('shows every byte that was changed, cut off or added', async () => {
    const archive = await packed(PROGRAM);
    const from = 8 + archive.readUInt32LE(4);
    fc.assert(
      fc.property(
        fc.integer({ min: from, max: archive.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        (at, change) => {
          const changed = Buffer.from(archive);
          changed[at] ^= change;
          expect(archiveFaults(changed)).toHaveLength(1);
          expect(archiveFaults(archive.subarray(0, at))).not.toEqual([]);
        },
      ),
    );
    expect(archiveFaults(Buffer.concat([archive, Buffer.from('more')]))).toEqual([
      'app.asar holds bytes that belong to no file',
    ]);
  });

  it.each(['hash', 'blocks'])('is not right where a file has another %s', async (key) => {
    const text = (await packed(PROGRAM)).toString('latin1');
    const lie = text.replace(
      new RegExp(`"${key}":\\[?"[0-9a-f]{4}`),
      (found) => `${found.slice(0, -4)}0000`,
    );
    expect(archiveFaults(Buffer.from(lie, 'latin1'))).toHaveLength(1);
  });

  it('is distinguished from what is no archive', () => {
    expect(archiveFaults(Buffer.from('stub'))).toEqual(['app.asar cannot be read']);
  });
});

describe('the fuses of a packed program', () => {
  /** The stand-in after the library of the packager has set its fuses, all as they must be but those given. */
  const flipped = async (wrong = {}) => {
    const binary = join(mkdtempSync(join(home, 'binary-')), 'electron');
    writeFileSync(binary, stubBinary());
    const config = Object.fromEntries(
      FUSES.map(([name, isOn]) => [FuseV1Options[name], wrong[name] ?? isOn]),
    );
    await flipFuses(binary, { version: FuseVersion.V1, ...config });
    return readFileSync(binary);
  };

  it('are all that the library knows, each by its place on the wire', () => {
    expect(FUSES.map(([name]) => FuseV1Options[name])).toEqual(FUSES.map((_, at) => at));
    expect(FUSES).toHaveLength(Object.keys(FuseV1Options).length / 2);
  });

  it('are right once they are set', async () => expect(fuseFaults(await flipped())).toEqual([]));

  it.each(FUSES)('show %s if it is not set as it should be', async (name, isOn) => {
    expect(fuseFaults(await flipped({ [name]: !isOn }))).toEqual([
      `fuse ${name} must be ${isOn ? 'on' : 'off'}`,
    ]);
  });

  it('are not right as Electron delivers them', () => {
    expect(fuseFaults(stubBinary()).length).toBeGreaterThan(4);
  });

  it('cannot be missing', () => {
    expect(fuseFaults(Buffer.from('stub'))).toEqual(['the binary has no fuses']);
  });
});
