import { expect, type Locator, type Page, test } from './support/test';
import { DESKTOP, freshPage, takePicture } from './support/browser';
import { enter, pasteByKey, tabTo } from './support/keyboard';

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });

test('a muster month of eight realms by keyboard alone, in English, and taken back', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, DESKTOP, 'en-GB');
  const keys = page.keyboard;
  const banner = page.getByRole('banner');
  await tabTo(page, page.getByRole('radio', { name: 'Deutsch' }));
  await keys.press('ArrowRight');
  await keys.press('Space');
  await enter(page, button(page, 'Open On the Raven Sound'), 'Shift+Tab');
  await expect(page.getByRole('dialog')).toBeVisible();
  await keys.press('Escape');
  await expect(banner).toContainText('Dorl, year 2');

  await test.step('a second letter is pasted and filed', async () => {
    await keys.press('Alt+3');
    await expect(page.getByRole('navigation', { name: /^Steps/ })).toBeVisible();
    await keys.press('1');
    await pasteByKey(page, 'Realm Inis Maelor Month Dorl Year 2\n\nHygiene 20,000 gold\n');
    await enter(page, button(page, /^File with Inis Maelor/));
    await takePicture(page, 'pygma-keys-inbox');
  });

  await test.step('an order is drawn on the map and stands in the letter', async () => {
    await keys.press('Alt+1');
    await keys.press('g');
    await keys.type('011/22');
    await keys.press('Enter');
    await keys.press('Shift+E');
    await keys.press('Enter');
    const panel = page.getByRole('region', { name: 'Order by hand' });
    await expect(panel).toContainText('RH 1, Halvmark');
    await keys.press('ArrowRight');
    await keys.press('ArrowRight');
    await keys.press('Backspace');
    await expect(panel).toContainText('011/22 – 022/44');
    await keys.press('Enter');
    await expect(panel.getByRole('button', { name: /Order/ }).first()).toBeFocused();
    await takePicture(page, 'pygma-keys-drawn-order');
    await enter(page, panel.getByRole('button', { name: 'Enter the order' }));
    await expect(panel).toContainText('RH 1: order entered in the letter of Halvmark');
    await expect(page.getByRole('application')).toBeFocused();
  });

  await test.step('the month is computed and its steps are read', async () => {
    await keys.press('Alt+3');
    await keys.press('F5');
    await keys.press('3');
    await expect(page.getByRole('main')).toContainText('Movement and battles');
    await takePicture(page, 'pygma-keys-run');
  });

  await test.step('it is applied, and taken back', async () => {
    await keys.press('7');
    const apply = button(page, /^End the turn/);
    await expect(apply).toBeEnabled({ timeout: 30_000 });
    await enter(page, apply);
    await expect(banner).toContainText('Enja, year 2');
    await keys.press('Control+z');
    await expect(banner).toContainText('Dorl, year 2');
    await keys.press('Control+y');
    await expect(banner).toContainText('Enja, year 2');
  });

  await test.step('the evaluations and the courier are found by keys', async () => {
    await keys.press('Alt+5');
    await expect(page.getByRole('heading', { name: 'Akrothene', level: 2 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('has failed: realm size');
    await keys.press('2');
    await expect(page.getByRole('radio', { name: /Courier$/ })).toBeChecked();
  });

  await test.step('an issue of the courier is begun and released', async () => {
    await enter(page, button(page, 'Create issue'));
    await enter(page, button(page, /^Release…/));
    const release = page.getByRole('dialog', { name: 'Release issue 1' });
    await enter(page, release.getByRole('button', { name: 'Release' }));
    await expect(page.getByRole('main')).toContainText('released');
    await takePicture(page, 'pygma-keys-courier');
  });
});
