import { type FieldAddress, type GrossfeldNo, grossfeldOf, locate } from '../../hex';
import { type EntryChange, type MapLabel, type Party, SIDE } from '../../world';
import type { ExchangeProblem, ProposedGrossfeld } from '../model';
import {
  fieldIndex,
  label,
  latticePlace,
  party,
  readEntry,
  settlement as settlementSchema,
} from '../schema';
import {
  type NumberStyle,
  readField,
  readGrossfeld,
  readMark,
  readNumberCell,
  readText,
} from './cell';
import type { Table, TableRow } from './table';

/** Content of the rows of all tables. */
export interface Gathered {
  readonly grossfelder: Map<GrossfeldNo, ProposedGrossfeld>;
  readonly fields: FieldAddress[];
  readonly entries: EntryChange[];
  readonly labels: MapLabel[];
  readonly parties: Party[];
}

/** Reads one row into what is gathered, or names the column it could not read. */
export type RowReader = (row: TableRow, into: Gathered, context: RowContext) => string | undefined;

/** How the cells of a table are to be read. */
export interface RowContext {
  readonly numbers: NumberStyle;
  readonly columns: ReadonlySet<string>;
}

/** Every row of a table; the first that cannot be read is the problem. */
export function readRows(
  table: Table,
  numbers: NumberStyle,
  read: RowReader,
  into: Gathered,
): ExchangeProblem | undefined {
  const context = { numbers, columns: new Set(table.columns) };
  for (const row of table.rows) {
    const column = read(row, into, context);
    if (column === undefined) continue;
    const value = row.cell(column).slice(0, 60);
    return { code: 'bad-value', about: { table: table.file, line: row.row, column, value } };
  }
  return undefined;
}

const addEntry = (
  into: Gathered,
  field: FieldAddress,
  part: EntryChange['part'],
  index: number,
  value: unknown,
): boolean => {
  const no = grossfeldOf(field);
  const entry = readEntry(no, part, index, value);
  if (entry === undefined) return false;
  if (!into.grossfelder.has(no)) into.grossfelder.set(no, { no, place: null });
  into.entries.push(entry);
  return true;
};

export const readGrossfeldRow: RowReader = (row, into, { numbers }) => {
  const no = readGrossfeld(row.cell('gf'));
  if (no === undefined || into.grossfelder.get(no)?.place) return 'gf';
  const u = latticePlace.safeParse(readNumberCell(row.cell('u'), numbers));
  const v = latticePlace.safeParse(readNumberCell(row.cell('v'), numbers));
  if (!u.success) return 'u';
  if (!v.success) return 'v';
  into.grossfelder.set(no, { no, place: { u: u.data, v: v.data } });
  return undefined;
};

/** The place of a field's Großfeld from the field's own place, or the column that contradicts the others. */
const placeFromField = (
  row: TableRow,
  field: FieldAddress,
  into: Gathered,
  { numbers, columns }: RowContext,
): string | undefined => {
  const no = grossfeldOf(field);
  const known = into.grossfelder.get(no);
  if (known === undefined) into.grossfelder.set(no, { no, place: null });
  if (!columns.has('q') || !columns.has('r')) return undefined;
  const q = readNumberCell(row.cell('q'), numbers);
  const r = readNumberCell(row.cell('r'), numbers);
  if (!Number.isSafeInteger(q) || Math.abs(q ?? 0) > 2_000_000) return 'q';
  if (!Number.isSafeInteger(r) || Math.abs(r ?? 0) > 2_000_000) return 'r';
  const { u, v, kleinfeld } = locate({ q: q ?? 0, r: r ?? 0 });
  if (kleinfeld !== fieldIndex(field) + 1) return 'q';
  const place = known?.place ?? { u, v };
  into.grossfelder.set(no, { no, place });
  return place.u === u && place.v === v ? undefined : 'q';
};

/** Which of the two cells of an address is no good. */
const badPlace = (row: TableRow): string =>
  readGrossfeld(row.cell('gf')) === undefined ? 'gf' : 'kf';

export const readFieldRow: RowReader = (row, into, context) => {
  const { numbers, columns } = context;
  const field = readField(row.cell('gf'), row.cell('kf'));
  if (field === undefined) return badPlace(row);
  const contradiction = placeFromField(row, field, into, context);
  if (contradiction !== undefined) return contradiction;
  const index = fieldIndex(field);
  into.fields.push(field);
  if (!addEntry(into, field, 'terrain', index, readText(row.cell('terrain')).trim())) {
    return 'terrain';
  }
  const owner = readText(row.cell('owner')).trim();
  if (columns.has('owner') && !addEntry(into, field, 'owner', index, owner === '' ? null : owner)) {
    return 'owner';
  }
  const difficulty = row.cell('difficulty').trim();
  const stated = readNumberCell(difficulty, numbers);
  if (difficulty !== '' && !addEntry(into, field, 'difficulty', index, stated)) return 'difficulty';
  const isLow = readMark(row.cell('lowView'));
  if (isLow === undefined) return 'lowView';
  if (isLow) addEntry(into, field, 'lowView', index, true);
  const base = readText(row.cell('baseTerrain')).trim();
  if (base !== '') addEntry(into, field, 'baseTerrain', index, base);
  return undefined;
};

const FEATURES = ['river', 'road', 'bridge', 'canal', 'unnavigable'] as const;

