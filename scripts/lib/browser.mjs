// Finds a Chromium, Chrome or Edge on this machine; on Debian it may be installed for the tests, Firefox too.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run, say } from './project.mjs';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
];

/** Where a browser may be, most wanted first. */
export const candidates = (platform, environment) => {
  const named = environment.WABENWART_BROWSER ? [environment.WABENWART_BROWSER] : [];
  if (platform === 'win32') {
    const folders = [
      environment.PROGRAMFILES,
      environment['PROGRAMFILES(X86)'],
      environment.LOCALAPPDATA,
    ];
    const programs = [
      'Google\\Chrome\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
      'Chromium\\Application\\chrome.exe',
    ];
    return [
      ...named,
      ...folders
        .filter(Boolean)
        .flatMap((folder) => programs.map((program) => `${folder}\\${program}`)),
    ];
  }
  if (platform === 'darwin') {
    const programs = ['Google Chrome', 'Microsoft Edge', 'Chromium'];
    return [
      ...named,
      ...programs.map((program) => `/Applications/${program}.app/Contents/MacOS/${program}`),
    ];
  }
  const folders = (environment.PATH ?? '').split(':').filter(Boolean);
  return [...named, ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))];
};

/** The path of a browser, or undefined. */
export const findBrowser = () =>
  candidates(process.platform, process.env).find((path) => existsSync(path));

const hasProgram = (name) =>
  (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, name)));

/** Firefox opens the page of a player in one journey (`e2e/support/firefox.ts`). */
const hasFirefox = () => {
  const named = process.env.WABENWART_FIREFOX;
  return named ? existsSync(named) : ['firefox-esr', 'firefox'].some(hasProgram);
};

const mayInstall = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && hasProgram('apt-get');

const install = async (packages) => {
  say(`Installing ${packages.join(', ')} with apt-get (once) ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env, timeout: 300_000 });
  const { code, output } = await run(
    'apt-get',
    ['install', '-y', '--no-install-recommends', ...packages],
    { env, timeout: 900_000 },
  );
  if (code !== 0) say(output.split('\n').slice(-5).join('\n'));
};

/**
 * Makes sure that a browser, Firefox, fonts and the PDF tools of the print journey are there. Installs Debian's packages
 * where this user may; elsewhere reports what is missing.
 * @returns {Promise<string | undefined>} the browser's path
 */
export const ensureBrowser = async () => {
  const packages = [
    ...(findBrowser() !== undefined && hasProgram('pdftotext')
      ? []
      : ['chromium', 'fonts-noto-core', 'fonts-dejavu-core', 'poppler-utils']),
    // One that is named counts alone.
    ...(hasFirefox() || process.env.WABENWART_FIREFOX ? [] : ['firefox-esr']),
  ];
  if (packages.length > 0 && mayInstall()) await install(packages);
  if (!findBrowser()) {
    say(
      'Missing: Chromium, Chrome or Edge. Install one, or name its path in WABENWART_BROWSER. The journeys are skipped.',
    );
  }
  if (!hasFirefox()) {
    say(
      'Missing: Firefox. Install firefox-esr, or name its path in WABENWART_FIREFOX. The journey in it is skipped.',
    );
  }
  if (process.platform !== 'win32' && !hasProgram('pdftotext')) {
    say(
      'Missing: pdftotext and pdfinfo (package poppler-utils). The measured print journey is skipped.',
    );
  }
  return findBrowser();
};
