import type { RecordOption, RecordRow, RecordValue, Settings } from '../../kernel';
import type { World } from '../world';
import { printed } from './form';
import {
  faultIn,
  type Field,
  fieldValue,
  inParts,
  isWritten,
  type Kind,
  nameField,
  optionsIn,
  partiesText,
  type Place,
  written,
} from './values';

/** A cell of a table that could not be taken. */
export interface UnreadCell {
  /** Row of the table, its heading counted as the first. */
  readonly line: number;
  /** Field it would have been written into; absent = the row as a whole. */
  readonly field?: Field;
  readonly words: string;
  /** Id of the sentence of the field against it, `schema` = it cannot be held; of a row: `owner`, `whose`, `new`; of the whole table: `heading`. */
  readonly fault: string;
}

/** Result of reading a table of records. */
export interface ReadRecords {
  readonly world: World;
  readonly unread: readonly UnreadCell[];
  /** Headings of columns that are no fields, and of those that only follow from others. */
  readonly unknown: readonly string[];
  readonly derived: readonly string[];
}

/** Context of a table: of one party, or with a column for the owner of each row. */
export interface TableReading {
  readonly world: World;
  readonly settings: Settings;
  /** Whose rows are that have no column for it; null = each belongs to the only one who has a record of its name. */
  readonly owner: string | null;
  readonly ownerHeadings: readonly string[];
  /** Parts of the currency to the whole. */
  readonly parts: number;
}

const bare = (text: string): string => text.trim().toLowerCase();

const isNamed = (names: readonly string[], cell: string): boolean =>
  names.some((name) => bare(name) === bare(cell));

const YES = ['×', 'x', 'ja', 'yes', 'true', '1'];
const NO = ['', 'nein', 'no', 'false', '0', '–', '-'];

/** The key of what is called so; undefined if there is none. */
function keyOf(
  things: Readonly<Record<string, { readonly name: string }>>,
  cell: string,
): string | undefined {
  return Object.keys(things).find((key) => isNamed([key, things[key]?.name ?? key], cell));
}

