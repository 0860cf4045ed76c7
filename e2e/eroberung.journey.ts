import { expect, test } from './support/test';
import { choose } from './support/artefacts';
import { violationsOf } from './support/axe';
import { DESKTOP, freshPage, takePicture } from './support/browser';
import { applyFromBoard, foundGame, phaseOf, pressCountry, SAYS } from './support/eroberung';

const says = SAYS.de;

/** "A whole game of three players at the table, by mouse (German)", its battles decided by dice. */

/** Most turns a game on sixteen countries may take. */
const MOST_TURNS = 60;

const WISHES = [
  { digit: '3', wishes: ['Vereinigte', 'Kanada'] },
  { digit: '7', wishes: ['West-', 'Spanien'] },
  { digit: '5', wishes: ['Indien', 'Pakistan'] },
] as const;

test('a whole game of three by mouse: motherlands on the map, home alliances, wars, final round, duels, a winner', async ({
  baseURL,
}) => {
  test.setTimeout(600_000);
  const page = await freshPage(baseURL, DESKTOP);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  const handOver = page.getByRole('button', { name: says.handOver });

  await test.step('each player declares a digit and wishes a motherland on the map', async () => {
    await foundGame(page);
    await expect(phaseOf(page)).toHaveText(says.phases.choose);
    for (const { digit, wishes } of WISHES) {
      await page.getByRole('application').focus();
      await page.keyboard.press('Escape');
      await choose(page, page.getByRole('button', { name: says.digit }), digit);
      for (const wish of wishes) {
        await pressCountry(page, wish);
        await page.getByRole('button', { name: says.wish }).click();
      }
      await takePicture(page, `eroberung-wish-${digit}`);
      await handOver.click();
    }
    expect.soft(await violationsOf(page)).toEqual([]);
    await page.getByRole('application').focus();
    await page.keyboard.press('Escape');
    await applyFromBoard(page);
    await expect(phaseOf(page)).toHaveText(says.phases.home);
  });

  await test.step('home alliances up to the value of the motherland', async () => {
    for (const _ of WISHES) {
      const partners = page.locator('.ww-ew-home label');
      const count = Math.min(2, await partners.count());
      for (let index = 0; index < count; index += 1)
        if ((await partners.nth(index).getAttribute('data-disabled')) === null)
          await partners.nth(index).click();
      await handOver.click();
    }
    await takePicture(page, 'eroberung-home');
    await applyFromBoard(page);
    await expect(phaseOf(page)).toContainText(says.phases.option);
  });

  await test.step('options, wars and the final round, to the endgame', async () => {
    let turns = 0;
    while (!(await phaseOf(page).textContent())?.startsWith(says.phases.endgame)) {
      turns += 1;
      expect(turns).toBeLessThan(MOST_TURNS);
      const ended = page.getByText(says.ended);
      const attack = page.getByRole('button', { name: says.attack }).first();
      if ((await attack.count()) === 0) await page.getByRole('button', { name: says.pass }).click();
      else {
        const country = await attack.getAttribute('aria-label');
        await attack.click();
        // Won or lost, the open turn shows the options now: no longer an attack on that country.
        const again = page.getByRole('button', { name: country ?? '', exact: true });
        await expect(again).toHaveCount(0, { timeout: 30_000 });
      }
      await expect(page.locator('.ww-ew-written li')).toHaveCount(1);
      if (turns < 4) await takePicture(page, `eroberung-option-${String(turns)}`);
      if (turns === 1 && (await ended.count()) === 0)
        expect.soft(await violationsOf(page)).toEqual([]);
      await applyFromBoard(page);
    }
    await takePicture(page, 'eroberung-endgame');
  });

  await test.step('duels until everybody has fought: the ladder, and a winner (EW-44-04)', async () => {
    let duels = 0;
    while ((await phaseOf(page).textContent()) !== says.phases.over) {
      duels += 1;
      expect(duels).toBeLessThan(10);
      await applyFromBoard(page);
    }
    await expect(page.getByText(says.winner)).toBeVisible();
    await expect(page.getByText(says.ladder)).toBeVisible();
    await takePicture(page, 'eroberung-over');
    await page.getByText(says.table, { exact: true }).click();
    await page.waitForTimeout(500);
    await takePicture(page, 'eroberung-table');
    expect.soft(await violationsOf(page)).toEqual([]);
  });

  await test.step('the board on paper: map and tables', async () => {
    await page
      .getByRole('navigation', { name: says.rooms })
      .getByRole('button', { name: says.print, exact: true })
      .click();
    const preview = page.getByRole('region', { name: /^Vorschau/ });
    await expect(preview).toContainText('Das Brett');
    await takePicture(page, 'eroberung-print');
  });
  expect(problems).toEqual([]);
});
