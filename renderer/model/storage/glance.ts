import type { Campaign } from '../../../engine';
import type { Database, StoredEntry } from './database';
import type { Document } from './document';
import type { Journal, JournalEntry } from './journal';
import { type RowPath, shapeAt, skeleton } from './rows';
import { CAMPAIGN_SHAPE, type Shape } from './shape';

/** A row as it is on the disk; undefined = not there. */
interface RowValue {
  readonly path: RowPath;
  readonly value: unknown;
}

type Parts = Readonly<Record<string, unknown>>;

const partsOf = (value: unknown): Parts =>
  typeof value === 'object' && value !== null ? (value as Parts) : {};

const hasRow = (shape: Shape, value: unknown): boolean => {
  if (shape === 'row') return value !== undefined;
  const parts = partsOf(value);
  return Object.keys(parts).some((key) => {
    const part = shapeAt(shape, key);
    return part !== undefined && hasRow(part, parts[key]);
  });
};

/** True if a part is there only as long as it has rows: what a record holds, and what may be missing. */
const needsRows = (whole: Exclude<Shape, 'row'>, part: Exclude<Shape, 'row'>): boolean =>
  whole.kind === 'record' || part.isOptional === true;

const byKey = (rows: readonly RowValue[], depth: number): ReadonlyMap<string, RowValue[]> => {
  const groups = new Map<string, RowValue[]>();
  for (const row of rows) {
    const key = row.path[depth] ?? '';
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups;
};

const laid = (shape: Shape, value: unknown, rows: readonly RowValue[], depth: number): unknown => {
  if (shape === 'row') return rows.at(-1)?.value;
  const before = value === undefined ? skeleton(shape) : partsOf(value);
  const after: Record<string, unknown> = { ...before };
  for (const [key, group] of byKey(rows, depth)) {
    const part = shapeAt(shape, key);
    if (part === undefined) continue;
    const next = laid(part, before[key], group, depth + 1);
    const isGone = part !== 'row' && needsRows(shape, part) && !hasRow(part, next);
    if (next === undefined || isGone) Reflect.deleteProperty(after, key);
    else after[key] = next;
  }
  return after;
};

/** A document with rows laid over it, as if it had been put together from all rows; the rest stays identical. */
export function withRows(
  shape: Exclude<Shape, 'row'>,
  document: unknown,
  rows: readonly RowValue[],
): unknown {
  return rows.length === 0 ? document : laid(shape, document, rows, 0);
}

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
export function actOf(stored: StoredEntry): JournalEntry {
  const act = { ...stored };
  Reflect.deleteProperty(act, 'campaign');
  return act;
}

/** Looks into `database`. */
export function createGlance(database: Database): ReadGlance {
  return (id, paths, seqs) =>
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
}

/** The document after what was seen at a glance. */
export function seen(document: Document, { head, revision, rows, acts }: Glance): Document {
  const journal = [...document.journal];
  for (const act of acts) journal[act.seq] = act;
  const campaign = withRows(CAMPAIGN_SHAPE, document.campaign, rows) as Campaign;
  return { campaign, journal, head, revision };
}
