// Lint and format: oxlint looks at everything, with types (.oxlintrc.json) and our own laws on syntax; oxfmt formats all
// files it knows (.oxfmtrc.json).
import { existsSync } from 'node:fs';
import { inProject, runTool } from '../lib/project.mjs';
import { single } from './stage.mjs';

/**
 * The linter with types, on `files` below `cwd`. It runs where its program is installed: on Linux, where the hashes of
 * package-lock.json were taken.
 */
export const oxlint = (cwd, files = []) =>
  runTool('oxlint/bin/oxlint', ['--tsconfig', 'tsconfig.lint.json', '--format', 'unix', ...files], {
    cwd,
  });

/** True where a program made for each system is installed here: on Linux with glibc. */
const isNative = (scope) =>
  existsSync(inProject('node_modules', scope, `binding-${process.platform}-${process.arch}-gnu`));

const native = async (name, scope, run) =>
  isNative(scope)
    ? [single(name, await run())]
    : [{ name: `${name} (not on this system)`, passed: 0, failed: 0, skipped: 1, output: '' }];

/** True where the linter with types is installed. */
export const hasOxlint = () => isNative('@oxlint');

/** @returns {Promise<import('./stage.mjs').Stage[]>} */
export const checkOxlint = () => native('oxlint', '@oxlint', () => oxlint(inProject()));

/** @returns {Promise<import('./stage.mjs').Stage[]>} */
export const checkFormat = () =>
  native('format', '@oxfmt', () => runTool('oxfmt/bin/oxfmt', ['--list-different', '.']));
