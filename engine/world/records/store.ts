import type { z } from 'zod';
import { type Json, memoizeByObject, type OwnedRecord, type RecordRow } from '../../kernel';
import type { World } from '../world';

const isRow = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The records of a kind stored in rows of their own: `affairs['<kind>/<owner>/<id>']`. Rows that are not of the kind
 * are ignored.
 */
export function storedRecords<Row extends RecordRow>(
  kind: string,
  schema: z.ZodType<Row>,
  { affairs = {} }: World,
): readonly OwnedRecord<Row>[] {
  return (rowsByKind(affairs).get(kind) ?? []).flatMap(({ owner, id, value }) => {
    const row = schema.safeParse({ ...value, id });
    return row.success ? [{ owner, row: row.data }] : [];
  });
}

/** A row as its key in `affairs` names it. */
export interface StoredRow {
  readonly kind: string;
  readonly owner: string | null;
  readonly id: string;
  readonly value: Readonly<Record<string, Json>>;
}

/** A row of `affairs` by its key; undefined if it is no record. */
export function storedRow(key: string, value: Json): StoredRow | undefined {
  if (!isRow(value)) return undefined;
  const [kind = '', owner = '', ...rest] = key.split('/');
  return { kind, owner: owner === '' ? null : owner, id: rest.join('/'), value };
}

/** Rows of a world by the kind their key names, found once for all of them. */
const rowsByKind = memoizeByObject((affairs: NonNullable<World['affairs']>) => {
  const kinds = new Map<string, StoredRow[]>();
  for (const [key, value] of Object.entries(affairs)) {
    const row = storedRow(key, value);
    if (row === undefined) continue;
    const rows = kinds.get(row.kind) ?? [];
    rows.push(row);
    kinds.set(row.kind, rows);
  }
  return kinds;
});

/** A row of a world with its key in `affairs`. */
export type StoredEntry = readonly [key: string, row: Json];

/** The row of a record, by its key; a game that stores many at once combines them. */
export function storedEntry(
  kind: string,
  owner: string | null,
  id: string,
  row: Readonly<Record<string, Json>>,
): StoredEntry {
  return [`${kind}/${owner ?? ''}/${id}`, row];
}

/** The world with a record in a row of its own; `row` null = without it. */
export function withStoredRecord(
  world: World,
  kind: string,
  owner: string | null,
  id: string,
  row: Readonly<Record<string, Json>> | null,
): World {
  const [key] = storedEntry(kind, owner, id, {});
  const { [key]: _, ...rest } = world.affairs ?? {};
  return { ...world, affairs: row === null ? rest : { ...rest, [key]: row } };
}

/** The first id of a letter and a number that no record of an owner has: `s1`, `s2` and so on. */
export function freeRecordId(letter: string, rows: readonly RecordRow[]): string {
  const numbers = rows.map(({ id }) => Number(id.replace(/\D/g, '')) || 0);
  return `${letter}${String(Math.max(0, ...numbers) + 1)}`;
}
