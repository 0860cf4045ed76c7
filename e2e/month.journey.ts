import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from './support/test';
import { violationsOf } from './support/axe';
import { type Desk, DESKTOP, freshDesk, LAPTOP, takePicture } from './support/desk';
import { pasteText } from './support/pages';

const LETTER = join(import.meta.dirname, '..', 'assets', 'examples', 'tharos', 'turn-8.3.txt');

/** The words of the desk in each language. */
const SAYS = {
  de: {
    locale: 'de-DE',
    example: 'Beispiel öffnen',
    endTour: 'Rundgang beenden',
    rooms: 'Bereiche',
    turn: 'Spielzug',
    waiting: 'Noch kein Brief von Reich Tharos',
    phases: 'Schritte der Rechnung',
    march: 'Ergebnisse: Marsch und Kampf',
    toCard: 'Zum Fall',
    accept: /^Ergebnis übernehmen/,
    open: /^(\d+) Fälle, (\d+) offen$/,
    report: 'Was man erfährt',
    fight: 'Angriff vom Wasser in Seegard',
    lost: 'Königreich Valdrun siegt',
    won: 'Reich Tharos siegt',
    points: 'Gutpunkte von Reich Tharos 301: +2',
    die: /^1\. Würfel von Reich Tharos/,
    overrule: 'Ausgang von Hand entscheiden',
    reason: 'Grund',
    submit: 'So soll es gelten',
    land: 'Steuern aus dem Land',
    summary: 'Abschluss',
    realms: 'Reiche',
    gaps: '15 Abweichungen',
    gap: /40 × 60 = 2\.400/,
    building: /^Neubauten: /,
    change: 'Von Hand ändern',
    told: 'Was Reich Tharos erfährt',
    apply: 'Anwenden',
    closing: 'Zug 58 abschließen',
    book: 'Zug anwenden',
    losses: 'Köpfe und Schiffe verloren',
    before: 'Falkenmond',
    after: 'Eulenmond',
  },
  en: {
    locale: 'en-GB',
    example: 'Open the example',
    endTour: 'End the tour',
    rooms: 'Rooms',
    turn: 'Turn',
    waiting: 'No letter of Reich Tharos yet',
    phases: 'Steps of the computation',
    march: 'Results: March and fight',
    toCard: 'To the case',
    accept: /^Accept the result/,
    open: /^(\d+) cases, (\d+) open$/,
    report: 'What is told',
    fight: 'Assault from the water in Seegard',
    lost: 'Königreich Valdrun wins',
    won: 'Reich Tharos wins',
    points: 'Good points of Reich Tharos 301: +2',
    die: /^Die 1 of Reich Tharos/,
    overrule: 'Decide the outcome by hand',
    reason: 'Reason',
    submit: 'Let it stand so',
    land: 'Land tax',
    summary: 'Closing',
    realms: 'Realms',
    gaps: '15 differences',
    gap: /40 × 60 = 2,400/,
    building: /^New structures: /,
    change: 'Change by hand',
    told: 'What Reich Tharos is told',
    apply: 'Apply',
    closing: 'Close turn 58',
    book: 'Apply the turn',
    losses: 'heads and ships lost',
    before: 'turn 58',
    after: 'turn 59',
  },
} as const;

let desk: Desk;
test.afterEach(() => desk.clear());

const leaf = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });

