import { expect, type Page, test } from './support/test';
import { type Chance, chancesFrom } from './support/chance';
import { DESKTOP, freshBrowser } from './support/browser';
import { jumpTo, makeWorld, mapOf, TEN, foundRealm } from './support/editor';
import { storedNow } from './support/records';
import { today } from './support/schedule';
import { draw, drawWithShift, goForwardTo, type Spot, takeBackTo, touch } from './support/strokes';

/** How many gestures the evening has: half as many in npm test. */
const GESTURES = today() === undefined ? 60 : 30;

/** Where the evening begins: from here every gesture stays on the map. */
const HOME = '004/24';

type Gesture = (page: Page, chance: Chance) => Promise<void>;

const spotOf = ({ below }: Chance): Spot => [below(9) - 4, 2 * (below(5) - 2)];

const takeTerrain: Gesture = async (page, { oneOf }) => {
  await page.keyboard.press(oneOf(['0', '1', '2', '3', '4']));
  await page.keyboard.press(oneOf(['n', 'w', 's', 'e']));
};

const takeInk: Gesture = async (page, { oneOf }) => {
  const ink = oneOf(['Gelände', 'Mischung', 'Frost', 'Schwierigkeit', 'Reich']);
  await page
    .getByRole('radiogroup', { name: 'Was gezeichnet wird' })
    .getByRole('radio', { name: ink, exact: true })
    .click();
};

/** A shape from one field to another, with the mouse or with Enter and arrows. */
const shape: Gesture = async (page, chance) => {
  await page.keyboard.press(chance.oneOf(['j', 'r', 'o']));
  if (chance.below(3) === 0) await takeInk(page, chance);
  else await takeTerrain(page, chance);
  await draw(page, chance.oneOf(['mouse', 'keys']), spotOf(chance), spotOf(chance), spotOf(chance));
};

const dab: Gesture = async (page, chance) => {
  await page.keyboard.press('b');
  await takeTerrain(page, chance);
  await page.keyboard.press(chance.oneOf([',', '.']));
  await touch(page, chance.oneOf(['mouse', 'keys']), spotOf(chance));
};

const stroke: Gesture = async (page, chance) => {
  await page.keyboard.press('b');
  await takeTerrain(page, chance);
  if (chance.below(2) === 0) await drawWithShift(page, spotOf(chance), spotOf(chance));
  else await draw(page, 'mouse', spotOf(chance), spotOf(chance), spotOf(chance));
};

const fill: Gesture = async (page, chance) => {
  await page.keyboard.press('l');
  await takeTerrain(page, chance);
  await touch(page, chance.oneOf(['mouse', 'keys']), spotOf(chance));
};

const pickUp: Gesture = async (page, chance) => {
  await page.keyboard.press('i');
  await touch(page, chance.oneOf(['mouse', 'keys']), spotOf(chance));
};

/** A run of fields is chosen, copied or cut, turned and put down somewhere. */
const carry: Gesture = async (page, chance) => {
  await page.keyboard.press('a');
  await drawWithShift(page, [0, 0], [2 + chance.below(2), 2]);
  await page.keyboard.press(chance.oneOf(['Control+c', 'Control+x']));
  await page.keyboard.press('Control+v');
  for (let sixth = chance.below(6); sixth > 0; sixth -= 1) await page.keyboard.press('q');
  await touch(page, chance.oneOf(['mouse', 'keys']), spotOf(chance));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
};

const clear: Gesture = async (page) => {
  await page.keyboard.press('a');
  await drawWithShift(page, [0, 0], [3, 0]);
  await page.keyboard.press('Delete');
  await page.keyboard.press('Escape');
};

/** A river, a road, a wall or a canal; what the rules object to is let be. */
const side: Gesture = async (page, chance) => {
  await page.keyboard.press(chance.oneOf(['Shift+F', 'Shift+S', 'Shift+M', 'Shift+K']));
  await draw(page, 'mouse', spotOf(chance), spotOf(chance));
  const objection = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  if (await objection.isVisible()) await page.keyboard.press('Escape');
};

const thereAndBack: Gesture = async (page) => {
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+y');
};

const KINDS: readonly [Gesture, ...Gesture[]] = [
  ...([shape, shape, shape, dab, stroke, fill, pickUp] as const),
  ...([carry, clear, side, thereAndBack] as const),
];

/** The page is loaded anew, as after a crash; everything drawn so far is on the disk. */
const reload = async (page: Page): Promise<void> => {
  await expect(page.getByText(/^gespeichert \d/)).toBeVisible();
  const before = await storedNow(page);
  await page.reload();
  await expect(mapOf(page)).toBeVisible();
  expect((await storedNow(page)).digest).toBe(before.digest);
  await jumpTo(page, HOME);
};

test('an evening of gestures with reloads loses no stroke: all the way back, and all the way forward', async ({
  baseURL,
}) => {
  const seed = Number(process.env['WABENWART_SEED'] ?? '19');
  console.log(`Seed of the evening: ${String(seed)}`);
  const chance = chancesFrom(seed);
  const testBrowser = await freshBrowser(baseURL ?? '', DESKTOP);
  const page = await testBrowser.open();
  await makeWorld(page, TEN);
  await foundRealm(page, 'Nordmark');
  await jumpTo(page, HOME);
  const start = await storedNow(page);
  for (let gesture = 0; gesture < GESTURES; gesture += 1) {
    await chance.oneOf(KINDS)(page, chance);
    if (chance.below(12) === 0) await reload(page);
  }
  await reload(page);
  const end = await storedNow(page);
  expect(end.act.seq).toBeGreaterThan(start.act.seq + GESTURES / 2);
  expect(end.digest).not.toBe(start.digest);
  await takeBackTo(page, start.act.seq);
  expect((await storedNow(page)).digest).toBe(start.digest);
  await reload(page);
  await goForwardTo(page, end.act.seq);
  expect((await storedNow(page)).digest).toBe(end.digest);
  await testBrowser.clear();
});
