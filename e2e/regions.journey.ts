import { expect, type Locator, type Page, test } from './support/test';
import { DESKTOP, type TestBrowser, lastingBrowser, takePicture } from './support/browser';
import { handOver } from './support/exchange';
import { untilSaved } from './support/pages';
import { bandsPicture } from './support/pictures';

/** "Region map editor (draw regions as free shapes or from hexes, connect neighbours, background picture)". */
let testBrowser: TestBrowser;
test.beforeEach(async ({ baseURL }) => {
  testBrowser = await lastingBrowser(baseURL ?? '', DESKTOP);
});
test.afterEach(() => testBrowser.clear());

const NAME = 'Drei Ufer';

const boardOf = (page: Page): Locator => page.getByRole('application', { name: `Karte „${NAME}“` });
const sheetOf = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Blatt der Region' });
const tool = (page: Page, name: string): Locator =>
  page.getByRole('toolbar', { name: 'Werkzeuge' }).getByRole('button', { name, exact: true });
const entry = (page: Page, name: string): Locator =>
  page
    .getByRole('complementary', { name: 'Zeichenwerkzeug' })
    .getByRole('listitem')
    .getByRole('button', { name, exact: true });

/** A place on the board, in pixels from its middle. */
const spot = async (page: Page, right: number, down: number) => {
  const box = await boardOf(page).boundingBox();
  return {
    x: (box?.x ?? 0) + (box?.width ?? 0) / 2 + right,
    y: (box?.y ?? 0) + (box?.height ?? 0) / 2 + down,
  };
};

const clickAt = async (page: Page, right: number, down: number): Promise<void> => {
  const { x, y } = await spot(page, right, down);
  await page.mouse.click(x, y);
};

const dragOver = async (
  page: Page,
  ...places: readonly (readonly [right: number, down: number])[]
): Promise<void> => {
  for (const [index, [right, down]] of places.entries()) {
    const { x, y } = await spot(page, right, down);
    await page.mouse.move(x, y, { steps: 6 });
    if (index === 0) await page.mouse.down();
  }
  await page.mouse.up();
};

test('a board is made: a free shape, a shape of hexes, neighbours, a picture below; it survives a restart', async () => {
  let page = await testBrowser.open();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));

  await test.step('a new campaign of the game begins with an empty board that says what to do', async () => {
    await page.getByRole('button', { name: 'Organisationsspiel', exact: true }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(NAME);
    await page.getByRole('button', { name: 'Anlegen', exact: true }).click();
    const tour = page.getByRole('button', { name: 'Rundgang beenden' });
    await tour.click();
    await expect(page.getByRole('heading', { name: 'Noch ist die Karte leer' })).toBeVisible();
    await takePicture(page, 'regions-empty');
  });

  await test.step('a region is drawn freely, corner by corner, and named', async () => {
    await page.getByRole('button', { name: 'Freie Form zeichnen' }).click();
    for (const [right, down] of [
      [-300, -150],
      [-60, -170],
      [-40, 60],
      [-280, 80],
      [-300, -150],
    ] as const)
      await clickAt(page, right, down);
    const name = sheetOf(page).getByRole('textbox', { name: 'Name', exact: true });
    await expect(name).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Altufer');
    await page.keyboard.press('Enter');
    await expect(entry(page, 'Altufer')).toBeVisible();
  });

  await test.step('another one grows from hexes', async () => {
    await tool(page, 'Aus Waben').click();
    await page.getByRole('button', { name: 'Nächste Region beginnen' }).click();
    await dragOver(page, [120, -120], [280, -120], [280, 40], [140, 40]);
    await expect(entry(page, 'Region 2')).toBeVisible();
    await expect(sheetOf(page)).toContainText('Keine Nachbarn');
  });

  await test.step('both become neighbours: one is clicked after the other', async () => {
    await tool(page, 'Verbinden').click();
    await clickAt(page, -180, -40);
    await clickAt(page, 280, -120);
    await expect(sheetOf(page).getByRole('button', { name: /nicht mehr Nachbar$/ })).toBeVisible();
  });

  await test.step('a picture is the background', async () => {
    await tool(page, 'Hintergrundbild').click();
    const bytes = await bandsPicture(page, [
      ['#c0d8e0', 0.4],
      ['#d8e2b8', 0.6],
    ]);
    await handOver(page, { name: 'Alte Karte.png', bytes }, () =>
      page.getByRole('button', { name: 'Bild oder PDF wählen' }).click(),
    );
    await expect(page.getByRole('group', { name: 'Alte Karte', exact: true })).toBeVisible();
    await expect(page.locator('.ww-board-picture')).toBeVisible();
  });

  await test.step('renamed, taken back, done again', async () => {
    await tool(page, 'Auswählen').click();
    await entry(page, 'Region 2').click();
    const name = sheetOf(page).getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('Wabenufer');
    await name.press('Enter');
    await expect(entry(page, 'Wabenufer')).toBeVisible();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(entry(page, 'Region 2')).toBeVisible();
    await page.getByRole('button', { name: 'Wiederholen' }).click();
    await expect(entry(page, 'Wabenufer')).toBeVisible();
    await untilSaved(page);
    await takePicture(page, 'regions-drawn');
  });

  await test.step('after a restart all of it is there', async () => {
    page = await testBrowser.open();
    await page
      .getByRole('button', { name: new RegExp(NAME) })
      .first()
      .click();
    await expect(boardOf(page)).toBeVisible();
    await entry(page, 'Altufer').click();
    await expect(
      sheetOf(page).getByRole('button', { name: 'Wabenufer nicht mehr Nachbar' }),
    ).toBeVisible();
    await expect(page.locator('.ww-board-picture')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(entry(page, 'Region 2')).toBeVisible();
  });
  expect(problems).toEqual([]);
});
