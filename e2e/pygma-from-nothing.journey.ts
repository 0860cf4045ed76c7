import { expect, type Locator, type Page, test } from './support/test';
import { choose } from './support/artefacts';
import { DESKTOP, freshPage, takePicture } from './support/browser';
import { mapOf, untilDrawn } from './support/map';
import { goTo, pasteText } from './support/pages';

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
const turnStep = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Schritte des Monats' }).getByRole('button', { name });

/** Clicks the field in the middle of the map. */
const clickMiddle = async (page: Page): Promise<void> => {
  const box = await mapOf(page).boundingBox();
  if (box === null) throw new Error('there is no map');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};

test('a campaign from nothing: a preset, a realm that is drawn, and its first muster month evaluated', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, DESKTOP);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  const banner = page.getByRole('banner');

  await test.step('the game asks for its modules and for what its rules leave open', async () => {
    await page.getByRole('button', { name: 'PYGMA-ISIS', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Neue Kampagne' });
    await sheet.getByRole('textbox', { name: 'Name' }).fill('Neue Küsten');
    await sheet.getByRole('radio', { name: 'Tiefland' }).click();
    await choose(page, sheet.getByRole('button', { name: /Hausregeln$/ }), /^Mit Wirtschaft/);
    await choose(
      page,
      sheet.getByRole('button', { name: /Große Aufstände erfassen$/ }),
      '8 bis 10',
    );
    await takePicture(page, 'pygma-founding');
    await sheet.getByRole('button', { name: 'Anlegen', exact: true }).click();
    await button(page, 'Rundgang beenden').click();
    await untilDrawn(page);
    await expect(banner).toContainText('Andra, Jahr 1');
  });

  await test.step('a realm gets its name, its land and its capital', async () => {
    await goTo(page, 'Register');
    await button(page, /^Parteien/).click();
    await page.keyboard.press('n');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Nordmark');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row', { name: /Nordmark/ })).toBeVisible();
    await goTo(page, 'Karte');
    await page.keyboard.press('g');
    await page.getByRole('textbox', { name: /^Gehe zu Feld/ }).fill('1/26');
    await page.keyboard.press('Enter');
    await untilDrawn(page);
    await page.keyboard.press('b');
    await page.getByRole('radio', { name: 'Pinselgröße: 19 Felder' }).click();
    await page
      .getByRole('radiogroup', { name: 'Was gezeichnet wird' })
      .getByRole('radio', { name: 'Reich', exact: true })
      .click();
    await page
      .getByRole('radiogroup', { name: 'Reich', exact: true })
      .getByText('Nordmark')
      .click();
    await clickMiddle(page);
    await page.keyboard.press('Shift+O');
    await clickMiddle(page);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Hochburg');
    await page.keyboard.press('Enter');
    await page.getByText('Hauptstadt der Nordmark').click();
    await takePicture(page, 'pygma-drawn');
  });

  await test.step('its first letter is read; the month is applied', async () => {
    await goTo(page, 'Zug');
    await turnStep(page, 'Eingang').click();
    await pasteText(
      page,
      'Reich Nordmark Monat Andra Jahr 1\n\nRüstung KH 1: 3000 K in Hochburg\n',
    );
    await button(page, /^Bei der Nordmark ablegen/).click();
    await turnStep(page, 'Prüfen').click();
    await expect(page.getByRole('tab', { name: /Nordmark/ })).toContainText('geprüft');
    await takePicture(page, 'pygma-first-letter');
    await turnStep(page, 'Beenden').click();
    await button(page, 'Zug beenden').click();
    await expect(banner).toContainText('Bek, Jahr 1');
  });

  await test.step('the army stands on the map and in the evaluation', async () => {
    await button(page, 'Auswertungen schreiben').click();
    await expect(page.getByRole('heading', { name: 'Nordmark', level: 2 })).toBeVisible();
    // The sheet says what came otherwise than ordered; the list of armies has the new one.
    await expect(page.getByRole('main')).toContainText('Der Monat brachte nichts Unerwartetes.');
    await expect(page.getByRole('main')).toContainText('Kriegerheer1001/263.000');
    await takePicture(page, 'pygma-first-report');
  });
  expect(problems).toEqual([]);
});
