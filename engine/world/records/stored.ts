import type { z } from 'zod';
import type { Json, RecordKind, RecordRow } from '../../kernel';
import type { World } from '../world';
import { freeRecordId, storedRecords, withStoredRecord } from './store';

/** What a kind of record kept in rows of its own declares; reading, writing and numbering them follow from it. */
export interface StoredKind<Row extends RecordRow> extends Pick<
  RecordKind<World, Row>,
  'id' | 'words' | 'fields' | 'acts'
> {
  readonly schema: z.ZodType<Row>;
  /** A new record of a party beside its id; undefined where it cannot have one. */
  readonly fresh?: (owner: string, world: World) => Omit<Row, 'id'> | undefined;
}

/** A kind of record kept in rows of the world of its own, numbered by party: `m1`, `m2` for mills. */
export function storedKind<Row extends RecordRow>({
  fresh,
  ...kind
}: StoredKind<Row>): RecordKind<World, Row> {
  const { id: name, schema } = kind;
  const rowsOf = (world: World) => storedRecords(name, schema, world);
  return {
    ...kind,
    rows: rowsOf,
    put: ({ id, ...row }, { world, owner }) =>
      withStoredRecord(world, name, owner, id, row as Readonly<Record<string, Json>>),
    remove: ({ id }, { world, owner }) => withStoredRecord(world, name, owner, id, null),
    blank: ({ world, owner }) => {
      const row = owner === null ? undefined : fresh?.(owner, world);
      if (row === undefined) return undefined;
      const own = rowsOf(world).filter((one) => one.owner === owner);
      const id = freeRecordId(
        name.slice(0, 1),
        own.map((one) => one.row),
      );
      const parsed = schema.safeParse({ ...row, id });
      return parsed.success ? parsed.data : undefined;
    },
  };
}
