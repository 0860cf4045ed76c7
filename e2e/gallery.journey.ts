import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from './support/test';
import { DESKTOP, freshPage, takePicture } from './support/browser';

const PICTURES = join(import.meta.dirname, '..', 'docs', 'pictures');

let page: Page;
const faults: string[] = [];
test.beforeEach(async ({ baseURL }) => {
  page = await freshPage(baseURL, DESKTOP);
  faults.length = 0;
  page.on('pageerror', ({ message }) => faults.push(message));
});
test.afterEach(async () => {
  await page.context().close();
  expect(faults).toEqual([]);
});

const drawn = async (): Promise<void> => {
  await page.mouse.move(DESKTOP.width / 2, DESKTOP.height - 4);
  await expect(page.getByRole('application')).toHaveAttribute('data-drawn', 'true', {
    timeout: 60_000,
  });
};

const inTheme = async (theme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme });
  await page.getByRole('radio', { name: theme === 'light' ? 'Hell' : 'Dunkel' }).click();
};

/** Puts a picture where a person can see it, and into the manual when asked to. */
const hang = async (name: string): Promise<Buffer> => {
  await drawn();
  await takePicture(page, `gallery-${name}`);
  const picture = await page.getByRole('application').screenshot({ animations: 'disabled' });
  // An empty sheet packs to almost nothing.
  expect(picture.length).toBeGreaterThan(60_000);
  if (process.env['WABENWART_PICTURES'] === '1') {
    await mkdir(PICTURES, { recursive: true });
    await page.getByRole('application').screenshot({
      path: join(PICTURES, `${name}.jpg`),
      type: 'jpeg',
      quality: 82,
      animations: 'disabled',
    });
  }
  return picture;
};

interface Wanted {
  readonly name: string;
  readonly columns: number;
  readonly rows: number;
  readonly preset: string;
  readonly seed: string;
}

/** A new world from the generator, made on the sheet for new worlds. */
const generate = async ({ name, columns, rows, preset, seed }: Wanted): Promise<void> => {
  await page.getByRole('button', { name: 'Welt der Waben' }).click();
  const sheet = page.getByRole('dialog', { name: 'Neue Kampagne' });
  await sheet.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  for (const [label, count] of [
    ['Großfelder nebeneinander', columns],
    ['Großfelder untereinander', rows],
  ] as const) {
    await sheet.getByRole('textbox', { name: label }).fill(String(count));
    await page.keyboard.press('Tab');
  }
  await sheet.getByRole('radio', { name: 'Erzeugt' }).click();
  await sheet.getByRole('button', { name: /Art der Welt/ }).click();
  await page.getByRole('option', { name: preset }).click();
  await sheet.getByRole('textbox', { name: 'Startwert' }).fill(seed);
  await page.keyboard.press('Tab');
  await expect(sheet.getByText(/Derselbe Startwert gibt dieselbe Welt/)).toBeVisible({
    timeout: 60_000,
  });
  await sheet.getByRole('button', { name: 'Anlegen', exact: true }).click();
  await expect(page.getByRole('application')).toBeVisible({ timeout: 60_000 });
  const tour = page.getByRole('button', { name: 'Rundgang beenden' });
  if (await tour.isVisible()) await tour.click();
};

for (const theme of ['light', 'dark'] as const) {
  test(`an archipelago, a mountain realm and every map style, ${theme}, are pictures for a wall`, async () => {
    await inTheme(theme);
    await generate({
      name: 'Die Tausend Inseln',
      columns: 10,
      rows: 6,
      preset: 'Inselwelt',
      seed: 'perlen',
    });
    await hang(`archipelago-${theme}`);

    await page.getByRole('button', { name: 'Zur Startseite' }).click();
    await page.getByRole('button', { name: 'Beispiel öffnen', exact: true }).click();
    await expect(page.getByRole('application')).toBeVisible();
    const pictures = new Set<string>();
    for (const look of [
      'colours',
      'symbols',
      'abbreviations',
      'hatching',
      'politics',
      'population',
      'pencil',
    ]) {
      pictures.add((await hang(`look-${look}-${theme}`)).toString('base64'));
      await page.keyboard.press('Shift+C');
    }
    expect(pictures.size).toBe(7);

    await page.keyboard.press('g');
    await page.getByRole('textbox', { name: 'Gehe zu Feld oder Ansiedlung' }).fill('327/06');
    await page.keyboard.press('Enter');
    for (let press = 0; press < 2; press += 1) await page.keyboard.press('+');
    await hang(`mountains-${theme}`);
  });

  test(`a world of 1,000 Großfelder, ${theme}, is seen whole`, async () => {
    await inTheme(theme);
    await generate({
      name: 'Der ganze Erdkreis',
      columns: 40,
      rows: 25,
      preset: 'Kontinente',
      seed: 'erdkreis',
    });
    await hang(`world-${theme}`);
  });
}
