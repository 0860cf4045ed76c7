import type { Table } from 'dexie';
import type { Campaign } from '../../../engine';
import type { Database, PictureTheme } from './database';
import type { JournalEntry } from './journal';
import { type RowChange, type RowPath, rowsOf } from './rows';
import { CAMPAIGN_SHAPE } from './shape';
import { summaryOf } from './summary';

/** How a campaign came into the database: the first line of its chronicle. */
export type Origin = Pick<JournalEntry, 'name' | 'about' | 'at'>;

/** All rows of a campaign: keys that start with its id, and `[[]]` sorts behind every number and every path. */
export function ofCampaign<T>(
  table:
    | Table<T, [string, number]>
    | Table<T, [string, RowPath]>
    | Table<T, [string, string]>
    | Table<T, [string, PictureTheme]>,
  id: string,
) {
  return (table as Table<T>).where(':id').between([id], [id, [[]]]);
}

/** A free id near the wished one. */
export function freeId(wished: string, taken: readonly string[]): string {
  if (!taken.includes(wished)) return wished;
  for (let number = 2; ; number += 1) {
    const id = `${wished}-${String(number)}`;
    if (!taken.includes(id)) return id;
  }
}

/** Writes rows that changed; belongs into a transaction over `rows`. */
export async function writeRows(
  database: Database,
  id: string,
  rows: readonly RowChange[],
): Promise<void> {
  const gone = rows.filter(({ after }) => after === undefined);
  const kept = rows.filter(({ after }) => after !== undefined);
  if (gone.length > 0) {
    await database.rows.bulkDelete(gone.map(({ path }): [string, RowPath] => [id, path]));
  }
  await database.rows.bulkPut(
    kept.map(({ path, after }) => ({ campaign: id, path, value: after })),
  );
}

/** By how many rows a campaign grows with these changes; negative if it shrinks. */
export function growthOf(rows: readonly RowChange[]): number {
  return rows.reduce(
    (sum, { before, after }) =>
      sum + (before === undefined ? 1 : 0) - (after === undefined ? 1 : 0),
    0,
  );
}

/** Writes a campaign that was not there, with the first line of its chronicle; belongs into a transaction. */
export async function writeNew(
  database: Database,
  campaign: Campaign,
  origin: Origin,
): Promise<void> {
  const rows = rowsOf(CAMPAIGN_SHAPE, campaign);
  await database.campaigns.add({
    ...summaryOf(campaign),
    id: campaign.id,
    head: 0,
    revision: 0,
    rowCount: rows.length,
    changedAt: origin.at,
    openedAt: origin.at,
    exportedAt: null,
  });
  await database.journal.add({
    campaign: campaign.id,
    seq: 0,
    parent: null,
    next: null,
    ...origin,
  });
  await writeRows(database, campaign.id, rows);
}
