import { expect, test } from './support/test';
import { violationsOf } from './support/axe';
import { DESKTOP, type Desk, freshDesk, takePicture } from './support/desk';
import { enter, tabTo } from './support/keyboard';
import { SAYS } from './support/moerderspiel';

const says = SAYS.en;

/** "A day with both rounds and a vote ... by keyboard (English)", on the letters of the example. */
let desk: Desk;
test.afterEach(() => desk.clear());

test('two rounds by keyboard alone, in English: computed, applied, to reports and public map', async ({
  baseURL,
}) => {
  desk = await freshDesk(baseURL ?? '', DESKTOP, says.locale);
  const page = await desk.sitDown();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await tabTo(page, page.getByRole('radio', { name: 'Deutsch' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await enter(page, page.getByRole('button', { name: says.example }), 'Shift+Tab');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('Alt+3');
  await expect(page.getByRole('navigation', { name: says.stations })).toBeVisible();
  for (const next of [
    [5, 1],
    [5, 2],
  ] as const) {
    await page.keyboard.press('7');
    const apply = page.getByRole('button', { name: says.apply });
    await expect(apply).toBeVisible();
    if (await apply.isDisabled()) await page.keyboard.press('F5');
    await expect(apply).toBeEnabled();
    await enter(page, apply);
    await expect(page.getByRole('banner')).toContainText(says.date(next[0], next[1]));
  }

  await page.keyboard.press('Alt+5');
  await expect(page.getByRole('heading', { name: 'Blau', level: 2 })).toBeVisible();
  await page.keyboard.press('Alt+6');
  const preview = page.getByRole('region', { name: /^Preview/ });
  await expect(preview).toContainText('Public map. Day 5, round 2');
  await takePicture(page, 'moerderspiel-public-map-en');
  expect(await violationsOf(page, 'look')).toEqual([]);
  expect(problems).toEqual([]);
});