for (const language of ['de', 'en'] as const) {
  const says = SAYS[language];
  test(`the computed month at the desk, ${language}: fights, books, the GM's word, applied and undone`, async ({
    baseURL,
  }) => {
    desk = await freshDesk(baseURL ?? '', language === 'de' ? LAPTOP : DESKTOP, says.locale);
    const page = await desk.sitDown();
    if (language === 'en') await page.getByRole('radio', { name: 'English' }).click();
    await page.getByRole('button', { name: says.example }).click();
    await page.getByRole('button', { name: says.endTour }).click();

    await test.step('the sample letter is computed', async () => {
      await page
        .getByRole('navigation', { name: says.rooms })
        .getByRole('button', { name: says.turn })
        .click();
      await expect(page.getByText(says.waiting)).toBeVisible();
      await pasteText(page, await readFile(LETTER, 'utf8'));
      await expect(leaf(page, says.report)).toBeEnabled();
    });

    await test.step('every phase shows what it brought, the march on the map as well', async () => {
      await page.keyboard.press('3');
      await expect(page.getByRole('tablist', { name: says.phases })).toBeVisible();
      await expect(page.getByRole('region', { name: says.march })).toContainText('001/01');
      await page.keyboard.press('.');
      await page.keyboard.press('.');
      await takePicture(page, `month-run-${language}`);
      expect(await violationsOf(page, language === 'de' ? 'whole' : 'look')).toEqual([]);
    });

    const fight = page.getByRole('article', { name: says.fight });
    await test.step('the fight is a card whose figures open', async () => {
      const march = page.getByRole('region', { name: says.march });
      await march.getByRole('button', { name: says.toCard }).first().click();
      await expect(fight).toContainText(says.lost);
      await fight.getByRole('button', { name: says.points }).click();
      await expect(page.getByRole('dialog')).toContainText('WW-7.2-06');
      await page.keyboard.press('Escape');
      await expect(fight.getByRole('button', { name: says.die })).toBeVisible();
      await takePicture(page, `month-fight-${language}`);
      expect(await violationsOf(page, language === 'de' ? 'whole' : 'look')).toEqual([]);
    });

    await test.step('the GM decides its outcome with a reason', async () => {
      await fight.getByRole('button', { name: says.overrule }).click();
      const form = fight.getByRole('form', { name: says.overrule });
      await form.getByRole('radio', { name: 'Reich Tharos' }).click();
      await form.getByRole('textbox', { name: says.reason, exact: true }).fill('Nebel.');
      await form.getByRole('button', { name: says.submit }).click();
      await expect(fight).toContainText(says.won);
      await expect(fight).toContainText('Nebel.');
    });

    await test.step('Enter accepts the card and goes on to the next open one', async () => {
      const before = (await page.getByText(says.open).textContent()) ?? '';
      await page.getByRole('button', { name: says.accept }).click();
      await expect(page.getByText(says.open)).not.toHaveText(before);
      await expect(fight).toBeHidden();
    });

    await test.step('the books stand list by list beside the player’s own', async () => {
      await page.keyboard.press('Alt+4');
      await expect(page.getByRole('region', { name: says.land })).toBeVisible();
      await expect(page.getByRole('listbox', { name: says.realms })).toContainText(says.gaps);
      await page.keyboard.press('n');
      await expect(page.locator('[aria-current="true"]', { hasText: says.gap })).toBeVisible();
      const summary = page.getByRole('region', { name: says.summary });
      await summary.getByRole('button', { name: says.building }).click();
      const derivation = page.getByRole('dialog');
      await derivation.getByRole('button', { name: says.change }).click();
      await derivation.getByRole('textbox').first().fill('-500');
      await derivation.getByRole('textbox').last().fill('Hafen');
      await page.keyboard.press('Enter');
      await expect(summary.getByRole('button', { name: says.building })).toHaveAttribute(
        'data-hand',
        'true',
      );
      await takePicture(page, `month-books-${language}`);
      expect(await violationsOf(page, language === 'de' ? 'whole' : 'look')).toEqual([]);
      await page.keyboard.press('Alt+3');
    });

    await test.step('what the player is told is seen before it goes out', async () => {
      await page.keyboard.press('2');
      await page.keyboard.press('Alt+3');
      await page.keyboard.press('2');
      await leaf(page, says.report).click();
      const told = page.getByRole('region', { name: says.told });
      await expect(told).toContainText('001/01');
      await takePicture(page, `month-report-${language}`);
    });

    await test.step('the month is booked with a summary and taken back as one step', async () => {
      await page.getByRole('button', { name: says.apply, exact: true }).click();
      const closing = page.getByRole('region', { name: says.closing });
      await expect(closing).toContainText(says.losses);
      expect(await violationsOf(page, language === 'de' ? 'whole' : 'look')).toEqual([]);
      await takePicture(page, `month-apply-${language}`);
      await closing.getByRole('button', { name: says.book }).click();
      await expect(page.getByRole('banner')).toContainText(says.after);
      await page.keyboard.press('Control+z');
      await expect(page.getByRole('banner')).toContainText(says.before);
      await page.keyboard.press('3');
      await page.getByRole('button', { name: says.toCard }).first().click();
      await expect(fight).toContainText(says.won);
    });
  });
}
