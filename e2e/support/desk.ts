import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
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

/** A GM's desk: one browser profile on the disk that can be closed and opened again. */
export interface Desk {
  /** Opens the browser on the profile and shows the page. */
  readonly sitDown: () => Promise<Page>;
  /** Closes the browser; the profile stays. */
  readonly getUp: () => Promise<void>;
  /** Closes the browser and forgets the profile. */
  readonly clear: () => Promise<void>;
}

/** Prepares a fresh profile. Its browser reaches the server of `address` and nobody else (see guard.ts). */
export const freshDesk = async (
  address: string,
  window: Window = LAPTOP,
  locale = 'de-DE',
): Promise<Desk> => {
  const profile = await mkdtemp(join(tmpdir(), 'wabenwart-desk-'));
  let context: BrowserContext | undefined;
  const getUp = async (): Promise<void> => {
    await context?.close();
    context = undefined;
  };
  return {
    sitDown: async () => {
      await getUp();
      const executable = process.env['WABENWART_BROWSER'];
      const origins = [new URL(address).origin];
      const guard = await guardedLaunch(origins);
      context = await chromium.launchPersistentContext(profile, {
        ...(executable === undefined || executable === '' ? {} : { executablePath: executable }),
        headless: true,
        proxy: guard.proxy,
        args: [...FLAGS, ...guard.args],
        locale,
        timezoneId: 'Europe/Berlin',
        viewport: { ...window },
        acceptDownloads: true,
      });
      listenTo(context, origins);
      const page = context.pages()[0] ?? (await context.newPage());
      page.setDefaultTimeout(15_000);
      // One listener for good: switching the interception on for every file races with the key that opens it.
      page.on('filechooser', () => undefined);
      await page.goto(address);
      return page;
    },
    getUp,
    clear: async () => {
      await getUp();
      await rm(profile, { recursive: true, force: true });
    },
  };
};

const folder = join(import.meta.dirname, '..', '..', 'screenshots');

/** True if a person asked for pictures to look at. */
export const arePicturesWanted = process.env['WABENWART_SCREENSHOTS'] === '1';

/** Puts a picture of the page into the folder `screenshots/`, if pictures are wanted. */
export const takePicture = async (page: Page, name: string): Promise<void> => {
  if (!arePicturesWanted) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
};
