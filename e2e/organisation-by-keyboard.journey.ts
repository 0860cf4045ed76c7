import { expect, type Page, test } from './support/test';
import { DESKTOP, freshPage, takePicture } from './support/browser';
import { enter, tabTo } from './support/keyboard';
import {
  diceOf,
  divisionShown,
  effectOf,
  effectsShown,
  expectTyped,
  SAYS,
  SIDES,
  sideOf,
  warOf,
} from './support/organisation';

const says = SAYS.en;
const [ORDEN, ZIRKEL] = SIDES;
const HIDDEN = ['covered', 'covered', 'covered'];

/** "A full phase with war between two organisations ... by keyboard"; "German and English". */

/** Enters what a side divides: the form takes the keyboard, Enter covers it. */
const divide = async (page: Page, party: string, figures: readonly string[]): Promise<void> => {
  await enter(page, sideOf(page, party).getByRole('button', { name: says.enter(party) }));
  const form = page.getByRole('form', { name: says.division(party) });
  await expect(form.getByRole('textbox', { name: says.parts[0] })).toBeFocused();
  for (const [index, figure] of figures.entries()) {
    await expect(form.getByRole('textbox', { name: says.parts[index] ?? '' })).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(figure);
    if (index < figures.length - 1) await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(form).toHaveCount(0);
};

const typeDie = async (page: Page, party: string, index: number, value: number): Promise<void> => {
  await tabTo(page, diceOf(page, party).nth(index));
  await page.keyboard.press(String(value));
  await expectTyped(page, party, index, value);
};

const confirmOf = (page: Page) => page.getByRole('button', { name: /^Confirm step/ });

/** Confirms so many steps, each of which leads to the next. */
const confirmSteps = async (page: Page, count: number): Promise<void> => {
  const heading = page.getByRole('heading', { level: 2 }).first();
  for (let presses = 0; presses < count; presses += 1) {
    const before = await heading.innerText();
    await enter(page, confirmOf(page), 'Shift+Tab');
    await expect(heading).not.toHaveText(before);
  }
};

test('a full phase with war between two organisations by keyboard alone, in English', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, DESKTOP, says.locale);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  const heading = (name: RegExp) => page.getByRole('heading', { level: 2, name });

  await test.step('language, example and table by their keys', async () => {
    await tabTo(page, page.getByRole('radio', { name: 'Deutsch' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await enter(page, page.getByRole('button', { name: says.example }), 'Shift+Tab');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('an order drawn from one region to another is chosen, and dropped again', async () => {
    await page.getByRole('application').focus();
    for (const key of ['o', 'PageDown', 'Enter', 'PageDown', 'Enter'])
      await page.keyboard.press(key);
    const dialog = page.getByRole('dialog', { name: 'Order by hand: Grenzmark – Hochland' });
    await enter(
      page,
      dialog.getByRole('button', { name: 'MOVE from Grenzmark to Hochland' }),
      'Shift+Tab',
    );
    await expect(dialog.getByRole('textbox')).toHaveValue('MOVE from Grenzmark to Hochland ');
    await takePicture(page, 'organisation-path-order-en');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the first step of the phase by its key', async () => {
    await page.keyboard.press('Alt+3');
    await expect(page.getByRole('navigation', { name: says.turnSteps })).toBeVisible();
    await page.keyboard.press('4');
    await expect(heading(/^Random event/)).toBeVisible();
  });

  await test.step('the first die of the step gets a figure; Enter confirms step by step', async () => {
    const card = page.getByRole('article', { name: /^Küstenkontor: / });
    const die = card.locator('.ww-die-button').first();
    await expect(die).toBeVisible();
    await page.keyboard.press('r');
    await expect(die).toBeFocused();
    await page.keyboard.press('6');
    await expect(die).toHaveAttribute('aria-label', /: 6$/);
    await confirmSteps(page, 3);
    await expect(heading(/^Act/)).toBeVisible();
  });

  await test.step('both sides divide in secret, and are revealed together', async () => {
    for (const party of SIDES) await expect.poll(() => divisionShown(page, party)).toEqual(HIDDEN);
    await divide(page, ORDEN, ['2', '1', '2']);
    expect(await divisionShown(page, ORDEN)).toEqual(HIDDEN);
    await divide(page, ZIRKEL, ['3', '1', '0']);
    expect(await divisionShown(page, ZIRKEL)).toEqual(HIDDEN);
    await enter(page, warOf(page).getByRole('button', { name: says.reveal }), 'Shift+Tab');
    await expect.poll(() => divisionShown(page, ORDEN)).toEqual(['2', '1', '2']);
    await expect.poll(() => divisionShown(page, ZIRKEL)).toEqual(['3', '1', '0']);
  });

  await test.step('dice typed in, an effect chosen with the arrows', async () => {
    for (const [index, value] of [1, 5, 6].entries()) await typeDie(page, ORDEN, index, value);
    for (const [index, value] of [4, 6].entries()) await typeDie(page, ZIRKEL, index, value);
    await expect
      .poll(async () => (await effectsShown(page)).map(({ side }) => side))
      .toEqual([0, 1, 0, 0, 1]);
    const harm = effectOf(page, 5, 0);
    await tabTo(page, harm.locator('[data-question] button').first());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(harm).toContainText(`One unit of population of ${ZIRKEL} is murdered.`);
    await takePicture(page, 'organisation-war-en');
  });

  await test.step('the closing steps, and unrest ended with money', async () => {
    await confirmSteps(page, 7);
    await expect(heading(/^End unrest/)).toBeVisible();
    const cards = page.locator('.ww-event-card');
    const rebels = cards.filter({ hasText: 'stays in unrest' }).first();
    await enter(page, rebels.getByRole('button', { name: 'End it' }));
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cards.filter({ hasText: 'calmed by money' }).first()).toBeVisible();
    await enter(page, confirmOf(page), 'Shift+Tab');
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  });

  await test.step('the books, the closing of the phase, the archive and the way back', async () => {
    await page.keyboard.press('Alt+4');
    await expect(page.getByRole('region', { name: 'Upkeep' })).toBeVisible();
    await page.keyboard.press('Alt+3');
    await page.keyboard.press('7');
    await enter(page, page.getByRole('button', { name: 'End the phase' }));
    await expect(page.getByRole('banner')).toContainText('Phase 2');
    await expect(page.getByText(/^saved \d/)).toBeVisible();
    await page.keyboard.press('8');
    await expect(page.getByRole('main')).toContainText('Phase 1');
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('banner')).toContainText('Phase 1');
  });
  expect(problems).toEqual([]);
});
