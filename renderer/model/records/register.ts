import type { Draft as Drafted } from 'immer';
import type { ComponentType } from 'react';
import type {
  Campaign,
  Explained,
  Objection,
  Params,
  RuleSystem,
  Settings,
  ShelfItem,
  World,
} from '../../../engine';
import type { Language, Words } from '../../kit/text/words';

/*
 * A register is a declaration: what its rows are, what stands in their columns, how a column is changed, what a new
 * record needs, how a record is laid aside. Table, search, filters, sheet, checks, bulk edit, CSV and keys are made
 * of it by `RegisterView`. A register more: one `Register<Row>` in a folder of its own and one line in
 * `renderer/screens/records/registers.tsx`; its words stand under `records:` or `units:` (see `players/register.ts` for a whole one).
 */

/** What stands in a cell: `null` = nothing; lists are keys of options or realms. Money is in euro cents. */
export type FieldValue = string | number | boolean | null | readonly string[];

/**
 * What a field holds: a line or an area of text, a whole number, euro cents, yes or no, one or several of its
 * options, one or several realms, an address `ggg/kk` on the map, a turn, a real year.
 */
export type FieldKind =
  | 'text'
  | 'number'
  | 'money'
  | 'flag'
  | 'choice'
  | 'choices'
  | 'realm'
  | 'realms'
  | 'field'
  | 'turn'
  | 'year';

/** One of the options of a field, with its words. */
export interface Choice {
  readonly id: string;
  readonly label: string;
}

/** Everything the functions of a register may look at. */
export interface RegisterPlace {
  readonly campaign: Campaign;
  readonly settings: Settings;
  readonly system: RuleSystem<World> | undefined;
  readonly words: Words;
  readonly language: Language;
}

/** A field that is written into: in the sheet, in the form of a new record, in the bulk edit. */
export interface FieldSpec {
  /** Unique in its register; objections name fields by it. */
  readonly id: string;
  /** Text key of its name. */
  readonly text: string;
  readonly kind: FieldKind;
  /** Options of kinds `choice` and `choices`; kinds `realm` and `realms` bring their own. */
  readonly options?: (place: RegisterPlace) => readonly Choice[];
  /** May be left empty: its value is then `null` (or `''` for a text). */
  readonly isOptional?: boolean;
  /** Text key of what an empty `choice`, `realm` or `turn` means, such as "nobody"; needed where it is optional. */
  readonly none?: string;
  /** What a number says, where the game counts otherwise than people do: in tables, and under the field it is typed in. */
  readonly said?: (value: number, place: RegisterPlace) => string;
  /** Text key of one quiet line under the field. */
  readonly hint?: string;
  /** Rows of a text; absent = one line. */
  readonly rows?: number;
}

/** A sentence against a value that cannot be taken at all, because the data would not hold together. */
export interface Refusal {
  readonly kind: 'refused';
  /** Text key of the sentence: what, where, what was kept, what to do. */
  readonly text: string;
  readonly about?: Params;
}

/** A change of the campaign; the framework makes one command, one step of undo, of it. */
export interface Change {
  readonly kind: 'change';
  readonly change: (draft: Drafted<Campaign>) => void;
}

/** What comes of writing a value. */
export type Edited = Change | Refusal;

/** A refusal; the register of the game says on which clause it rests (`RuleRegister.remarks`). */
export function refused(text: string, about: Params = {}): Refusal {
  return {
    kind: 'refused',
    text,
    about,
  };
}

export function changed(change: Change['change']): Change {
  return { kind: 'change', change };
}

