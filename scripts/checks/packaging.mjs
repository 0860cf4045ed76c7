// The packaging: the configuration against electron-builder's own schema, and a real package around a stub
// of Electron, whose archive must hold exactly what the program needs and whose binary must have its fuses set.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archiveFaults, fuseFaults, stubBinary } from '../lib/archive.mjs';
import { inProject, root, runTool } from '../lib/project.mjs';
import { single } from './stage.mjs';

const builderRequire = () =>
  createRequire(inProject('node_modules', 'electron-builder', 'package.json'));

const validate = async () => {
  const require = builderRequire();
  const { getConfig, validateConfiguration } = require('app-builder-lib/out/util/config/config');
  const { DebugLogger } = require('builder-util');
  try {
    await validateConfiguration(
      await getConfig(root, 'electron-builder.yml', null),
      new DebugLogger(false),
    );
    return { code: 0, output: '' };
  } catch (error) {
    return { code: 1, output: error.message };
  }
};

const STUB = [
  'electron',
  'version',
  'LICENSE',
  'LICENSES.chromium.html',
  'chrome-sandbox',
  'chrome_crashpad_handler',
];

const makeStub = () => {
  const folder = mkdtempSync(join(tmpdir(), 'wabenwart-electron-'));
  STUB.forEach((name) => writeFileSync(join(folder, name), 'stub'));
  writeFileSync(join(folder, 'version'), '45.4.1');
  writeFileSync(join(folder, 'electron'), stubBinary());
  mkdirSync(join(folder, 'resources'));
  mkdirSync(join(folder, 'locales'));
  ['de', 'en-US'].forEach((language) =>
    writeFileSync(join(folder, 'locales', `${language}.pak`), 'stub'),
  );
  return folder;
};

const judge = (unpacked) => {
  const archive = join(unpacked, 'resources', 'app.asar');
  if (!existsSync(archive)) return 'no app.asar was made';
  return [
    ...archiveFaults(readFileSync(archive)),
    ...fuseFaults(readFileSync(join(unpacked, 'wabenwart'))),
  ].join('\n');
};

const pack = async () => {
  const stub = makeStub();
  const output = mkdtempSync(join(tmpdir(), 'wabenwart-package-'));
  try {
    const args = [
      '--linux',
      'dir',
      '--publish',
      'never',
      `-c.electronDist=${stub}`,
      `-c.directories.output=${output}`,
    ];
    const result = await runTool('electron-builder/cli.js', args, { timeout: 120_000 });
    if (result.code !== 0) return result;
    const fault = judge(join(output, 'linux-unpacked'));
    return { code: fault === '' ? 0 : 1, output: fault };
  } finally {
    rmSync(stub, { recursive: true, force: true });
    rmSync(output, { recursive: true, force: true });
  }
};

/** Needs the built program. @returns {Promise<import('./stage.mjs').Stage[]>} */
export const checkPackaging = async () => {
  const valid = single('installer configuration', await validate());
  if (process.platform !== 'linux')
    return [valid, { name: 'package', passed: 0, failed: 0, skipped: 1, output: '' }];
  return [valid, single('package', await pack())];
};
