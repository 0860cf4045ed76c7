import fc from 'fast-check';
import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { at, mapOf, realm, tinyWorld, uniform } from '../../testing';
import { anyWorld } from '../../testing/arbitrary';
import { atHome, good, mutationOf, onEmptyGround, problemOf, READ } from '../../testing/exchange';
import { PROBLEM_CODES } from '../model';
import { readGeoJson } from './read';
import { writeGeoJson } from './write';
import { times } from '../../testing/trials';

const ALL = { fields: 'all', notes: true, secrets: true } as const;
const read = (text: string) => readGeoJson(strToU8(text), READ);

test('map and labels are read back from their own file unchanged', () => {
  fc.assert(
    fc.property(anyWorld.map(atHome), (world) => {
      const back = onEmptyGround(good(read(writeGeoJson(world, ALL).text)));
      expect(back.map).toEqual(world.map);
      expect(back.labels).toEqual(world.labels);
      expect(Object.keys(back.parties).sort()).toEqual(Object.keys(world.parties).sort());
    }),
    times(60),
  );
});

const sample = tinyWorld({
  map: mapOf({
    ...uniform('210', 0, 0, 'hwa'),
    sides: { 1: 3 },
    walls: { 2: 8 },
    springs: { 3: true },
    notes: { 3: 'n' },
    secrets: { 4: { text: 's', strength: '' } },
  }),
  parties: [realm('tha', { treasury: 5, ruler: 'X' })],
  labels: { a: { id: 'a', kind: 'sea', text: 'Meer', points: [0.5, -1.25], size: 12 } },
});

/** The features of a written file. */
const featuresOf = (text: string) =>
  (JSON.parse(text) as { features: { geometry: unknown; properties: Record<string, unknown> }[] })
    .features;

test('a field is a closed ring of plane coordinates, a river is along its side, a road crosses it', () => {
  const features = featuresOf(writeGeoJson(sample, { fields: new Set([at('210/01')]) }).text);
  const [field, river, road, wall] = features;
  expect(field?.geometry).toEqual({
    type: 'Polygon',
    coordinates: [
      [
        [0, -0.57735],
        [0.5, -0.288675],
        [0.5, 0.288675],
        [0, 0.57735],
        [-0.5, 0.288675],
        [-0.5, -0.288675],
        [0, -0.57735],
      ],
    ],
  });
  expect(field?.properties).toEqual({
    kind: 'field',
    gf: '210',
    kf: 1,
    q: 0,
    r: 0,
    terrain: 'hwa',
    owner: null,
  });
  expect(river?.properties).toEqual({ kind: 'edge', gf: '210', kf: 1, side: 2, feature: 'river' });
  expect(river?.geometry).toEqual({
    type: 'LineString',
    coordinates: [
      [0.5, -0.288675],
      [0.5, 0.288675],
    ],
  });
  expect(road?.geometry).toEqual({
    type: 'LineString',
    coordinates: [
      [0, 0],
      [1, 0],
    ],
  });
  expect(wall?.properties['buildingValue']).toBe(8);
});

test('what only the GM knows is exported on request alone', () => {
  const { text, dropped } = writeGeoJson(sample, { fields: 'all' });
  expect(
    featuresOf(text).filter(({ properties }) => 'secret' in properties || 'note' in properties),
  ).toEqual([]);
  expect(dropped).toEqual([
    { what: 'notes', count: 1 },
    { what: 'secrets', count: 1 },
    { what: 'clock', count: 1 },
    { what: 'rulers', count: 1 },
    { what: 'treasuries', count: 1 },
  ]);
});

test('a file from which another program dropped our heading is still read', () => {
  const all = JSON.parse(writeGeoJson(sample, ALL).text) as object;
  const proposal = good(read(JSON.stringify({ ...all, wabenwart: undefined })));
  expect(proposal.grossfelder).toEqual([{ no: '210', place: { u: 0, v: 0 } }]);
  expect(proposal.fields).toHaveLength(48);
});

const fieldOf = (change: object) =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: [
      { type: 'Feature', properties: { kind: 'field', gf: '210', kf: 1, terrain: 'w', ...change } },
    ],
  });

test.each([
  [
    '{"type": "FeatureCollection",\n "features": [}',
    { code: 'json-broken', about: { line: 2, column: 15 } },
  ],
  ['{"a":1} x', { code: 'json-broken', about: { line: 1, column: 8 } }],
  ['[1,2', { code: 'json-broken', about: { line: 1, column: 5 } }],
  ['[]', { code: 'not-this-format', about: {} }],
  [
    '{"type":"FeatureCollection","features":3}',
    { code: 'feature-broken', about: { path: 'features' } },
  ],
  [
    '{"type":"FeatureCollection","features":[{"properties":{"biome":3}}]}',
    { code: 'foreign-geojson', about: { features: 1 } },
  ],
  ['{"__proto__":{}}', { code: 'key-unsafe', about: { path: '__proto__' } }],
  ['['.repeat(100_000), { code: 'json-broken', about: { line: 1, column: 100_001 } }],
  [`${'['.repeat(99)}${']'.repeat(99)}`, { code: 'key-unsafe', about: { path: 'depth' } }],
  [fieldOf({ kf: 49 }), { code: 'feature-broken', about: { path: 'features[0].properties.kf' } }],
  [
    fieldOf({ gf: '21x' }),
    { code: 'feature-broken', about: { path: 'features[0].properties.gf' } },
  ],
  [
    fieldOf({ owner: 'constructor' }),
    { code: 'feature-broken', about: { path: 'features[0].properties.owner' } },
  ],
  [
    fieldOf({ q: 5, r: 0 }),
    { code: 'place-contradiction', about: { path: 'features[0].properties', grossfeld: '210' } },
  ],
  [
    '{"type":"FeatureCollection","features":[],"wabenwart":{"format":"wabenwart-geojson","version":9}}',
    { code: 'too-new', about: { version: 9, readable: 1 } },
  ],
])('%j is refused with its place', (text, problem) => {
  expect(problemOf(read(text))).toEqual(problem);
});

test('no damage throws: a file is read or refused with one code', () => {
  const bytes = strToU8(writeGeoJson(sample, { ...ALL, fields: new Set([at('210/01')]) }).text);
  fc.assert(
    fc.property(mutationOf(bytes), (mutation) => {
      const result = readGeoJson(mutation, READ);
      if (!result.ok) expect(PROBLEM_CODES).toContain(result.problem.code);
    }),
    times(3000),
  );
});
