import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from './support/test';
import { violationsOf } from './support/axe';
import { arePicturesWanted, DESKTOP, freshPage, LAPTOP, takePicture } from './support/browser';
import { dropPost, POST } from './support/eight';
import { goTo, orderRow, pasteText, stepsOf, untilSaved } from './support/pages';

const root = join(import.meta.dirname, '..');
const ORDERS = join(root, 'assets', 'examples', 'tharos', 'orders-8.3.txt');

const SIZES = [LAPTOP, DESKTOP] as const;
/** Each theme is walked through once, each in another window: in the second for what theme and window change. */
const THEMES = [
  ['light', 'Hell', LAPTOP],
  ['dark', 'Dunkel', DESKTOP],
] as const;

/** Watches for everything a page must not do: errors, and a word to anybody but its own server. */
const watch = (page: Page, origin: string): readonly string[] => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) faults.push(request.url());
  });
  return faults;
};

const drawn = async (page: Page): Promise<void> => {
  await expect(page.getByRole('application')).toHaveAttribute('data-drawn', 'true');
};

/** Waits until the page has answered to a new size of its window. */
const settled = async (page: Page): Promise<void> => {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
  const maps = page.locator('[data-drawn]');
  if ((await maps.count()) > 0) await expect(maps.first()).toHaveAttribute('data-drawn', 'true');
};

/** A page in one theme, and a look at it: barriers in its window, pictures in both where they are wanted. */
const openIn = async (address: string, [theme, themeName, home]: (typeof THEMES)[number]) => {
  const page = await freshPage(address, home);
  const faults = watch(page, new URL(address).origin);
  const violations: string[] = [];
  const sizes = [home, ...SIZES.filter((size) => arePicturesWanted && size !== home)];
  const look = async (name: string): Promise<void> => {
    for (const size of sizes) {
      const title = `${name}-${String(size.width)}x${String(size.height)}-${theme}`;
      if (size !== home) {
        await page.setViewportSize({ ...size });
        await settled(page);
      }
      await takePicture(page, title);
      const found = await violationsOf(page, theme === 'light' ? 'whole' : 'look');
      violations.push(...found.map((line) => `${title}: ${line}`));
    }
    if (sizes.length === 1) return;
    await page.setViewportSize({ ...home });
    await settled(page);
  };
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme });
  await page.getByRole('radio', { name: themeName }).click();
  return { page, look, faults, violations };
};

const findScreen = async (page: Page, room: string): Promise<void> => {
  await page
    .getByRole('navigation', { name: 'Bereiche' })
    .getByRole('button', { name: room })
    .click();
};

