import type { RecordKind, RecordRow, RecordValue, Settings } from '../../kernel';
import type { World } from '../world';
import { fieldValue } from './values';

/** A field of a record that differs between two worlds; `before` or `after` undefined = the record is not there. */
export interface RecordChange {
  readonly kind: string;
  readonly owner: string | null;
  readonly id: string;
  readonly field: string;
  readonly before: RecordValue | undefined;
  readonly after: RecordValue | undefined;
}

type Values = ReadonlyMap<string, { readonly owner: string | null; readonly row: RecordRow }>;

const rowsById = (kind: RecordKind<World>, world: World, settings: Settings): Values =>
  new Map(kind.rows(world, settings).map((one) => [`${one.owner ?? ''}/${one.row.id}`, one]));

/** What differs in the records of two worlds, field by field, kinds and rows in their order: those of `after` first. */
export function recordChanges(
  kinds: readonly RecordKind<World>[],
  before: World,
  after: World,
  settings: Settings,
): readonly RecordChange[] {
  return kinds.flatMap((kind) => {
    const [old, now] = [rowsById(kind, before, settings), rowsById(kind, after, settings)];
    return [...new Set([...now.keys(), ...old.keys()])].flatMap((key) => {
      const [was, is] = [old.get(key), now.get(key)];
      const { owner, row } = is ?? was ?? { owner: null, row: { id: key } };
      return kind.fields.flatMap((field): readonly RecordChange[] => {
        const value = (world: World, one: typeof was): RecordValue | undefined =>
          one === undefined ? undefined : fieldValue(field, one.row, { world, settings, owner });
        const change = { before: value(before, was), after: value(after, is) };
        return change.before === change.after
          ? []
          : [{ kind: kind.id, owner, id: row.id, field: field.id, ...change }];
      });
    });
  });
}
