import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './support/test';
import { violationsOf } from './support/axe';
import { type Desk, DESKTOP, freshDesk, LAPTOP, takePicture } from './support/desk';

const LETTER = join(import.meta.dirname, '..', 'assets', 'examples', 'tharos', 'turn-8.3.txt');

/** The words of the room in each language; the ten contradictions C1 to C10 of the booklet's balance (WW-8.3-45). */
const SAYS = {
  de: {
    locale: 'de-DE',
    example: 'Beispiel öffnen',
    endTour: 'Rundgang beenden',
    sheet: 'Bilanz: Reich Tharos',
    lists: 'Listen des Spielers',
    file: 'Zum Brief legen',
    gaps: '15 Abweichungen',
    contradictions: [
      /Eiswüste, Wasser: 40 × 60 = 2\.400\..*angegeben sind 60/,
      /15\.000 GS, mit den nötigen \(1\) 16\.000 GS; angegeben sind 11\.000/,
      /203 zählt 50, die Zeile nennt 430: So groß ist Einheit 202/,
      /Rüstungszeilen ergeben −23\.275 GS, angegeben sind −28\.275/,
      /Anzahl mal Satz ergibt 26\.480 GS, angegeben sind 27\.480/,
      /26\.480 Köpfe an Land, die Einheitenliste zählt 22\.230/,
      /220 Schiffe, die Einheitenliste zählt 110/,
      /35 Charaktere und Heerführer, die Einheitenliste zählt 15/,
      /beträgt 10\.800 GS, angegeben sind 15\.600: Die 4\.800 GS für die Infrastruktur/,
      /Zu −15\.000 GS fehlt jede Einzelangabe/,
    ],
    amount: 'Goldstücke',
    reason: 'Grund',
    booked: /Strafgeld/,
    ledger: 'Hauptbuch: Reich Tharos',
    compare: 'Die Reiche im Vergleich',
    course: /^Land von 6 Reichen/,
  },
  en: {
    locale: 'en-GB',
    example: 'Open the example',
    endTour: 'End the tour',
    sheet: 'Balance: Reich Tharos',
    lists: 'Lists of the player',
    file: 'File with the letter',
    gaps: '15 differences',
    contradictions: [/: 40 × 60 = 2,400\..*60/, /203.*50.*430.*202/],
    amount: 'Gold pieces',
    reason: 'Reason',
    booked: /Strafgeld/,
    ledger: 'Ledger: Reich Tharos',
    compare: 'The realms compared',
    course: /^Land of 6 realms/,
  },
} as const;

let desk: Desk;
test.afterEach(() => desk.clear());

for (const language of ['de', 'en'] as const) {
  const says = SAYS[language];
  test(`the books by keyboard, ${language}: the booklet's balance pasted as printed, ledger, comparison`, async ({
    baseURL,
  }) => {
    desk = await freshDesk(baseURL ?? '', language === 'de' ? LAPTOP : DESKTOP, says.locale);
    const page = await desk.sitDown();
    if (language === 'en') await page.getByRole('radio', { name: 'English' }).click();
    await page.getByRole('button', { name: says.example }).click();
    await page.getByRole('button', { name: says.endTour }).click();
    const keys = page.keyboard;

    await test.step('without a letter the half-year stands in the order of the booklet', async () => {
      await keys.press('Alt+4');
      await expect(page.getByRole('heading', { name: says.sheet })).toBeVisible();
      await takePicture(page, `books-empty-${language}`);
      expect(await violationsOf(page, language === 'de' ? 'whole' : 'look')).toEqual([]);
    });

    await test.step('the player’s figures are pasted and filed with his letter', async () => {
      await keys.press('p');
      await expect(page.getByRole('textbox', { name: says.lists })).toBeFocused();
      await keys.insertText(await readFile(LETTER, 'utf8'));
      await expect(page.getByRole('dialog')).toContainText(says.gaps);
      await page.getByRole('button', { name: says.file }).press('Enter');
      await expect(page.getByRole('listbox')).toContainText(says.gaps);
    });

    await test.step('every contradiction is told in words at its row', async () => {
      for (const sentence of says.contradictions) {
        await expect(page.locator('.ww-gap').filter({ hasText: sentence })).toHaveCount(1);
      }
      for (let gap = 1; gap <= 15; gap += 1) await keys.press('n');
      await expect(page.locator('.ww-gap[aria-current="true"]')).toBeInViewport();
      await keys.press('n');
      await expect(page.locator('.ww-gap[aria-current="true"]')).toContainText(
        says.contradictions[0],
      );
      await takePicture(page, `books-gaps-${language}`);
      expect(await violationsOf(page, language === 'de' ? 'whole' : 'look')).toEqual([]);
    });

    await test.step('gold is booked by hand into the ledger, and the act is undone', async () => {
      await keys.press('2');
      await expect(page.getByRole('heading', { name: says.ledger })).toBeVisible();
      await keys.press('m');
      await expect(page.getByRole('textbox', { name: says.amount })).toBeFocused();
      await keys.type('-120');
      await page.getByRole('textbox', { name: says.reason }).fill('Strafgeld');
      await keys.press('Enter');
      await expect(page.getByRole('row', { name: says.booked })).toBeVisible();
      await takePicture(page, `books-ledger-${language}`);
      expect(await violationsOf(page, language === 'de' ? 'whole' : 'look')).toEqual([]);
      await keys.press('Control+z');
      await expect(page.getByRole('row', { name: says.booked })).toHaveCount(0);
    });

    await test.step('the realms stand side by side', async () => {
      await keys.press('3');
      await expect(page.getByRole('heading', { name: says.compare })).toBeVisible();
      await expect(page.getByText(says.course)).toBeVisible();
      await takePicture(page, `books-compare-${language}`);
      expect(await violationsOf(page, language === 'de' ? 'whole' : 'look')).toEqual([]);
    });
  });
}
