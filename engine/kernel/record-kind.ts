import type { z } from 'zod';
import type { Explained } from './explained';
import type { ClauseId, Params } from './params';
import type { Settings } from './setting';
import type { Words } from './words';

/** Who may know something of a record: everybody, its owner, or the GM alone. */
export type Audience = 'all' | 'owner' | 'gm';

/** Value of a field; null = none. Money is in the smallest parts of the currency. */
export type RecordValue = string | number | boolean | null;

/** A stored record: plain data with an id that is unique in its kind and owner. */
export interface RecordRow {
  readonly id: string;
}

/** Context of a record: its world, the settings, and its owner (null = nobody). */
export interface RecordPlace<World> {
  readonly world: World;
  readonly settings: Settings;
  readonly owner: string | null;
}

/** A record and the party it belongs to; null = nobody's. */
export interface OwnedRecord<Row> {
  readonly owner: string | null;
  readonly row: Row;
}

/** One of the options of a `choice`. */
export interface RecordOption {
  readonly id: string;
  readonly label: Words;
}

/**
 * A field of a kind of record. Its column in the register, its place in the side panel, bulk edit, CSV, printed form,
 * the table in the letter, what others may know and what gives the owner away all follow from it.
 */
export interface RecordField<World, Row extends RecordRow> {
  /** Unique in its kind; the property of the row it shows unless `read` is given. */
  readonly id: string;
  readonly label: Words;
  /**
   * `owner` = the party the row belongs to, omitted from the owner's own lists. `parties` = keys of several, separated
   * by blanks, each with or without an amount behind it: `rot 500 blau 300`. `choices`, `members` = ids of several of
   * its options, keys of several parties, separated by blanks; such a property of the row is a list.
   */
  readonly kind:
    | 'text'
    | 'number'
    | 'money'
    | 'flag'
    | 'choice'
    | 'choices'
    | 'region'
    | 'party'
    | 'parties'
    | 'members'
    | 'turn'
    | 'owner';
  /** Options of a `choice` or of `choices`, in their order. */
  readonly options?: readonly RecordOption[];
  /** Options that depend on the record, such as the settlements of its owner. */
  optionsOf?(row: Row, place: RecordPlace<World>): readonly RecordOption[];
  /**
   * What the addresses in this text mean, fields or sides of the map with blanks between them, where only part of the
   * map is left: the record `stands` there, so that its owner has something there; it is `about` the place, such as
   * what was seen there, and goes with it; or it only `names` it and stays without it. Absent = it holds no address.
   */
  readonly place?: 'stands' | 'about' | 'names';
  /**
   * The id of the record of the same kind and owner that carries this one, as this text names it, by its name
   * (`named`). Such a record stands where its carrier does, whatever its own address. Absent = it names none.
   */
  readonly carrierId?: (named: string) => string;
  readonly isOptional?: boolean;
  /** Text of an empty `choice`, `region`, `party` or `turn`, such as "calm"; needed where it is optional. */
  readonly none?: Words;
  /** Text of a number, where the game counts otherwise than people do, such as a round by its day. */
  readonly said?: (value: number) => Words;
  /** One quiet line under the field. */
  readonly hint?: Words;
  /** Lines of a long text. */
  readonly lines?: number;
  /** Share of the width of a table, one unless stated; 0 = in the side panel only. */
  readonly share?: number;
  /** True if it is in tables on paper, but not in those of the screen, whose side panel shows it. */
  readonly isOnPaper?: boolean;
  /** Who may know it; absent = its owner. */
  readonly audience?: Audience;
  /**
   * True if nobody looking over the GM's shoulder may read it: it is on the screen of secrets, hidden until shown, and
   * in no exported table.
   */
  readonly isSecret?: boolean;
  /** True if others who read these words would know whose they are or what is secret. */
  readonly isTelling?: boolean;
  /**
   * True if the GM does not write it; any other field that is neither derived nor the owner can be written, where
   * records of the kind can be created. The schema of the kind defines the valid values.
   */
  readonly isFixed?: boolean;
  /** False = it is not written into several records at once, true = it is; absent = all are but texts. */
  readonly isBulk?: boolean;
  /**
   * Sentences by id for the objections of `check`, `write` and the record to a value. They may contain what was typed,
   * `{{typed}}`.
   */
  readonly faults?: Readonly<Record<string, Words>>;
  /** Id of the sentence against a value; undefined = it can stand there. */
  check?(row: Row, value: RecordValue, place: RecordPlace<World>): string | undefined;
  /** The value, where it is not the property of the row. */
  read?(row: Row, place: RecordPlace<World>): RecordValue;
  /** The row with a value where it is not the property of that name, or the id of the sentence against it. */
  write?(row: Row, value: RecordValue, place: RecordPlace<World>): Row | string;
  /** Text for a reader, where the value alone is not enough; undefined = the default of its kind. */
  told?(row: Row, place: RecordPlace<World>): Words | undefined;
  /** A derived figure in the place of a value, with its derivation; undefined where the row has none. */
  figure?(row: Row, place: RecordPlace<World>): Explained | undefined;
  /** Who may know it of this row, where not every row is alike. */
  audienceOf?(row: Row): Audience;
  /** True for rows that do not have this field at all. */
  isAbsent?(row: Row, place: RecordPlace<World>): boolean;
}

/** Fields that stand together in the side panel, in their order. */
export interface RecordGroup<Row extends RecordRow> {
  readonly id: string;
  /** Their heading; absent = none. */
  readonly label?: Words;
  readonly fields: readonly string[];
  /** False for rows that have no such part. */
  isShown?(row: Row): boolean;
}

