import { expect, type Locator, type Page, test } from './support/test';
import { DESKTOP, freshPage } from './support/browser';
import { tabTo } from './support/keyboard';
import { goToField, mapOf } from './support/map';
import { goTo, openExample, untilSaved } from './support/pages';
import { storedNow } from './support/records';

let page: Page;
test.beforeEach(async ({ baseURL }) => {
  page = await freshPage(baseURL, DESKTOP);
  await openExample(page);
  await untilSaved(page);
});

const list = (): Locator => page.getByRole('grid', { name: 'Verlauf' });
const row = (seq: number): Locator =>
  list()
    .getByRole('row')
    .filter({ hasText: new RegExp(`Nr\\. ${String(seq)} ·`) });
const head = async (): Promise<number> => (await storedNow(page)).act.seq;
const digest = async (): Promise<string> => (await storedNow(page)).digest;

/** Draws one dab of terrain on a field with the keys; returns the digest of all rows after it. */
const dab = async (field: string, height: string): Promise<string> => {
  await goToField(page, field);
  await page.keyboard.press('b');
  await page.keyboard.press(height);
  await mapOf(page).focus();
  const before = await head();
  await page.keyboard.press('Enter');
  await expect.poll(head).not.toBe(before);
  return digest();
};

/** Two branches from one beginning: entries 1 and 2, and beside them 3 after 2 was undone. */
const grow = async () => {
  const origin = await digest();
  const first = await dab('001/19', '4');
  const second = await dab('001/22', '3');
  await page.keyboard.press('Control+z');
  await expect.poll(head).toBe(1);
  const third = await dab('001/26', '2');
  return [origin, first, second, third] as const;
};

/** Every journal entry has its picture, and the picture is drawn. */
const expectPictures = async (): Promise<void> => {
  for (const seq of [1, 2, 3]) {
    const picture = row(seq).locator('img');
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
};

const expectTree = async (here: number): Promise<void> => {
  await expect(list().getByRole('row')).toHaveCount(4);
  await expect(row(here)).toHaveAttribute('aria-current', 'step');
  await expect(row(here)).toContainText('jetzt hier');
  const side = here === 2 ? 3 : 2;
  await expect(row(side)).toContainText('zurückgenommen');
  // Main line and branch are beside each other: the dot of the other branch is farther right.
  const at = async (seq: number): Promise<number> =>
    Number(await row(seq).locator('circle').getAttribute('cx'));
  expect(await at(side)).toBeGreaterThan(await at(1));
};

test('branches stay in sight, with pictures; each state is a click away, also after a reload', async () => {
  const states = await grow();
  await goTo(page, 'Verlauf');
  await expectTree(3);
  await expect(row(3)).toContainText('Abzweig von 1');
  await expectPictures();
  for (const seq of [2, 0, 1, 3, 2])
    await test.step(`to entry ${String(seq)}`, async () => {
      await row(seq)
        .getByRole('button', { name: `Wiederherstellen ${String(seq)}` })
        .click();
      await expect(row(seq)).toHaveAttribute('aria-current', 'step');
      await expect.poll(head).toBe(seq);
      await expect.poll(digest).toBe(states[seq]);
    });
  await untilSaved(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Die Tharische See');
  await goTo(page, 'Verlauf');
  await expectTree(2);
  await expectPictures();
  expect(await digest()).toBe(states[2]);
  await row(3).getByRole('button', { name: 'Wiederherstellen 3' }).click();
  await expect.poll(digest).toBe(states[3]);
  await expectTree(3);
});

test('the tree is navigated with the keys; undo and redo follow the branch', async () => {
  const states = await grow();
  await page.keyboard.press('Alt+7');
  await tabTo(page, list());
  for (const [key, seq] of [
    ['ArrowDown', 2],
    ['End', 0],
    ['Home', 3],
  ] as const)
    await test.step(`${key} and Enter lead to entry ${String(seq)}`, async () => {
      await page.keyboard.press(key);
      await expect(row(seq)).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect.poll(head).toBe(seq);
      expect(await digest()).toBe(states[seq]);
    });
  await page.keyboard.press('Control+z');
  await expect.poll(head).toBe(1);
  await page.keyboard.press('Control+y');
  await expect.poll(head).toBe(3);

  await test.step('journal entries are found by words', async () => {
    const search = page.getByRole('textbox', { name: 'Schritte nach Worten suchen' });
    await search.fill('Beispielwelt');
    await expect(list().getByRole('row')).toHaveCount(1);
    await expect(page.getByText('1 von 4 Schritten')).toBeVisible();
    await search.fill('');
    await expect(list().getByRole('row')).toHaveCount(4);
  });
});
