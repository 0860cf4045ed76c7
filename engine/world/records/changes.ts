import {
  type Currency,
  type OwnedRecord,
  moneyParts,
  type RecordKind,
  type RecordRow,
  type Settings,
  type Words,
} from '../../kernel';
import type { World } from '../world';
import { printed } from './form';
import { type Field, fieldValue, isInTable, nameField, recordId } from './values';

/** A record, or a field of one, that differs between two worlds. */
export interface RecordChange {
  /** Id of the kind. */
  readonly record: string;
  /** Id of the record in its register. */
  readonly id: string;
  readonly owner: string | null;
  /** Its name, else the value of the first field that is not its owner: a number behind its label. */
  readonly name: Words;
  /** Id of the field; absent where the record is in one of the worlds only. */
  readonly field?: string;
  /** Printed values of the field; of a record in one world only, null where it is missing. */
  readonly values: readonly [before: Words | null, after: Words | null];
}

/** Declarations of the records that are compared. */
export interface ComparedRecords {
  readonly records: readonly RecordKind<World>[];
  /** Absent for games without money. */
  readonly currency?: Currency | undefined;
  readonly settings: Settings;
  /** Compares the records of this party alone; absent = all. */
  readonly owner?: string;
}

type Owned = OwnedRecord<RecordRow>;

const NO_WORDS: Words = ['', ''];

/** An empty field in a sentence. */
const NOTHING: Words = ['–', '–'];
const FLAGS: Readonly<Record<'true' | 'false', Words>> = {
  true: ['ja', 'yes'],
  false: ['nein', 'no'],
};

/** Fields in the table of the screen: what is derived for paper alone is not listed twice. */
const isCompared = (field: Field): boolean => isInTable(field) && field.isOnPaper !== true;

/** Differences of the records of two worlds: kinds in their order, records of `after` first. */
export function recordChanges(
  { records, currency, settings, owner }: ComparedRecords,
  before: World,
  after: World,
): readonly RecordChange[] {
  const parts = moneyParts(currency);
  const wordsIn = (world: World, { owner, row }: Owned, field: Field | undefined): Words => {
    if (field === undefined) return NO_WORDS;
    const place = { world, settings, owner };
    const value = fieldValue(field, row, place);
    if (typeof value === 'boolean') return FLAGS[value ? 'true' : 'false'];
    const words: Words = [
      printed(field, row, place, 'de', parts),
      printed(field, row, place, 'en', parts),
    ];
    return words[0] === '' ? NOTHING : words;
  };
  const nameIn = (world: World, one: Owned, kind: RecordKind<World>): Words => {
    const own = kind.named?.(one.row, { world, settings, owner: one.owner });
    if (own !== undefined) return own;
    const first = nameField(kind);
    const [de, en] = wordsIn(world, one, first);
    return first?.kind === 'number'
      ? [`${first.label[0]} ${de}`, `${first.label[1]} ${en}`]
      : [de, en];
  };
  const valueIn = (world: World, { owner, row }: Owned, field: Field) =>
    fieldValue(field, row, { world, settings, owner });
  const changesOf = (
    kind: RecordKind<World>,
    was: Owned | undefined,
    is: Owned | undefined,
  ): readonly RecordChange[] => {
    const [world, one] = is === undefined ? [before, was] : [after, is];
    if (one === undefined) return [];
    const { id, fields } = kind;
    const changed =
      was === undefined || is === undefined
        ? []
        : fields
            .filter(isCompared)
            .filter((field) => valueIn(before, was, field) !== valueIn(after, is, field));
    if (was !== undefined && is !== undefined && changed.length === 0) return [];
    const name = nameIn(world, one, kind);
    const about = { record: id, id: recordId(kind, one), owner: one.owner, name };
    if (was === undefined) return [{ ...about, values: [null, name] }];
    if (is === undefined) return [{ ...about, values: [name, null] }];
    return changed.map((field) => ({
      ...about,
      field: field.id,
      values: [wordsIn(before, was, field), wordsIn(after, is, field)],
    }));
  };
  const byKey = (kind: RecordKind<World>, world: World): ReadonlyMap<string, Owned> =>
    new Map(
      kind
        .rows(world, settings)
        .filter((one) => owner === undefined || one.owner === owner)
        .map((one) => [`${one.owner ?? ''}/${one.row.id}`, one] as const),
    );
  return records.flatMap((kind) => {
    const [old, now] = [byKey(kind, before), byKey(kind, after)];
    const keys = new Set([...now.keys(), ...old.keys()]);
    return [...keys].flatMap((key) => changesOf(kind, old.get(key), now.get(key)));
  });
}