/** A field of the form of a new record. */
export interface NewRecordField<World> extends Pick<
  RecordField<World, RecordRow>,
  'id' | 'label' | 'kind' | 'options' | 'isOptional' | 'none' | 'hint' | 'faults'
> {
  /** Initial value; none by default. */
  readonly initial?: RecordValue;
}

/** The form of a new record where it asks for more than the fields that are written, or for less. */
export interface NewRecordForm<World, Row extends RecordRow> {
  /** A field of kind `owner` sets the owner. */
  readonly fields: readonly NewRecordField<World>[];
  /**
   * The new record, or the first invalid field and the id of its sentence. `isShelved` tells whether a record of an id
   * was archived and may be restored.
   */
  make(
    values: Readonly<Record<string, RecordValue>>,
    place: RecordPlace<World>,
    isShelved: (id: string) => boolean,
  ): { readonly row: Row } | { readonly field: string; readonly fault: string };
}

/** An objection of the rules to one field of a stored row. Words are made of `code` and `about`. */
export interface Objection {
  /** Id of the field; empty = the whole. */
  readonly field: string;
  readonly code: string;
  readonly clause: ClauseId;
  readonly about: Params;
  /** `forbidden` = the rules know no such thing; `unusual` = allowed, seldom meant. The GM may insist on both. */
  readonly weight: 'forbidden' | 'unusual';
}

/** Something the GM does to a record in one step that is more than writing a field. */
export interface RecordAct<World, Row extends RecordRow> {
  readonly id: string;
  readonly label: Words;
  isPossible?(row: Row): boolean;
  run(row: Row, place: RecordPlace<World>): World;
}

/**
 * How the records of a kind, each with an owner and stored in a row of its own, go to another campaign over the
 * border of the map, in a parcel. Those that one carries go with it, and all leave the world.
 */
export interface RecordCrossing<World> {
  /**
   * Fields that go along; of these alone its name is made (`named`). All others are there as in a new record: its
   * place, its orders and what it refers to mean nothing elsewhere.
   */
  readonly fields: readonly string[];
  /** That of them which counts the records of an owner: the next free number where another one there has the name. */
  readonly number: string;
  /** What else changes where a party gets some of them over the border; absent = nothing. */
  arrived?(place: RecordPlace<World> & { readonly owner: string }): World;
  /** What the GM should know before he lets one in; absent = nothing. */
  readonly about?: Words;
}

/**
 * A kind of record of a game, declared once. Its functions are methods, so that kinds of different rows stand in one
 * list.
 */
export interface RecordKind<World, Row extends RecordRow = RecordRow> {
  /** Small letters. */
  readonly id: string;
  readonly words: {
    readonly many: Words;
    /** Over its list in a report, which is about one owner alone; absent = the plural. */
    readonly listed?: Words;
    /** Over the form of a new one. */
    readonly fresh?: Words;
    /** Where there is none yet. */
    readonly empty: Words;
    /** Introduction below it: the kind of records and how to begin. */
    readonly about?: Words;
    /** Why one cannot be removed now, with the parameters of `kept`. */
    readonly kept?: Words;
  };
  readonly schema?: z.ZodType<Row>;
  readonly fields: readonly RecordField<World, Row>[];
  /** `changes` = the report of a turn lists only those that are new or altered since the turn began; absent = all. */
  readonly reported?: 'changes';
  /** True where its records are nobody's but the game's: there is no column of owners, nobody is asked for one. */
  readonly isShared?: true;
  /**
   * True where turns make the records and the GM only corrects them: no new one is offered, and the list of registers
   * leaves the kind out while there is none.
   */
  readonly isTurnMade?: true;
  /** True where an id is given once in the world, whoever the owner is. */
  readonly isUnique?: true;
  /** True where rows are stored under no owner: whose a record is follows from the rest of the world. */
  readonly isStoredOwnerless?: true;
  /**
   * True if the game's own lists show them: the list of a party in its letter, the units and places among the
   * differences of two turns.
   */
  readonly isListedApart?: boolean;
  /** Id of the form's field with the address on the map; a record can then be made at a field that is chosen there. */
  readonly placeField?: string;
  /** Absent = its records do not leave the campaign. */
  readonly crossing?: RecordCrossing<World>;
  /** Id of the kind that has its records as well; lists of all kinds show them there. */
  readonly partOf?: string;
  /** All records of a world in the order in which they are shown. */
  rows(world: World, settings: Settings): readonly OwnedRecord<Row>[];
  /** The world with a record written, new or in the place of that of its id; absent = none are written here. */
  put?(row: Row, place: RecordPlace<World>): World;
  /** The world without a record. */
  remove?(row: Row, place: RecordPlace<World>): World;
  /** Parameters of the sentence (`words.kept`) why a record cannot be removed now; undefined where it can. */
  kept?(row: Row, place: RecordPlace<World>): Params | undefined;
  /** A new record of an owner before anything is written in it; undefined where it cannot have one. */
  blank?(place: RecordPlace<World>): Row | undefined;
  /** Absent = it asks for every field that is written. */
  readonly form?: NewRecordForm<World, Row>;
  /** Parts of the side panel; absent = all fields in one. */
  readonly groups?: readonly RecordGroup<Row>[];
  /** Name of a record; default: its first field. */
  named?(row: Row, place: RecordPlace<World>): Words;
  readonly acts?: readonly RecordAct<World, Row>[];
  /** Objections of the rules to a record, by its id; absent for kinds without such rules. */
  objections?(id: string, place: RecordPlace<World>): readonly Objection[];
}
