import { expect, type Locator, type Page } from '@playwright/test';
import type { NamedFile } from './copies';

/** Screens by the words of the activity bar. */
export type ScreenName =
  | 'Karte'
  | 'Register'
  | 'Zug'
  | 'Bücher'
  | 'Versand'
  | 'Druck'
  | 'Verlauf'
  | 'Regeln'
  | 'Einstellungen';

/** Opens the example from the start screen and ends the tour. */
export async function openExample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Beispiel öffnen', exact: true }).click();
  await page.getByRole('button', { name: 'Rundgang beenden' }).click();
  await expect(page.getByRole('application')).toBeVisible();
}

/** Switches the start page to English with the keys. */
export async function switchToEnglish(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Deutsch' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
}

/** Goes to a screen through the activity bar. */
export async function goTo(page: Page, room: ScreenName): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Bereiche' })
    .getByRole('button', { name: room })
    .click();
}

/** Waits until the last step is on the disk. */
export async function untilSaved(page: Page): Promise<void> {
  await expect(page.getByText(/^gespeichert \d/)).toBeVisible();
}

/** The row of a unit in the table of orders. */
export function orderRow(page: Page, unit: number): Locator {
  return page.locator('table.ww-orders tbody tr').filter({
    has: page.locator('td[data-column="number"]', { hasText: String(unit) }),
  });
}

/** The step table of a unit. */
export function stepsOf(page: Page, unit: number): Locator {
  return page.getByRole('region', { name: `${String(unit)}, Schritt für Schritt` });
}

/** Findings of the chosen unit in the open turn, and under its steps why its march ended. */
export function toldOf(page: Page, unit: number): Locator {
  return page.getByRole('region', {
    name: new RegExp(`^(Befunde|${String(unit)}, Schritt für Schritt)$`),
  });
}

/** Pastes a text into the open turn the way the clipboard does. */
export async function pasteText(page: Page, text: string): Promise<void> {
  await page.evaluate((content) => {
    const data = new DataTransfer();
    data.setData('text/plain', content);
    document.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);
}

/** Drops a file onto a part of the page the way the file manager does. */
export async function dropFile(page: Page, target: string, file: NamedFile): Promise<void> {
  await page.locator(target).evaluate(
    (element, { name, bytes }) => {
      const data = new DataTransfer();
      data.items.add(new File([bytes], name));
      element.dispatchEvent(
        new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
      );
    },
    { name: file.name, bytes: new Uint8Array(file.bytes) },
  );
}