for (const theme of THEMES)
  test(`every screen, ${theme[0]}, is fit to be seen and read by anybody in its window`, async ({
    baseURL,
  }) => {
    const { page, look, faults, violations } = await openIn(baseURL ?? '', theme);
    await expect(page.getByRole('button', { name: 'Beispiel öffnen', exact: true })).toBeVisible();
    await look('start-empty');

    await page.getByRole('button', { name: 'Welt der Waben' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Neue Küsten');
    await look('new-world');
    await page.getByRole('button', { name: 'Anlegen', exact: true }).click();
    await page.getByRole('button', { name: 'Rundgang beenden' }).click();
    await drawn(page);
    await look('map-new-world');
    await page.getByRole('button', { name: 'Zur Startseite' }).click();

    await page.getByRole('button', { name: 'Rundgang in fünf Schritten' }).click();
    await expect(page.getByRole('dialog', { name: /Rundgang, Schritt 1/ })).toBeVisible();
    await drawn(page);
    await look('tour');
    await page.getByRole('button', { name: 'Rundgang beenden' }).click();
    await look('map');
    await page.keyboard.press('g');
    await page.getByRole('textbox', { name: 'Gehe zu Feld oder Ansiedlung' }).fill('210/19');
    await look('go-to');
    await page.keyboard.press('Enter');
    await drawn(page);
    await look('map-field');
    await page.getByRole('radio', { name: /^Sicht / }).click();
    await drawn(page);
    await look('map-realm-view');
    await page.getByRole('radio', { name: 'Spielleitung' }).click();

    await goTo(page, 'Zug');
    await page.getByRole('tab', { name: /Reich Tharos/ }).click();
    await drawn(page);
    await look('turn-empty');
    await pasteText(page, await readFile(ORDERS, 'utf8'));
    await expect(page.getByText('Noch kein Brief des Reichs Tharos')).toHaveCount(0);
    await untilSaved(page);
    const orders = page
      .getByRole('radiogroup', { name: 'Brief oder Befehle' })
      .getByRole('radio', { name: 'Befehle' });
    if (await orders.isVisible()) await orders.click();
    await orderRow(page, 203).click();
    await expect(stepsOf(page, 203)).toBeVisible();
    await drawn(page);
    await look('turn');
    await stepsOf(page, 203)
      .getByRole('button', { name: /^Schwierigkeit von 001\/10/ })
      .click();
    await expect(page.getByRole('dialog', { name: 'Schwierigkeit von 001/10' })).toBeVisible();
    await look('derivation');
    await page.keyboard.press('Escape');

    await goTo(page, 'Druck');
    await expect(page.locator('.ww-print-sheet svg').first()).toBeVisible();
    await look('print');
    await goTo(page, 'Verlauf');
    await expect(page.getByText('Brief des Reichs Tharos abgelegt')).toBeVisible();
    await look('chronicle');
    await findScreen(page, 'Regeln');
    await expect(page.getByRole('searchbox').first()).toBeVisible();
    await look('rules');
    await findScreen(page, 'Hilfe');
    await expect(page.getByRole('searchbox').first()).toBeVisible();
    await look('help');
    await goTo(page, 'Einstellungen');
    await expect(page.getByRole('heading', { name: 'Deine Daten' })).toBeVisible();
    await look('settings');

    await page.keyboard.press('Control+k');
    await page.keyboard.type('tha');
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await look('palette');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Tasten' })).toBeVisible();
    await look('shortcuts');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Zur Startseite' }).click();
    const recent = page.getByRole('region', { name: 'Zuletzt geöffnet' });
    await expect(recent.getByRole('listitem')).toHaveCount(2);
    await look('start');

    expect(violations).toEqual([]);
    expect(faults).toEqual([]);
  });

/** Steps of the turn by their keys, as they are with the month run. */
const TURN_STEPS = [
  ['3', 'run'],
  ['4', 'decide'],
  ['5', 'what-if'],
  ['6', 'close'],
] as const;
const REGISTERS = ['Segment und Zeit', 'Parteien', 'Diplomatie', 'Einheiten'] as const;

for (const theme of THEMES)
  test(`every turn step and register, ${theme[0]}, is fit to be seen and read by anybody in its window`, async ({
    baseURL,
  }) => {
    const { page, look, faults, violations } = await openIn(baseURL ?? '', theme);
    await page.getByRole('button', { name: 'Großes Beispiel öffnen (8 Reiche, mit Post)' }).click();
    await page.getByRole('button', { name: 'Rundgang beenden' }).click();
    const turnSteps = page.getByRole('navigation', { name: 'Schritte des Monats' });
    const current = turnSteps.locator('[aria-current="step"]');

    await goTo(page, 'Zug');
    await turnSteps.getByRole('button', { name: /Eingang/ }).click();
    await look('inbox-empty');
    await dropPost(page, POST);
    await expect(current).toHaveAccessibleName(/Schriftstücke offen$/);
    await look('inbox');
    await expect(page.getByRole('button', { name: /^8 sichere Treffer ablegen/ })).toBeVisible();
    await page.keyboard.press('Shift+Enter');
    await expect(current).toHaveAccessibleName('1 Eingang');

    await page.keyboard.press('2');
    await expect(current).toHaveAccessibleName(/8 von 8 Reichen nicht fertig$/);
    const tab = page.getByRole('tab', { name: /Reich Tharos/ });
    await tab.click();
    await expect(tab).toBeInViewport({ ratio: 1 });
    await drawn(page);
    await look('check');
    await page.keyboard.press('F5');
    await expect(page.getByText(/^[1-9]\d* offene Fragen/)).toBeVisible();
    for (const [key, name] of TURN_STEPS) {
      await page.keyboard.press(key);
      await expect(current).toHaveAccessibleName(new RegExp(`^${key} `));
      await look(name);
    }
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Zug 58 ist beendet.')).toBeVisible();
    await page.keyboard.press('7');
    await look('archive');

    await goTo(page, 'Bücher');
    await expect(page.getByRole('listbox', { name: 'Reiche' })).toBeVisible();
    for (const [key, name] of [
      ['1', 'balance'],
      ['2', 'ledger'],
      ['3', 'compare'],
    ] as const) {
      await page.keyboard.press(key);
      await look(name);
    }
    await goTo(page, 'Versand');
    await expect(page.locator('.ww-evaluation-sheet svg').first()).toBeVisible();
    await look('evaluations');
    await page.keyboard.press('b');
    await expect(page.getByRole('button', { name: 'Als PDF speichern' })).toBeEnabled({
      timeout: 60_000,
    });
    await look('contact-sheet');
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: 'Segmentsbote' }).click();
    await page.getByRole('button', { name: 'Ausgabe anlegen' }).click();
    await page.getByRole('button', { name: 'Beitrag schreiben: Aufmacher' }).click();
    await page.getByRole('row', { name: 'Ohne Überschrift' }).click();
    await expect(page.locator('.ww-news-sheet svg').first()).toBeVisible();
    await look('newsletter');
    await page.getByRole('radio', { name: 'Ausgang' }).click();
    await expect(page.getByRole('article')).toBeVisible();
    await look('outbox');
    await goTo(page, 'Druck');
    for (const [leaf, name] of [
      ['Leere Blätter', 'print-blank'],
      ['Formulare', 'print-forms'],
    ] as const) {
      await page.getByRole('radio', { name: leaf }).click();
      await expect(page.locator('.ww-print-sheet svg').first()).toBeVisible();
      await look(name);
    }
    await goTo(page, 'Register');
    const registers = page.getByRole('navigation', { name: 'Register' });
    for (const name of REGISTERS) {
      await registers.getByRole('button', { name: new RegExp(`^${name}`) }).click();
      await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();
      await look(`cast-${name.toLowerCase().replaceAll(' ', '-')}`);
    }
    expect(violations).toEqual([]);
    expect(faults).toEqual([]);
  });

test('the picture of the map in the documents can be made again', async ({ baseURL }) => {
  const page = await freshPage(baseURL, { width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Beispiel öffnen', exact: true }).click();
  await page.getByRole('button', { name: 'Rundgang beenden' }).click();
  await drawn(page);
  const chosen = page.getByRole('complementary', { name: 'Blatt des Feldes' });
  const box = await page.getByRole('application').boundingBox();
  await page.mouse.click(
    (box?.x ?? 0) + (box?.width ?? 0) * 0.42,
    (box?.y ?? 0) + (box?.height ?? 0) * 0.45,
  );
  await page.mouse.move(5, 5);
  await expect(chosen.getByText('Gelände')).toBeVisible();
  await drawn(page);
  const picture = await page.screenshot({ animations: 'disabled' });
  expect(picture.length).toBeGreaterThan(50_000);
  if (process.env['WABENWART_PICTURES'] !== '1') return;
  await mkdir(join(root, 'docs', 'pictures'), { recursive: true });
  await page.screenshot({
    path: join(root, 'docs', 'pictures', 'map.png'),
    animations: 'disabled',
  });
});
