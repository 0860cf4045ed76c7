import { pathToFileURL } from 'node:url';
import type * as Arcade from '../engine/systems/eroberung/pages';
import { expect, type Page, test } from './support/test';
import { choose, savedBy } from './support/artefacts';
import { violationsOf } from './support/axe';
import { bundled } from './support/bundled';
import { DESKTOP, freshPage, LAPTOP, takePicture } from './support/browser';
import { countActions } from './support/effort';
import { enter, tabTo } from './support/keyboard';

/** "A battle really played by scripted keys"; "against the computer"; "a replay whose log was bent"; pictures of each pair. */
const problems: string[] = [];
test.beforeEach(() => {
  problems.length = 0;
});
test.afterEach(() => {
  expect(problems).toEqual([]);
});

const openPage = async (...given: Parameters<typeof freshPage>): Promise<Page> => {
  const page = await freshPage(...given);
  page.on('pageerror', ({ message }) => problems.push(message));
  return page;
};

/** Both tanks begin in one row of this seed, and nothing stands between them. */
const ONE_ROW = '159';

const phase = (page: Page, name: string) => page.locator(`[data-phase="${name}"]`);

/** Red drives right and fires, whatever the moment, until the battle is over. */
const fightByKeys = async (page: Page): Promise<void> => {
  await expect(phase(page, 'running')).toBeVisible();
  await page.keyboard.down('KeyD');
  for (let shot = 0; shot < 400 && (await phase(page, 'over').count()) === 0; shot += 1) {
    await page.keyboard.press('ShiftLeft', { delay: 60 });
    await page.waitForTimeout(150);
  }
  await page.keyboard.up('KeyD');
  await expect(phase(page, 'over')).toBeVisible();
};

