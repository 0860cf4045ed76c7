import type { z } from 'zod';
import type { Json, OwnedRecord, RecordRow } from '../../kernel';
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
  return Object.entries(affairs).flatMap(([key, value]) => {
    const [first, owner = '', ...rest] = key.split('/');
    const row =
      first === kind && isRow(value)
        ? schema.safeParse({ ...value, id: rest.join('/') })
        : undefined;
    return row?.success === true ? [{ owner: owner === '' ? null : owner, row: row.data }] : [];
  });
}

/** The world with a record in a row of its own; `row` null = without it. */
export function withStoredRecord(
  world: World,
  kind: string,
  owner: string | null,
  id: string,
  row: Readonly<Record<string, Json>> | null,
): World {
  const key = `${kind}/${owner ?? ''}/${id}`;
  const { [key]: _, ...rest } = world.affairs ?? {};
  return { ...world, affairs: row === null ? rest : { ...rest, [key]: row } };
}

/** The first id of a letter and a number that no record of an owner has: `s1`, `s2` and so on. */
export function freeRecordId(letter: string, rows: readonly RecordRow[]): string {
  const numbers = rows.map(({ id }) => Number(id.replace(/\D/g, '')) || 0);
  return `${letter}${String(Math.max(0, ...numbers) + 1)}`;
}
