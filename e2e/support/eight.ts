import type { Locator, Page } from '@playwright/test';
import { achtLetters } from '../../assets/examples/acht/letters';
import { csvOf, mailOf, type Posted, spreadsheetOf, textOf, wordOf } from './mailbox';

const letterOf = (party: string): string => achtLetters[party] ?? '';

/** The post of the month as it comes to the GM, but for the letter of Dornach, which is pasted. */
export const POST: readonly Posted[] = [
  mailOf({ from: 'val@spieler.example', subject: 'Zug 58 Valdrun', text: letterOf('val') }),
  mailOf(
    {
      from: 'lyr@spieler.example',
      subject: 'Zug 58',
      text: 'Lieber Spielleiter,\n\nder Zug liegt bei.\n\nPerenna Vael\n',
    },
    [wordOf('Lyranth-58', letterOf('lyr'))],
  ),
  wordOf('Okhan Zug 58', letterOf('okh')),
  spreadsheetOf('Nahrim', letterOf('nah')),
  csvOf('Frostkap', letterOf('fro')),
  textOf('Gilde', letterOf('gil')),
  textOf('Tharos', letterOf('tha')),
];

/** The letter that is pasted as it stands in a mail. */
export const PASTED = letterOf('dor');

/** Drops files onto the page, several at once, the way the file manager does. */
export function dropPost(page: Page, files: readonly Posted[]): Promise<void> {
  return page.locator('body').evaluate(
    (body, dropped) => {
      const data = new DataTransfer();
      for (const { name, bytes } of dropped) data.items.add(new File([bytes], name));
      body.dispatchEvent(
        new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
      );
    },
    files.map(({ name, buffer }) => ({ name, bytes: new Uint8Array(buffer) })),
  );
}

/** The row of the table of orders in which some words stand. */
export function rowWith(page: Page, words: string): Locator {
  return page.locator('table.ww-orders tbody tr').filter({ hasText: words });
}
