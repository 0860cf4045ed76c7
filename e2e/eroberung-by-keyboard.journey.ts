import { expect, type Locator, type Page, test } from './support/test';
import { violationsOf } from './support/axe';
import { DESKTOP, freshPage, LAPTOP, takePicture } from './support/browser';
import { phaseOf, SAYS } from './support/eroberung';
import { chooseByKeys, enter, tabTo } from './support/keyboard';

const says = SAYS.en;

/** A game of three players "by keyboard (English), with a battle really played by scripted keys in the browser", from the first digit to the winner. */

const WISHES = [
  { digit: '3', country: 'United States' },
  { digit: '7', country: 'West Germany' },
  { digit: '5', country: 'India' },
] as const;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** Gives the keyboard to the board: Escape does from its sheet, else Tab. */
const goToBoard = async (page: Page): Promise<void> => {
  const board = page.getByRole('application');
  await page.keyboard.press('Escape');
  const isThere = await board.evaluate((place) => place === document.activeElement);
  if (!isThere) await tabTo(page, board);
};

/** Moves through the countries of the board until one of them is on the sheet. */
const goToCountry = async (page: Page, name: string): Promise<void> => {
  await goToBoard(page);
  const sheet = page.getByRole('complementary', { name: 'Sheet of the country' });
  const head = sheet.getByRole('heading', { level: 2 }).first();
  for (let step = 0; step < 17 && (await head.textContent()) !== name; step += 1)
    await page.keyboard.press('PageDown');
  await expect(head).toHaveText(name);
};

/** Deselects the country, so that the open turn shows all options. */
const letGo = async (page: Page): Promise<void> => {
  await goToBoard(page);
  await page.keyboard.press('Escape');
};

/** Goes to the turn, applies it, and returns to the board. */
const applyByKeys = async (page: Page): Promise<void> => {
  const banner = page.getByRole('banner');
  const before = (await banner.textContent()) ?? '';
  await enter(page, button(page, says.toTurn));
  await expect(button(page, says.close).first()).toBeVisible();
  await page.keyboard.press('7');
  const apply = page.getByRole('button', { name: says.apply });
  await expect(apply).toBeVisible();
  if (await apply.isDisabled()) await page.keyboard.press('F5');
  // The last entry is computed a moment later; the button takes the focus only once that is done.
  await expect(async () => {
    await expect(apply).toBeEnabled();
    await page.keyboard.press('Control+Enter');
    await expect(banner).not.toHaveText(before, { timeout: 3000 });
  }).toPass({ timeout: 20_000 });
  await page.keyboard.press('Alt+1');
  await expect(phaseOf(page)).toBeVisible();
};

/** Chooses one of a row of radio buttons by the arrow keys. */
const pickByKeys = async (page: Page, group: Locator, name: string): Promise<void> => {
  const wanted = group.getByRole('radio', { name, exact: true });
  const isIn = () => group.evaluate((place) => place.contains(document.activeElement));
  for (let press = 0; press < 80 && !(await isIn()); press += 1) await page.keyboard.press('Tab');
  await tabTo(page, wanted, 'ArrowRight');
  if (!(await wanted.isChecked())) await page.keyboard.press('Space');
  await expect(wanted).toBeChecked();
};

/** Types into the field with this name, in place of what stands there. */
const typeInto = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
};

/** The war of the open turn, opened: its dialog and the forms of both sides. */
const openWar = async (page: Page) => {
  await enter(page, button(page, 'Begin the battle'));
  const dialog = page.getByRole('dialog', { name: /^Battle \d: / });
  await expect(dialog.locator('.ew-side')).toHaveCount(2);
  const [red, blue] = [dialog.locator('.ew-side').first(), dialog.locator('.ew-side').last()];
  return { dialog, red, blue, how: dialog.getByRole('group', { name: 'How is it decided?' }) };
};