/** A column of the table and a field of the sheet. */
export interface Column<Row> extends FieldSpec {
  /** For sorting, filtering and CSV. */
  readonly value: (row: Row, place: RegisterPlace) => FieldValue;
  /** How the value is written, where its kind does not tell (see `values.ts`); searched, too. */
  readonly show?: (row: Row, place: RegisterPlace) => string;
  /** Options that depend on the record (its own settlements); the bulk edit offers only `options`. */
  readonly optionsFor?: (row: Row, place: RegisterPlace) => readonly Choice[];
  /** A derived figure: shown with its derivation, never edited. */
  readonly explained?: (row: Row, place: RegisterPlace) => Explained | undefined;
  /** Writes a value of the column's kind. Absent = read-only. */
  readonly edit?: (row: Row, value: FieldValue, place: RegisterPlace) => Edited;
  /** True where a row does not have this field at all (good points of a unit without a character). */
  readonly isAbsent?: (row: Row, place: RegisterPlace) => boolean;
  /** Width in the table in px, `[80]` fixed or `[120, 2]` at least 120 with two shares of what is left; absent = only in the sheet. */
  readonly width?: readonly [least: number, share?: number];
  /** False = no filter over the table, though its kind would have one. */
  readonly isFilter?: boolean;
  /** A sign before the words of a cell, such as the colour of a realm. */
  readonly Sign?: ComponentType<{ readonly row: Row }>;
  /** True = a secret (see `RecordField`): its value is veiled in the sheet, and it stands in no table and no file. */
  readonly isSecret?: boolean;
  /** False = not offered in the bulk edit (names, numbers: what tells records apart). */
  readonly isBulk?: boolean;
}

/** What a part of a sheet made by hand is given. */
export interface PartProps<Row> {
  readonly row: Row;
  readonly place: RegisterPlace;
  readonly objections: readonly ShownObjection[];
  readonly readOnly: boolean;
}

/** A part of the sheet: fields in their order, or a component, or both. */
export interface SheetPart<Row> {
  readonly id: string;
  /** Text key of its heading; absent = none. */
  readonly text?: string;
  readonly fields: readonly string[];
  readonly Part?: ComponentType<PartProps<Row>>;
  /** False = this record has no such part. */
  readonly isShown?: (row: Row, place: RegisterPlace) => boolean;
}

/** Values of a form by field, those that are typed as they stand in their boxes. */
export type Draft = Readonly<Record<string, FieldValue>>;

/** A field of a new record, with what stands in it until it is written: it may hang on what has been, such as the owner. */
export interface NewField extends FieldSpec {
  readonly initial: (place: RegisterPlace, given: Draft) => FieldValue;
}

/** What is laid aside, before it has a place on the shelf. */
export type Shelved = ShelfItem extends infer Item
  ? Item extends ShelfItem
    ? Omit<Item, 'id' | 'turn'>
    : never
  : never;

/** What the rules say against a record, as a register shows it. */
export interface ShownObjection extends Objection {
  /** Text key of its sentence, where the field declares one (`RecordField.faults`). */
  readonly text?: string;
}

/** A kind of records of the campaign with everything the program does with them. */
export interface Register<Row> {
  readonly id: string;
  /** Text keys: name of the register, what one record is called ("Neuer Spieler"), name of one for the screen reader. */
  readonly title: string;
  readonly fresh: string;
  /** Text keys of the empty register: a line, and what to do next. */
  readonly empty: { readonly title: string; readonly text: string };
  /** What the rules say against a record as it stands, by its id; absent = nothing. */
  readonly objections?: (id: string, place: RegisterPlace) => readonly ShownObjection[];
  readonly rows: (campaign: Campaign) => readonly Row[];
  readonly idOf: (row: Row) => string;
  readonly nameOf: (row: Row, place: RegisterPlace) => string;
  readonly columns: readonly Column<Row>[];
  readonly sheet: readonly SheetPart<Row>[];
  /**
   * What a new record needs; `make` gives its id and the change, or says why not, and what it is called in the
   * chronicle if that is not its first field. Absent = none are made here.
   */
  readonly create?: {
    readonly fields: readonly NewField[];
    readonly make: (
      values: Draft,
      place: RegisterPlace,
    ) => (Change & { readonly id: string; readonly name?: string }) | Refusal;
  };
  /** Lays a record aside: what goes to the shelf, and the change that takes it out of the world. */
  readonly shelve?: (
    row: Row,
    place: RegisterPlace,
  ) => (Change & { readonly item: Shelved }) | Refusal;
  /** True for records that are over, shown quietly (ended treaties). */
  readonly isFaded?: (row: Row, place: RegisterPlace) => boolean;
  /** Acts over the table beside those of every register. */
  readonly Actions?: ComponentType<{ readonly place: RegisterPlace; readonly readOnly: boolean }>;
}
