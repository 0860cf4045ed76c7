// Installs what is missing, from the npm registry only.
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { inProject, isSupportedNode, run, say } from './project.mjs';

const stampFile = () => inProject('node_modules', '.wabenwart-lock');
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(inProject('package-lock.json')))
    .digest('hex');

/** True if node_modules was installed from the present lock file. */
export const isInstalled = () =>
  existsSync(stampFile()) && readFileSync(stampFile(), 'utf8') === lockHash();

/** True if `folder` only points to libraries that lie elsewhere and may belong to others. */
export const isBorrowed = (folder) =>
  lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink() === true;

/**
 * Makes sure that the libraries of the lock file are installed. Electron's own download does not run: install scripts
 * are switched off in .npmrc.
 * @returns {Promise<boolean>} false if it failed; the reason has been printed
 */
export const ensureInstalled = async () => {
  if (!isSupportedNode(process.version)) {
    say(`Wabenwart needs Node 20.19 or newer; this is ${process.version}. Nothing was changed.`);
    return false;
  }
  if (isInstalled()) return true;
  if (isBorrowed(inProject('node_modules'))) {
    say(
      'node_modules is a symbolic link and does not fit package-lock.json; it was not emptied: remove the link and run the command again.',
    );
    return false;
  }
  say('Installing libraries (once, about half a minute) ...');
  const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund']);
  if (code !== 0) {
    say(
      output
        .split('\n')
        .filter((line) => line.includes('npm error'))
        .slice(0, 8)
        .join('\n'),
    );
    say(
      'The libraries could not be installed. Check the connection to the npm registry and run the command again.',
    );
    return false;
  }
  writeFileSync(stampFile(), lockHash());
  return true;
};
