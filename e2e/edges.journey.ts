import { expect, type Page, test } from './support/test';
import { DESKTOP, freshPage } from './support/browser';
import {
  clickAt,
  drag,
  expectOneEntry,
  expectStep,
  foundRealm,
  type UndoMeans,
  hintOf,
  jumpTo,
  makeWorld,
  objectionOf,
  pick,
  press,
  raise,
  TEN,
} from './support/editor';
import { tabTo } from './support/keyboard';
import { storedNow } from './support/records';
import { takeBackTo } from './support/strokes';

/** Places of a field, in field widths from its middle: near the middle of its eastern side, and at three corners. */
const EAST = [0.42, 0] as const;
const TOP = [0, -0.56] as const;
const UPPER_RIGHT = [0.5, -0.29] as const;
const LOWER_RIGHT = [0.5, 0.29] as const;

/** A place in field widths from the middle of the chosen field. */
type Spot = readonly [right: number, down: number];

const mode = (page: Page, name: string): Promise<void> =>
  page.getByRole('radio', { name, exact: true }).click();

/** Draws along some places with the mouse: one command. */
const drawn = (page: Page, name: string, ...spots: readonly Spot[]): Promise<unknown> =>
  expectOneEntry(page, { name: `sides:command.${name}` }, () => drag(page, ...spots));

/** Draws with some keys: one command. */
const typed = (page: Page, name: string, ...keys: readonly string[]): Promise<unknown> =>
  expectOneEntry(page, { name: `sides:command.${name}` }, () => press(page, ...keys));

