// Lint and format. oxlint looks at everything, with types (.oxlintrc.json); ESLint has our own laws on syntax.
import { existsSync } from 'node:fs';
import { CACHE, inProject, runTool } from '../lib/project.mjs';
import { single } from './stage.mjs';

const cache = (path) => ['--cache', '--cache-strategy', 'content', '--cache-location', path];

/** Folders with code on which a law of ours speaks. */
const LAWFUL = ['engine', 'renderer', 'cli'];

/**
 * The linter with types, on `files` below `cwd`. It runs where its program is installed: on Linux, where the hashes of
 * package-lock.json were taken.
 */
export const oxlint = (cwd, files = []) =>
  runTool('oxlint/bin/oxlint', ['--tsconfig', 'tsconfig.lint.json', '--format', 'unix', ...files], {
    cwd,
  });

/** True where the linter with types is installed. */
export const hasOxlint = () =>
  ['gnu', 'musl']
    .map((libc) => `binding-${process.platform}-${process.arch}-${libc}`)
    .some((name) => existsSync(inProject('node_modules', '@oxlint', name)));

/** @returns {Promise<import('./stage.mjs').Stage[]>} */
export const checkOxlint = async () =>
  hasOxlint()
    ? [single('oxlint', await oxlint(inProject()))]
    : [{ name: 'oxlint (not on this system)', passed: 0, failed: 0, skipped: 1, output: '' }];

/** Files whose content was looked at before are not looked at again. @returns {Promise<import('./stage.mjs').Stage[]>} */
export const checkEslint = async () => [
  single(
    'eslint',
    await runTool('eslint/bin/eslint.js', [
      ...LAWFUL,
      ...['--max-warnings', '0', '--no-color'],
      ...cache(inProject(CACHE, 'eslint.json')),
    ]),
  ),
];

/** Files whose content was in form before are not looked at again. @returns {Promise<import('./stage.mjs').Stage[]>} */
export const checkFormat = async () => [
  single(
    'format',
    await runTool('prettier/bin/prettier.cjs', [
      ...['--check', '--log-level', 'warn', '.'],
      ...cache(inProject(CACHE, 'prettier.json')),
    ]),
  ),
];