test('two clicks to a battle; one is played by keys, paused, watched, saved as a page; a changed log is reported', async ({
  baseURL,
}) => {
  const page = await openPage(baseURL, LAPTOP);

  await test.step('two clicks from the start screen; a cancelled one counts for nothing (EW-46-23)', async () => {
    await expect(
      page.getByRole('heading', { name: 'Gleich spielen, ohne Kampagne' }),
    ).toBeVisible();
    const actions = await countActions(page);
    await page.getByRole('button', { name: 'Schlacht auf dem Bildschirm spielen' }).click();
    await page.getByRole('button', { name: 'Schlacht beginnen' }).click();
    expect(await actions()).toEqual(['click', 'click']);
    await expect(phase(page, 'running')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Pause' })).toBeVisible();
    await takePicture(page, 'arcade-pause');
    expect(await violationsOf(page, 'look')).toEqual([]);
    await page.getByRole('button', { name: 'Schlacht abbrechen' }).click();
  });

  await test.step('tank against tank, two people; red is steered by the keyboard until it wins (EW-24-05, EW-24-06, EW-30-04)', async () => {
    for (const side of ['Rot', 'Blau'])
      await page.getByRole('region', { name: side }).getByRole('radio', { name: 'Panzer' }).click();
    await choose(page, page.getByRole('button', { name: /Wer spielt Blau/ }), 'Mensch');
    await page.getByRole('textbox', { name: 'Startwert' }).fill('viel');
    await expect(page.getByText(/^Der Startwert ist eine ganze Zahl/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Startwert' }).fill(ONE_ROW);
    await takePicture(page, 'arcade-setup');
    await page.getByRole('button', { name: 'Schlacht beginnen' }).click();
    await expect(phase(page, 'running')).toBeVisible();
    // Tanks stand still while nobody steers: the battle cannot end while it is looked at.
    expect(await violationsOf(page)).toEqual([]);
    await fightByKeys(page);
    await expect(page.getByRole('status').filter({ hasText: 'Rot gewinnt' })).toContainText(
      'Blau (Panzer): von einer Granate getroffen',
    );
    await takePicture(page, 'arcade-over');
    await page.keyboard.press('Space');
    await expect(page.getByRole('heading', { name: 'Rot gewinnt' })).toBeVisible();
    await expect(page.getByText('Unterschied Rot − Blau')).toBeVisible();
    await expect(page.getByText(/^Prüfwert \d+ stimmt\.$/)).toBeVisible();
    await takePicture(page, 'arcade-result');
    expect(await violationsOf(page)).toEqual([]);
  });

  await test.step('the recording runs, stops, steps and seeks to any tick', async () => {
    await page.getByRole('button', { name: 'Aufzeichnung ansehen' }).click();
    const place = page.getByRole('slider', { name: 'Takt' });
    await page.getByRole('button', { name: 'Abspielen', exact: true }).click();
    await expect(place).not.toHaveValue('0');
    await page.getByRole('button', { name: 'Anhalten' }).click();
    const at = Number(await place.inputValue());
    await page.getByRole('button', { name: 'Ein Takt weiter' }).click();
    await expect(place).toHaveValue(String(at + 1));
    await place.press('End');
    await expect(page.getByRole('button', { name: 'Abspielen', exact: true })).toBeVisible();
  });

  await test.step('its page plays from a file without a network', async () => {
    const { path, name } = await savedBy(page, () =>
      page.getByRole('button', { name: 'Als Seite speichern' }).click(),
    );
    expect(name).toMatch(/^schlacht-\d+\.html$/);
    await page.context().setOffline(true);
    const sheet = await page.context().newPage();
    sheet.on('pageerror', ({ message }) => problems.push(message));
    await sheet.goto(pathToFileURL(path).href);
    await expect(sheet.getByText(/^Prüfwert \d+ stimmt\.$/)).toBeVisible();
    await sheet.getByRole('button', { name: 'Abspielen', exact: true }).click();
    await expect(sheet.getByRole('slider')).not.toHaveValue('0');
    await takePicture(sheet, 'arcade-page');
    expect(await violationsOf(sheet)).toEqual([]);
    await sheet.close();
    await page.context().setOffline(false);
  });

  await test.step('a changed log is reported and the stored result stays; a text that is none is refused (EW-46-17)', async () => {
    const text = page.getByRole('textbox', { name: 'Text der Aufzeichnung' });
    const kept = await text.inputValue();
    await text.fill(kept.replace(/^(\d+) 3 /m, '$1 1 '));
    await page.getByRole('button', { name: 'Prüfen und abspielen' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('ergibt etwas anderes');
    await expect(alert).toContainText('Rot gewinnt');
    await takePicture(page, 'arcade-bent');
    await text.fill(kept.replace('weapons T T', 'weapons T <img src=x onerror=alert(1)>'));
    await page.getByRole('button', { name: 'Prüfen und abspielen' }).click();
    await expect(page.getByText(/^Zeile 2 \(„weapons T <img/)).toBeVisible();
    await text.fill(kept);
    await page.getByRole('button', { name: 'Prüfen und abspielen' }).click();
    await expect(page.getByText(/^Prüfwert \d+ stimmt\.$/)).toBeVisible();
  });
});

test('by keyboard in English: a key changed, a practice battle against the computer, the keys of the original', async ({
  baseURL,
}) => {
  const page = await openPage(baseURL, DESKTOP, 'en-GB');
  await page.getByRole('radio', { name: 'English' }).click();
  await page.getByRole('radio', { name: 'Dark' }).click();
  await enter(page, page.getByRole('button', { name: 'Play Battle on the screen' }));

  await test.step('R, S, B, P, digits and Enter arm both sides and start, as on the original (EW-30-02, EW-30-07)', async () => {
    await expect(page.getByRole('button', { name: 'Start the battle' })).toBeFocused();
    for (const key of ['r', 's', '1', '2', '0', '0', 'b', 'p', '9', '0', '0'])
      await page.keyboard.press(key);
    const red = page.getByRole('region', { name: 'Red' });
    await expect(red.getByRole('radio', { name: 'Submarine' })).toBeChecked();
    await expect(red.getByRole('textbox', { name: 'Energy' })).toHaveValue('1200');
    const blue = page.getByRole('region', { name: 'Blue' });
    await expect(blue.getByRole('textbox', { name: 'Energy' })).toHaveValue('900');
    await page.keyboard.press('Enter');
    await expect(phase(page, 'running')).toBeVisible();
    await takePicture(page, 'arcade-battle-en');
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await enter(page, page.getByRole('button', { name: 'Break off' }));
  });

  await test.step('fire becomes another key; one that is taken is refused', async () => {
    await tabTo(page, page.getByRole('tab', { name: 'Free battle' }), 'Shift+Tab');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
    const fire = page.getByRole('button', { name: /^Red, fire/ });
    await enter(page, fire);
    await page.keyboard.press('d');
    await expect(page.getByText(/^D belongs to Red, right already/)).toBeVisible();
    await enter(page, fire);
    await page.keyboard.press('x');
    await expect(fire).toHaveText('X');
    await takePicture(page, 'arcade-keys-en');
    expect(await violationsOf(page)).toEqual([]);
  });

  await test.step('the first battle of the practice game counts (EW-25-01)', async () => {
    await tabTo(page, page.getByRole('tab', { name: 'Keys and sound' }), 'Shift+Tab');
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowLeft');
    await takePicture(page, 'arcade-practice-en');
    await enter(page, page.getByRole('button', { name: 'Start battle 1' }));
    await expect(phase(page, 'running')).toBeVisible();
    await page.keyboard.press('x');
    await page.keyboard.press('Escape');
    await enter(
      page,
      page
        .getByRole('button', { name: 'Blue gives up' })
        .or(page.getByRole('button', { name: 'Red gives up' })),
    );
    await expect(phase(page, 'over')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(page.getByText('0 : 1')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start battle 2' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
});

/** Battles of the rules (EW-40-23): with the standard set, their hashes are the same everywhere. */
const GOLDEN = [
  ['P S', '2500 2500', 7, '15 4 0 7 0,6 3 1 0 0,40 2 0 3 1,30 6 1 1 1,50 7 0 8 0', 1660457719],
  ['P P', '800 900', 99, '25 4 0 8 0,10 3 1 7 1,60 5 0 1 0,12 0 1 0 0', 4273626274],
  ['S T', '800 900', 99, '25 4 0 8 0,80 1 1 7 1,60 5 0 1 0,12 0 1 0 0', 3929625378],
  ['T T', '2500 2500', 12345, '60 3 0 7 0,20 2 0 6 0,1 3 1 7 1,100 3 0 7 0', 720942911],
] as const;

/** Moments of computer battles worth a picture: every pair of weapons may meet (EW-25-03, EW-30-01); weapons and seed. */
const MOMENTS = [
  ['S', 'T', 12],
  ['S', 'P', 12],
  ['P', 'T', 21],
  ['S', 'S', 12],
  ['P', 'P', 21],
  ['T', 'T', 33],
] as const;

for (const [theme, window] of [
  ['light', LAPTOP],
  ['dark', DESKTOP],
] as const)
  test(`battles of the rules come to their hashes in the browser, and each pair of weapons is a picture, ${theme}`, async ({
    baseURL,
  }) => {
    const page = await openPage(baseURL, window);
    const {
      advance,
      ARCADE_SETS,
      addToRuns,
      battleText,
      computerInput,
      computerOf,
      openBattle,
      storedOf,
    } = await bundled<typeof Arcade>('engine/systems/eroberung/pages.ts');
    await page.getByRole('radio', { name: theme === 'light' ? 'Hell' : 'Dunkel' }).click();
    await page.getByRole('button', { name: 'Schlacht auf dem Bildschirm spielen' }).click();
    await page.getByRole('tab', { name: 'Aufzeichnung' }).click();
    const play = async (text: string): Promise<void> => {
      await page.getByRole('textbox', { name: 'Text der Aufzeichnung' }).fill(text);
      await page.getByRole('button', { name: 'Prüfen und abspielen' }).click();
    };
    for (const [weapons, energy, seed, runs, hash] of GOLDEN) {
      const head = `battle arcade\nweapons ${weapons}\nenergy ${energy}\nseed ${String(seed)}\nset standard`;
      const kept = `winner none\ncauses - -\nleft 0 0\nticks -\nhash ${String(hash)}`;
      await play(`${head}\n${kept}\n${runs.replaceAll(',', '\n')}\n`);
      await expect(page.getByText(`Prüfwert ${String(hash)} stimmt.`)).toBeVisible();
    }
    for (const [red, blue, seed] of MOMENTS) {
      const setup = {
        seed,
        set: ARCADE_SETS.fair,
        weapons: [red, blue] as const,
        energy: [900, 900] as const,
      };
      const battle = openBattle(setup);
      const players = [
        computerOf(battle, 0, seed, 'normal'),
        computerOf(battle, 1, seed, 'normal'),
      ] as const;
      const runs: number[][] = [];
      let shown = 0;
      while (battle.result === null) {
        const inputs = [
          computerInput(players[0], battle),
          computerInput(players[1], battle),
        ] as const;
        addToRuns(runs, { inputs });
        advance(battle, { inputs });
        const isSeen = battle.units.every(
          ({ weapon, mode }) => weapon !== 'S' || mode !== 'submerged',
        );
        if (
          shown === 0 &&
          isSeen &&
          battle.units.some(({ shot }) => shot !== null && battle.tick > shot.firedAt + 8)
        )
          shown = battle.tick;
      }
      await play(battleText(storedOf(setup, 'fair', runs, battle.result)));
      await expect(page.getByText(`Prüfwert ${String(battle.result.hash)} stimmt.`)).toBeVisible();
      const place = page.getByRole('slider', { name: 'Takt' });
      await place.fill(String(shown));
      await expect(place).toHaveValue(String(shown));
      await page.getByRole('img', { name: /^Schlachtfeld/ }).scrollIntoViewIfNeeded();
      await takePicture(page, `arcade-${red}${blue}-${theme}`);
    }
    expect(await violationsOf(page, 'look')).toEqual([]);
  });
