import { z } from '../../kernel/zod';
import type {
  Audience,
  RecordAct,
  RecordField,
  RecordKind,
  RecordPlace,
  RecordRow,
  RecordValue,
} from '../../kernel';
import type { World } from '../world';
import { freeRecordId, storedRecords, withStoredRecord } from './store';

interface Values {
  readonly text: string;
  readonly region: string;
  readonly party: string;
  readonly parties: string;
  readonly choice: string;
  readonly number: number;
  readonly money: number;
  readonly turn: number;
  readonly flag: boolean;
}

type Words = RecordKind<World>['words'];

/** Default words of records. */
const USUAL = {
  fresh: ['Neuer Eintrag', 'New entry'],
  empty: ['Noch kein Eintrag.', 'No entry yet.'],
} as const satisfies Partial<Words>;

type Declared = RecordField<World, RecordRow>;

/** A stored field, or the column of the owner; what depends on the row is given by the kind. */
export interface StoredField extends Pick<
  Declared,
  | 'label'
  | 'options'
  | 'said'
  | 'hint'
  | 'lines'
  | 'share'
  | 'isOnPaper'
  | 'audience'
  | 'place'
  | 'carrierId'
  | 'isTelling'
  | 'isSecret'
  | 'check'
  | 'faults'
> {
  readonly kind: keyof Values | 'owner';
  /** Least and greatest number; it begins with the least. From 0 on unless stated. */
  readonly range?: readonly [least: number, most: number];
}

type StoredFields = Readonly<Record<string, StoredField>>;

/** A record whose fields are declared: what each holds follows from its kind. */
export type RowOf<Fields extends StoredFields> = RecordRow & {
  readonly [Id in keyof Fields as Fields[Id]['kind'] extends keyof Values ? Id : never]: ValueOf<
    Fields[Id]
  >;
};

/** Type of a field's value; of a choice whose options are literal, one of them. */
type ValueOf<Field extends StoredField> = Field extends {
  readonly kind: 'choice';
  readonly options: readonly { readonly id: infer Id extends string }[];
}
  ? Id
  : Field['kind'] extends keyof Values
    ? Values[Field['kind']]
    : never;

/** Declaration of a kind of record in rows of its own; schema, reading, writing and numbering follow from it. */
export interface StoredKind<Fields extends StoredFields> extends Pick<
  RecordKind<World>,
  'id' | 'reported' | 'isShared' | 'isTurnMade' | 'crossing'
> {
  /** The plural, and other words for a new one and where there are none. */
  readonly words: Partial<Words> & Pick<Words, 'many'>;
  /** Fields by id, in the order in which they are shown. */
  readonly fields: Fields;
  /** Derived figures, shown behind them. */
  readonly figures?: readonly RecordField<World, RowOf<Fields>>[];
  /** Who may know what has no audience of its own; its owner unless stated. */
  readonly audienceOf?: (row: RowOf<Fields>) => Audience;
  readonly acts?: readonly RecordAct<World, RowOf<Fields>>[];
  /** Name of a record; its first field unless stated. */
  named?(row: RowOf<Fields>, place: RecordPlace<World>): readonly [de: string, en: string];
}

const MOST = Number.MAX_SAFE_INTEGER;

function schemaOf({
  kind,
  options = [],
  range: [least, most] = [0, MOST],
}: StoredField): z.ZodType {
  switch (kind) {
    case 'choice':
      return options.length === 0 ? z.string() : z.enum(options.map(({ id }) => id));
    case 'flag':
      return z.boolean();
    case 'number':
    case 'money':
    case 'turn':
      return z.int().min(least).max(most);
    default:
      return z.string();
  }
}

/** As {@link schemaOf} for what is stored: a choice that is none of the options, or none any more, is the first one. */
function mendingOf(field: StoredField): z.ZodType {
  const [first] = field.kind === 'choice' ? (field.options ?? []) : [];
  return first === undefined ? schemaOf(field) : schemaOf(field).catch(first.id);
}

/** Initial value of a field of a new record: nothing, the least number, the first option, the seat of its owner. */
function initialOf(
  { kind, range: [least] = [0, 0], options = [] }: StoredField,
  seat: string,
): RecordValue {
  switch (kind) {
    case 'flag':
      return false;
    case 'number':
    case 'money':
    case 'turn':
      return least;
    case 'region':
      return seat;
    default:
      return options[0]?.id ?? '';
  }
}

/** A kind of record stored in rows of the world of its own, numbered by party: `m1`, `m2` for mills. */
export function storedKind<const Fields extends StoredFields>({
  fields,
  figures = [],
  audienceOf,
  acts,
  words,
  ...kind
}: StoredKind<Fields>): RecordKind<World, RowOf<Fields>> {
  type Row = RowOf<Fields>;
  const { id: name } = kind;
  const kept = Object.entries<StoredField>(fields).filter(([, one]) => one.kind !== 'owner');
  const schemaBy = (schemaOfField: (field: StoredField) => z.ZodType) =>
    z.object({
      id: z.string(),
      ...Object.fromEntries(kept.map(([id, one]) => [id, schemaOfField(one)])),
    }) as unknown as z.ZodType<Row>;
  const schema = schemaBy(schemaOf);
  const mending = schemaBy(mendingOf);
  const rowsOf = (world: World) => storedRecords(name, mending, world);
  return {
    ...kind,
    words: { ...USUAL, ...words },
    schema,
    ...(acts === undefined ? {} : { acts }),
    fields: [
      ...Object.entries<StoredField>(fields).map(([id, { range: _, ...field }]) => ({
        id,
        ...field,
        ...(audienceOf === undefined || field.audience !== undefined ? {} : { audienceOf }),
      })),
      ...figures,
    ],
    rows: rowsOf,
    put: ({ id, ...row }, { world, owner }) => withStoredRecord(world, name, owner, id, row),
    remove: ({ id }, { world, owner }) => withStoredRecord(world, name, owner, id, null),
    blank: ({ world, owner }) => {
      const party = owner === null ? undefined : world.parties[owner];
      if (party === undefined && kind.isShared !== true) return undefined;
      const own = rowsOf(world).filter((one) => one.owner === owner);
      const id = freeRecordId(
        name.slice(0, 1),
        own.map((one) => one.row),
      );
      const values = kept.map(([field, one]) => [field, initialOf(one, party?.seat ?? '')]);
      return schema.parse({ ...Object.fromEntries(values), id });
    },
  };
}

/** The world with one record more of an owner, blank but for some values; unchanged where he can have none. */
export function withNewRecord<Row extends RecordRow>(
  kind: RecordKind<World, Row>,
  place: RecordPlace<World>,
  values: Partial<Row> = {},
): World {
  const row = kind.blank?.(place);
  return row === undefined
    ? place.world
    : (kind.put?.({ ...row, ...values }, place) ?? place.world);
}
