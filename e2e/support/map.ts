import { expect, type Locator, type Page } from '@playwright/test';

/** The map, which takes the keys of the cursor. */
export function mapOf(page: Page): Locator {
  return page.getByRole('application');
}

/** The sheet of the field under the cursor. */
export function fieldSheet(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Blatt des Feldes' });
}

/** Waits until everything in view is drawn in full. */
export async function untilDrawn(page: Page): Promise<void> {
  await expect(mapOf(page)).toHaveAttribute('data-drawn', 'true');
}

/** Chooses a command from the menu of the whole map. */
export async function chooseAct(page: Page, act: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Karte', exact: true }).last().click();
  await page.getByRole('menuitem', { name: act }).click();
}

/** Finds a command by its words with the keys alone and carries it out. */
export async function actByKey(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.type(words);
  await expect(page.getByRole('menuitem').first()).toContainText(words);
  await page.keyboard.press('Enter');
}

/** Goes to a field with the key for it: the cursor is there, and it is in the middle of the map. */
export async function goToField(page: Page, field: string): Promise<void> {
  await page.keyboard.press('g');
  await page.getByRole('textbox', { name: /^Gehe zu Feld/ }).fill(field);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await untilDrawn(page);
}

/** A place on the screen. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Pixels to a field width, by the scale. */
export async function fieldWidth(page: Page): Promise<number> {
  return Number(
    /Feldbreite ([\d,]+)/
      .exec(await page.getByText(/^Feldbreite [\d,]+ px$/).innerText())?.[1]
      ?.replace(',', '.'),
  );
}

/** The middle of the map. */
export async function middleOf(page: Page): Promise<Spot> {
  const { x, y, width, height } = (await mapOf(page).boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  return { x: x + width / 2, y: y + height / 2 };
}

/** A field so many half fields to the right and rows below the one in the middle of the map. */
export async function spotOf(page: Page, halves = 0, rows = 0): Promise<Spot> {
  const { x, y } = await middleOf(page);
  // A map without a scale has no distances to ask for.
  const width = halves === 0 && rows === 0 ? 0 : await fieldWidth(page);
  return { x: x + (halves * width) / 2, y: y + (rows * width * Math.sqrt(3)) / 2 };
}
