import { expect, type Locator, type Page, test } from './support/test';
import { violationsOf } from './support/axe';
import { LAPTOP, freshPage, takePicture } from './support/browser';
import { rowWith } from './support/eight';
import { goTo } from './support/pages';

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
const turnStep = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Schritte des Monats' }).getByRole('button', { name });
const phase = async (page: Page, name: string): Promise<Locator> => {
  await page
    .getByRole('tablist', { name: 'Schritte der Rechnung' })
    .getByRole('tab', { name: new RegExp(`^${name}`) })
    .click();
  return page.getByRole('region', { name: `Ergebnisse: ${name}` });
};

/** Words of KH 2 of Drewanien: as its player wrote them, and into the city in revolt. */
const STAYS = '6/07 | | 6/07 | 4000 K | R |';
const ATTACKS = '6/07 | 6/02, 4/45 | 4/39 | 4000 K | A |';

test('a revolt with rebels who are nobody’s: it grows, another one arises, an army breaks it as the GM judges', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, LAPTOP);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  const banner = page.getByRole('banner');
  await button(page, 'Am Rabensund öffnen').click();
  await button(page, 'Rundgang beenden').click();

  await test.step('the register has it, and the rebels stand on the map', async () => {
    await goTo(page, 'Register');
    await button(page, /^Revolten/).click();
    await expect(page.getByRole('row', { name: /Drewanien/ })).toContainText('4.000');
    await goTo(page, 'Karte');
    await page.keyboard.press('g');
    await page.getByRole('textbox', { name: /^Gehe zu Feld/ }).fill('31/39');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('application')).toHaveAttribute('data-drawn', 'true');
    await takePicture(page, 'pygma-revolt-map');
  });

  await test.step('left alone it grows, and hunger makes another one', async () => {
    await goTo(page, 'Zug');
    await turnStep(page, 'Probelauf').click();
    const unrest = await phase(page, 'Unruhen');
    await expect(unrest).toContainText('Der Aufstand gegen Drewanien ist auf 4.800 gewachsen.');
    await expect(unrest).toContainText('Aufstand gegen Akrothene, Klasse 1: 1.500 stark');
    await takePicture(page, 'pygma-revolt-grows');
  });

  await test.step('an army marches into it and loses; the GM judges that it wins', async () => {
    await turnStep(page, 'Prüfen').click();
    await page.getByRole('tab', { name: /Drewanien/ }).click();
    await rowWith(page, 'KH 2').locator('td', { hasText: '6/07' }).dblclick();
    await page.getByRole('textbox', { name: `Worte statt „${STAYS}“` }).fill(ATTACKS);
    await page.keyboard.press('Enter');
    await turnStep(page, 'Probelauf').click();
    const march = await phase(page, 'Bewegung und Schlachten');
    await expect(march).toContainText('Kampf in 031/39: Drewanien gegen Aufständische.');
    await expect(march).toContainText('verloren');
    await turnStep(page, 'Entscheiden').click();
    await button(page, 'Alle Fälle').click();
    await page
      .getByRole('navigation', { name: 'Was zu entscheiden ist' })
      .getByRole('button', { name: 'Schlacht in Lipowka' })
      .click();
    await page.getByRole('radio', { name: /^Drewanien/ }).click();
    await page.getByRole('textbox', { name: 'Grund (freiwillig)' }).fill('Die Tore gingen auf.');
    await takePicture(page, 'pygma-revolt-judged');
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await turnStep(page, 'Probelauf').click();
    await expect(await phase(page, 'Bewegung und Schlachten')).toContainText(
      'Der Aufstand gegen Drewanien ist niedergeschlagen',
    );
  });

  await test.step('the realm reads it in its evaluation', async () => {
    await turnStep(page, 'Beenden').click();
    await button(page, 'Zug beenden').click();
    await expect(banner).toContainText('Enja, Jahr 2');
    await goTo(page, 'Versand');
    await button(page, /^Drewanien/).click();
    await expect(page.getByRole('main')).toContainText(
      'Der Aufstand gegen dich ist niedergeschlagen',
    );
    await takePicture(page, 'pygma-revolt-report');
  });
  expect(problems).toEqual([]);
});
