/**
 * Opening the balance sheet of a realm with 837 settlements in a world of 48,000 Kleinfelder, against one with ten.
 * Run: npm run bench -- books
 */
import type { MeasuredBooks } from './books/page';
import { median, medianRatio, report, sized } from './lib/figures';
import { launchBrowser, pageCode, withPage } from './lib/page';

const ROUNDS = sized(5, 1);
const GROSSFELDER = sized(1000, 60);
const MANY = sized(837, 120);
const FEW = 10;

const code = await pageCode('bench/books/page.tsx');
const browser = await launchBrowser();

const measure = (settlements: number): Promise<MeasuredBooks> =>
  withPage(browser, code, (page) =>
    page.evaluate((plan) => window.measureBooks(plan), { grossfelder: GROSSFELDER, settlements }),
  );

const many: MeasuredBooks[] = [];
const few: MeasuredBooks[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  many.push(await measure(MANY));
  few.push(await measure(FEW));
}
await browser.close();
if (![...many, ...few].every(({ hasSum }) => hasSum)) throw new Error('no balance sheet is shown');

const opening = many.map((one) => one.opening);
report({
  bench: 'books',
  figures: [
    {
      what: 'opening a balance sheet of 837 settlements / 500 ms',
      ratio: median(opening) / 500,
      goal: { atMost: 1 },
    },
    {
      what: 'opening a balance sheet: 837 settlements / 10',
      ratio: medianRatio(
        opening,
        few.map((one) => one.opening),
      ),
    },
  ],
  details: { opening, few: few.map((one) => one.opening), drawn: many.map((one) => one.drawn) },
});
