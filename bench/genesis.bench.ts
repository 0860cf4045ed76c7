/**
 * Generating 48,000 Kleinfelder: beside the screen, as the program does it, against the same work in the thread of
 * the screen, in the same browser. What counts is the longest time in which the screen cannot answer.
 * Run: npm run bench -- genesis
 */
import type { MeasuredGenesis } from './genesis/page';
import { median, medianRatio, mustAgree, report, sized } from './lib/figures';
import { launchBrowser, pageCode, withPage, workerCode } from './lib/page';

const ROUNDS = sized(3, 1);
const SIZE = sized({ columns: 40, rows: 25 }, { columns: 6, rows: 4 });

const code = await pageCode('bench/genesis/page.ts');
const worker = await workerCode('renderer/model/genesis/worker.ts');
const browser = await launchBrowser();

const measure = (where: 'worker' | 'screen'): Promise<MeasuredGenesis> =>
  withPage(browser, code, (page) =>
    page.evaluate(([place, size, script]) => window.measureGenesis(place, size, script), [
      where,
      SIZE,
      worker,
    ] as const),
  );

const beside: MeasuredGenesis[] = [];
const onScreen: MeasuredGenesis[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  beside.push(await measure('worker'));
  onScreen.push(await measure('screen'));
}
await browser.close();
beside.forEach(({ terrains }, round) =>
  mustAgree('the world made', terrains, onScreen[round]?.terrains),
);

const longest = beside.map((one) => one.longest);
const longestOnScreen = onScreen.map((one) => one.longest);
report({
  bench: 'genesis',
  figures: [
    {
      what: "longest pause: on the screen's thread / beside it",
      ratio: medianRatio(longestOnScreen, longest),
      goal: { atLeast: 5 },
    },
    {
      what: 'longest pause / 100 ms',
      ratio: median(longest) / 100,
      goal: { atMost: 1 },
    },
  ],
  details: {
    longest,
    longestOnScreen,
    whole: beside.map((one) => one.whole),
    heard: beside.map((one) => one.heard),
  },
});
