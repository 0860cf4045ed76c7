import { trialsOf } from '../../engine/testing/trials';
import { expect, type Page, test } from '../support/test';
import { chancesFrom } from '../support/chance';
import { type TestBrowser, lastingBrowser, LAPTOP } from '../support/browser';
import { enter, tabTo } from '../support/keyboard';
import { storedNow } from '../support/records';
import { measure, type Measures } from './measures';
import { liveMonth, untilSaved } from './month';

/** How many months are lived, and after how many the measure is taken. */
const LIFE = trialsOf({ small: 10, middle: 40, full: 200 }, 8);
const MONTHS = LIFE.count;
const EVERY = MONTHS < 50 ? 5 : 10;
/** To how many months of the past is gone at the end. */
const JUMPS = Number(process.env['WABENWART_JUMPS'] ?? '12');

/** How much more memory and time to open the last month may take than the first one measured. */
const FLAT = 1.3;

/** State when a month had been applied. */
interface Kept {
  readonly turn: number;
  readonly seq: number;
  readonly digest: string;
}

/** Measures after so many months. */
type Lived = Measures & { readonly month: number };

const FIRST_TURN = 58;

let testBrowser: TestBrowser;
test.afterEach(() => testBrowser.clear());

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(2);

const line = (month: number, apply: number, measures: Measures): string => {
  const { heap, nodes, listeners, open, work, total, disk, stored } = measures;
  const tables = Object.entries(stored)
    .filter(([, bytes]) => bytes > 50_000)
    .map(([name, bytes]) => `${name} ${megabytes(bytes)}`);
  return [
    `month ${String(month)}`,
    `heap ${megabytes(heap)} MB`,
    `nodes ${String(nodes)}`,
    `listeners ${String(listeners)}`,
    `open ${String(Math.round(open))} ms (${String(Math.round(work))} ms of a processor)`,
    `apply ${String(apply)} ms`,
    `stored ${megabytes(total)} MB (${tables.join(', ')})`,
    `disk ${megabytes(disk)} MB`,
  ].join(' | ');
};

/** Bytes a month by which the database grew between two measures. */
const growthBetween = (before: Lived, after: Lived): number =>
  (after.total - before.total) / (after.month - before.month);

/** Goes to the entry that ended a month, through the chronicle. */
const jumpTo = async (page: Page, { turn, seq }: Kept): Promise<void> => {
  await page.keyboard.press('Alt+7');
  const search = page.getByRole('textbox', { name: 'Schritte nach Worten suchen' });
  await search.fill(`Zug ${String(turn)} mit`);
  const grid = page.getByRole('grid', { name: 'Verlauf' });
  // Turn 58 is found in turn 158 too; the newest is on top, and the oldest is meant.
  await expect(grid).toHaveAttribute('aria-rowcount', /^[1-3]$/);
  await tabTo(page, grid);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await storedNow(page)).act.seq).toBe(seq);
  await untilSaved(page);
};

test(`${String(MONTHS)} months in one session stay small, and every one of them can be restored`, async ({
  baseURL,
}) => {
  test.setTimeout(0);
  console.log(`Seed of the life: ${String(LIFE.seed)}, ${String(MONTHS)} months`);
  const chance = chancesFrom(LIFE.seed);
  testBrowser = await lastingBrowser(baseURL ?? '', LAPTOP, 'de-DE');
  const page = await testBrowser.open();
  // A computer that is busy with other things is slow, not wrong.
  page.setDefaultTimeout(60_000);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await enter(
    page,
    page.getByRole('button', { name: 'Großes Beispiel öffnen (8 Reiche, mit Post)' }),
  );
  await expect(page.getByRole('dialog', { name: /^Rundgang/ })).toBeVisible();
  await page.keyboard.press('Escape');

  const kept: Kept[] = [];
  const measured: Lived[] = [];
  const begun = Date.now();
  for (const at of LIFE.seeds()) {
    const month = at - LIFE.seed + 1;
    const turn = FIRST_TURN + month - 1;
    const apply = await liveMonth(page, chance, turn);
    const { act, digest } = await storedNow(page);
    kept.push({ turn, seq: act.seq, digest });
    if (month % EVERY !== 0) continue;
    await page.keyboard.press('Alt+3');
    const measures = await measure(page, session, turn + 1);
    measured.push({ ...measures, month });
    const each = Math.round((Date.now() - begun) / month);
    console.log(`${line(month, apply, measures)} | ${String(each)} ms a month`);
  }

  const [first, last] = [measured[0], measured.at(-1)];
  const middle = measured[Math.floor((measured.length - 1) / 2)];
  const now = kept.at(-1);
  if (now === undefined) throw new Error('no month was lived');
  const gone = Array.from({ length: JUMPS }, () => kept[chance.below(kept.length - 1)]);
  for (const past of gone) {
    if (past === undefined) continue;
    await jumpTo(page, past);
    expect((await storedNow(page)).digest, `turn ${String(past.turn)}`).toBe(past.digest);
    await jumpTo(page, now);
    expect((await storedNow(page)).digest).toBe(now.digest);
  }
  console.log(`went to turns ${gone.map((past) => String(past?.turn)).join(', ')} and back`);

  if (first === undefined || middle === undefined || last === undefined || middle === last) {
    console.log(
      `${String(now.turn - FIRST_TURN + 1)} months are too few to compare the last with the first`,
    );
    return;
  }
  const ratios = {
    heap: last.heap / first.heap,
    open: last.open / first.open,
    work: last.work / first.work,
    growth: growthBetween(middle, last) / growthBetween(first, middle),
  };
  console.log(
    `month ${String(last.month)} to month ${String(first.month)}: heap ${ratios.heap.toFixed(2)}, open ${ratios.open.toFixed(2)} (processor ${ratios.work.toFixed(2)}); ` +
      `growth of the database by month, second half to first: ${ratios.growth.toFixed(2)}`,
  );
  expect(ratios.heap).toBeLessThanOrEqual(FLAT);
  expect(ratios.open).toBeLessThanOrEqual(FLAT);
});
