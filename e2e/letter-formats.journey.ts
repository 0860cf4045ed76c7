import { DESKTOP, freshPage } from './support/browser';
import { dropPost } from './support/eight';
import { csvOf, htmlOf, mailOf, pdfOf, spreadsheetOf, textOf, wordOf } from './support/mailbox';
import { goTo, openExample } from './support/pages';
import { expect, test } from './support/test';

/** A letter whose last words name the file format it came in. */
const letterIn = (format: string): string =>
  `Zug 58\nReich Tharos\n\n101\tKV\nGrüße aus der Datei ${format}.`;

test('a letter of every format is read in the worker, word for word, also from a mail of markup', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, DESKTOP);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await openExample(page);
  await goTo(page, 'Zug');
  await page
    .getByRole('navigation', { name: 'Schritte des Monats' })
    .getByRole('button', { name: /Eingang/ })
    .click();
  const markup = htmlOf('Anlage', letterIn('Mail mit Webseite'));
  const mail = { from: 'tha@spieler.example', text: '' };
  const files = [
    ['Text', textOf('Text', letterIn('Text'))],
    ['Mail', mailOf({ ...mail, subject: 'Mail', text: letterIn('Mail') })],
    ['Mail mit Webseite', mailOf({ ...mail, subject: 'Mail mit Webseite' }, [markup])],
    ['Webseite', htmlOf('Webseite', letterIn('Webseite'))],
    ['Word', wordOf('Word', letterIn('Word'))],
    ['PDF', await pdfOf(page, 'PDF', letterIn('PDF'))],
    ['CSV', csvOf('CSV', letterIn('CSV'))],
    ['Excel', spreadsheetOf('Excel', letterIn('Excel'))],
  ] as const;
  const reader = page.waitForEvent('worker');
  await dropPost(
    page,
    files.map(([, file]) => file),
  );
  expect((await reader).url()).toMatch(/worker[^/]*\.js$/);
  const rows = page.getByRole('table', { name: 'Schriftstücke' }).getByRole('row');
  // One for each file, one for what is enclosed in the mail, and the heading.
  await expect(rows).toHaveCount(files.length + 2);
  for (const [format, file] of files)
    await test.step(format, async () => {
      const name = format === 'Mail mit Webseite' ? markup.name : file.name.replace(/\.eml$/, '');
      await rows.filter({ has: page.getByText(name, { exact: true }) }).click();
      await expect(page.getByRole('document', { name: 'Original' })).toContainText(
        `Grüße aus der Datei ${format}.`,
      );
    });
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(faults).toEqual([]);
});
