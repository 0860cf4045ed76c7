import { type Axial, centreOf, type FieldAddress, grossfeldOf } from '../../hex';
import { failure, success } from '../../kernel';
import { type EntryChange, entryChange, latticeOf, newGrossfeld } from '../../world';
import { decodeText, inflate } from '../bytes';
import { type Carried, readCarried } from '../carried';
import { placeOf } from '../json';
import {
  EXCHANGE_LIMITS,
  type ExchangeLimits,
  type ExchangeNote,
  type ExchangeResult,
  type ImportProposal,
  type ReadOptions,
} from '../model';
import { noteOf, propose, refuse } from '../propose';
import { fieldIndex, fieldOfEntry } from '../schema';
import { childOf, childrenOf, escapeXml, readXml, unescapeXml, type XmlElement } from '../xml';
import { type Place, readLabels, readLines, readSettlements } from './foreign';
import { fieldOfTile, layoutOver, type Orientation } from './grid';
import { readTerrainMap, readTiles, type Tile } from './tiles';
import { paintOf } from './write';

const BLANK = 'Blank';

/** A map as far as it is its own grid. */
interface Sheet {
  readonly map: XmlElement;
  readonly orientation: Orientation;
  readonly tiles: readonly Tile[];
}

const readText = (bytes: Uint8Array, limits: ExchangeLimits): ExchangeResult<string> => {
  if (bytes.length === 0) return refuse('empty');
  if (bytes.length > limits.bytes) return refuse('too-large', { limit: limits.bytes });
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (!isPacked) return success(decodeText(bytes).text);
  const plain = inflate(bytes, 'gzip', limits.bytes);
  return plain.ok ? success(decodeText(plain.value).text) : plain;
};

const readSheet = (text: string, limits: ExchangeLimits): ExchangeResult<Sheet> => {
  if (!text.trimStart().startsWith('<')) return refuse('not-this-format');
  const xml = readXml(text, limits);
  if (!xml.ok) return xml;
  const map = xml.value;
  const tiles = childOf(map, 'tiles');
  if (map.name !== 'map' || tiles === undefined)
    return refuse('not-this-format', { element: map.name });
  const orientation = map.attributes.get('hexOrientation') ?? '';
  const projection = map.attributes.get('mapProjection') ?? 'FLAT';
  if ((orientation !== 'ROWS' && orientation !== 'COLUMNS') || projection !== 'FLAT') {
    return refuse('grid-unsupported', {
      ...placeOf(text, map.at),
      orientation,
      projection,
      grid: projection === 'FLAT' ? orientation : projection,
    });
  }
  const names = readTerrainMap(childOf(map, 'terrainmap'));
  if (!names.ok) return names;
  const read = readTiles(text, tiles, names.value);
  return read.ok ? success({ map, orientation, tiles: read.value }) : read;
};

/** The name under which a painted tile is mapped to a terrain: ice on it makes a kind of its own. */
const nameOf = ({ terrain, isIcy }: Tile): string => (isIcy ? `${terrain} (icy)` : terrain);

/** Our own data in the notes of the map. */
const ownData = (map: XmlElement, limits: ExchangeLimits): ExchangeResult<Carried> | undefined =>
  childrenOf(childOf(map, 'notes'), 'note')
    .map((note) => readCarried(childOf(note, 'notetext')?.text ?? '', limits))
    .find((found) => found !== undefined);

/** One entry a side, its features together. */
const united = (bits: readonly EntryChange<'sides'>[]): readonly EntryChange<'sides'>[] => {
  const sides = new Map<string, EntryChange<'sides'>>();
  for (const { no, index, value } of bits) {
    const name = `${no} ${index}`;
    sides.set(name, entryChange(no, 'sides', index, (sides.get(name)?.value ?? 0) | (value ?? 0)));
  }
  return [...sides.values()];
};

/** What every map is told of: what was turned, guessed or left out. */
const notesOf = (
  { map, orientation, tiles }: Sheet,
  counts: { readonly features: number; readonly labels: number; readonly ownNotes: number },
  lines: { readonly rivers: number; readonly roads: number; readonly leftOut: number },
): readonly ExchangeNote[] => [
  ...noteOf('grid-rotated', orientation === 'COLUMNS' ? 1 : 0),
  ...noteOf('gm-only-shown', tiles.filter(({ isGmOnly }) => isGmOnly).length),
  ...noteOf('features-left-out', counts.features),
  ...noteOf('labels-left-out', counts.labels),
  ...noteOf('rivers-guessed', lines.rivers),
  ...noteOf('roads-guessed', lines.roads),
  ...noteOf('shapes-left-out', lines.leftOut),
  ...noteOf('notes-left-out', childrenOf(childOf(map, 'notes'), 'note').length - counts.ownNotes),
];

