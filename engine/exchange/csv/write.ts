import { unparse } from 'papaparse';
import { grossfeldOf, kleinfeldOf } from '../../hex';
import { type EntryChange, SIDE, type World } from '../../world';
import { encode, pack } from '../../world/save/archive-bytes';
import { type Extract, extract, mergeDropped, valuesOf } from '../extract';
import type { ExchangeOptions, WrittenBytes } from '../model';
import { fieldOfEntry } from '../schema';
import { numberCell, type NumberStyle, textCell } from './cell';
import { CSV_FORMAT, CSV_VERSION, TABLE_NAMES, type TableName, TABLES } from './tables';

/** How tables are written. */
export interface CsvStyle {
  readonly delimiter: ';' | ',';
  readonly numbers: NumberStyle;
  /** UTF-8 with a byte-order mark, which some spreadsheets need to see umlauts. */
  readonly byteOrderMark: boolean;
}

/** As a German spreadsheet expects it. */
export const GERMAN_CSV: CsvStyle = { delimiter: ';', numbers: 'de', byteOrderMark: true };

/** As an English spreadsheet expects it. */
export const ENGLISH_CSV: CsvStyle = { delimiter: ',', numbers: 'en', byteOrderMark: true };

type Row = readonly string[];
type NumberWriter = (value: number | undefined) => string;

const mark = (isThere: boolean): string => (isThere ? '1' : '');

/** `gf` and `kf` of an entry as two cells. */
const place = (entry: EntryChange): readonly [string, string] => {
  const field = fieldOfEntry(entry);
  return [grossfeldOf(field), String(kleinfeldOf(field))];
};

const worldRows = ({ topology }: Extract, { numbers }: CsvStyle): readonly Row[] => [
  ['format', CSV_FORMAT],
  ['version', String(CSV_VERSION)],
  ['numbers', numbers],
  ['topology', topology?.kind ?? 'sheet'],
  ...(topology?.kind === 'cylinder' ? [['columns', String(topology.columns)]] : []),
  ...(topology?.kind === 'icosahedron' ? [['edge', String(topology.edge)]] : []),
];

const fieldRows = (content: Extract, number: NumberWriter): readonly Row[] => {
  const [terrain, owner] = [
    valuesOf(content.entries, 'terrain'),
    valuesOf(content.entries, 'owner'),
  ];
  const difficulty = valuesOf(content.entries, 'difficulty');
  const lowView = valuesOf(content.entries, 'lowView');
  const base = valuesOf(content.entries, 'baseTerrain');
  return content.fields.map((field) => {
    const axial = content.lattice.axialOf(content.lattice.cellOf(field) ?? 0);
    return [
      grossfeldOf(field),
      String(kleinfeldOf(field)),
      number(axial.q),
      number(axial.r),
      textCell(terrain.get(field) ?? ''),
      textCell(owner.get(field) ?? ''),
      number(difficulty.get(field)),
      mark(lowView.has(field)),
      textCell(base.get(field) ?? ''),
    ];
  });
};

const edgeRows = (content: Extract, number: NumberWriter): readonly Row[] => {
  const features = new Map<string, EntryChange>();
  const walls = valuesOf(content.entries, 'walls');
  const bits = valuesOf(content.entries, 'sides');
  for (const entry of content.entries) {
    if (entry.part !== 'sides' && entry.part !== 'walls') continue;
    features.set(`${entry.no} ${String(entry.index).padStart(3, '0')}`, entry);
  }
  return [...features.keys()].sort().flatMap((key) => {
    const entry = features.get(key);
    if (entry === undefined) return [];
    const side = (entry.index % 6) + 1;
    const name = `${fieldOfEntry(entry)}(${side})`;
    const bit = bits.get(name) ?? 0;
    const beyond = content.lattice.neighbourOf(fieldOfEntry(entry), side as 1) ?? '';
    return [
      [
        ...place(entry),
        String(side),
        beyond,
        ...[SIDE.river, SIDE.road, SIDE.bridge, SIDE.canal, SIDE.unnavigable].map((feature) =>
          mark((bit & feature) !== 0),
        ),
        number(walls.get(name)),
      ],
    ];
  });
};

