import {
  type Axial,
  centreOf,
  cornerOf,
  type Direction,
  DIRECTIONS,
  type FieldAddress,
  grossfeldOf,
  kleinfeldOf,
  neighbour,
  type Point,
  sideEnds,
} from '../../hex';
import type { Json } from '../../kernel';
import type { EntryChange, MapLabel, World } from '../../world';
import { type Extract, extract, mergeDropped, partyDrops, valuesOf } from '../extract';
import type { ExchangeOptions, WrittenText } from '../model';
import { fieldOfEntry, PARTS } from '../schema';
import { EDGE_BITS, GEOJSON_FORMAT, GEOJSON_VERSION, PLANE } from './shape';

type Feature = Readonly<Record<string, Json>>;

/** Millionths of a field width are exact enough for a drawing; addresses say which field is meant. */
const round = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;

const pair = ({ x, y }: Point): Json => [round(x), round(y)];

const feature = (
  type: 'Polygon' | 'LineString' | 'Point',
  coordinates: Json,
  properties: Readonly<Record<string, Json>>,
): Feature => ({ type: 'Feature', geometry: { type, coordinates }, properties });

const address = (field: FieldAddress) => ({ gf: grossfeldOf(field), kf: kleinfeldOf(field) });

const axialOf = ({ lattice }: Extract, field: FieldAddress): Axial =>
  lattice.axialOf(lattice.cellOf(field) ?? 0);

const fieldFeatures = (content: Extract): readonly Feature[] => {
  const { entries } = content;
  const terrain = valuesOf(entries, 'terrain');
  const owner = valuesOf(entries, 'owner');
  const difficulty = valuesOf(entries, 'difficulty');
  const lowView = valuesOf(entries, 'lowView');
  const base = valuesOf(entries, 'baseTerrain');
  const settlements = valuesOf(entries, 'settlements');
  const notes = valuesOf(entries, 'notes');
  const secrets = valuesOf(entries, 'secrets');
  return content.fields.map((field) => {
    const { q, r } = axialOf(content, field);
    const ring = [6, ...DIRECTIONS].map((corner) => pair(cornerOf({ q, r }, corner as Direction)));
    const settlement = settlements.get(field);
    const secret = secrets.get(field);
    return feature('Polygon', [ring], {
      kind: 'field',
      ...address(field),
      q,
      r,
      terrain: terrain.get(field) ?? '',
      owner: owner.get(field) ?? null,
      ...(difficulty.has(field) ? { difficulty: difficulty.get(field) ?? 0 } : {}),
      ...(lowView.has(field) ? { lowView: true } : {}),
      ...(base.has(field) ? { baseTerrain: base.get(field) ?? '' } : {}),
      ...(settlement === undefined ? {} : { settlement: { ...settlement } }),
      ...(notes.has(field) ? { note: notes.get(field) ?? '' } : {}),
      ...(secret === undefined ? {} : { secret: { ...secret } }),
    });
  });
};

/** Where a feature of a side is drawn: along the side, or across it for roads and bridges. */
const lineOf = (name: string, field: Axial, side: Direction): Json =>
  name === 'road' || name === 'bridge'
    ? [pair(centreOf(field)), pair(centreOf(neighbour(field, side)))]
    : sideEnds(field, side).map(pair);

const edgeFeatures = (content: Extract, entry: EntryChange): readonly Feature[] => {
  if (entry.part !== 'sides' && entry.part !== 'walls') return [];
  const field = fieldOfEntry(entry);
  const side = ((entry.index % 6) + 1) as Direction;
  const value = entry.value ?? 0;
  const names =
    entry.part === 'walls'
      ? ['wall']
      : Object.entries(EDGE_BITS)
          .filter(([, bit]) => (value & bit) !== 0)
          .map(([name]) => name);
  return names.map((name) =>
    feature('LineString', lineOf(name, axialOf(content, field), side), {
      kind: 'edge',
      ...address(field),
      side,
      feature: name,
      ...(name === 'wall' ? { buildingValue: value } : {}),
    }),
  );
};

const springFeature = (content: Extract, entry: EntryChange): Feature => {
  const field = fieldOfEntry(entry);
  const corner = ((entry.index % 6) + 1) as Direction;
  return feature('Point', pair(cornerOf(axialOf(content, field), corner)), {
    kind: 'spring',
    ...address(field),
    corner,
  });
};

const labelFeature = (label: MapLabel): Feature => {
  const points = Array.from({ length: Math.floor(label.points.length / 2) }, (_, index) =>
    pair({ x: label.points[2 * index] ?? 0, y: label.points[2 * index + 1] ?? 0 }),
  );
  const isPoint = points.length < 2;
  return feature(isPoint ? 'Point' : 'LineString', isPoint ? (points[0] ?? []) : points, {
    kind: 'label',
    label: { ...label },
  });
};

const memberOf = (content: Extract, options: ExchangeOptions): Json => ({
  format: GEOJSON_FORMAT,
  version: GEOJSON_VERSION,
  plane: PLANE,
  topology: content.topology === null ? { kind: 'sheet' } : { ...content.topology },
  grossfelder: content.grossfelder.map(({ no, place: { u, v } }) => ({ gf: no, u, v })),
  parties: content.parties.map(({ key, kind, name, colour }) => ({ key, kind, name, colour })),
  carries: PARTS.filter(
    (part) => (part !== 'notes' && part !== 'secrets') || options[part] === true,
  ),
});

/**
 * A world (or a part of it) as GeoJSON: fields as polygons, features of sides as lines, springs as points,
 * labels as points or lines. One feature a line. Of parties only key, kind, name and colour go out.
 */
export function writeGeoJson(world: World, options: ExchangeOptions): WrittenText {
  const content = extract(world, options);
  const features = [
    ...fieldFeatures(content),
    ...content.entries.flatMap((entry) => edgeFeatures(content, entry)),
    ...content.entries
      .filter(({ part }) => part === 'springs')
      .map((entry) => springFeature(content, entry)),
    ...content.labels.map(labelFeature),
  ];
  const lines = features.map((one) => JSON.stringify(one)).join(',\n');
  const heading = JSON.stringify(memberOf(content, options));
  const { parties } = content;
  return {
    text: `{"type":"FeatureCollection",\n"wabenwart":${heading},\n"features":[\n${lines}\n]}\n`,
    dropped: mergeDropped(content.dropped, partyDrops(parties)),
  };
}