test('a game of three by keyboard, in English: a battle played, one typed, a war typed as a whole, a winner', async ({
  baseURL,
}) => {
  // The land of a battle comes of the seed of the game: the same in every run.
  const page = await freshPage(baseURL, DESKTOP, says.locale, (window) =>
    window.addInitScript(() => {
      let count = 0;
      crypto.randomUUID = () => {
        count += 1;
        return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
      };
    }),
  );
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  const handOver = page.getByRole('button', { name: says.handOver });

  await test.step('the game is founded', async () => {
    await tabTo(page, page.getByRole('radio', { name: 'Deutsch' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await enter(page, button(page, 'Eroberung der Welt'), 'Shift+Tab');
    const sheet = page.getByRole('dialog', { name: says.world });
    await tabTo(page, sheet.getByRole('textbox', { name: says.name }));
    await page.keyboard.type('Three at the table');
    await chooseByKeys(page, sheet.getByRole('button', { name: says.beginning }), says.booklet);
    await enter(page, sheet.getByRole('button', { name: says.make }));
    await expect(button(page, says.endTour)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(phaseOf(page)).toHaveText(says.phases.choose);
  });

  await test.step('they agree on a short game: a house rule sets the winning score (EW-23-02)', async () => {
    await page.keyboard.press('Alt+8');
    await tabTo(page, page.getByRole('radio', { name: 'Rules', exact: true }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await enter(page, page.getByRole('textbox', { name: 'Name of the new edition' }));
    await expect(page.getByRole('radio', { name: /holds from/ })).toBeChecked();
    await tabTo(page, page.getByRole('searchbox'), 'Shift+Tab');
    await page.keyboard.type('score');
    await enter(page, button(page, /^To a score: register: 0/));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('16');
    await page.keyboard.press('Enter');
    await expect(button(page, /^To a score: register: 16/)).toBeFocused();
    await takePicture(page, 'eroberung-keys-score');
    await page.keyboard.press('Alt+1');
  });

  await test.step('each player declares a digit and wishes a motherland', async () => {
    for (const { digit, country } of WISHES) {
      await letGo(page);
      await chooseByKeys(page, page.getByRole('button', { name: says.digit }), digit);
      await goToCountry(page, country);
      await enter(page, button(page, says.wish));
      await enter(page, handOver, 'Shift+Tab');
    }
    await letGo(page);
    await applyByKeys(page);
    await expect(phaseOf(page)).toHaveText(says.phases.home);
  });

  await test.step('each player takes a partner in the home zone (EW-4-01)', async () => {
    for (const _ of WISHES) {
      const partner = page.locator('.ww-ew-home').getByRole('checkbox').first();
      await tabTo(page, partner);
      await page.keyboard.press('Space');
      await expect(partner).toBeChecked();
      await enter(page, handOver, 'Shift+Tab');
    }
    await applyByKeys(page);
    await expect(phaseOf(page)).toContainText(says.phases.option);
    await takePicture(page, 'eroberung-keys-option');
  });

  await test.step('a value changes for a reason, and the chart shows it (EW-24-02)', async () => {
    await goToCountry(page, 'Mexico');
    await enter(page, page.getByText('Change the value'));
    await typeInto(page, page.getByRole('textbox', { name: 'New value' }), '8');
    await typeInto(page, page.getByRole('textbox', { name: 'Reason' }), 'oil is found');
    await enter(page, button(page, 'Change'));
    await letGo(page);
    await expect(page.getByRole('img', { name: /^Values of the changed countries/ })).toBeVisible();
    await takePicture(page, 'eroberung-keys-values');
  });

  await test.step('a war is declared and its first battle played: red waits and fires, blue flies into the land (EW-24-05)', async () => {
    const attack = page.getByRole('button', { name: says.attack }).first();
    await enter(page, attack);
    const { dialog, red, blue } = await openWar(page);
    await pickByKeys(page, red.getByRole('radiogroup'), 'Tank');
    await pickByKeys(page, blue.getByRole('radiogroup'), 'Plane');
    for (const window of [LAPTOP, DESKTOP]) {
      await page.setViewportSize(window);
      await takePicture(page, `eroberung-keys-war-${String(window.width)}`);
    }
    expect.soft(await violationsOf(page)).toEqual([]);
    await enter(page, dialog.getByRole('button', { name: 'Start the battle' }));
    const phase = (name: string) => page.locator(`[data-phase="${name}"]`);
    await expect(phase('running')).toBeVisible();
    await takePicture(page, 'eroberung-keys-battle');
    await page.keyboard.down('ArrowUp');
    await page.keyboard.down('ArrowLeft');
    for (let shot = 0; shot < 300 && (await phase('over').count()) === 0; shot += 1) {
      await page.keyboard.press('ShiftLeft', { delay: 60 });
      await page.waitForTimeout(100);
    }
    await page.keyboard.up('ArrowUp');
    await page.keyboard.up('ArrowLeft');
    await expect(page.getByRole('status').filter({ hasText: ' wins' })).toContainText('(Plane)');
    await page.keyboard.press('Space');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the second battle is typed; it decides the war (EW-39-01, EW-12-10)', async () => {
    const { dialog, how, blue } = await openWar(page);
    await expect(dialog.getByRole('heading', { name: 'Battles so far' })).toBeVisible();
    await expect(blue.getByRole('radio', { name: 'Plane, lost' })).toBeDisabled();
    await pickByKeys(page, how, 'Enter the battle');
    const [left, right] = [0, 1].map((at) => dialog.getByLabel(/^Energy of .* afterwards/).nth(at));
    if (left === undefined || right === undefined) throw new Error('two fields');
    await typeInto(page, left, '9999');
    await typeInto(page, right, '0');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await typeInto(page, left, '500');
    await takePicture(page, 'eroberung-keys-typed');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await takePicture(page, 'eroberung-keys-spoils');
  });

  await test.step('another war is typed as a whole; it reaches the score and wins the game (EW-39-02, EW-23-02)', async () => {
    await enter(page, page.getByRole('button', { name: says.attack }).first());
    const { dialog, how } = await openWar(page);
    await pickByKeys(page, how, 'Enter the whole war');
    await typeInto(page, dialog.getByLabel('Energy left of the loser'), '0');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await takePicture(page, 'eroberung-keys-reached');
    await applyByKeys(page);
    // A half of Canada, Mexico at its new value, and Italy.
    await expect(page.getByRole('row').filter({ hasText: 'Blau' })).toContainText('16½');
    await expect(phaseOf(page)).toHaveText(says.phases.over);
    await expect(page.getByText(says.winner)).toContainText('Blau');
    expect.soft(await violationsOf(page)).toEqual([]);
    await takePicture(page, 'eroberung-keys-won');
  });
  expect(problems).toEqual([]);
});