const settlementRows = (content: Extract, number: NumberWriter): readonly Row[] =>
  content.entries
    .filter((entry) => entry.part === 'settlements')
    .flatMap((entry) =>
      entry.value === undefined
        ? []
        : [
            [
              ...place(entry),
              textCell(entry.value.type),
              textCell(entry.value.name),
              textCell(entry.value.owner),
              number(entry.value.built),
              entry.value.harbours.join(' '),
              number(entry.value.garrison),
            ],
          ],
    );

const labelRows = ({ labels }: Extract, number: NumberWriter): readonly Row[] =>
  labels.map(({ id, kind, text, points, size, spacing, rotation, party }) => [
    textCell(id),
    kind,
    textCell(text),
    textCell(points.map(number).join(' ')),
    number(size),
    number(spacing),
    number(rotation),
    textCell(party ?? ''),
  ]);

const partyRows = ({ parties }: Extract, number: NumberWriter): readonly Row[] =>
  parties.map(({ key, kind, name, ruler, colour, capital, treasury, relations }) => [
    textCell(key),
    kind,
    textCell(name),
    textCell(ruler),
    number(colour),
    capital ?? '',
    number(treasury),
    textCell(
      Object.entries(relations)
        .map(([other, relation]) => `${other}=${relation}`)
        .join(' '),
    ),
  ]);

const rowsOf = (content: Extract, style: CsvStyle): Readonly<Record<TableName, readonly Row[]>> => {
  const number: NumberWriter = (value) =>
    value === undefined ? '' : numberCell(value, style.numbers);
  return {
    world: worldRows(content, style),
    grossfelder: content.grossfelder.map(({ no, place: { u, v } }) => [no, number(u), number(v)]),
    fields: fieldRows(content, number),
    edges: edgeRows(content, number),
    springs: content.entries
      .filter((entry) => entry.part === 'springs')
      .map((entry) => [...place(entry), String((entry.index % 6) + 1)]),
    settlements: settlementRows(content, number),
    notes: content.entries
      .filter((entry) => entry.part === 'notes')
      .map((entry) => [...place(entry), textCell(entry.value ?? '')]),
    secrets: content.entries
      .filter((entry) => entry.part === 'secrets')
      .map((entry) => [
        ...place(entry),
        textCell(entry.value?.text ?? ''),
        textCell(entry.value?.strength ?? ''),
      ]),
    labels: labelRows(content, number),
    parties: partyRows(content, number),
  };
};

/** Rows of cells as text, each line ended as RFC 4180 has it. Cells are made by {@link textCell} and its like. */
export function csvText(rows: readonly Row[], style: CsvStyle): string {
  const cells = rows.map((row) => [...row]);
  const text = unparse(cells, { delimiter: style.delimiter, newline: '\r\n' });
  return `${style.byteOrderMark ? '\uFEFF' : ''}${text}\r\n`;
}

const tableText = (name: TableName, rows: readonly Row[], style: CsvStyle): string =>
  csvText([TABLES[name], ...rows], style);

/**
 * A world (or a part of it) as tables in one zip: all of its map, its labels and its parties; units, what
 * parties know, and the calendar stay behind. Equal worlds give equal bytes.
 */
export function writeCsvBundle(
  world: World,
  options: ExchangeOptions,
  style: CsvStyle = GERMAN_CSV,
): WrittenBytes {
  const content = extract(world, options);
  const rows = rowsOf(content, style);
  const parts = TABLE_NAMES.filter(
    (name) => (name !== 'notes' && name !== 'secrets') || options[name] === true,
  ).map((name) => [`${name}.csv`, encode(tableText(name, rows[name], style))] as const);
  return {
    bytes: pack(Object.fromEntries(parts)),
    dropped: mergeDropped(content.dropped, [{ what: 'clock', count: 1 }]),
  };
}
