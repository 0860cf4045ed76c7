import { expect, type Locator, type Page, test } from './support/test';
import { DESKTOP, freshPage, LAPTOP } from './support/browser';
import {
  expectOneEntry,
  expectStep,
  foundRealm,
  type UndoMeans,
  jumpTo,
  makeWorld,
  TEN,
  untilDrawn,
} from './support/editor';
import { storedNow } from './support/records';
import { draw, drawWithShift, landNow, pickOne, takeBackTo, touch } from './support/strokes';

/** The field in the middle of the map of ten Großfelder. */
const HOME = '004/24';

type InkName = 'Gelände' | 'Mischung' | 'Reich' | 'Frost' | 'Schwierigkeit' | 'Auswahl';

const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

const choice = (page: Page, group: string, name: string): Locator =>
  page
    .getByRole('complementary', { name: 'Zeichenwerkzeug' })
    .getByRole('radiogroup', { name: group })
    .getByRole('radio', { name, exact: true });

/** Takes a tool from the palette, or by its key. */
const takeTool = async (page: Page, means: UndoMeans, name: string, key: string): Promise<void> => {
  if (means === 'mouse') await button(page, name).click();
  else await page.keyboard.press(key);
  await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true');
};

/** Takes terrain: its level and its kind, from the palette or by their keys. */
const takeTerrain = async (
  page: Page,
  means: UndoMeans,
  [level, key]: readonly [name: string, key: string],
  [kind, letter]: readonly [name: string, key: string],
): Promise<void> => {
  if (means === 'mouse') {
    await page.getByRole('button', { name: level, exact: true }).click();
    await page.getByRole('button', { name: kind, exact: true }).click();
  } else {
    await page.keyboard.press(key);
    await page.keyboard.press(letter);
  }
};

const LEVEL = {
  water: ['Höhe 0, Wasser', '0'],
  low: ['Höhe 1, Tiefland', '1'],
  high: ['Höhe 2, Hochland', '2'],
  hills: ['Höhe 3, Bergland', '3'],
  peaks: ['Höhe 4, Gebirge', '4'],
} as const;

const KIND = {
  plain: ['normal', 'n'],
  forest: ['Wald', 'w'],
  lakes: ['Seen', 's'],
  swamp: ['Sumpf', 'u'],
} as const;

const takeInk = (page: Page, means: UndoMeans, name: InkName): Promise<void> =>
  pickOne(page, means, choice(page, 'Was gezeichnet wird', name));

const sizeName = (size: number): string =>
  size === 1 ? 'Pinselgröße: 1 Feld' : `Pinselgröße: ${String(size)} Felder`;

/** Takes a brush size: with the mouse, or with comma and point. */
const takeSize = async (page: Page, means: UndoMeans, size: number): Promise<void> => {
  const wanted = choice(page, 'Pinsel', sizeName(size));
  if (means === 'mouse') await wanted.click();
  else {
    for (let press = 0; press < 4; press += 1) await page.keyboard.press(',');
    const steps = [1, 7, 19, 37].indexOf(size);
    for (let press = 0; press < steps; press += 1) await page.keyboard.press('.');
  }
  await expect(wanted).toBeChecked();
};

const counted = (page: Page): Promise<Readonly<Record<string, number>>> =>
  landNow(page).then(({ terrains }) =>
    Object.fromEntries(Object.entries(terrains).map(([key, fields]) => [key, fields.length])),
  );

const expectStatus = (page: Page, words: string): Promise<void> =>
  expect(page.locator('.ww-map-hint')).toContainText(words);

/** One way to draw land: with mouse or keyboard, in the world of ten Großfelder. */
type Walk = (page: Page, means: UndoMeans) => Promise<void>;

const brush: Walk = async (page, means) => {
  await takeTool(page, means, 'Geländepinsel', 'b');
  await takeTerrain(page, means, LEVEL.high, KIND.forest);
  let before = 0;
  for (const size of means === 'mouse' ? [1, 37] : [7]) {
    await takeSize(page, means, size);
    const about = { count: size - before, terrain: 'hwa' };
    await expectOneEntry(page, { name: 'map:command.paint', about }, () => touch(page, means));
    expect(await counted(page)).toEqual({ hwa: size });
    before = size;
  }
  await takeTerrain(page, means, LEVEL.water, KIND.plain);
  await takeSize(page, means, 1);
  await expectStep(
    page,
    means,
    { name: 'map:command.paint', about: { count: 6, terrain: 'w' } },
    () =>
      means === 'mouse' ? draw(page, means, [0, 0], [5, 0]) : drawWithShift(page, [0, 0], [5, 0]),
  );
  expect((await counted(page))['w']).toBe(6);
};