export const readEdgeRow: RowReader = (row, into, { numbers }) => {
  const field = readField(row.cell('gf'), row.cell('kf'));
  if (field === undefined) return badPlace(row);
  const side = readNumberCell(row.cell('side'), numbers);
  if (side === undefined || ![1, 2, 3, 4, 5, 6].includes(side)) return 'side';
  const index = 6 * fieldIndex(field) + side - 1;
  let bits = 0;
  for (const feature of FEATURES) {
    const isThere = readMark(row.cell(feature));
    if (isThere === undefined) return feature;
    if (isThere) bits |= SIDE[feature];
  }
  if (bits !== 0) addEntry(into, field, 'sides', index, bits);
  const wall = row.cell('wall').trim();
  const value = readNumberCell(wall, numbers);
  return wall === '' || addEntry(into, field, 'walls', index, value) ? undefined : 'wall';
};

export const readSpringRow: RowReader = (row, into, { numbers }) => {
  const field = readField(row.cell('gf'), row.cell('kf'));
  if (field === undefined) return badPlace(row);
  const corner = readNumberCell(row.cell('corner'), numbers);
  if (corner === undefined || ![1, 2, 3, 4, 5, 6].includes(corner)) return 'corner';
  addEntry(into, field, 'springs', 6 * fieldIndex(field) + corner - 1, true);
  return undefined;
};

const numbersOf = (cell: string, numbers: NumberStyle): readonly (number | undefined)[] =>
  cell
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => readNumberCell(word, numbers));

/** The column a schema objects to. */
const columnOf = (issues: readonly { readonly path: readonly PropertyKey[] }[]): string =>
  String(issues[0]?.path[0] ?? '');

export const readSettlementRow: RowReader = (row, into, { numbers }) => {
  const field = readField(row.cell('gf'), row.cell('kf'));
  if (field === undefined) return badPlace(row);
  const garrison = row.cell('garrison').trim();
  const settlement = {
    type: readText(row.cell('type')).trim(),
    name: readText(row.cell('name')),
    owner: readText(row.cell('owner')).trim(),
    built: readNumberCell(row.cell('built'), numbers),
    harbours: numbersOf(row.cell('harbours'), numbers),
    ...(garrison === '' ? {} : { garrison: readNumberCell(garrison, numbers) }),
  };
  // A table names the owner of each settlement: an empty cell is a gap, not a settlement of nobody.
  if (settlement.owner === '') return 'owner';
  const parsed = settlementSchema.safeParse(settlement);
  if (!parsed.success) return columnOf(parsed.error.issues);
  addEntry(into, field, 'settlements', fieldIndex(field), parsed.data);
  return undefined;
};

export const readNoteRow: RowReader = (row, into) => {
  const field = readField(row.cell('gf'), row.cell('kf'));
  if (field === undefined) return badPlace(row);
  addEntry(into, field, 'notes', fieldIndex(field), readText(row.cell('text')));
  return undefined;
};

export const readSecretRow: RowReader = (row, into) => {
  const field = readField(row.cell('gf'), row.cell('kf'));
  if (field === undefined) return badPlace(row);
  const secret = { text: readText(row.cell('text')), strength: readText(row.cell('strength')) };
  addEntry(into, field, 'secrets', fieldIndex(field), secret);
  return undefined;
};

/** A cell that may be empty: the number it holds, or no such key at all. */
const optionalNumber = (row: TableRow, column: string, numbers: NumberStyle) => {
  const cell = row.cell(column).trim();
  return cell === '' ? {} : { [column]: readNumberCell(cell, numbers) };
};

export const readLabelRow: RowReader = (row, into, { numbers }) => {
  const owner = readText(row.cell('party')).trim();
  const parsed = label.safeParse({
    id: readText(row.cell('id')),
    kind: row.cell('kind').trim(),
    text: readText(row.cell('text')),
    points: numbersOf(readText(row.cell('points')), numbers),
    size: readNumberCell(row.cell('size'), numbers),
    ...optionalNumber(row, 'spacing', numbers),
    ...optionalNumber(row, 'rotation', numbers),
    ...(owner === '' ? {} : { party: owner }),
  });
  if (!parsed.success) return columnOf(parsed.error.issues);
  into.labels.push(parsed.data);
  return undefined;
};

const relationsOf = (cell: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    cell
      .trim()
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word): [string, string] => {
        const at = word.lastIndexOf('=');
        return [word.slice(0, Math.max(at, 0)), word.slice(at + 1)];
      }),
  );

export const readPartyRow: RowReader = (row, into, { numbers }) => {
  const capital = row.cell('capital').trim();
  const [gf = '', kf = ''] = capital.split('/');
  const colour = row.cell('colour').trim();
  const treasury = row.cell('treasury').trim();
  const parsed = party.safeParse({
    key: readText(row.cell('key')).trim(),
    kind: row.cell('kind').trim(),
    name: readText(row.cell('name')),
    ruler: readText(row.cell('ruler')),
    colour: colour === '' ? into.parties.length : readNumberCell(colour, numbers),
    capital: capital === '' ? null : readField(gf, kf),
    treasury: treasury === '' ? 0 : readNumberCell(treasury, numbers),
    relations: relationsOf(readText(row.cell('relations'))),
  });
  if (!parsed.success) return columnOf(parsed.error.issues);
  into.parties.push(parsed.data);
  return undefined;
};
