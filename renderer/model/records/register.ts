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
 * A register is a declaration: its rows, its columns, how a column is changed, what a new record needs, how a record is
 * shelved. Table, search, filters, sheet, checks, bulk edit, CSV and keys are made of it by `RegisterView`. A register
 * more: one `Register<Row>` in a folder of its own and one line in `renderer/screens/records/registers.tsx`; its texts
 * stand under `records:` or `units:` (see `players/register.tsx` for a whole one).
 */

/** The value of a cell: `null` = nothing; lists are keys of options or realms. Money is in euro cents. */
export type FieldValue = string | number | boolean | null | readonly string[];

/**
 * The value of a field: a line or an area of text, a whole number, euro cents, yes or no, one or several of its
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

/** One of the options of a field, with its text. */
export interface Choice {
  readonly id: string;
  readonly label: string;
}

/** Everything the functions of a register may read. */
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
  /** Text key of an empty `choice`, `realm` or `turn`, such as "nobody"; needed where it is optional. */
  readonly none?: string;
  /** A number as text, where the game counts differently from people: in tables, and under the field it is typed in. */
  readonly said?: (value: number, place: RegisterPlace) => string;
  /** Text key of one muted line under the field. */
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

/** The result of writing a value. */
export type Edited = Change | Refusal;

/** A refusal; the register of the game holds the clause it rests on (`RuleRegister.remarks`). */
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
  /** How the value is written, where its kind does not define it (see `values.ts`); searched, too. */
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
  /** An icon before the text of a cell, such as the colour of a realm. */
  readonly Sign?: ComponentType<{ readonly row: Row }>;
  /** True = a secret (see `RecordField`): its value is hidden in the sheet, and it is in no table and no file. */
  readonly isSecret?: boolean;
  /** False = not offered in the bulk edit (names, numbers: what identifies records). */
  readonly isBulk?: boolean;
}

/** Props of a hand-written part of a sheet. */
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

/** Makes columns, or fields of a new record, whose names stand together: `textOf` is the text key by the id of a field. */
export function specsUnder<Spec extends FieldSpec>(textOf: (id: string) => string) {
  return (
    id: string,
    kind: FieldKind,
    rest: Omit<Spec, 'id' | 'text' | 'kind'>,
  ): Omit<Spec, 'id' | 'text' | 'kind'> & Pick<FieldSpec, 'id' | 'text' | 'kind'> => ({
    id,
    text: textOf(id),
    kind,
    ...rest,
  });
}

/** Values of a form by field, those that are typed as text. */
export type Draft = Readonly<Record<string, FieldValue>>;

/** A field of a new record, with its initial value: it may depend on earlier fields, such as the owner. */
export interface NewField extends FieldSpec {
  readonly initial: (place: RegisterPlace, given: Draft) => FieldValue;
  /** A text that can stand there; another one for every number of tries. Absent = none is offered. */
  readonly suggest?: (place: RegisterPlace, tries: number) => string;
}

/** A shelved record, before it has a place on the shelf. */
export type Shelved = ShelfItem extends infer Item
  ? Item extends ShelfItem
    ? Omit<Item, 'id' | 'turn'>
    : never
  : never;

/** An objection of the rules to a record, as a register shows it. */
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
  /** Objections of the rules to a record as it is, by its id; absent = none. */
  readonly objections?: (id: string, place: RegisterPlace) => readonly ShownObjection[];
  readonly rows: (campaign: Campaign) => readonly Row[];
  readonly idOf: (row: Row) => string;
  readonly nameOf: (row: Row, place: RegisterPlace) => string;
  readonly columns: readonly Column<Row>[];
  readonly sheet: readonly SheetPart<Row>[];
  /**
   * What a new record needs; `make` gives its id and the change, or why it is refused, and its name in the chronicle if
   * that is not its first field. Absent = none are made here.
   */
  readonly create?: {
    readonly fields: readonly NewField[];
    readonly make: (
      values: Draft,
      place: RegisterPlace,
    ) => (Change & { readonly id: string; readonly name?: string }) | Refusal;
  };
  /** Shelves a record: the shelf item, and the change that removes it from the world. */
  readonly shelve?: (
    row: Row,
    place: RegisterPlace,
  ) => (Change & { readonly item: Shelved }) | Refusal;
  /** True for records that are over, shown muted (ended treaties). */
  readonly isFaded?: (row: Row, place: RegisterPlace) => boolean;
  /** Buttons over the table beside those of every register. */
  readonly Actions?: ComponentType<{ readonly place: RegisterPlace; readonly readOnly: boolean }>;
}
