// Opens the program: Electron where it is present, otherwise a browser's app window, otherwise an address.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { inProject, run, say } from './project.mjs';

const electronFolder = () => inProject('node_modules', 'electron');

/** Path of the Electron binary, or undefined if it has not been fetched. */
export const findElectron = () => {
  const named = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  const dist = named ?? join(electronFolder(), 'dist');
  const pathFile = join(electronFolder(), 'path.txt');
  const program = existsSync(pathFile) ? readFileSync(pathFile, 'utf8') : 'electron';
  const binary = join(dist, program);
  return existsSync(binary) ? binary : undefined;
};

const canReachDownloads = async () => {
  try {
    await fetch('https://github.com/electron/electron/releases', {
      method: 'HEAD',
      signal: AbortSignal.timeout(3000),
    });
    return true;
  } catch {
    return false;
  }
};

/**
 * Fetches Electron's binary if the way is open; gives up quickly where it is not.
 * @returns {Promise<string | undefined>} the binary's path
 */
export const ensureElectron = async () => {
  const present = findElectron();
  if (present || process.env.WABENWART_SHELL === 'browser') return present;
  if (!(await canReachDownloads())) {
    say("Electron's program cannot be fetched from here; opening in a browser window instead.");
    return undefined;
  }
  say('Fetching Electron (once, up to two minutes) ...');
  const { code } = await run(process.execPath, [join(electronFolder(), 'install.js')], {
    timeout: 120_000,
  });
  const fetched = code === 0 ? findElectron() : undefined;
  if (!fetched) say('Electron could not be fetched in time; opening in a browser window instead.');
  return fetched;
};

/** The folder of the app window's own browser profile, and with it of the campaigns. */
export const profileFolder = (environment = process.env, platform = process.platform) => {
  if (environment.WABENWART_PROFILE) return environment.WABENWART_PROFILE;
  if (platform === 'win32' && environment.LOCALAPPDATA)
    return join(environment.LOCALAPPDATA, 'Wabenwart', 'browser');
  if (platform === 'darwin')
    return join(homedir(), 'Library', 'Application Support', 'Wabenwart', 'browser');
  return join(
    environment.XDG_DATA_HOME ?? join(homedir(), '.local', 'share'),
    'wabenwart',
    'browser',
  );
};

/** True if windows can be shown here. */
export const hasScreen = (environment = process.env, platform = process.platform) =>
  platform === 'win32' ||
  platform === 'darwin' ||
  Boolean(environment.DISPLAY ?? environment.WAYLAND_DISPLAY);

/**
 * Chromium starts for root without its sandbox only; then, and for nobody else, it is switched off, and the terminal
 * shows it.
 * @param {number | undefined} user the number of the user, undefined on Windows
 */
export const sandboxArgs = (user = process.getuid?.(), tell = say) => {
  if (user !== 0) return [];
  tell('You are root, and Chromium has no sandbox for root. Start Wabenwart as an ordinary user.');
  return ['--no-sandbox'];
};

/** Opens an app window and resolves when it is closed. */
export const openAppWindow = (browser, address) => {
  const profile = profileFolder();
  mkdirSync(profile, { recursive: true });
  const args = [
    `--app=${address}`,
    `--user-data-dir=${profile}`,
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-features=Translate',
    '--window-size=1440,900',
    ...sandboxArgs(),
  ];
  return waitFor(spawn(browser, args, { stdio: 'ignore' }));
};

/** Opens the Electron shell and resolves when it is closed. */
export const openElectron = (binary) => {
  return waitFor(spawn(binary, [inProject('.'), ...sandboxArgs()], { stdio: 'inherit' }));
};

const waitFor = (child) =>
  new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
