import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from './support/test';
import { partsOf, saveCopy } from './support/copies';
import { DESKTOP, freshPage } from './support/browser';
import { goTo, openExample, orderRow, pasteText, untilSaved } from './support/pages';

const ORDERS = join(import.meta.dirname, '..', 'assets', 'examples', 'tharos', 'orders-8.3.txt');

let page: Page;
test.beforeEach(async ({ baseURL }) => {
  page = await freshPage(baseURL, DESKTOP);
  await openExample(page);
});

/** The text of Tharos' letter as a copy of the campaign holds it. */
const letterOnDisk = async (): Promise<string | undefined> =>
  partsOf((await saveCopy(page)).bytes)['sheets/tha.txt'];

/** Frames until the row after the next arrow key is the chosen one. */
const framesUntilChosen = async (next: number): Promise<number> => {
  const counting = page.evaluate(
    (wanted) =>
      new Promise<number>((answer) => {
        const isThere = (): boolean =>
          document
            .querySelector('table.ww-orders tr[aria-selected="true"] td[data-column="number"]')
            ?.textContent.includes(String(wanted)) === true;
        const watch = (frames: number): void => {
          if (isThere()) answer(frames);
          else requestAnimationFrame(() => watch(frames + 1));
        };
        document.addEventListener('keydown', () => watch(0), { once: true, capture: true });
        document.body.setAttribute('data-watching', 'true');
      }),
    next,
  );
  await expect(page.locator('body')).toHaveAttribute('data-watching', 'true');
  await page.keyboard.press('ArrowDown');
  return counting;
};

test('a letter of 10,000 lines is read, stored and does not block the open turn', async () => {
  const sheet = await readFile(ORDERS, 'utf8');
  const surplus = Array.from(
    { length: 10_000 - sheet.split('\n').length },
    (_, index) =>
      `${String(801 + (index % 99))}\t500\tK\t1\tHf\t210/19\t-20-21\t210/21\tKV\t\tZ ${String(index)}`,
  );
  const text = [sheet.trimEnd(), ...surplus].join('\n');
  await goTo(page, 'Zug');
  await page.getByRole('tab', { name: /Reich Tharos/ }).click();
  await expect(page.getByText('Noch kein Brief des Reichs Tharos')).toBeVisible();
  await pasteText(page, text);
  await expect(page.getByRole('region', { name: /Befehle des Reichs Tharos/ })).toContainText(
    /9\.?\d{3} Befehle/,
    { timeout: 60_000 },
  );
  await orderRow(page, 101).click();
  expect(await framesUntilChosen(102)).toBeLessThan(20);
  expect(await framesUntilChosen(103)).toBeLessThan(20);
  expect(await page.locator('table.ww-orders tbody tr').count()).toBeLessThan(200);
  await untilSaved(page);
  expect(await letterOnDisk()).toBe(text);
});
