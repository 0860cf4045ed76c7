import type { z } from 'zod';
import { type Json, memoizeByObject, type OwnedRecord, type RecordRow } from '../../kernel';
import type { World } from '../world';

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The records of a kind kept as rows of the world of their own: `affairs['<kind>/<owner>/<id>']`. Rows that are none
 * of the kind are left where they are.
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

interface StoredRow {
  readonly owner: string | null;
  readonly id: string;
  readonly value: Readonly<Record<string, unknown>>;
}

/** Rows of a world by the kind their key names, found once for all of them. */
const rowsByKind = memoizeByObject((affairs: NonNullable<World['affairs']>) => {
  const kinds = new Map<string, StoredRow[]>();
  for (const [key, value] of Object.entries(affairs)) {
    if (!isRow(value)) continue;
    const [kind = '', owner = '', ...rest] = key.split('/');
    const rows = kinds.get(kind) ?? [];
    rows.push({ owner: owner === '' ? null : owner, id: rest.join('/'), value });
    kinds.set(kind, rows);
  }
  return kinds;
});

/** A row of a world with its key in `affairs`. */
export type StoredEntry = readonly [key: string, row: Json];

/** The row in which a world keeps a record, by its key; a game that keeps many at once puts them together. */
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
