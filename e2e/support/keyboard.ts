import { expect, type Locator, type Page } from '@playwright/test';

/** Most presses of Tab that any place of a screen is away. */
const FAR = 80;

/** Walks with the Tab key until a place has the focus. */
export async function tabTo(page: Page, place: Locator, key = 'Tab'): Promise<void> {
  await expect(place).toBeVisible();
  for (let press = 0; press < FAR; press += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(place).toBeFocused();
}

/** Walks with an arrow key until one of a row of things is the chosen one. */
export async function walkTo(page: Page, thing: Locator, arrow: string): Promise<void> {
  await expect(thing).toBeVisible();
  for (let press = 0; press < FAR; press += 1) {
    if ((await thing.getAttribute('aria-selected')) === 'true') return;
    await page.keyboard.press(arrow);
  }
  await expect(thing).toHaveAttribute('aria-selected', 'true');
}

/** Walks to a button or link with the Tab key and presses Enter. */
export async function enter(page: Page, place: Locator, key = 'Tab'): Promise<void> {
  await tabTo(page, place, key);
  await page.keyboard.press('Enter');
}

/** Opens a field of choices and takes one of them, by the arrow keys. */
export async function chooseByKeys(
  page: Page,
  field: Locator,
  entry: string | RegExp,
): Promise<void> {
  await enter(page, field);
  const option = page.getByRole('option', { name: entry, exact: typeof entry === 'string' });
  await expect(option).toBeVisible();
  await page.keyboard.press('Home');
  await tabTo(page, option, 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(option).toHaveCount(0);
}

/** Puts a text into the clipboard and pastes it with the key for it. */
export async function pasteByKey(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((content) => navigator.clipboard.writeText(content), text);
  await page.keyboard.press('Control+v');
}
