// A copy of the project with violations planted in it: what looks at the whole tree finds faults and plants in one pass.
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { filesBelow } from '../lib/files.mjs';
import { inProject } from '../lib/project.mjs';
import { PLANTS } from './plants.mjs';

/** Folders with modules in the import graph. */
export const FLOORS = ['engine', 'renderer', 'electron', 'cli', 'assets', 'e2e', 'bench'];

/** Source files of the import graph below a folder. */
export const sourceFiles = (top) => filesBelow(FLOORS, (path) => /\.tsx?$/.test(path), top);

const CONFIGS = [
  'package.json',
  'knip.json',
  '.dependency-cruiser.mjs',
  '.oxlintrc.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.lint.json',
  'vite.config.ts',
  'vitest.config.ts',
];

/** The files of a plant by their paths. */
export const filesOf = ({ file, text, beside }) => ({ [file]: text, ...beside });

/**
 * Lends a copy of the project with some of the plants to `look`, and throws it away.
 * @param {readonly string[]} kinds of plants
 * @param {(top: string, plants: typeof PLANTS) => Promise<T>} look
 * @returns {Promise<T>}
 * @template T
 */
export const inMirror = async (kinds, look) => {
  const top = mkdtempSync(join(tmpdir(), 'wabenwart-mirror-'));
  const plants = PLANTS.filter(({ by }) => kinds.includes(by));
  try {
    for (const name of [...FLOORS, 'docs', 'scripts', ...CONFIGS])
      cpSync(inProject(name), join(top, name), { recursive: true });
    symlinkSync(inProject('node_modules'), join(top, 'node_modules'), 'junction');
    for (const [path, text] of plants.flatMap((plant) => Object.entries(filesOf(plant)))) {
      mkdirSync(dirname(join(top, path)), { recursive: true });
      writeFileSync(join(top, path), text);
    }
    return await look(top, plants);
  } finally {
    rmSync(top, { recursive: true, force: true });
  }
};

/**
 * The stage of plants that must each be refused.
 * @param {string} name
 * @param {typeof PLANTS} plants
 * @param {(plant: (typeof PLANTS)[number]) => boolean} isRefused
 * @returns {import('./stage.mjs').Stage}
 */
export const plantStage = (name, plants, isRefused) => {
  const open = plants.filter((plant) => !isRefused(plant));
  return {
    name,
    passed: plants.length - open.length,
    failed: open.length,
    skipped: 0,
    output: open.map(({ what, file }) => `not refused: ${what} (planted as ${file})`).join('\n'),
  };
};
