import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './support/test';
import { DESKTOP, type Desk, freshDesk } from './support/desk';
import { enter, pasteByKey, tabTo, walkTo } from './support/keyboard';
import { orderRow } from './support/pages';

const ORDERS = join(import.meta.dirname, '..', 'assets', 'examples', 'tharos', 'orders-8.3.txt');

let desk: Desk;
test.beforeEach(async ({ baseURL }) => {
  desk = await freshDesk(baseURL ?? '', DESKTOP, 'en-GB');
});
test.afterEach(() => desk.clear());

test('a month is played from start to finish without the mouse, in English', async () => {
  const page = await desk.sitDown();
  const saved = page.getByText(/^saved \d/);
  const banner = page.getByRole('banner');

  await test.step('the page speaks English at the press of a key', async () => {
    await tabTo(page, page.getByRole('radio', { name: 'Deutsch' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  await test.step('the example opens with Enter, Esc ends the tour', async () => {
    await expect(page.getByText('The desk for a world of hexagons.')).toBeVisible();
    await enter(page, page.getByRole('button', { name: 'Open the example' }), 'Shift+Tab');
    await expect(page.getByRole('dialog', { name: 'Tour, step 1 of 5' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(banner).toContainText('Falcon Moon 419 · turn 58');
    await expect(saved).toBeVisible();
  });

  await test.step('Ctrl+K leads to a field', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('210/19');
    await expect(page.getByRole('menuitem', { name: 'Show field 210/19' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('complementary', { name: 'Sheet of the field' });
    await expect(sheet).toContainText('210/19');
    await expect(sheet.getByRole('heading', { name: 'Elystria' })).toBeVisible();
  });

  await test.step('a letter is pasted at the turn desk', async () => {
    await page.keyboard.press('Alt+3');
    await page.keyboard.press('2');
    await tabTo(page, page.getByRole('tab', { selected: true }));
    const tharos = page.getByRole('tab', { name: /Reich Tharos/ });
    await walkTo(page, tharos, 'ArrowRight');
    await expect(page.getByText('No letter of Reich Tharos yet')).toBeVisible();
    await pasteByKey(page, await readFile(ORDERS, 'utf8'));
    await expect(page.getByRole('region', { name: 'Original letter' })).toContainText('auflösen');
    await expect(saved).toBeVisible();
  });

  await test.step('F8 walks through the findings, Shift+F8 back', async () => {
    const findings = page.getByRole('region', { name: 'Findings' });
    const current = findings.locator('[aria-current]');
    // What the run finds comes a moment after what reading finds.
    await expect(page.getByText('11 read, 8 with findings')).toBeVisible();
    // In the order of the letter: how unit 101 is paid, where unit 102 goes, what it is to do there.
    for (const [key, words] of [
      ['F8', 'Balance and orders disagree'],
      ['F8', 'ends in 001/01 without a fighting unit'],
      ['F8', 'cannot conquer'],
      ['Shift+F8', 'ends in 001/01 without a fighting unit'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(current).toHaveCount(1);
      await expect(current).toContainText(words);
    }
  });

  const steps = page.getByRole('region', { name: '203, step by step' });
  const figure = steps.getByRole('button', { name: /^Difficulty of 001\/10/ });
  const derivation = page.getByRole('dialog', { name: 'Difficulty of 001/10' });
  await test.step('Enter opens a derivation, Esc gives the focus back', async () => {
    await tabTo(page, page.locator('table.ww-orders tr[tabindex="0"]'));
    await walkTo(page, orderRow(page, 203), 'ArrowDown');
    await enter(page, figure);
    await expect(derivation).toContainText('WW-5.3-07');
    await expect(derivation).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(derivation).toHaveCount(0);
    await expect(figure).toBeFocused();
  });

  await test.step('a figure is changed by hand, with a reason', async () => {
    await page.keyboard.press('Enter');
    await expect(derivation).toBeFocused();
    await enter(page, derivation.getByRole('button', { name: 'Change by hand' }));
    await expect(derivation.getByRole('textbox').first()).toBeFocused();
    await page.keyboard.type('7');
    await tabTo(page, derivation.getByRole('textbox', { name: 'Reason' }));
    await page.keyboard.type('fog over the moor');
    await page.keyboard.press('Enter');
    await expect(steps.getByRole('button', { name: 'Difficulty of 001/10: 7' })).toBeVisible();
    await expect(derivation).toHaveCount(0);
    await expect(saved).toBeVisible();
  });

  await test.step('the GM says his word to findings: accepts, corrects in place, asks, takes note', async () => {
    const findings = page.getByRole('region', { name: 'Findings' });
    const current = findings.locator('[aria-current]');
    const goTo = async (words: string): Promise<void> => {
      await expect(async () => {
        await page.keyboard.press('F8');
        await expect(current).toContainText(words, { timeout: 50 });
      }).toPass({ intervals: [20] });
    };
    const tharos = page.getByRole('tab', { name: /Reich Tharos/ });
    const open = async (): Promise<number> =>
      Number(/(\d+) open/.exec(await tharos.innerText())?.[1] ?? 0);
    await goTo('weighs 150 t');
    const before = await open();
    await page.keyboard.press('a');
    await expect.poll(open).toBe(before - 1);
    await goTo('15 are stated');
    await page.keyboard.press('y');
    const corrections = page.getByRole('region', { name: 'Corrections' });
    await expect(corrections.locator('del')).toHaveText('15');
    await expect(corrections.locator('ins')).toHaveText('10');
    await goTo('The old position is given as 002/12');
    await page.keyboard.press('e');
    await expect(page.getByRole('textbox', { name: 'Words instead of “002/12”' })).toBeFocused();
    await page.keyboard.type('002/09');
    await page.keyboard.press('Enter');
    await expect(corrections.locator('ins')).toHaveText(['10', '002/09']);
    await goTo('no type of the basic module');
    await page.keyboard.press('q');
    await page.keyboard.press('n');
    await page.keyboard.type('he knows');
    await page.keyboard.press('Enter');
    await expect(saved).toBeVisible();
  });

  await test.step('questions and the confirmation are letters a key away', async () => {
    await page.keyboard.press('f');
    await expect(page.getByRole('textbox', { name: 'Wording' })).toHaveValue(/Unit 301, “KS”/);
    await page.keyboard.press('b');
    const understood = page.getByRole('article', { name: 'This is how I understood you' });
    await expect(understood).toContainText('stays in 210/04; order: hold');
    await expect(understood).toContainText('instead of “15” I read “10”');
    await page.keyboard.press('o');
  });

  await test.step('the realm is ready, the next one comes to the desk', async () => {
    await page.keyboard.press('w');
    await page.keyboard.press('Shift+R');
    await expect(page.getByRole('tab', { name: /Reich Tharos/ })).toContainText('ready');
    await expect(page.getByRole('tab', { selected: true })).not.toContainText('Tharos');
    await expect(saved).toBeVisible();
  });

  await test.step('Enter accepts what waits at the station of decisions', async () => {
    await page.keyboard.press('4');
    const queue = page.getByRole('navigation', { name: 'What is to be decided' });
    await expect(queue).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(queue.getByText('seen', { exact: true })).toHaveCount(1);
    await page.keyboard.press('h');
    await expect(page.getByRole('region', { name: 'Decided by hand' })).toContainText(
      'fog over the moor',
    );
    await expect(saved).toBeVisible();
  });

  await test.step('the month is applied, taken back and brought again', async () => {
    await page.keyboard.press('Control+Enter');
    const closing = page.getByRole('region', { name: 'Close turn 58' });
    await expect(closing).toContainText('Still open');
    // The run repeats after the answer; until it is done there is nothing to apply.
    await expect(closing.getByRole('button', { name: 'Apply the turn' })).toBeEnabled();
    await page.keyboard.press('Control+Enter');
    await expect(banner).toContainText('Owl Moon 419 · turn 59');
    await expect(saved).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(banner).toContainText('Falcon Moon 419 · turn 58');
    await expect(saved).toBeVisible();
    await page.keyboard.press('Control+y');
    await expect(banner).toContainText('Owl Moon 419 · turn 59');
    await page.keyboard.press('Alt+7');
    await expect(page.getByText(/^Turn 58 .*applied|^Turn 58 applied/)).toBeVisible();
  });
});
