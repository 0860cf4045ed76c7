/**
 * Saving in a real browser: what one edit costs in a small and in a large world, and what 1,000 Großfelder cost as
 * one row each against one row per field. Every write is a strict transaction; a time ends when it is on the disk.
 * Run: npm run bench -- save
 */
import { median, medianRatio, mustAgree, report, sized } from './lib/figures';
import { launchBrowser, pageCode, withPage } from './lib/page';
import type { EditTimes, SaveTimes } from './save/page';

const ROUNDS = sized(3, 1);
const EDITS = sized(60, 3);
const WORLDS = sized({ small: 10, large: 1000 }, { small: 4, large: 20 });

const code = await pageCode('bench/save/page.ts');
const browser = await launchBrowser();

const edits: EditTimes[] = [];
const saves: SaveTimes[] = [];
// A fresh profile for each measurement, so that no round finds the files of another.
for (let round = 0; round < ROUNDS; round += 1) {
  edits.push(
    await withPage(browser, code, (page) =>
      page.evaluate(([small, large, count]) => window.measureEdits(small, large, count), [
        WORLDS.small,
        WORLDS.large,
        EDITS,
      ] as const),
    ),
  );
  saves.push(
    await withPage(browser, code, (page) =>
      page.evaluate((count) => window.measureSaves(count), WORLDS.large),
    ),
  );
}
await browser.close();
for (const { kept, keptByField } of saves) mustAgree('rows per field', kept, keptByField);
for (const { lost } of edits) mustAgree('edits that were not found again', lost, []);

const editMsSmall = edits.map(({ small }) => median(small));
const editMsLarge = edits.map(({ large }) => median(large));
const chunkRowsMs = saves.map(({ chunks }) => chunks);
const fieldRowsMs = saves.map(({ fields }) => fields);
report({
  bench: 'save',
  figures: [
    {
      what: 'one edit: 1,000 Großfelder / 10',
      ratio: medianRatio(editMsLarge, editMsSmall),
      goal: { atMost: 1.2 },
    },
    {
      what: '48,000 fields: a row per field / a row per Großfeld',
      ratio: medianRatio(fieldRowsMs, chunkRowsMs),
      goal: { atLeast: 20 },
    },
  ],
  details: {
    editMsSmall,
    editMsLarge,
    chunkRowsMs,
    fieldRowsMs,
    reopenMs: saves.map(({ reopen }) => reopen),
  },
});
