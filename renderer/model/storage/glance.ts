import type { Campaign } from '../../../engine';
import type { Database, StoredEntry } from './database';
import type { Document } from './document';
import type { Journal, JournalEntry } from './journal';
import { type RowValue, withRows } from './laid-rows';
import type { RowPath } from './rows';
import { CAMPAIGN_SHAPE } from './shape';

/** What some rows and acts of a campaign are now, with the head they belong to. */
export interface Glance {
  readonly head: number;
  readonly revision: number;
  readonly changedAt: string;
  readonly rows: readonly RowValue[];
  readonly acts: Journal;
}

/** Reads some rows and acts of a campaign, all of one moment; undefined if there is no such campaign. */
export type ReadGlance = (
  id: string,
  rows: readonly RowPath[],
  acts: readonly number[],
) => Promise<Glance | undefined>;

/** An act as it lies on the disk, with whatever a newer program wrote beside what is known of it. */
export const actOf = (stored: StoredEntry): JournalEntry => {
  const act = { ...stored };
  Reflect.deleteProperty(act, 'campaign');
  return act;
};

/** Looks into `database`. */
export const createGlance =
  (database: Database): ReadGlance =>
  (id, paths, seqs) =>
    database.transaction('r', [database.campaigns, database.rows, database.journal], async () => {
      const [head, rows, acts] = await Promise.all([
        database.campaigns.get(id),
        database.rows.bulkGet(paths.map((path): [string, RowPath] => [id, path])),
        database.journal.bulkGet(seqs.map((seq): [string, number] => [id, seq])),
      ]);
      if (head === undefined) return undefined;
      return {
        head: head.head,
        revision: head.revision,
        changedAt: head.changedAt,
        rows: paths.map((path, index) => ({ path, value: rows[index]?.value })),
        acts: acts.flatMap((entry) => (entry === undefined ? [] : [actOf(entry)])),
      };
    });

/** The document after what was seen at a glance. */
export const seen = (document: Document, { head, revision, rows, acts }: Glance): Document => {
  const journal = [...document.journal];
  for (const act of acts) journal[act.seq] = act;
  const campaign = withRows(CAMPAIGN_SHAPE, document.campaign, rows) as Campaign;
  return { campaign, journal, head, revision };
};
