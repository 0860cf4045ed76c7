import { expect, type Page, test } from './support/test';
import { violationsOf } from './support/axe';
import { DESKTOP, freshPage, LAPTOP, takePicture } from './support/browser';
import {
  openSeenland,
  navButton,
  SAYS,
  SIDES,
  sideOf,
  turnStep,
  step,
  warOf,
} from './support/organisation';

/** Every new screen of the game is open to everybody: board, table with each of its cards, sheets. */

const WINDOWS = [
  { window: LAPTOP, scheme: 'light', size: '1366' },
  { window: DESKTOP, scheme: 'dark', size: '1920' },
] as const;

for (const { window, scheme, size } of WINDOWS) {
  test(`the screens of the game are accessible, ${size}, ${scheme}`, async ({ baseURL }) => {
    const page: Page = await freshPage(baseURL, window);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const seen = async (name: string): Promise<void> => {
      await takePicture(page, `organisation-${name}-${size}`);
      expect
        .soft(await violationsOf(page, scheme === 'light' ? 'whole' : 'look'), name)
        .toEqual([]);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(wide, `${name} fits into the window`).toBeLessThanOrEqual(0);
    };

    await seen('start');
    await openSeenland(page);
    await seen('board');
    for (const tool of ['Freie Form', 'Aus Waben', 'Verbinden', 'Hintergrundbild', 'Auswählen'])
      await page
        .getByRole('toolbar', { name: 'Werkzeuge' })
        .getByRole('button', { name: tool, exact: true })
        .click();
    await page.getByRole('button', { name: 'Marsch', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Wer hier ist' })).toBeVisible();
    await seen('board-region');

    await navButton(page, 'Register').click();
    await page
      .getByRole('navigation', { name: 'Register' })
      .getByRole('button', { name: /^Organisationen/ })
      .click();
    await page
      .getByRole('row', { name: /Zirkel der Schreiber/ })
      .or(page.getByRole('option', { name: /Zirkel der Schreiber/ }))
      .first()
      .click();
    await expect(page.getByText('Papiermühle').first()).toBeVisible();
    await seen('sheet');

    await navButton(page, SAYS.de.turn).click();
    await turnStep(page, /Schritte/).click();
    await expect(page.getByRole('article', { name: 'Küstenkontor: Aufruhr' })).toBeVisible();
    await seen('table-event');
    await page
      .getByRole('article', { name: 'Küstenkontor: Aufruhr' })
      .getByRole('button', { name: /^Ändern/ })
      .click();
    await expect(
      page.getByRole('form', { name: 'Zufallsereignis für das Küstenkontor' }),
    ).toBeVisible();
    await seen('table-fate');
    await page.keyboard.press('Escape');
    for (const [name, words] of [
      ['build', /Bauvorhaben und Reparaturen beginnen/],
      ['move', /Bewegungen beginnen/],
    ] as const) {
      await step(page, words).click();
      await expect(page.getByRole('heading', { level: 2, name: words })).toBeVisible();
      await seen(`table-${name}`);
    }
    await step(page, /Agieren/).click();
    await expect(warOf(page)).toBeVisible();
    await warOf(page).scrollIntoViewIfNeeded();
    await seen('table-covered');
    await sideOf(page, SIDES[0])
      .getByRole('button', { name: /eintragen$/ })
      .click();
    await expect(page.locator('.ww-war-form')).toBeVisible();
    await seen('table-division');
    await page.keyboard.press('Escape');
    await warOf(page).getByRole('button', { name: 'Aufdecken' }).click();
    await expect(warOf(page).locator('.ww-die-button').first()).toBeVisible();
    await seen('table-war');
    for (const [name, words] of [
      ['population', /Bevölkerung neu bestimmen/],
      ['income', /Einkommen berechnen/],
      ['upkeep', /Unterhalt berechnen/],
      ['unrest', /Aufruhr beenden/],
    ] as const) {
      await step(page, words).click();
      await expect(page.getByRole('heading', { level: 2, name: words })).toBeVisible();
      await seen(`table-${name}`);
    }
    await navButton(page, 'Bücher').click();
    await expect(page.getByRole('region', { name: 'Unterhalt' })).toBeVisible();
    await seen('balance');
    await navButton(page, 'Druck').click();
    await expect(
      page
        .getByRole('region', { name: /^Vorschau/ })
        .getByRole('img')
        .first(),
    ).toBeVisible();
    await seen('print');
  });
}
