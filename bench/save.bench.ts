/**
 * Saving in a real browser: what one edit costs in a small and in a large world, and what 1,000 Großfelder cost as
 * one row each against one row per field. Every write is a strict transaction; a time ends when it is on the disk.
 */
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import type { EditTimes, SaveTimes } from './save/page';

const ROUNDS = 3;
const EDITS = 60;
const WORLDS = { small: 10, large: 1000 } as const;
const GOALS = { edit: 1.2, rows: 20 } as const;
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The bench runs from dist/bench; its page is built from the sources. */
const PAGE = fileURLToPath(new URL('../../bench/save/page.ts', import.meta.url));

const bundled = await build({
  entryPoints: [PAGE],
  bundle: true,
  write: false,
  format: 'iife',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
});
const script = bundled.outputFiles[0]?.text ?? '';

/** A database belongs to an origin, so the page needs a server of its own. */
const server = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html');
  response.end('<!doctype html><title>bench</title>');
});
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()));
const address = server.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;

const executablePath = process.env['WABENWART_BROWSER'] ?? '';
const browser = await chromium.launch({
  ...(executablePath === '' ? {} : { executablePath }),
  args: FLAGS,
});

/** A fresh profile for each measurement, so that no round finds the files of another. */
const withPage = async <Times>(measure: (page: Page) => Promise<Times>): Promise<Times> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${String(port)}/`);
  await page.addScriptTag({ content: script });
  const times = await measure(page);
  await context.close();
  return times;
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

const edits: EditTimes[] = [];
const saves: SaveTimes[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  edits.push(
    await withPage((page) =>
      page.evaluate(([small, large, count]) => window.measureEdits(small, large, count), [
        WORLDS.small,
        WORLDS.large,
        EDITS,
      ] as const),
    ),
  );
  saves.push(await withPage((page) => page.evaluate(() => window.measureSaves())));
}
await browser.close();
server.close();

const result = {
  bench: 'save',
  editMsSmall: median(edits.flatMap(({ small }) => small)),
  editMsLarge: median(edits.flatMap(({ large }) => large)),
  editRatio: median(edits.map(({ small, large }) => median(large) / median(small))),
  chunkRowsMs: median(saves.map(({ chunks }) => chunks)),
  fieldRowsMs: median(saves.map(({ fields }) => fields)),
  rowsRatio: median(saves.map(({ chunks, fields }) => fields / chunks)),
  reopenMs: median(saves.map(({ reopen }) => reopen)),
};
const verdict = (isHeld: boolean): string => (isHeld ? 'held' : 'missed');

console.log(
  `one edit, 1,000 Großfelder against 10:           ${result.editRatio.toFixed(2)} (goal at most ${String(GOALS.edit)}: ${verdict(result.editRatio <= GOALS.edit)})`,
);
console.log(
  `1,000 Großfelder as rows, against row per field: ${result.rowsRatio.toFixed(1)}x (goal ${String(GOALS.rows)}x: ${verdict(result.rowsRatio >= GOALS.rows)})`,
);
console.log(JSON.stringify(result));
