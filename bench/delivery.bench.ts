/**
 * The evaluations of a month: twenty realms on 1,000 Großfelder, each with its letter and an excerpt of up to two
 * sheets. Two ratios against the browser's own print of the very same sheets one by one:
 * - whole: from the applied month to files, both sides composing and laying out with the same code; then the program
 *   writes its PDF, and the rival puts sheet after sheet into the page and has each printed to a PDF,
 * - paper: finished sheets to PDF alone.
 * Both sides take turns realm by realm, each in a tab of its own, so that whatever else the machine does weighs on both;
 * a ratio is the median of those of all realms in all rounds.
 * Memory: what a batch of twenty holds beyond a batch of five.
 * Run: npm run bench -- dispatch
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { fileName, filePath } from '../renderer/kit/paper/fonts/names';
import { median, mustAgree, report, sized } from './lib/figures';
import { launchBrowser, openPage, pageCode } from './lib/page';

const ROUNDS = sized(3, 1);
const REALMS = sized(20, 3);
const FEW = sized(5, 1);
/** Less memory than this is not told from none. */
const LEAST_BYTES = 1024 * 1024;
const GROSSFELDER = sized(1000, 30);

const require = createRequire(import.meta.url);

const FONTS = (['serif', 'sans'] as const).flatMap((family) =>
  ([400, 500, 600, 700] as const).flatMap((weight) =>
    [false, true].map((italic) => ({ family, weight, italic })),
  ),
);
const NAMES = [
  ...new Set(FONTS.flatMap((font) => [fileName(font, 'latin'), fileName(font, 'latin-ext')])),
];
const fonts = Object.fromEntries(
  NAMES.map((name) => [name, readFileSync(require.resolve(filePath(name))).toString('base64')]),
);

/** The fonts as the program's page has them, so that both sides set the same letters. */
const styles = FONTS.map(({ family, weight, italic }) => {
  const name = fileName({ family, weight, italic }, 'latin');
  const face = family === 'serif' ? 'Alegreya' : 'Source Sans 3';
  const look = `font-weight:${String(weight)};font-style:${italic ? 'italic' : 'normal'}`;
  const source = `url(data:font/woff;base64,${fonts[name] ?? ''})`;
  return `@font-face{font-family:'${face}';${look};src:${source}}`;
}).join('');

const code = await pageCode('bench/delivery/page.ts');
const browser = await launchBrowser();

const open = async (): Promise<Page> => {
  const tab = await openPage(browser, code);
  await tab.addStyleTag({ content: styles });
  await tab.evaluate(([plan, files]) => window.prepare(plan, files), [
    { realms: REALMS, grossfelder: GROSSFELDER },
    fonts,
  ] as const);
  return tab;
};

/** What a realm came to: milliseconds of either side. */
interface Raced {
  /** The program, from the month to files, and writing alone. */
  readonly made: number;
  readonly written: number;
  /** The rival: composing, and printing. */
  readonly composed: number;
  readonly printed: number;
  readonly pages: number;
}

/** A realm on either side: made by the program, then composed and printed sheet by sheet. */
const raced = async (own: Page, rival: Page, realm: number): Promise<Raced> => {
  const made = await own.evaluate((at) => window.make(at), realm);
  const composed = await rival.evaluate((at) => window.compose(at), realm);
  mustAgree('sheets', made.pages, composed.pages);
  let printed = 0;
  for (let sheet = 0; sheet < composed.pages; sheet += 1) {
    const start = performance.now();
    await rival.evaluate((no) => window.lay(no), sheet);
    await rival.pdf({ preferCSSPageSize: true });
    printed += performance.now() - start;
  }
  const written = await own.evaluate((at) => window.write(at), realm);
  return { made: made.ms, written, composed: composed.ms, printed, pages: made.pages };
};

const race = async (own: Page, rival: Page): Promise<readonly Raced[]> => {
  const all: Raced[] = [];
  for (let realm = 0; realm < REALMS; realm += 1) all.push(await raced(own, rival, realm));
  return all;
};

interface Round {
  /** Bytes that five and twenty realms held at most. */
  readonly few: number;
  readonly all: number;
  readonly realms: readonly Raced[];
}

const rounds: Round[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const [own, rival] = [await open(), await open()];
  // Both sides are as warm when they begin.
  for (const tab of [own, rival]) await tab.evaluate((count) => window.hold(count), 2);
  const few = await own.evaluate((count) => window.hold(count), FEW);
  await rival.evaluate((count) => window.hold(count), FEW);
  const realms = await race(own, rival);
  const all = await own.evaluate((count) => window.hold(count), REALMS);
  rounds.push({ few, all, realms });
  await own.context().close();
  await rival.context().close();
}
await browser.close();

const pairs = rounds.flatMap(({ realms }) => realms);
/** Of all realms of a round. */
const total = (of: (realm: Raced) => number): number =>
  median(rounds.map(({ realms }) => realms.reduce((sum, realm) => sum + of(realm), 0)));

report({
  bench: 'dispatch',
  figures: [
    {
      what: "from the month to files: the browser's print / ours",
      ratio: median(pairs.map(({ made, composed, printed }) => (composed + printed) / made)),
      goal: { atLeast: 3 },
    },
    {
      what: "finished sheets to PDF: the browser's print / ours",
      ratio: median(pairs.map(({ written, printed }) => printed / written)),
    },
    {
      what: 'memory of a batch: 20 realms / 5',
      ratio: median(
        rounds.map(({ all, few }) => Math.max(all, LEAST_BYTES) / Math.max(few, LEAST_BYTES)),
      ),
      goal: { atMost: 1.5 },
    },
  ],
  details: {
    realms: REALMS,
    pages: total(({ pages }) => pages),
    batchMs: total(({ made }) => made),
    writeMs: total(({ written }) => written),
    composeMs: total(({ composed }) => composed),
    printMs: total(({ printed }) => printed),
    heapMb: median(rounds.map(({ all }) => all / 1024 / 1024)),
  },
});