/** Draws against the rules: the clause is shown, the change dropped on cancel and made on insisting. */
const againstTheRules = async (
  page: Page,
  means: UndoMeans,
  { name, clause }: { readonly name: string; readonly clause: string },
  gesture: () => Promise<void>,
): Promise<void> => {
  const { digest } = await storedNow(page);
  await gesture();
  await expect(objectionOf(page)).toContainText(clause);
  if (means === 'keys') await page.keyboard.press('Escape');
  else await objectionOf(page).getByRole('button', { name: 'Nicht bauen' }).click();
  await expect(objectionOf(page)).toHaveCount(0);
  expect((await storedNow(page)).digest).toBe(digest);
  await expectStep(page, means, { name }, async () => {
    await gesture();
    const insist = objectionOf(page).getByRole('button', { name: 'Trotzdem bauen' });
    if (means === 'mouse') await insist.click();
    else {
      await expect(insist).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expect(objectionOf(page)).toHaveCount(0);
  });
};

/** Puts a town of the realm into the chosen field. */
const settle = async (page: Page): Promise<void> => {
  await page.keyboard.press('Shift+O');
  const owner = page.getByRole('button', { name: /Herr der nächsten Ansiedlung/ });
  await owner.click();
  await page.getByRole('option', { name: 'Nordmark' }).click();
  await pick(page, 'Ansiedlung');
  await expectOneEntry(page, { name: 'places:command.found' }, () => clickAt(page, 0, 0));
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.press('Escape');
};

const waterByMouse = async (page: Page): Promise<void> => {
  await jumpTo(page, '001/26');
  await pick(page, 'Fluss');
  await drawn(page, 'draw.river', TOP, UPPER_RIGHT, LOWER_RIGHT);
  await drawn(page, 'draw.river', UPPER_RIGHT, [1, -0.56]);
  await mode(page, 'Sperren');
  await drawn(page, 'draw.unnavigable', TOP, UPPER_RIGHT, LOWER_RIGHT);
  await page.keyboard.down('Control');
  await drawn(page, 'erase.unnavigable', UPPER_RIGHT, LOWER_RIGHT);
  await page.keyboard.up('Control');
  await mode(page, 'Löschen');
  await drawn(page, 'erase.river', UPPER_RIGHT, [1, -0.56]);
  await mode(page, 'Zeichnen');
  await test.step('click by click, and Escape ends the line', async () => {
    await clickAt(page, -0.5, 0.29);
    await expectStep(page, 'mouse', { name: 'sides:command.draw.river' }, () =>
      clickAt(page, 0, 0.56),
    );
    const { act } = await storedNow(page);
    await page.keyboard.press('Escape');
    await clickAt(page, -0.5, 1.15);
    await pick(page, 'Kanal');
    expect((await storedNow(page)).act).toEqual(act);
  });
  await drawn(page, 'draw.canal', [-0.5, -0.29], [-0.5, 0.29]);
  await page.keyboard.down('Control');
  await drawn(page, 'erase.canal', [-0.5, -0.29], [-0.5, 0.29]);
  await page.keyboard.up('Control');
  await pick(page, 'Quelle');
  await drawn(page, 'draw.spring', TOP);
  await clickAt(page, ...TOP);
  await expect(hintOf(page)).toContainText('liegt schon eine Quelle');
  await page.keyboard.down('Control');
  await drawn(page, 'erase.spring', TOP);
  await page.keyboard.up('Control');
};

const waterByKeys = async (page: Page): Promise<void> => {
  await jumpTo(page, '006/26');
  await press(page, 'Shift+F');
  await typed(page, 'draw.river', 'Enter', '.', 'Enter');
  await typed(page, 'draw.river', 'Enter', '.', '.', 'Enter');
  await test.step('Escape drops the line begun', async () => {
    const { act } = await storedNow(page);
    await press(page, 'Enter', '.', 'Escape', ',');
    expect((await storedNow(page)).act).toEqual(act);
  });
  await test.step('Shift with arrows draws, too', () =>
    expectStep(page, 'keys', { name: 'sides:command.draw.river' }, async () => {
      await page.keyboard.down('Shift');
      await press(page, 'ArrowUp', 'ArrowRight');
      await page.keyboard.up('Shift');
    }));
  await test.step('a third mode closes it to ships, Ctrl opens it', async () => {
    await tabTo(page, page.getByRole('radio', { name: 'Sperren' }), 'Shift+Tab');
    await press(page, 'Space');
    await expect(page.getByRole('radio', { name: 'Sperren' })).toBeChecked();
    await jumpTo(page, '006/26');
    await typed(page, 'draw.unnavigable', 'Enter', ',', 'Enter');
    await typed(page, 'erase.unnavigable', 'Control+Enter', '.', 'Enter');
  });
  await press(page, 'x');
  await expect(page.getByRole('radio', { name: 'Löschen' })).toBeChecked();
  await typed(page, 'erase.river', 'Enter', ',', 'Enter');
  await press(page, 'x', 'Shift+K');
  await typed(page, 'draw.canal', 'Enter', '.', 'Enter');
  await typed(page, 'erase.canal', 'Control+Enter', ',', 'Enter');
  await press(page, 'Shift+Q');
  await typed(page, 'draw.spring', 'Enter');
  await typed(page, 'erase.spring', 'Control+Enter');
  await press(page, ',', ',');
};

const roadsByMouse = async (page: Page): Promise<void> => {
  await jumpTo(page, '002/27');
  await raise(page, 4);
  await jumpTo(page, '002/26');
  await pick(page, 'Straße');
  await drawn(page, 'draw.road', [0, 0], [-2, 0]);
  await againstTheRules(
    page,
    'mouse',
    { name: 'sides:command.draw.road', clause: 'WW-4.3-07' },
    () => drag(page, [-1, 0], [1, 0]),
  );
  await page.keyboard.press('x');
  await drawn(page, 'erase.road', [0, 0], [1, 0]);
  await page.keyboard.press('x');
  await test.step('the lawful part of a partly refused way can be built', async () => {
    await expectOneEntry(
      page,
      { name: 'sides:command.draw.road', about: { count: 1 } },
      async () => {
        await drag(page, [-3, 0], [1, 0]);
        await page.getByRole('button', { name: 'Nur Erlaubtes bauen' }).click();
      },
    );
  });
  await pick(page, 'Fluss');
  await test.step('a river over a road offers the bridge; the GM may draw the river alone', async () => {
    await expectOneEntry(page, { name: 'sides:command.draw.river' }, async () => {
      await drag(page, [-2.5, -0.29], [-2.5, 0.29]);
      await expect(
        objectionOf(page).getByRole('button', { name: 'Mit Brücke bauen' }),
      ).toBeFocused();
      await objectionOf(page).getByRole('button', { name: 'Trotzdem bauen' }).click();
    });
  });
  await pick(page, 'Brücke');
  await drawn(page, 'draw.bridge', [-2.4, 0]);
  await clickAt(page, -2.4, 0);
  await expect(hintOf(page)).toContainText('steht schon eine Brücke');
  await page.keyboard.down('Control');
  await drawn(page, 'erase.bridge', [-2.4, 0]);
  await page.keyboard.up('Control');
  await againstTheRules(
    page,
    'mouse',
    { name: 'sides:command.draw.bridge', clause: 'WW-4.3-10' },
    () => clickAt(page, 0.42, 0),
  );
};

const wallsByMouse = async (page: Page): Promise<void> => {
  await jumpTo(page, '003/26');
  await pick(page, 'Wall');
  await drawn(page, 'draw.wall', EAST);
  await drawn(page, 'draw.wall', [0.58, 0]);
  await test.step('a stroke builds several of another strength', async () => {
    await page.getByRole('textbox', { name: 'Stärke des Walls' }).fill('20');
    await page.keyboard.press('Tab');
    await expectStep(
      page,
      'mouse',
      { name: 'sides:command.draw.wall', about: { count: 3, value: 20 } },
      () => drag(page, [-0.42, 0], [-0.24, -0.38], [0.24, -0.38]),
    );
  });
  await page.getByRole('textbox', { name: 'Stärke des Walls' }).fill('2');
  await page.keyboard.press('Tab');
  await againstTheRules(
    page,
    'mouse',
    { name: 'sides:command.draw.wall', clause: 'WW-4.3-04' },
    () => clickAt(page, 0.22, 0.38),
  );
  await page.getByRole('textbox', { name: 'Stärke des Walls' }).fill('5');
  await page.keyboard.press('Tab');
  await mode(page, 'Löschen');
  await drawn(page, 'erase.wall', EAST);
  await mode(page, 'Zeichnen');
};

const harboursByKeys = async (page: Page): Promise<void> => {
  await jumpTo(page, '009/27');
  await raise(page, 0);
  await jumpTo(page, '009/26');
  await settle(page);
  await jumpTo(page, '009/26');
  await press(page, 'Shift+H', '.');
  await expectStep(page, 'keys', { name: 'places:command.openHarbour' }, () =>
    press(page, 'Enter'),
  );
  await expectStep(page, 'keys', { name: 'places:command.closeHarbour' }, () =>
    press(page, 'Enter'),
  );
  await press(page, ',');
  await againstTheRules(
    page,
    'keys',
    { name: 'places:command.openHarbour', clause: 'WW-4.2-23' },
    () => press(page, 'Enter'),
  );
  await press(page, 'ArrowLeft', 'ArrowLeft', 'Enter');
  await expect(hintOf(page)).toContainText('Setze zuerst eine Ansiedlung');
};

type Walks = readonly (readonly [what: string, walk: (page: Page) => Promise<void>])[];

/** Every tool by mouse or keyboard at least; the result of either is tested beside the tools. */
const JOURNEYS: readonly (readonly [what: string, walks: Walks])[] = [
  [
    'rivers, canals and springs are drawn by mouse and by keyboard',
    [
      ['by mouse', waterByMouse],
      ['by keyboard', waterByKeys],
    ],
  ],
  [
    'roads, bridges, walls and harbours are drawn, also where the rules object',
    [
      ['roads and bridges by mouse', roadsByMouse],
      ['walls by mouse: one, several, against each other, refused and pulled down', wallsByMouse],
      ['harbours by keyboard', harboursByKeys],
    ],
  ],
];

for (const [things, walks] of JOURNEYS)
  test(`${things}, and all of it can be undone`, async ({ baseURL }) => {
    const page = await freshPage(baseURL, DESKTOP);
    await makeWorld(page, TEN);
    if (walks.some(([, walk]) => walk === harboursByKeys)) await foundRealm(page, 'Nordmark');
    for (const [what, walk] of walks)
      await test.step(what, async () => {
        const start = await storedNow(page);
        await walk(page);
        await takeBackTo(page, start.act.seq);
        expect((await storedNow(page)).digest).toBe(start.digest);
      });
  });