/** A map that another person drew: numbers and places of its Großfelder are made up. */
const proposeForeign = (
  sheet: Sheet,
  options: ReadOptions,
  extra: readonly ExchangeNote[],
): ExchangeResult<ImportProposal> => {
  const { map, orientation, tiles } = sheet;
  const painted = tiles.filter(({ terrain }) => terrain !== BLANK);
  if (painted.length === 0) return refuse('no-fields');
  const axials = painted.map(({ column, row }) => fieldOfTile(column, row, orientation));
  const layout = layoutOver(axials);
  if (layout === undefined) return refuse('too-many-fields', { count: painted.length });
  const fields = axials.flatMap((axial) => layout.addressAt(axial) ?? []);
  const terrain = fields.map((field, index) => {
    const tile = painted[index];
    const name = tile === undefined ? '' : nameOf(tile);
    return entryChange(grossfeldOf(field), 'terrain', fieldIndex(field), name);
  });
  const place: Place = { orientation, shift: { x: 0, y: 0 }, addressAt: layout.addressAt };
  const settlements = readSettlements(map, place, options, new Set());
  const labels = readLabels(map, place, new Set(), new Set());
  const lines = readLines(map, place);
  const counts = { features: settlements.leftOut, labels: labels.leftOut, ownNotes: 0 };
  return propose(
    'worldographer',
    {
      topology: { kind: 'sheet' },
      grossfelder: layout.grossfelder,
      fields,
      entries: [...terrain, ...settlements.values, ...united(lines.bits)],
      labels: labels.values,
      parties: [],
      carries: ['terrain', 'sides', 'settlements'],
      listsParties: false,
      notes: [
        ...extra,
        ...noteOf('layout-guessed', layout.grossfelder.length),
        ...noteOf('blank-fields', tiles.length - fields.length),
        ...noteOf('settlements-guessed', settlements.values.length),
        ...notesOf(sheet, counts, lines),
      ],
    },
    options,
  );
};

/** A lattice of the Großfelder our own data speaks of. */
const latticeOfCarried = ({ topology, grossfelder }: Carried) =>
  latticeOf({
    topology,
    grossfelder: Object.fromEntries(
      grossfelder.flatMap(({ no, place }) =>
        place === null ? [] : [[no, newGrossfeld(no, place.u, place.v, '')]],
      ),
    ),
  });

/** Terrain entries as the tiles now show them: where a tile was painted over, the new name counts. */
const repainted = (
  sheet: Sheet,
  own: Carried,
  addressAt: (field: Axial) => FieldAddress | undefined,
  { terrains }: ReadOptions,
): readonly EntryChange[] => {
  const painted = new Map<FieldAddress, Tile>();
  for (const tile of sheet.tiles) {
    const field = addressAt(fieldOfTile(tile.column, tile.row, 'ROWS'));
    if (field !== undefined && tile.terrain !== BLANK) painted.set(field, tile);
  }
  return own.entries.map((entry): EntryChange => {
    if (entry.part !== 'terrain' || entry.value === undefined) return entry;
    const tile = painted.get(fieldOfEntry(entry));
    const style = Object.hasOwn(terrains, entry.value) ? terrains[entry.value] : undefined;
    const { name, isIcy } = paintOf(style);
    const isSame = tile === undefined || (tile.terrain === name && tile.isIcy === isIcy);
    return isSame ? entry : { ...entry, value: nameOf(tile) };
  });
};

/** A map of ours, perhaps changed since: what our note says, with what was painted and drawn anew. */
const proposeOwn = (
  sheet: Sheet,
  own: Carried,
  options: ReadOptions,
): ExchangeResult<ImportProposal> => {
  const lattice = latticeOfCarried(own);
  const known = new Set(own.fields);
  const addressAt = ({ q, r }: Axial): FieldAddress | undefined => {
    const cell = lattice.cellAt({ q: q + own.origin.q, r: r + own.origin.r });
    const field = cell === undefined ? undefined : lattice.addressOf(cell);
    return field !== undefined && known.has(field) ? field : undefined;
  };
  const entries = repainted(sheet, own, addressAt, options);
  const local: Place = { orientation: 'ROWS', shift: { x: 0, y: 0 }, addressAt };
  const settled = own.entries.filter(({ part }) => part === 'settlements').map(fieldOfEntry);
  const settlements = readSettlements(sheet.map, local, options, new Set(settled));
  const labels = readLabels(
    sheet.map,
    { ...local, shift: centreOf(own.origin) },
    new Set(own.labels.map(({ text }) => unescapeXml(escapeXml(text)).trim())),
    new Set(own.labels.map(({ id }) => id)),
  );
  const lines = readLines(sheet.map, local);
  const sides = entries.filter((entry) => entry.part === 'sides');
  const counts = { features: settlements.leftOut, labels: labels.leftOut, ownNotes: 1 };
  return propose(
    'worldographer',
    {
      topology: own.topology,
      grossfelder: own.grossfelder,
      fields: own.fields,
      entries: [
        ...entries.filter(({ part }) => part !== 'sides'),
        ...settlements.values,
        ...united([...sides, ...lines.bits]),
      ],
      labels: [...own.labels, ...labels.values],
      parties: own.parties,
      carries: own.carries,
      listsParties: settlements.values.length === 0,
      notes: [
        ...noteOf('own-data', own.entries.length),
        ...noteOf('settlements-guessed', settlements.values.length),
        ...notesOf(sheet, counts, lines),
      ],
    },
    options,
  );
};

/**
 * Reads a map of Worldographer of either generation: packed or plain, UTF-16 or UTF-8, XML 1.0 or 1.1. A map this
 * program wrote comes back with everything its note carries, where tiles have not been painted over; in a map
 * of somebody else's, terrain goes by names that the GM maps once, the grid is covered with Großfelder numbered
 * row by row, a grid of columns is turned by 90 degrees.
 */
export function readWorldographer(
  bytes: Uint8Array,
  options: ReadOptions,
): ExchangeResult<ImportProposal> {
  const limits = options.limits ?? EXCHANGE_LIMITS;
  const text = readText(bytes, limits);
  if (!text.ok) return text;
  const sheet = readSheet(text.value, limits);
  if (!sheet.ok) return failure(sheet.problem);
  const own = ownData(sheet.value.map, limits);
  if (own?.ok === true && sheet.value.orientation === 'ROWS') {
    return proposeOwn(sheet.value, own.value, options);
  }
  const damaged = noteOf('own-data-damaged', own === undefined ? 0 : 1);
  return proposeForeign(sheet.value, options, damaged);
}
