import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type Browser, chromium, type Page } from '@playwright/test';
import { guardedLaunch, listenTo } from '../support/guard';
import { PATIENCE } from './patience';

/** A browser in a process group of its own, so that all of it can be killed at once. */
export interface Mortal {
  readonly page: Page;
  /** SIGKILL for the whole group; resolves once the browser is gone. */
  readonly kill: () => Promise<void>;
}

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--disable-sync',
  '--disable-breakpad',
  '--hide-crash-restore-bubble',
  '--force-prefers-reduced-motion',
  // Fewer processes and errands: a start costs less, the database and its disk are the same.
  '--in-process-gpu',
  '--mute-audio',
  '--metrics-recording-only',
  '--disable-default-apps',
  '--password-store=basic',
  '--enable-features=NetworkServiceInProcess2',
  '--disable-features=SpareRendererForSitePerProcess,Translate,OptimizationHints,MediaRouter,AudioServiceOutOfProcess',
  '--lang=de-DE',
  '--accept-lang=de-DE',
  '--window-size=1366,768',
  '--remote-debugging-port=0',
  // Nobody speaks through the pipe: the browser ends by itself when the process that holds it is gone.
  '--remote-debugging-pipe',
];

/** The address at which a browser that has just started can be driven; it says it on its error stream. */
const addressOf = (browser: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    if (browser.stderr === null) {
      reject(new Error('The browser has no error stream.'));
      return;
    }
    const lines = createInterface({ input: browser.stderr });
    lines.on('line', (line) => {
      const address = /^DevTools listening on (ws:\S+)/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
    browser.once('exit', (code) => {
      reject(new Error(`The browser ended by itself (${String(code)}).`));
    });
  });

/** Groups of browsers that live; whatever becomes of a test, they do not outlive its process. */
const groups = new Set<number>();
process.once('exit', () => {
  for (const group of groups) {
    try {
      process.kill(-group, 'SIGKILL');
    } catch {
      // Gone already.
    }
  }
});

/** What is killed: the group of the process, not only the process. */
const killGroup = async (process_: ChildProcess): Promise<void> => {
  if (process_.pid === undefined || process_.exitCode !== null || process_.signalCode !== null)
    return;
  const gone = once(process_, 'exit');
  process.kill(-process_.pid, 'SIGKILL');
  await gone;
  groups.delete(process_.pid);
};

const saveInto = async (browser: Browser, folder: string): Promise<void> => {
  const session = await browser.newBrowserCDPSession();
  await session.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder });
};

/** Starts the browser on a profile; files it saves go into `downloads` under their own names. */
export async function startMortal(
  address: string,
  { profile, downloads }: { readonly profile: string; readonly downloads: string },
): Promise<Mortal> {
  const origins = [new URL(address).origin];
  const { proxy, args } = await guardedLaunch(origins);
  const executable = process.env['WABENWART_BROWSER'] ?? '';
  const child = spawn(
    executable === '' ? chromium.executablePath() : executable,
    [
      ...FLAGS,
      ...args,
      `--proxy-server=${proxy.server}`,
      `--proxy-bypass-list=${proxy.bypass.replaceAll(',', ';')}`,
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'] },
  );
  if (child.pid !== undefined) groups.add(child.pid);
  try {
    const browser = await chromium.connectOverCDP(await addressOf(child));
    const [context] = browser.contexts();
    if (context === undefined) throw new Error('The browser has no window.');
    listenTo(context, origins);
    await saveInto(browser, downloads);
    const page = context.pages()[0] ?? (await context.newPage());
    page.setDefaultTimeout(PATIENCE);
    page.on('filechooser', () => undefined);
    const kill = async (): Promise<void> => {
      await killGroup(child);
      await browser.close().catch(() => undefined);
    };
    return { page, kill };
  } catch (error) {
    await killGroup(child);
    throw error;
  }
}
