import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { INCOMING } from './cargo';
import { actsOf, type Disk, documentOf, ownersOf, readDisk } from './disk';
import { expectBackupsWhole } from './folder';
import type * as Judge from './judge';
import { expect } from './patience';
import type { Witness } from './watch';

/** State a restart is compared with. */
export interface Expected {
  readonly judge: typeof Judge;
  readonly witness: Witness;
  /** Worlds whose deleting had begun: each is there whole or not at all. */
  readonly doomed: ReadonlySet<string>;
  readonly downloads: string;
  /** Step through the whole history by keyboard; otherwise a few steps. */
  readonly isFullWalk: boolean;
}

/** Results of a restart. */
export interface Found {
  /** Journal entries of the open world. */
  readonly acts: number;
  readonly worlds: number;
  /** Worlds that came from files. */
  readonly incoming: number;
  /** Whole files that the page had saved. */
  readonly files: number;
  /** Steps undone and redone by keyboard. */
  readonly steps: number;
  /** Whole backups in the folder. */
  readonly backups: number;
}

const FEW_STEPS = 2;

/**
 * The open world is on the screen, can be written, and no error is shown. That the tour was seen is a preference, which
 * the browser writes at any time: it may be shown once more.
 */
const expectOpen = async (page: Page): Promise<void> => {
  await page.getByRole('application').waitFor();
  await page.getByText(/^gespeichert \d/).waitFor();
  const endTour = page.getByRole('button', { name: 'Rundgang beenden' });
  if (await endTour.isVisible()) await endTour.click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('nur lesen', { exact: true })).toHaveCount(0);
};

/**
 * Data no entry and no world uses any more is deleted soon after the start; `isDone` is another condition to wait for.
 */
const settledDisk = async (page: Page, isDone: (disk: Disk) => boolean): Promise<Disk> => {
  let disk = await readDisk(page);
  const isSettled = (): boolean => disk.arrivals.length === 0 && isDone(disk);
  if (!isSettled())
    await expect
      .poll(async () => {
        disk = await readDisk(page);
        return isSettled();
      })
      .toBe(true);
  return disk;
};

const expectKept = (disk: Disk, { witness, doomed }: Expected): void => {
  for (const [id, { revision, acts }] of witness.told) {
    const head = disk.campaigns.find((one) => one.id === id);
    if (head === undefined && doomed.has(id)) continue;
    expect(head?.revision ?? -1, `revision of ${id}`).toBeGreaterThanOrEqual(revision);
    expect(actsOf(disk, id).slice(0, acts.length), `acts of ${id}`).toEqual(acts);
  }
};

/** The hashes of the pictures that lie under the map of a campaign. */
const namedBy = ({ rows }: Disk, id: string): readonly string[] =>
  rows
    .filter(({ campaign, path }) => campaign === id && /^(underlays|inbox)$/.test(path[0] ?? ''))
    .flatMap(({ value }) => {
      const { image, original } = value as { readonly image?: string; readonly original?: string };
      return [image, original].flatMap((hash) => (typeof hash === 'string' ? [hash] : []));
    });

const expectWhole = (disk: Disk, { problemsOf }: typeof Judge): void => {
  const ids = new Set(disk.campaigns.map(({ id }) => id));
  expect(
    [...ownersOf(disk)].filter((id) => !ids.has(id)),
    'rows without a world',
  ).toEqual([]);
  expect(
    disk.pictures.filter(({ isWhole }) => !isWhole),
    'broken files',
  ).toEqual([]);
  for (const { id } of disk.campaigns) {
    expect(problemsOf(disk, id), `audit of ${id}`).toEqual([]);
    const kept = new Set(
      disk.pictures.flatMap(({ campaign, hash }) => (campaign === id ? hash : [])),
    );
    expect(
      namedBy(disk, id).filter((hash) => !kept.has(hash)),
      `files of ${id}`,
    ).toEqual([]);
  }
};

const ENDING = '.wabenwart';

/** Every file under its own name can be read; the browser gives others another ending. */
const expectFilesWhole = async ({ downloads, judge }: Expected): Promise<number> => {
  const names = (await readdir(downloads)).filter((name) => name.endsWith(ENDING));
  for (const name of names) {
    const bytes = new Uint8Array(await readFile(join(downloads, name)));
    expect(await judge.isWholeFile(bytes), `the file ${name} is whole`).toBe(true);
  }
  for (const name of await readdir(downloads))
    await rm(join(downloads, name), { force: true, recursive: true });
  return names.length;
};

const revisionOf = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-save]').getAttribute('data-revision'));

/** Presses a key so many times, then waits until all of it is on the disk. */
const press = async (page: Page, key: string, times: number): Promise<void> => {
  const after = (await revisionOf(page)) + times;
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
  await expect
    .poll(() => revisionOf(page), { intervals: [5, 10, 20, 50], message: key })
    .toBe(after);
};

/** How many steps the open world is from its origin. */
const depthOf = (disk: Disk, id: string): number => {
  const head = disk.campaigns.find((one) => one.id === id)?.head ?? 0;
  const parents = new Map(
    disk.journal.flatMap((act) => (act.campaign === id ? [[act.seq, act.parent] as const] : [])),
  );
  let depth = 0;
  for (let at = parents.get(head) ?? null; at !== null; at = parents.get(at) ?? null) depth += 1;
  return depth;
};

/** Goes back by keyboard and forward again: the same state. */
const walkBackAndForth = async (
  page: Page,
  disk: Disk,
  id: string,
  isFullWalk: boolean,
): Promise<number> => {
  const depth = depthOf(disk, id);
  const steps = isFullWalk ? depth : Math.min(depth, FEW_STEPS);
  const before = documentOf(disk, id);
  await press(page, 'Control+z', steps);
  if (isFullWalk) await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeDisabled();
  await press(page, 'Control+y', steps);
  expect(documentOf(await readDisk(page), id) === before, 'the same state again').toBe(true);
  return steps;
};

/** Compares a page that was restarted with everything it reported as saved before. */
export async function checkAfterKill(page: Page, id: string, expected: Expected): Promise<Found> {
  await expectOpen(page);
  const { judge, isFullWalk } = expected;
  // Entries that are being joined are no longer steps of their own.
  const disk = await settledDisk(page, (found) => !isFullWalk || judge.isTidy(found, id));
  expectKept(disk, expected);
  expectWhole(disk, judge);
  const files = await expectFilesWhole(expected);
  const backups = await expectBackupsWhole(page, judge);
  const steps = await walkBackAndForth(page, disk, id, isFullWalk);
  return {
    acts: actsOf(disk, id).length,
    worlds: disk.campaigns.length,
    incoming: disk.campaigns.filter(({ name }) => name === INCOMING).length,
    files,
    steps,
    backups,
  };
}
