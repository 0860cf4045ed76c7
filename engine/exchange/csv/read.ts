import { failure, success } from '../../kernel';
import type { Part } from '../../world';
import { unpack } from '../../world/save/archive-bytes';
import { damagedPart } from '../../world/save/crc';
import { decodeText, GUESSED_ENCODING } from '../bytes';
import {
  EXCHANGE_LIMITS,
  type ExchangeLimits,
  type ExchangeResult,
  type ImportProposal,
  type MapContent,
  type ReadOptions,
} from '../model';
import { noteOf, propose, refuse } from '../propose';
import { topology as topologySchema } from '../schema';
import { type NumberStyle, readNumberCell } from './cell';
import {
  type Gathered,
  readEdgeRow,
  readFieldRow,
  readGrossfeldRow,
  readLabelRow,
  readNoteRow,
  readPartyRow,
  readRows,
  type RowReader,
  readSecretRow,
  readSettlementRow,
  readSpringRow,
} from './rows';
import { readTable, type Table } from './table';
import { CSV_FORMAT, CSV_VERSION, NEEDED, TABLE_NAMES, type TableName, TABLES } from './tables';

/** The tables of a file by name, and what was noticed while they were unpacked. */
interface Bundle {
  readonly tables: ReadonlyMap<TableName, Table>;
  readonly guessedEncodings: number;
  readonly leftOut: number;
}

const READERS: Readonly<Record<Exclude<TableName, 'world'>, RowReader>> = {
  grossfelder: readGrossfeldRow,
  fields: readFieldRow,
  edges: readEdgeRow,
  springs: readSpringRow,
  settlements: readSettlementRow,
  notes: readNoteRow,
  secrets: readSecretRow,
  labels: readLabelRow,
  parties: readPartyRow,
};

const missingColumn = (name: TableName, { columns }: Table): string | undefined =>
  NEEDED[name].find((column) => !columns.includes(column));

/** Which table a single file is, by its columns: the one of whose columns it has most. */
const kindOf = (table: Table): TableName | undefined =>
  TABLE_NAMES.filter((name) => name !== 'world' && missingColumn(name, table) === undefined)
    .map(
      (name) =>
        [name, table.columns.filter((c) => TABLES[name].some((own) => own === c)).length] as const,
    )
    .sort((a, b) => b[1] - a[1])[0]?.[0];

const readSingle = (bytes: Uint8Array, limits: ExchangeLimits): ExchangeResult<Bundle> => {
  const { text, isGuess } = decodeText(bytes);
  const table = readTable('', text, limits);
  if (!table.ok) return table;
  const name = kindOf(table.value);
  if (name === undefined) {
    const [column = ''] = NEEDED.fields.filter((needed) => !table.value.columns.includes(needed));
    return refuse('column-missing', { table: '', column });
  }
  return success({
    tables: new Map([[name, table.value]]),
    guessedEncodings: isGuess ? 1 : 0,
    leftOut: 0,
  });
};

const tableNameOf = (part: string): TableName | undefined => {
  const name = part
    .split('/')
    .at(-1)
    ?.toLowerCase()
    .replace(/\.csv$/, '');
  return TABLE_NAMES.find((known) => known === name);
};

const readZip = (bytes: Uint8Array, limits: ExchangeLimits): ExchangeResult<Bundle> => {
  const parts = unpack(bytes, { bytes: limits.bytes, parts: 200 });
  if (!parts.ok) {
    return refuse(parts.problem.code === 'too-large' ? 'too-large' : 'archive-damaged', {});
  }
  const damaged = damagedPart(bytes, parts.value);
  if (damaged !== undefined) return refuse('archive-damaged', { part: damaged });
  const tables = new Map<TableName, Table>();
  let guessedEncodings = 0;
  let leftOut = 0;
  for (const [file, content] of Object.entries(parts.value)) {
    const name = tableNameOf(file);
    if (name === undefined) {
      leftOut += file.endsWith('/') ? 0 : 1;
      continue;
    }
    if (tables.has(name)) return refuse('duplicate', { what: file });
    const { text, isGuess } = decodeText(content);
    const table = readTable(file, text, limits);
    if (!table.ok) return table;
    const column = missingColumn(name, table.value);
    if (column !== undefined) return refuse('column-missing', { table: file, column });
    tables.set(name, table.value);
    guessedEncodings += isGuess ? 1 : 0;
  }
  if (tables.size === 0)
    return refuse('not-this-format', { parts: Object.keys(parts.value).length });
  if (!tables.has('fields')) return refuse('table-missing', { table: 'fields.csv' });
  return success({ tables, guessedEncodings, leftOut });
};

