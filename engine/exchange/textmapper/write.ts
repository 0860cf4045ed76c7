import type { Axial, Direction, FieldAddress } from '../../hex';
import type { TerrainStyle } from '../../kernel';
import { type EntryChange, SIDE, type World } from '../../world';
import { FILLS, LINE_STYLES } from '../data/text-mapper';
import { droppedOf, type Extract, extract, mergeDropped, valuesOf } from '../extract';
import type { Dropped, ExchangeOptions, WrittenText } from '../model';
import { fieldOfEntry } from '../schema';
import { columnTileOfField } from '../worldographer/grid';

type Terrains = Readonly<Record<string, TerrainStyle>>;

/** First words of the comment that gives the map's origin, for reading it back. */
export const ORIGIN_COMMENT = '# wabenwart origin';

interface Tile {
  readonly column: number;
  readonly row: number;
}

/** Two digits each where all fit, else parted by a point. */
const addresses = (tiles: readonly Tile[]): ((tile: Tile) => string) => {
  const fits = tiles.every(({ column, row }) => column <= 99 && row <= 99);
  return ({ column, row }) =>
    fits ? `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}` : `${column}.${row}`;
};

/** A type as Text Mapper takes it: one word of letters, digits and hyphens. */
const typeOf = (key: string): string => key.replace(/[^\p{L}\p{N}-]/gu, '-');

const terrainStyles = (keys: Iterable<string>, terrains: Terrains): readonly string[] =>
  [...new Set(keys)].sort().map((key) => {
    const fill = FILLS[(Object.hasOwn(terrains, key) ? terrains[key]?.inner : undefined) ?? ''];
    return `${typeOf(key)} attributes fill="${fill ?? '#dddddd'}"`;
  });

const COMMON_STYLES = [
  'default attributes fill="none" stroke="#777777" stroke-width="1"',
  'text font-family="sans-serif" font-size="18pt"',
  'label font-family="sans-serif" font-size="14pt" fill="#333333"',
];

const settlementStyles = (types: Iterable<string>): readonly string[] =>
  [...new Set(types)]
    .sort()
    .flatMap((type) => [
      `${typeOf(type)} path attributes fill="#222222" stroke="#ffffff" stroke-width="3"`,
      `${typeOf(type)} path M-20,20 h40 v-30 l-20,-20 l-20,20 z`,
    ]);

const least = (values: readonly number[]): number =>
  values.reduce((first, value) => Math.min(first, value), values[0] ?? 0);

/** Where each field stands on the turned map: columns and rows from 1, odd columns half a hex higher. */
interface Turned {
  readonly origin: Axial;
  readonly tileOf: (field: FieldAddress) => Tile | undefined;
  readonly addressOf: (tile: Tile) => string;
}

const turnedOf = ({ fields, lattice }: Extract): Turned => {
  const axials = fields.map((field) => lattice.axialOf(lattice.cellOf(field) ?? 0));
  const first = least(axials.map(({ r }) => r));
  const column = first - (first & 1);
  const rows = axials.map((axial) => columnTileOfField(axial).row);
  const row = least(rows);
  const tiles = new Map(
    fields.map((field, index) => {
      const axial = axials[index] ?? { q: 0, r: 0 };
      return [field, { column: axial.r - column + 1, row: (rows[index] ?? 0) - row + 1 }] as const;
    }),
  );
  return {
    origin: { q: -row - column / 2, r: column },
    tileOf: (field) => tiles.get(field),
    addressOf: addresses([...tiles.values()]),
  };
};

const BITS = Object.entries(SIDE).filter(([name]) => Object.hasOwn(LINE_STYLES, name));

/**
 * Lines from field to field over the sides that carry something; sides at the edge of the map have no second field, those
 * at a cut of a net none beside the first.
 */
const linesOf = (
  { entries, lattice }: Extract,
  { tileOf, addressOf }: Turned,
): { readonly lines: readonly string[]; readonly lost: number } => {
  const lines: string[] = [];
  let lost = 0;
  for (const entry of entries) {
    if (entry.part !== 'sides') continue;
    const field = fieldOfEntry(entry);
    const side = ((entry.index % 6) + 1) as Direction;
    const beyond = lattice.neighbourOf(field, side);
    const [from, to] = [tileOf(field), beyond === undefined ? undefined : tileOf(beyond)];
    const names = BITS.filter(([, bit]) => ((entry.value ?? 0) & bit) !== 0).map(([name]) => name);
    // Over a cut of a net the two fields stand apart: a line between them would run across the map.
    const isCut = lattice.isCut(lattice.cellOf(field) ?? -1, side);
    const isLost = isCut || from === undefined || to === undefined;
    lost += isLost || ((entry.value ?? 0) & SIDE.unnavigable) !== 0 ? 1 : 0;
    if (!isLost) {
      lines.push(...names.map((name) => `${addressOf(from)}-${addressOf(to)} ${name}`));
    }
  }
  return { lines, lost };
};

const countOf = (entries: readonly EntryChange[], part: EntryChange['part']): number =>
  entries.filter((entry) => entry.part === part && entry.value !== null).length;

const lostOf = (content: Extract, edges: number): readonly Dropped[] =>
  droppedOf({
    clock: 1,
    edges,
    owners: countOf(content.entries, 'owner'),
    difficulty: countOf(content.entries, 'difficulty'),
    lowView: countOf(content.entries, 'lowView'),
    baseTerrain: countOf(content.entries, 'baseTerrain'),
    walls: countOf(content.entries, 'walls'),
    springs: countOf(content.entries, 'springs'),
    notes: countOf(content.entries, 'notes'),
    secrets: countOf(content.entries, 'secrets'),
    'settlement-details': countOf(content.entries, 'settlements'),
    labels: content.labels.length,
    parties: content.parties.length,
    topology: (content.topology?.kind ?? 'sheet') === 'sheet' ? 0 : 1,
  });

/**
 * Fields as a map for Text Mapper. Its hexes have flat tops, so the map is turned by 90 degrees to the left: north is
 * at the left edge. Every hex is labelled with its address; a river, canal, road or bridge is a line between the two
 * fields it separates.
 */
export function writeTextMapper(
  world: World,
  options: ExchangeOptions,
  terrains: Terrains,
): WrittenText {
  const content = extract(world, options);
  const turned = turnedOf(content);
  const terrain = valuesOf(content.entries, 'terrain');
  const settlements = valuesOf(content.entries, 'settlements');
  const hexes = content.fields.flatMap((field) => {
    const tile = turned.tileOf(field);
    const settlement = settlements.get(field);
    const types = [terrain.get(field), settlement?.type].filter((type) => type !== undefined);
    return tile === undefined
      ? []
      : [`${turned.addressOf(tile)} ${types.map(typeOf).join(' ')} "${field}"`];
  });
  const { lines, lost } = linesOf(content, turned);
  const text = [
    '# Turned by 90 degrees: north is at the left, east at the top.',
    '# A line joins the two fields between which a river, canal, road or bridge lies.',
    `${ORIGIN_COMMENT} ${String(turned.origin.q)} ${String(turned.origin.r)}`,
    ...hexes,
    ...lines,
    ...COMMON_STYLES,
    ...terrainStyles(terrain.values(), terrains),
    ...settlementStyles([...settlements.values()].map(({ type }) => type)),
    ...Object.entries(LINE_STYLES).map(([name, style]) => `${name} path attributes ${style}`),
    '',
  ].join('\n');
  return { text, dropped: mergeDropped(content.dropped, lostOf(content, lost)) };
}