const shapes: Walk = async (page, means) => {
  await takeTool(page, means, 'Linie', 'j');
  await takeTerrain(page, means, LEVEL.peaks, KIND.plain);
  await takeSize(page, means, 7);
  const lined = { count: 8 + 7 + 7, terrain: 'g' };
  await expectOneEntry(page, { name: 'map:command.paint', about: lined }, () =>
    draw(page, means, [-2, 0], [3, 0]),
  );
  await takeTool(page, means, 'Rechteck', 'r');
  await takeTerrain(page, means, LEVEL.low, KIND.swamp);
  const framed = { count: 4 + 3 + 4, terrain: 'tsu' };
  await expectOneEntry(page, { name: 'map:command.paint', about: framed }, () =>
    draw(page, means, [0, 2], [3, 4]),
  );
  await takeTool(page, means, 'Lasso', 'o');
  await takeTerrain(page, means, LEVEL.hills, KIND.plain);
  const outline: readonly (readonly [number, number])[] =
    means === 'mouse'
      ? [
          [-0.2, -4.2],
          [3.2, -4.2],
          [3.2, -1.8],
          [-0.2, -1.8],
        ]
      : [
          [0, -4],
          [3, -4],
          [3, -2],
          [0, -2],
        ];
  const { after } = await expectOneEntry(page, { name: 'map:command.paint' }, () =>
    draw(page, means, ...outline),
  );
  const { b = 0 } = await counted(page);
  expect(after.act.about).toEqual({ count: b, terrain: 'b' });
  expect(means === 'mouse' ? [11] : [11, 12]).toContain(b);
  expect(await counted(page)).toEqual({ g: 22, tsu: 11, b });
};

const fillAndPick: Walk = async (page, means) => {
  await takeTool(page, means, 'Geländepinsel', 'b');
  await takeTerrain(page, means, LEVEL.water, KIND.plain);
  await takeSize(page, means, 37);
  await expectOneEntry(page, { name: 'map:command.paint', about: { count: 37 } }, () =>
    touch(page, means),
  );
  await takeTool(page, means, 'Fläche füllen', 'l');
  await takeTerrain(page, means, LEVEL.hills, KIND.lakes);
  const about = { count: 37, terrain: 'bse' };
  await expectOneEntry(page, { name: 'map:command.paint', about }, () => touch(page, means));
  await takeTerrain(page, means, LEVEL.low, KIND.plain);
  await takeTool(page, means, 'Gelände aufnehmen', 'i');
  const { act } = await storedNow(page);
  await touch(page, means);
  await expect(page.getByRole('region', { name: 'Aufgenommen' })).toContainText('bse');
  await expect(button(page, 'Geländepinsel')).toHaveAttribute('aria-pressed', 'true');
  expect((await storedNow(page)).act).toEqual(act);
  await takeTool(page, means, 'Fläche füllen', 'l');
  const rest = { count: TEN.columns * TEN.rows * 48 - 37, terrain: 'bse' };
  await expectStep(page, means, { name: 'map:command.paint', about: rest }, () =>
    touch(page, means, [6, 0]),
  );
};

const mixture: Walk = async (page, means) => {
  await takeTool(page, means, 'Rechteck', 'r');
  await takeTerrain(page, means, LEVEL.low, KIND.lakes);
  await takeInk(page, means, 'Mischung');
  const over = (): Promise<void> => draw(page, means, [0, 0], [5, 4]);
  const { after: mixed } = await expectOneEntry(
    page,
    { name: 'paint:command.mix', about: { count: 28 } },
    over,
  );
  const { tse = 0, twa = 0 } = await counted(page);
  expect(tse + twa).toBe(28);
  expect(tse).toBeGreaterThan(twa);
  expect(twa).toBeGreaterThan(0);

  await takeInk(page, means, 'Schwierigkeit');
  await pickOne(page, means, choice(page, 'Schwierigkeit', 'Schwer'));
  await expectOneEntry(page, { name: 'paint:command.difficulty1', about: { count: 28 } }, () =>
    draw(page, means, [0, 0], [7, 4]),
  );
  expect((await landNow(page)).difficult).toHaveLength(28);
  await pickOne(page, means, choice(page, 'Schwierigkeit', 'Nach Tafel'));
  const { after: level } = await expectOneEntry(
    page,
    { name: 'paint:command.difficulty0', about: { count: 28 } },
    over,
  );
  expect(level.digest).toBe(mixed.digest);

  await takeInk(page, means, 'Frost');
  await pickOne(page, means, choice(page, 'Frost', 'Zufrieren'));
  await expectOneEntry(page, { name: 'paint:command.freeze', about: { count: tse } }, over);
  expect(await counted(page)).toEqual({ tew: tse, twa });
  await pickOne(page, means, choice(page, 'Frost', 'Auftauen'));
  const { after: thawed } = await expectOneEntry(
    page,
    { name: 'paint:command.thaw', about: { count: tse } },
    over,
  );
  expect(thawed.digest).toBe(mixed.digest);

  await takeInk(page, means, 'Mischung');
  const first = (await landNow(page)).terrains;
  await expectStep(page, means, { name: 'paint:command.mix' }, over);
  expect((await landNow(page)).terrains).not.toEqual(first);
};

