import { join } from 'node:path';
import { bundled } from './support/bundled';
import { openCopy } from './support/copies';
import { DESKTOP, freshPage, takePicture } from './support/browser';
import type * as Kitchen from './support/prepared/hostile';
import { expect, type Page, test } from './support/test';

/** Notes whatever a page does that words alone could not make it do. */
const watched = async (page: Page): Promise<string[]> => {
  const faults: string[] = [];
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', ({ message }) => faults.push(`error: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('popup', (popup) => faults.push(`popup: ${popup.url()}`));
  await page.exposeFunction('wabenwartNote', (words: string) => {
    faults.push(words);
  });
  await page.evaluate(() => {
    const { wabenwartNote } = globalThis as unknown as { wabenwartNote: (words: string) => void };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      wabenwartNote(`policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  return faults;
};

/** Elements outside of the page, or visible although no text can cause them. */
const brokenIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    /**
     * A box positioned against something outside of the scroller it is in: it grows what it should not, and does not
     * scroll.
     */
    const strayed = (box: Element): readonly string[] => {
      if (getComputedStyle(box).position !== 'absolute') return [];
      let around = box.parentElement;
      while (around !== null && getComputedStyle(around).position === 'static') {
        const { overflowY } = getComputedStyle(around);
        if (overflowY === 'auto' || overflowY === 'scroll')
          return [`outside of its scroller: ${box.outerHTML.slice(0, 200)}`];
        around = around.parentElement;
      }
      return [];
    };
    const { scrollWidth, scrollHeight } = document.documentElement;
    const strangers = document.querySelectorAll(
      'script:not([src^="/"]):not([src^="./"]), iframe, object, embed, base, img[src^="http"], body *[onload], body *[onerror], a[href^="javascript"]',
    );
    return [
      ...(scrollWidth > innerWidth + 1 ? [`wider than the window: ${String(scrollWidth)}`] : []),
      ...(scrollHeight > innerHeight + 1
        ? [`higher than the window: ${String(scrollHeight)}`]
        : []),
      ...Array.from(document.querySelectorAll('.ww-house *')).flatMap(strayed),
      ...Array.from(strangers, ({ outerHTML }) => `stranger: ${outerHTML.slice(0, 200)}`),
      ...Object.keys(Object.prototype).map((key) => `on every object: ${key}`),
    ];
  });

/** Waits until the page is idle: the screen is there, nothing loads, nothing is being computed. */
const settled = async (page: Page): Promise<void> => {
  await expect(page.locator('.ww-screen-loading')).toHaveCount(0);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
};

/** Layout faults that persist: an opening or closing element may overflow the window for a moment. */
const brokenAtRest = async (page: Page): Promise<readonly string[]> => {
  if ((await brokenIn(page)).length === 0) return [];
  await page.mouse.move(0, 0);
  await page.waitForTimeout(1000);
  return brokenIn(page);
};

/** Screens of the activity bar by their keys, and how many steps of each are visited. */
const SCREENS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
/** Controls that lead from one step or view of a screen to another. */
const WAYS = 'main [role="tab"], main nav button, main [role="radio"]';
const MOST_WAYS = 10;

const walkScreen = async (page: Page, name: string, faults: string[]): Promise<void> => {
  await page.keyboard.press(`Alt+${name}`);
  await settled(page);
  const ways = page.locator(WAYS);
  const count = Math.min(await ways.count(), MOST_WAYS);
  for (let index = 0; index < count; index += 1) {
    const way = ways.nth(index);
    if (!(await way.isVisible()) || !(await way.isEnabled())) continue;
    await way.click({ timeout: 3000 }).catch(() => undefined);
    await settled(page);
    const broken = await brokenAtRest(page);
    if (broken.length > 0)
      faults.push(...broken.map((words) => `room ${name}, way ${String(index)}: ${words}`));
  }
  await page.keyboard.press('Escape');
};

const LANGUAGES = [
  ['Deutsch', 'Rundgang beenden'],
  ['English', 'End the tour'],
] as const;

for (const [language, endOfTour] of LANGUAGES)
  test(`hostile names are plain text in every screen, ${language}`, async ({ baseURL }) => {
    const { hostileFile } = await bundled<typeof Kitchen>(
      join(import.meta.dirname, 'support', 'prepared', 'hostile.ts'),
    );
    const page = await freshPage(baseURL, DESKTOP);
    const faults = await watched(page);
    await page.getByRole('radio', { name: language }).click();
    await openCopy(page, {
      name: '=cmd <img src=x onerror=alert(1)>.wabenwart',
      bytes: hostileFile(),
    });
    await page.getByRole('button', { name: endOfTour }).click();
    await expect(page.getByRole('application')).toBeVisible();
    await takePicture(page, `hostile-map-${language}`);
    for (const name of SCREENS) {
      await walkScreen(page, name, faults);
      await takePicture(page, `hostile-room-${name}-${language}`);
    }
    await page.keyboard.press('Alt+3');
    await page.keyboard.press('F5');
    await settled(page);
    faults.push(...(await brokenAtRest(page)));

    expect(faults).toEqual([]);
  });
