import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { choose } from './support/artefacts';
import { bundled } from './support/bundled';
import { openCopy } from './support/copies';
import { DESKTOP, freshPage, takePicture } from './support/browser';
import type * as Prepared from './support/prepared/mills';
import { expect, test } from './support/test';

/** Beside the port of the program itself. */
const PORT = Number(process.env['WABENWART_PORT'] ?? '47620') + 400;

const ADDRESS = `http://127.0.0.1:${String(PORT)}/`;

let server: ChildProcess;

const script = (name: string): string => join(import.meta.dirname, '..', 'scripts', name);

test.beforeAll(async () => {
  execFileSync(process.execPath, [script('build.mjs'), 'fixture']);
  const env = { ...process.env, WABENWART_PORT: String(PORT) };
  server = spawn(process.execPath, [script('serve.mjs'), 'fixture'], { env });
  await expect
    .poll(() =>
      fetch(`${ADDRESS}wabenwart.json`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
});
test.afterAll(() => {
  server.kill();
});

test('the fixture game appears in every screen by its declaration alone', async () => {
  const page = await freshPage(ADDRESS, DESKTOP);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  const { millFile } = await bundled<typeof Prepared>(
    join(import.meta.dirname, 'support', 'prepared', 'mills.ts'),
  );
  await openCopy(page, { name: 'muehlental.wabenwart', bytes: millFile() });
  await page.getByRole('button', { name: 'Rundgang beenden' }).click();
  const main = page.getByRole('main');
  const goTo = (name: string) =>
    page.getByRole('navigation', { name: 'Bereiche' }).getByRole('button', { name }).click();
  const turnStep = (name: RegExp) =>
    page.getByRole('navigation', { name: /^Schritte/ }).getByRole('button', { name });

  await test.step('register: three kinds of records, a field written, its figure derived, undone', async () => {
    await goTo('Register');
    const register = page.getByRole('navigation', { name: 'Register' });
    for (const name of ['Mühlen 2', 'Fuhrwerke 2', 'Gerüchte 2'])
      await expect(register.getByRole('button', { name })).toBeVisible();
    await register.getByRole('button', { name: 'Mühlen 2' }).click();
    const row = main.getByRole('row').filter({ hasText: 'Anna' });
    await expect(row).toContainText('Küste');
    await row.click();
    const wheels = page.getByRole('textbox', { name: 'Räder' });
    await wheels.fill('3');
    await wheels.press('Tab');
    await expect(row).toHaveText('KüsteAnna36');
    await takePicture(page, 'fixture-register');
    await page.keyboard.press('Control+z');
    await expect(row).toHaveText('KüsteAnna12');
  });

  await test.step('letter: what was understood, what is asked', async () => {
    await goTo('Zug');
    await expect(main.getByRole('row', { name: /^bauen/ })).toContainText('in Ordnung');
    await page.getByRole('tab', { name: /^Bert/ }).click();
    await expect(main).toContainText('„Nirgendwo“ ist kein Tal.');
  });

  await test.step('turn: phases, what happened, a decision that the run repeats', async () => {
    await turnStep(/Entscheiden/).click();
    await expect(main).toContainText('Regnet es in den Tälern?');
    await main.getByRole('radio', { name: 'Dürre' }).click();
    await takePicture(page, 'fixture-decision');
    await page.keyboard.press('Enter');
    await turnStep(/Probelauf/).click();
    await expect(main).toContainText('In Hochland hat Anna eine Mühle gebaut.');
    await expect(main).not.toContainText('In Küste hat Anna gemahlen.');
    await takePicture(page, 'fixture-run');
  });

  await test.step('table: the steps the game declares, their cards, the state after each', async () => {
    await turnStep(/Schritte/).click();
    const steps = page.getByRole('navigation', { name: 'Schritte', exact: true });
    const state = page.getByRole('complementary', { name: 'Stand' });
    await expect(page.getByRole('heading', { level: 2, name: 'Bauen' })).toBeVisible();
    await expect(main).toContainText('In Hochland hat Anna eine Mühle gebaut.');
    await expect(state.getByRole('region', { name: 'Anna' })).toContainText('Geld7 −5');
    await expect(state.getByRole('region', { name: 'Anna' })).toContainText('Hochland');
    await takePicture(page, 'fixture-table');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Mahlen' })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Anleitung' })).toContainText(
      'Sag, ob es regnet.',
    );
    await expect(main.getByRole('region', { name: 'Himmel und Mühlen' })).toContainText('Dürre');
    await steps.getByRole('button', { name: /^Bauen/ }).click();
    await state.getByRole('slider').press('ArrowRight');
    await expect(page.getByRole('heading', { level: 2, name: 'Mahlen' })).toBeVisible();
  });

  await test.step('archive, letter and printed form of the turn', async () => {
    await page.getByRole('button', { name: 'Zum Beenden' }).click();
    await page.getByRole('button', { name: /^(Zug|Monat|Spielzug) beenden/ }).click();
    await expect(page.getByRole('banner')).toContainText('Zug 2');
    await goTo('Zug');
    await turnStep(/Archiv/).click();
    await page.getByRole('radio', { name: 'Entscheidungen' }).click();
    await expect(main).toContainText('Dürre');
    await page.getByRole('radio', { name: 'Ereignisse' }).click();
    await expect(main).toContainText('In Hochland hat Anna eine Mühle gebaut.');
    await takePicture(page, 'fixture-archive');
    await goTo('Versand');
    await page.getByRole('button', { name: /^Anna/ }).click();
    await expect(main).toContainText('In Hochland hast du eine Mühle gebaut.');
    await expect(main).toContainText('Mühlen');
    await expect(main).not.toContainText('Gerüchte');
    await takePicture(page, 'fixture-letter');
    await goTo('Druck');
    await page.getByRole('radio', { name: 'Formulare', exact: true }).click();
    const sheet = page.locator('.ww-print-sheet svg').first();
    await expect(sheet).toContainText('Mühlenbogen');
    await choose(page, page.getByRole('button', { name: /Ausgefüllt für$/ }), 'Anna');
    await expect(sheet).toContainText('Hochland');
    await takePicture(page, 'fixture-form');
  });

  await test.step('rules screen: clauses with their cases, played and explained', async () => {
    await goTo('Regeln');
    const clause = (id: string) => page.locator(`[id="${id}"]`);
    await expect(clause('MT-2-01')).toContainText('Dürre');
    await clause('MT-2-01').getByText('Beispiele (1)').click();
    await expect(clause('MT-2-01')).toContainText('Anna: 12 Taler; Mühlen: Küste, Räder 3');
    await expect(clause('MT-2-01')).toContainText('Regnet es in den Tälern?');
    await clause('MT-1-02').getByText('Beispiele (2)').click();
    await expect(clause('MT-1-02')).toContainText('BAUE Mühle in Hochland');
    await expect(clause('MT-1-02')).toContainText('„Rom“ ist kein Tal.');
    await takePicture(page, 'fixture-rules');
  });
  expect(problems).toEqual([]);
});