const refused: Walk = async (page, means) => {
  await takeTool(page, means, 'Geländepinsel', 'b');
  await takeSize(page, means, 7);
  const { act } = await storedNow(page);
  await takeInk(page, means, 'Frost');
  await pickOne(page, means, choice(page, 'Frost', 'Zufrieren'));
  await touch(page, means);
  await expectStatus(page, 'Hier friert nichts zu');
  await takeInk(page, means, 'Schwierigkeit');
  await pickOne(page, means, choice(page, 'Schwierigkeit', 'Extrem'));
  await touch(page, means);
  await expectStatus(page, '7 Felder blieben, wie sie sind');
  expect((await storedNow(page)).act).toEqual(act);
  await takeInk(page, means, 'Gelände');
};

const owners: Walk = async (page) => {
  await takeTool(page, 'mouse', 'Rechteck', 'r');
  await takeInk(page, 'mouse', 'Reich');
  const receivers = page.getByRole('radiogroup', { name: 'Reich', exact: true });
  const giveTo = (name: string): Promise<void> => receivers.getByText(name).click();
  await giveTo('Nordmark');
  const given = { count: 28, party: 'nor' };
  await expectOneEntry(page, { name: 'paint:command.own', about: given }, () =>
    draw(page, 'mouse', [0, 0], [5, 4]),
  );
  await giveTo('Ostmark');
  const half = { count: 13, party: 'ost' };
  await expectStep(page, 'mouse', { name: 'paint:command.own', about: half }, () =>
    draw(page, 'mouse', [3, 0], [5, 4]),
  );
  const before = (await landNow(page)).owners;
  await page.keyboard.press('Control+a');
  const swapped = { count: 28, party: 'nor', other: 'ost' };
  await expectOneEntry(page, { name: 'paint:command.swapOwners', about: swapped }, () =>
    button(page, 'Tauschen').click(),
  );
  const after = (await landNow(page)).owners;
  expect(after).toEqual({ nor: before['ost'], ost: before['nor'] });
  await button(page, 'Aufheben').click();
  await giveTo('Niemand');
  await takeTool(page, 'mouse', 'Fläche füllen', 'l');
  await expectOneEntry(
    page,
    { name: 'paint:command.disown', about: { count: before['nor']?.length ?? 0 } },
    () => touch(page, 'mouse'),
  );
};

/** Every way to draw once, some by the mouse, some by the keys; all of it by both is tested beside the tools. */
const WALKS: Readonly<Record<UndoMeans, readonly (readonly [what: string, walk: Walk])[]>> = {
  mouse: [
    ['the brush draws fields of its size, and a stroke', brush],
    ['an area is filled, terrain is picked up, the whole land is filled', fillAndPick],
    ['what takes neither frost nor difficulty stays, and the map says so', refused],
    ['line, rectangle and lasso follow the pointer', shapes],
    ['land is given, swapped and taken away', owners],
  ],
  keys: [
    ['the brush draws with Enter, and a stroke with Shift', brush],
    ['line, rectangle and lasso draw what they enclose', shapes],
    ['a mixture is drawn, made difficult and frozen, and back again', mixture],
  ],
};

for (const means of ['mouse', 'keys'] as const)
  test(`tools that draw land make one command of a gesture, by ${means}, and all of it can be undone`, async ({
    baseURL,
  }) => {
    const page = await freshPage(baseURL, DESKTOP);
    await makeWorld(page, TEN);
    if (means === 'mouse') for (const name of ['Nordmark', 'Ostmark']) await foundRealm(page, name);
    const start = await storedNow(page);
    for (const [what, walk] of WALKS[means])
      await test.step(what, async () => {
        await jumpTo(page, HOME);
        await walk(page, means);
        await takeBackTo(page, start.act.seq);
        expect((await storedNow(page)).digest).toBe(start.digest);
      });
  });

test('in English, on a small screen, the folded palette draws and takes back', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, LAPTOP, 'en-GB');
  await page.getByRole('radio', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Open the example' }).click();
  await page.getByRole('button', { name: 'End the tour' }).click();
  await untilDrawn(page);
  await page.keyboard.press('g');
  await page.getByRole('textbox', { name: 'Go to a field or place' }).fill('210/19');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('application')).toBeFocused();
  const start = await storedNow(page);
  await page.getByRole('button', { name: 'Terrain brush' }).click();
  await page.keyboard.press('4');
  await page.getByRole('radio', { name: 'Brush size: 19 fields' }).click();
  await expectOneEntry(page, { name: 'map:command.paint', about: { terrain: 'g' } }, () =>
    touch(page, 'keys'),
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await storedNow(page)).digest).toBe(start.digest);
});