/** Row of the table `world`, which describes the bundle. */
interface Heading {
  readonly topology: MapContent['topology'];
  readonly numbers: NumberStyle | undefined;
}

const readHeading = (table: Table | undefined): ExchangeResult<Heading> => {
  if (table === undefined) return success({ topology: null, numbers: undefined });
  const values = new Map(table.rows.map(({ cell }) => [cell('key'), cell('value')] as const));
  const bad = (column: string) =>
    refuse('bad-value', {
      table: table.file,
      column,
      value: (values.get(column) ?? '').slice(0, 60),
    });
  if (values.get('format') !== CSV_FORMAT) return bad('format');
  const version = readNumberCell(values.get('version') ?? '', 'en');
  if (version === undefined) return bad('version');
  if (version > CSV_VERSION) return refuse('too-new', { version, readable: CSV_VERSION });
  const numbers = values.get('numbers');
  if (numbers !== 'de' && numbers !== 'en') return bad('numbers');
  const kind = values.get('topology');
  const [columns, edge] = ['columns', 'edge'].map((key) =>
    readNumberCell(values.get(key) ?? '', numbers),
  );
  const topology = topologySchema.safeParse({
    kind,
    ...(kind === 'cylinder' ? { columns } : {}),
    ...(kind === 'icosahedron' ? { edge } : {}),
  });
  return topology.success ? success({ topology: topology.data, numbers }) : bad('topology');
};

/** Parts each table covers. */
const carriesOf = ({ tables }: Bundle): readonly Part[] => {
  const columns = new Set(tables.get('fields')?.columns);
  const columnParts = (['owner', 'difficulty', 'lowView', 'baseTerrain'] as const).filter((part) =>
    columns.has(part),
  );
  const whole = (['springs', 'settlements', 'notes', 'secrets'] as const).filter((name) =>
    tables.has(name),
  );
  return [
    ...(tables.has('fields') ? (['terrain'] as const) : []),
    ...columnParts,
    ...(tables.has('edges') ? (['sides', 'walls'] as const) : []),
    ...whole,
  ];
};

const unknownColumns = ({ tables }: Bundle): number =>
  [...tables].reduce((sum, [name, { columns }]) => {
    const known: readonly string[] = TABLES[name];
    return sum + columns.filter((column) => !known.includes(column)).length;
  }, 0);

/** How a file of tables is to be read, beyond what every reader needs. */
export interface CsvReadOptions extends ReadOptions {
  /** Number style; default: as the bundle declares, else German if cells are separated by semicolons. */
  readonly numbers?: NumberStyle;
}

/**
 * Reads a bundle of tables (zip) or one table. Cells may be parted by semicolon, comma or tab; the text may be
 * UTF-8, UTF-16 or Windows-1252. The first cell that cannot be read refuses the file and is named.
 */
export function readCsv(
  bytes: Uint8Array,
  options: CsvReadOptions,
): ExchangeResult<ImportProposal> {
  const limits = options.limits ?? EXCHANGE_LIMITS;
  if (bytes.length === 0) return refuse('empty');
  if (bytes.length > limits.bytes) return refuse('too-large', { limit: limits.bytes });
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const bundle = isZip ? readZip(bytes, limits) : readSingle(bytes, limits);
  if (!bundle.ok) return bundle;
  const heading = readHeading(bundle.value.tables.get('world'));
  if (!heading.ok) return heading;
  const into: Gathered = {
    grossfelder: new Map(),
    fields: [],
    entries: [],
    labels: [],
    parties: [],
  };
  const stated = options.numbers ?? heading.value.numbers;
  for (const name of TABLE_NAMES) {
    const table = bundle.value.tables.get(name);
    if (table === undefined || name === 'world') continue;
    const numbers = stated ?? (table.delimiter === ';' ? 'de' : 'en');
    const problem = readRows(table, numbers, READERS[name], into);
    if (problem !== undefined) return failure(problem);
  }
  const { guessedEncodings, leftOut } = bundle.value;
  return propose(
    'csv',
    {
      topology: heading.value.topology,
      grossfelder: [...into.grossfelder.values()],
      fields: into.fields,
      entries: into.entries,
      labels: into.labels,
      parties: into.parties,
      carries: carriesOf(bundle.value),
      listsParties: bundle.value.tables.has('parties'),
      notes: [
        ...noteOf('encoding-guessed', guessedEncodings, { encoding: GUESSED_ENCODING }),
        ...noteOf('numbers-guessed', stated === undefined ? 1 : 0),
        ...noteOf('tables-left-out', leftOut),
        ...noteOf('columns-left-out', unknownColumns(bundle.value)),
      ],
    },
    options,
  );
}
