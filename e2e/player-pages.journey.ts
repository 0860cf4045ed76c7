import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeFile } from 'node:fs/promises';
import { violationsOf } from './support/axe';
import { bundled } from './support/bundled';
import { freshPage, LAPTOP, takePicture } from './support/browser';
import type * as Kitchen from './support/prepared/player-pages';
import { expect, type Page, test } from './support/test';

const MOST_BYTES = 1_500_000;

const WORDS = {
  de: {
    enter: 'Befehl eintragen',
    make: 'Brief erzeugen',
    letter: 'Der Brief zum Einschicken',
    parts: ['Auswertung', 'Bestand und Kasse'],
  },
  en: {
    enter: 'Enter the order',
    make: 'Make the letter',
    letter: 'The letter to send',
    parts: ['Turn report', 'Possessions and money'],
  },
} as const;

const PAGES: readonly (Kitchen.WantedPage & { readonly isDrawn?: true })[] = [
  { game: 'waben', party: 'tha', language: 'de', isDrawn: true },
  { game: 'organisation', party: 'orden', language: 'en' },
  { game: 'moerderspiel', party: 'blau', language: 'de' },
  { game: 'eroberung', party: 'rot', language: 'en' },
  { game: 'pygma', party: 'val', language: 'de', isDrawn: true },
];

/** Opens a page from its file without a network; what fails in it, or is asked for, is noted. */
const opened = async (page: Page, bytes: Uint8Array, name: string) => {
  expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES);
  const path = test.info().outputPath(name);
  await writeFile(path, bytes);
  const own = await page.context().newPage();
  const faults: string[] = [];
  const address = pathToFileURL(path).href;
  own.on('pageerror', ({ message }) => faults.push(message));
  own.on('console', (line) => {
    if (['error', 'warning'].includes(line.type())) faults.push(line.text());
  });
  own.on('request', (request) => {
    if (request.url() !== address) faults.push(request.url());
  });
  await own.goto(address);
  return { own, faults };
};

/** Clicks the cell beside the chosen one, or the first one there is. */
const clickBeside = async (own: Page): Promise<void> => {
  await own.getByRole('application').press('ArrowRight');
  const box = await own.locator('.mark.cursor').boundingBox();
  if (box === null) throw new Error('the keys are at no cell');
  await own.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};

test('the page of a player of every game draws its board and writes a letter the GM reads without a question', async ({
  baseURL,
}) => {
  const { pageOf, readByGm } = await bundled<typeof Kitchen>(
    join(import.meta.dirname, 'support', 'prepared', 'player-pages.ts'),
  );
  const page = await freshPage(baseURL, LAPTOP);
  const files = [];
  for (const wanted of PAGES) files.push({ wanted, file: await pageOf(wanted, baseURL ?? '') });
  await page.context().setOffline(true);
  for (const { wanted, file } of files)
    await test.step(`${wanted.game}, ${wanted.language}`, async () => {
      const words = WORDS[wanted.language];
      const { own, faults } = await opened(page, file.bytes, `${wanted.game}.html`);
      const subject = own.locator('.subjects button').first();
      await expect(own.getByRole('heading', { level: 1 })).toBeVisible();
      if ((await subject.count()) > 0) await subject.click();
      if (wanted.isDrawn) {
        // Every field beside the unit is marked, and so it is in the list.
        await expect(own.locator('.steps button').first()).toBeAttached();
        const count = await own.locator('.steps button').count();
        await expect(own.locator('.step title')).toHaveText(
          Array.from({ length: count }, () => /./),
        );
      }
      await clickBeside(own);
      await expect(own.locator('.mark.chosen')).toHaveAttribute('d', /^M/);
      if (wanted.isDrawn) await own.getByRole('button', { name: words.enter }).click();
      else await own.locator('.offers button').first().click();
      await own.getByRole('button', { name: words.make }).click();
      const letter = await own.getByRole('textbox', { name: words.letter }).inputValue();
      await takePicture(own, `player-page-${wanted.game}`);
      expect(readByGm(wanted, letter)).toEqual({ orders: 1, questions: [] });
      expect(await violationsOf(own)).toEqual([]);
      for (const name of words.parts) {
        await own.getByRole('button', { name }).click();
        await expect(own.getByRole('heading', { level: 2 }).first()).toBeVisible();
      }
      expect(faults).toEqual([]);
      await own.close();
    });
});
