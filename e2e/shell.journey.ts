import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { partsOf } from './support/copies';
import { openShell } from './support/shell';
import { expect, test } from './support/test';

const project = join(import.meta.dirname, '..');
const electron = process.env['WABENWART_ELECTRON'] ?? '';

let folder = '';
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wabenwart-shell-'));
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

interface Answer {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

/** Calls the built terminal program. */
const call = (...args: readonly string[]): Promise<Answer> =>
  new Promise((answer) => {
    const program = join(project, 'dist', 'cli', 'wabenwart.mjs');
    const child = execFile(process.execPath, [program, ...args], (_error, out, err) =>
      answer({ exit: child.exitCode ?? -1, out, err }),
    );
  });

test('the terminal program writes the example, checks its orders and marches', async () => {
  const [world, orders] = [join(folder, 'tharos.wabenwart'), join(folder, 'orders-8.3.txt')];

  const written = await call('example', folder);
  expect(written).toMatchObject({ exit: 0, err: '' });
  expect(written.out).toContain(world);
  const again = await call('example', folder);
  expect(again).toMatchObject({ exit: 2, out: '' });
  expect(again.err).toContain('gibt es schon');

  const check = await call('check', world, orders);
  expect(check).toMatchObject({ exit: 1, err: '' });
  for (const code of ['F-ORD-NOCOMBAT', 'F-LOAD-CAP', 'F-UNIT-SMALL', 'F-UNIT-TYPE', 'F-ROW-SIZE'])
    expect(check.out).toContain(code);

  const move = await call('move', world, orders, '--lang', 'en', '--explain');
  expect(move).toMatchObject({ exit: 1, err: '' });
  expect(move.out).toContain('210/37 → 001/27');
  expect(move.out).toContain('WW-5.3-07');
  const asData = await call('move', world, orders, '--json');
  expect(asData.exit).toBe(1);
  expect(JSON.parse(asData.out)).toBeInstanceOf(Object);

  const fine = join(folder, 'fine.txt');
  await writeFile(fine, '103\t3.000\tK\t1\tHf\t210/04\t\t210/04\tKH\t\t\n');
  expect(await call('check', world, fine, '--party', 'tha')).toMatchObject({ exit: 0, err: '' });

  for (const args of [[], ['check', world], ['check', orders, world], ['march', world, orders]]) {
    const { exit, out, err } = await call(...args);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err.trim().split('\n')).toHaveLength(1);
  }
});

test('the shell opens the example, saves a copy to the chosen place and prints a PDF', async () => {
  test.skip(electron === '', 'no Electron here: name its binary in WABENWART_ELECTRON');
  const profile = join(folder, 'profile');
  await mkdir(profile);
  const args = [`--user-data-dir=${profile}`, '--lang=de', project];
  const app = await openShell(electron, args, project);
  try {
    const page = await app.firstWindow();
    const saveTo = (path: string): Promise<void> =>
      app.evaluate(({ dialog }, filePath) => {
        dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
      }, path);
    await page.getByRole('radio', { name: 'Deutsch' }).click();
    await page.getByRole('button', { name: 'Beispiel öffnen', exact: true }).click();
    await page.getByRole('button', { name: 'Rundgang beenden' }).click();
    await expect(page.getByText(/^gespeichert \d/)).toBeVisible();

    const copy = join(folder, 'kopie.wabenwart');
    await saveTo(copy);
    await page.keyboard.press('Control+s');
    await expect(page.getByText(`Gespeichert als ${copy}. Der Verlauf`)).toBeVisible();
    expect(partsOf(new Uint8Array(await readFile(copy)))['campaign.json']).toContain('Tharische');

    const paper = join(folder, 'karte.pdf');
    await saveTo(paper);
    await page.keyboard.press('Alt+6');
    await page.getByRole('button', { name: /^Drucken/ }).click();
    await expect
      .poll(() =>
        readFile(paper, 'latin1').then(
          (text) => text.slice(0, 5),
          () => '',
        ),
      )
      .toBe('%PDF-');
  } finally {
    await app.close();
  }
});
