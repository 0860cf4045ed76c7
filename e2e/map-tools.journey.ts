import { expect, type Locator, type Page, test } from './support/test';
import { saveCopy } from './support/copies';
import { DESKTOP, freshPage } from './support/browser';
import {
  jumpTo as jumpToField,
  makeWorld,
  mapOf,
  type Place,
  placeOf as placeOnMap,
  redo as stepForward,
  ROW,
  sheetOf,
  undo as stepBack,
} from './support/editor';
import { goTo, openExample, untilSaved } from './support/pages';
import { landNow } from './support/strokes';

let page: Page;
test.beforeEach(async ({ baseURL }) => {
  page = await freshPage(baseURL, DESKTOP);
});

const map = (): Locator => mapOf(page);
const sheet = (): Locator => sheetOf(page);
const undo = (): Promise<void> => stepBack(page, 'mouse');
const redo = (): Promise<void> => stepForward(page, 'mouse');

/** A world of open water, nine Großfelder. */
const makeSea = (): Promise<void> =>
  makeWorld(page, { columns: 3, rows: 3, beginning: 'Wasser', name: 'Werkbank' });

const jumpTo = (field: string): Promise<void> => jumpToField(page, field);

/** The place of a field on the screen, counted in rows down and half fields to the right of the middle of the map. */
const placeOf = (halves: number, rows: number): Promise<Place> =>
  placeOnMap(page, halves / 2, rows * ROW);

type Colour = readonly [red: number, green: number, blue: number];

/** Mean colour of what is drawn around a place. */
const colourAt = async ({ x, y }: Place): Promise<Colour> => {
  await page.mouse.move(5, 5);
  await expect(map()).toHaveAttribute('data-drawn', 'true');
  const clip = { x: Math.round(x) - 6, y: Math.round(y) - 6, width: 12, height: 12 };
  const picture = await page.screenshot({ clip });
  return page.evaluate(async (bytes): Promise<Colour> => {
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    canvas?.drawImage(bitmap, 0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? [];
    return [red, green, blue];
  }, new Uint8Array(picture));
};

/** Addresses of everything on the disk that is no water. */
const landOnDisk = async (): Promise<readonly string[]> =>
  Object.values((await landNow(page, 'w')).terrains).flat();

const isGreen = ([red, green, blue]: Colour): boolean => green > blue + 15 && green > red;
const isBlue = ([red, green, blue]: Colour): boolean => blue > red + 15 && blue > green;

test('the map shows what the brush drew, and no more of a stroke that was dropped; a reload keeps the land and the undo history', async () => {
  await makeSea();
  await jumpTo('005/24');
  const middle = await placeOf(0, 0);
  expect(isBlue(await colourAt(middle))).toBe(true);
  await page.keyboard.press('b');
  await page.keyboard.press('1');
  await test.step('a dab of 7, by mouse', async () => {
    await page.getByRole('radio', { name: 'Pinselgröße: 7 Felder' }).click();
    await page.mouse.click(middle.x, middle.y);
    await untilSaved(page);
    expect(await landOnDisk()).toHaveLength(7);
    expect(isGreen(await colourAt(middle))).toBe(true);
    expect(isGreen(await colourAt(await placeOf(2, 0)))).toBe(true);
    expect(isGreen(await colourAt(await placeOf(4, 0)))).toBe(false);
    await undo();
    await expect.poll(landOnDisk).toEqual([]);
    await expect.poll(async () => isBlue(await colourAt(middle))).toBe(true);
  });
  await test.step('a stroke over five fields is one step, redo brings it back', async () => {
    await page.getByRole('radio', { name: 'Pinselgröße: 1 Feld' }).click();
    const end = await placeOf(8, 0);
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 3 });
    await page.mouse.up();
    await expect.poll(landOnDisk).toHaveLength(5);
    await undo();
    await expect.poll(landOnDisk).toEqual([]);
    await redo();
    await expect.poll(landOnDisk).toHaveLength(5);
  });
  await test.step('Escape drops a stroke that has begun', async () => {
    const below = await placeOf(0, 4);
    await page.mouse.move(below.x, below.y);
    await page.mouse.down();
    await page.mouse.move(below.x + 60, below.y, { steps: 2 });
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await untilSaved(page);
    expect(await landOnDisk()).toHaveLength(5);
    expect(isBlue(await colourAt(below))).toBe(true);
    await undo();
    await expect.poll(landOnDisk).toEqual([]);
  });
  await test.step('drawn with the keys, and loaded anew', async () => {
    await page.keyboard.press('2');
    for (const size of [1, 7, 19]) {
      if (size > 1) await page.keyboard.press('.');
      await expect(
        page.getByRole('radio', { name: new RegExp(`Pinselgröße: ${String(size)} Feld`) }),
      ).toBeChecked();
      await map().focus();
      await page.keyboard.press('Enter');
      await expect.poll(landOnDisk).toHaveLength(size);
    }
    await untilSaved(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Werkbank');
    await expect(map()).toBeVisible();
    expect(await landOnDisk()).toHaveLength(19);
    for (const left of [7, 1, 0]) {
      await page.keyboard.press('Control+z');
      await expect.poll(async () => (await landOnDisk()).length).toBe(left);
    }
    await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeDisabled();
    await page.keyboard.press('Control+y');
    await expect.poll(landOnDisk).toEqual(['005/24']);
  });
});

test('from the perspective of a realm the map shows what it knows and takes no stroke; a jump to a place that is not there is refused with a message', async () => {
  await openExample(page);
  await jumpTo('009/33');
  await expect(sheet().getByRole('heading', { name: 'Merisha' })).toBeVisible();
  const middle = await placeOf(0, 0);
  const truth = await colourAt(middle);
  await page.getByRole('button', { name: 'Anderes Reich wählen' }).click();
  await page.getByRole('menuitem', { name: 'Sicht des Reichs Tharos' }).click();
  await expect(sheet().getByRole('heading', { name: 'Unbekannt' })).toBeVisible();
  await expect(sheet()).not.toContainText('Merisha');
  expect(await colourAt(middle)).not.toEqual(truth);
  for (const tool of ['Geländepinsel', 'Fläche füllen'])
    await expect(page.getByRole('button', { name: tool })).toBeDisabled();
  const before = (await saveCopy(page)).bytes;
  await page.keyboard.press('b');
  await page.mouse.click(middle.x, middle.y);
  expect((await saveCopy(page)).bytes).toEqual(before);
  await page.getByRole('radio', { name: 'Spielleitung' }).click();
  await expect(sheet().getByRole('heading', { name: 'Merisha' })).toBeVisible();
  await goTo(page, 'Verlauf');
  await expect(page.getByText(/^Gelände gezeichnet/)).toHaveCount(0);

  await goTo(page, 'Karte');
  for (const [text, sentence] of [
    ['999/01', 'Das Großfeld von 999/01 liegt nicht auf dieser Karte. Prüfe die Nummer.'],
    ['Nirgendwo', 'Ein Feld oder eine Ansiedlung „Nirgendwo“ gibt es hier nicht.'],
  ] as const) {
    await page.keyboard.press('g');
    await page.getByRole('textbox', { name: 'Gehe zu Feld oder Ansiedlung' }).fill(text);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText(sentence);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await jumpTo('210/19');
});
