import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  test,
} from '@playwright/test';
import { guardedLaunch, listenTo } from './guard';

/** Flags that keep the browser quiet and its drawing the same on every machine. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

export interface Window {
  readonly width: number;
  readonly height: number;
}

export const LAPTOP: Window = { width: 1366, height: 768 };
export const DESKTOP: Window = { width: 1920, height: 1080 };

/** A GM's browser: storage of its own that begins empty. */
export interface TestBrowser {
  /** Opens a window of the browser and shows the page in it; `prepare` gets the window before the page is there. */
  readonly open: (prepare?: (window: Page) => Promise<unknown>) => Promise<Page>;
  /** Closes every window and forgets what was stored. */
  readonly clear: () => Promise<void>;
}

/** How a browser is started: `origin` is the only server it reaches (see guard.ts). */
const launchOptions = async (origin: string) => {
  const executable = process.env['WABENWART_BROWSER'] ?? '';
  const guard = await guardedLaunch([origin]);
  return {
    ...(executable === '' ? {} : { executablePath: executable }),
    headless: true,
    proxy: guard.proxy,
    args: [...FLAGS, ...guard.args],
  };
};

const contextOptions = (window: Window, locale: string): BrowserContextOptions => ({
  locale,
  timezoneId: 'Europe/Berlin',
  viewport: { ...window },
  acceptDownloads: true,
  reducedMotion: 'reduce',
});

const showPage = async (
  context: BrowserContext,
  address: string,
  prepare?: (window: Page) => Promise<unknown>,
): Promise<Page> => {
  listenTo(context, [new URL(address).origin]);
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(test.info().project.use.actionTimeout ?? 15_000);
  // One listener for good: switching the interception on for every file races with the key that opens it.
  page.on('filechooser', () => undefined);
  await prepare?.(page);
  await page.goto(address);
  return page;
};

/** The browser of this worker by the server it reaches: started once, it serves every journey of the worker. */
const browsers = new Map<string, Promise<Browser>>();

const browserFor = async (origin: string): Promise<Browser> => {
  const started = browsers.get(origin);
  if (started !== undefined && (await started).isConnected()) return started;
  const starting = launchOptions(origin).then((options) => chromium.launch(options));
  browsers.set(origin, starting);
  return starting;
};

/** Closes the browser of this worker. */
export async function closeBrowsers(): Promise<void> {
  const all = await Promise.all(browsers.values());
  browsers.clear();
  await Promise.all(all.map((browser) => browser.close()));
}

/** A fresh context in the browser of this worker. */
export function freshBrowser(
  address: string,
  window: Window = LAPTOP,
  locale = 'de-DE',
): Promise<TestBrowser> {
  let context: BrowserContext | undefined;
  const clear = async (): Promise<void> => {
    await context?.close();
    context = undefined;
  };
  return Promise.resolve({
    open: async (prepare) => {
      await clear();
      const browser = await browserFor(new URL(address).origin);
      context = await browser.newContext(contextOptions(window, locale));
      return showPage(context, address, prepare);
    },
    clear,
  });
}

/**
 * Replaces the folder picker of the browser by a folder of its own storage, with real handles: only the dialogue, which
 * no test can operate, is skipped. From the next load on.
 */
export function offerFolder(page: Page, folder: string): Promise<unknown> {
  return page.addInitScript((name) => {
    Object.assign(globalThis, {
      showDirectoryPicker: async () =>
        (await navigator.storage.getDirectory()).getDirectoryHandle(name, { create: true }),
    });
  }, folder);
}

const journeys: TestBrowser[] = [];

/** The page in a fresh context, which is closed at the end of the journey. */
export async function freshPage(
  address: string | undefined,
  window?: Window,
  locale?: string,
  prepare?: (window: Page) => Promise<unknown>,
): Promise<Page> {
  const own = await freshBrowser(address ?? '', window, locale);
  journeys.push(own);
  return own.open(prepare);
}

/** Closes what `freshPage` opened. */
export async function closePages(): Promise<void> {
  await Promise.all(journeys.splice(0).map((own) => own.clear()));
}

/** A browser with a profile of its own on the disk, which persists when the browser is closed and reopened. */
export async function lastingBrowser(
  address: string,
  window: Window = LAPTOP,
  locale = 'de-DE',
): Promise<TestBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'wabenwart-desk-'));
  let context: BrowserContext | undefined;
  const getUp = async (): Promise<void> => {
    await context?.close();
    context = undefined;
  };
  return {
    open: async (prepare) => {
      await getUp();
      context = await chromium.launchPersistentContext(profile, {
        ...(await launchOptions(new URL(address).origin)),
        ...contextOptions(window, locale),
      });
      return showPage(context, address, prepare);
    },
    clear: async () => {
      await getUp();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

const folder = join(import.meta.dirname, '..', '..', 'screenshots');

/** True if a person asked for pictures to look at. */
export const arePicturesWanted = process.env['WABENWART_SCREENSHOTS'] === '1';

const manual = join(import.meta.dirname, '..', '..', 'docs', 'pictures', 'manual');

/** Renews a picture of the manual where a person asked for that; a new one begins as an empty file of its name. */
async function renewInManual(page: Page, name: string): Promise<void> {
  const path = join(manual, `${name}.jpg`);
  if (process.env['WABENWART_PICTURES'] !== '1' || !existsSync(path)) return;
  await page.screenshot({ path, type: 'jpeg', quality: 70, animations: 'disabled' });
}

/** Puts a picture of the page into the folder `screenshots/` and into the manual, if pictures are wanted. */
export async function takePicture(page: Page, name: string): Promise<void> {
  await renewInManual(page, name);
  if (!arePicturesWanted) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
}