/** Stored form of printed parties, `Rot 500, Blau`; undefined if one of them is not known. */
function partiesOf(cell: string, { parties }: World): string | undefined {
  const named = cell.split(',').map((part) => {
    const whole = keyOf(parties, part);
    if (whole !== undefined) return { key: whole, amount: undefined };
    const [, name = '', amount = ''] = /^(.*\S)\s+([\d.’']+)\s*$/.exec(part) ?? [];
    return { key: keyOf(parties, name), amount: numberOf(amount) };
  });
  const known = named.flatMap(({ key, amount }) => (key === undefined ? [] : [{ key, amount }]));
  return known.length === named.length ? partiesText(known) : undefined;
}

/** The option that is called so; undefined if there is none. */
function optionOf(options: readonly RecordOption[], cell: string): string | undefined {
  return options.find(({ id, label }) => isNamed([id, ...label], cell))?.id;
}

/** Stored form of names separated by commas, as ids; undefined if one of them is not known. */
function allOf(cell: string, idOf: (part: string) => string | undefined): string | undefined {
  const ids = cell.split(',').map(idOf);
  return ids.includes(undefined) ? undefined : ids.join(' ');
}

/** A number as it is printed in either language, thousands set off as in letters; undefined if it is none. */
function numberOf(cell: string): number | undefined {
  const text = cell.replace('−', '-').replace(/[\s'’]/g, '');
  if (/^-?[1-9]\d{0,2}([.,]\d{3})+$/.test(text)) return Number(text.replaceAll(/[.,]/g, ''));
  return /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}

/** Value of a cell: the reverse of `printed`, in either language; undefined if the field has no such value. */
export function cellValue(
  field: Field,
  cell: string,
  world: World,
  options = field.options ?? [],
): RecordValue | undefined {
  const { kind, none } = field;
  if (kind === 'text') return cell;
  if (kind === 'parties') return cell.trim() === '' ? '' : partiesOf(cell, world);
  if (kind === 'flag') return isNamed(YES, cell) ? true : isNamed(NO, cell) ? false : undefined;
  if (isNamed(['', '–', '-', ...(none ?? [])], cell)) return null;
  switch (kind) {
    case 'choice':
      return optionOf(options, cell);
    case 'choices':
      return allOf(cell, (part) => optionOf(options, part));
    case 'members':
      return allOf(cell, (part) => keyOf(world.parties, part));
    case 'region':
      return keyOf(world.board?.regions ?? {}, cell);
    case 'party':
    case 'owner':
      return keyOf(world.parties, cell);
    default:
      return numberOf(cell);
  }
}

/** Value of a cell of a record, whose options may be its own. */
function valueIn(
  field: Field,
  row: RecordRow,
  cell: string,
  place: Place,
): RecordValue | undefined {
  return cellValue(field, cell, place.world, optionsIn(field, row, place));
}

/** Whether a field of a record equals a cell: what is printed alike is not written anew. */
function saysSo(field: Field, row: RecordRow, cell: string, place: Place, parts: number): boolean {
  const isPrinted = (['de', 'en'] as const).some(
    (language) => bare(printed(field, row, place, language, parts)) === bare(cell),
  );
  return isPrinted || valueIn(field, row, cell, place) === fieldValue(field, row, place);
}

/** A column that is written into records. */
interface FieldColumn {
  readonly field: Field;
  readonly at: number;
}

/** A record with the cells of a row written into it, each that can be; the others are noted. */
function withCells(
  kind: Kind,
  before: RecordRow,
  cells: readonly string[],
  columns: readonly FieldColumn[],
  place: Place,
  parts: number,
  note: (field: Field, words: string, fault: string) => void,
): RecordRow {
  return columns.reduce((row, { field, at }) => {
    const cell = cells[at];
    // A row that ends early leaves the later columns unchanged.
    if (cell === undefined || saysSo(field, row, cell, place, parts)) return row;
    const value = valueIn(field, row, cell, place);
    const after =
      value === undefined
        ? { fault: 'schema' }
        : written(kind, field, row, inParts(field, value, parts), place);
    if ('row' in after) return after.row;
    note(field, cell, after.fault);
    return row;
  }, before);
}

/** Meaning of the headings of a table. */
interface Head {
  /** Columns of fields, those that only follow from others among them. */
  readonly known: readonly FieldColumn[];
  /** Column with the owner of a row; -1 = none. */
  readonly ownerAt: number;
  /** Column by which records are found. */
  readonly name: FieldColumn | undefined;
}

function headOf(kind: Kind, headings: readonly string[], ownerHeadings: readonly string[]): Head {
  const fieldOf = (heading: string): Field | undefined =>
    kind.fields.find(({ id, label }) => isNamed([id, ...label], heading));
  const isOwner = (heading: string): boolean =>
    isNamed(ownerHeadings, heading) || fieldOf(heading)?.kind === 'owner';
  const known = headings.flatMap((heading, at): readonly FieldColumn[] => {
    const field = isOwner(heading) ? undefined : fieldOf(heading);
    // Of two columns of one heading the first is read.
    const isAgain = headings.slice(0, at).some((other) => fieldOf(other) === field);
    return field === undefined || isAgain ? [] : [{ field, at }];
  });
  const name = known.find(({ field }) => field === nameField(kind));
  return { known, ownerAt: headings.findIndex(isOwner), name };
}

/** A table while it is read. */
interface Course {
  readonly kind: Kind;
  readonly reading: TableReading;
  readonly head: Head;
  /** The world with the rows read so far. */
  world: World;
  readonly unread: UnreadCell[];
  /** Records read already, by owner and id: two rows of one name are two records. */
  readonly met: Set<string>;
}

/** A row of the table and where it stands. */
interface Line {
  readonly cells: readonly string[];
  readonly line: number;
  /** Column of the name of its record. */
  readonly name: FieldColumn;
}

/** The only one who has a record of a name; undefined if there is none, or more than one. */
function onlyOwner({ kind, reading, world }: Course, { cells, name }: Line): string | undefined {
  const { settings, parts } = reading;
  const owners = kind
    .rows(world, settings)
    .filter((one) => {
      const place = { world, settings, owner: one.owner };
      return saysSo(name.field, one.row, cells[name.at] ?? '', place, parts);
    })
    .flatMap((one) => one.owner ?? []);
  return new Set(owners).size === 1 ? owners[0] : undefined;
}

/** Owner of a row; undefined if there is nobody of that name, or no owner is given. */
function ownerOf(course: Course, row: Line): string | null | undefined {
  const { kind, head, reading, world } = course;
  if (kind.isShared === true) return null;
  if (head.ownerAt < 0) return reading.owner ?? onlyOwner(course, row);
  const cell = row.cells[head.ownerAt] ?? '';
  return cell === '' ? null : keyOf(world.parties, cell);
}

/** The record a row means, of those of its owner that no row before it meant. */
function recordOf(
  { kind, reading, met }: Course,
  { cells, name }: Line,
  place: Place,
): RecordRow | undefined {
  const words = cells[name.at] ?? '';
  return kind
    .rows(place.world, place.settings)
    .filter(({ owner, row }) => owner === place.owner && !met.has(`${owner ?? ''}/${row.id}`))
    .find(({ row }) => saysSo(name.field, row, words, place, reading.parts))?.row;
}

/** Reads a row into the record it means, or into a new one. */
function readRow(course: Course, row: Line): void {
  const { kind, reading, head, unread, met, world } = course;
  const { cells, line, name } = row;
  const owner = ownerOf(course, row);
  const words = cells[name.at] ?? '';
  if (owner === undefined) {
    unread.push(
      head.ownerAt < 0
        ? { line, words, fault: 'whose' }
        : { line, words: cells[head.ownerAt] ?? '', fault: 'owner' },
    );
    return;
  }
  const place: Place = { world, settings: reading.settings, owner };
  const old = recordOf(course, row, place);
  const before = old ?? kind.blank?.(place);
  if (before === undefined) {
    unread.push({ line, words, fault: 'new' });
    return;
  }
  const faults = unread.length;
  const columns = head.known.filter(({ field }) => isWritten(kind, field));
  const after = withCells(
    kind,
    before,
    cells,
    columns,
    place,
    reading.parts,
    (field, cell, fault) => {
      unread.push({ line, field, words: cell, fault });
    },
  );
  met.add(`${owner ?? ''}/${after.id}`);
  const wrong = old === undefined ? faultIn(kind, after, place) : undefined;
  if (wrong !== undefined && unread.length === faults)
    unread.push({ line, field: wrong.field, words, fault: wrong.fault });
  // Nothing new is made of a row that could not be read whole.
  const isKept = old === undefined ? unread.length === faults : after !== old;
  if (isKept) course.world = kind.put?.(after, place) ?? world;
}

/**
 * Reads a table of records back, as it was printed, saved from a register or typed by a player: headings are the names
 * of fields in either language, a row is the record of its owner with the same first field, or a new one. What cannot
 * be read is reported cell by cell; what the table does not name stays as it is.
 */
export function readRecords(
  kind: Kind,
  [headings = [], ...rows]: readonly (readonly string[])[],
  reading: TableReading,
): ReadRecords {
  const head = headOf(kind, headings, reading.ownerHeadings);
  const { known, ownerAt, name } = head;
  const unread: UnreadCell[] = [];
  const course: Course = { kind, reading, head, world: reading.world, unread, met: new Set() };
  if (name === undefined) unread.push({ line: 1, words: headings.join(', '), fault: 'heading' });
  else
    for (const [index, cells] of rows.entries())
      if (cells.some((cell) => cell.trim() !== ''))
        readRow(course, { cells, line: index + 2, name });
  return {
    world: course.world,
    unread,
    unknown: headings.filter(
      (heading, at) =>
        heading.trim() !== '' && at !== ownerAt && known.every((column) => column.at !== at),
    ),
    derived: known.flatMap(({ field, at }) => (isWritten(kind, field) ? [] : [headings[at] ?? ''])),
  };
}
