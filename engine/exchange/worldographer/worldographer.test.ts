import fc from 'fast-check';
import { gunzipSync, gzipSync, strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { at, mapOf, realm, tinyWorld, uniform } from '../../testing';
import { anyWorld } from '../../testing/arbitrary';
import { atHome, good, mutationOf, onEmptyGround, problemOf, READ } from '../../testing/exchange';
import { SIDE } from '../../world';
import { decodeText, encodeUtf16 } from '../bytes';
import { PROBLEM_CODES } from '../model';
import { guessTerrain } from '../propose';
import { fieldOfTile, pointFromPlane, pointToPlane, tileOfField } from './grid';
import { readWorldographer } from './read';
import { writeWorldographer } from './write';
import { times } from '../../testing/trials';

const ALL = { fields: 'all', notes: true, secrets: true } as const;
const packed = (xml: string) => gzipSync(encodeUtf16(xml));
const read = (xml: string) => readWorldographer(packed(xml), READ);
const textOf = (bytes: Uint8Array) => decodeText(gunzipSync(bytes)).text;

/** A map of two columns and three rows as Worldographer saves it, with parts to be replaced. */
const sheet = ({
  head = `<?xml version='1.0' encoding='utf-16'?>`,
  attributes = 'version="1.74" hexOrientation="ROWS" mapProjection="FLAT"',
  terrainmap = 'Classic/Water Sea\t2\tBlank\t1\tClassic/Mountains\t7',
  tiles = '<tiles viewLevel="WORLD" tilesWide="2" tilesHigh="3">',
  first = '2\t0\t0\t0\t0\tZ\n7\t900.5\t1\t0\t12\t1\t2\t3\t4\t5\t6\n1\t0\t0\t0\t0\tZ',
  second = '7\t0\t0\t1\t0\tZ\t0.1,0.2,0.3,1.0\n2\t0\t0\t0\t0\t0\t0\t0\t0\t0\t0\t0.5,0.5,0.5,1.0\n2\t0\t0\t0\t0\tZ',
  rest = '',
}) => `${head}
<map type="WORLD" ${attributes}>
<terrainmap>${terrainmap}</terrainmap>
<maplayer name="Labels" isVisible="true"/>
${tiles}
<tilerow>
${first}
</tilerow>
<tilerow>
${second}
</tilerow>
</tiles>
${rest}
</map>
`;

test('the map is read back from its own file unchanged', () => {
  fc.assert(
    fc.property(anyWorld.map(atHome), (world) => {
      const { bytes } = writeWorldographer(world, ALL, READ);
      const back = onEmptyGround(good(readWorldographer(bytes, READ)));
      expect(back.map).toEqual(world.map);
      expect(back.labels).toEqual(world.labels);
      expect(Object.keys(back.parties).sort()).toEqual(Object.keys(world.parties).sort());
    }),
    times(60),
  );
});

const island = tinyWorld({
  map: mapOf({
    ...uniform('210', 0, 0, 'hwa'),
    sides: { 1: SIDE.river | SIDE.road },
    walls: { 2: 8 },
    settlements: { 9: { type: 'std', name: 'Ost & West', owner: 'tha', built: 12, harbours: [] } },
    secrets: { 4: { text: 'Schatz', strength: '' } },
  }),
  parties: [realm('tha', { treasury: 5, capital: at('210/10') })],
});

test('a written map is gzip, UTF-16 with its mark, XML 1.0, in rows whose first row is even', () => {
  const { bytes, dropped } = writeWorldographer(island, { fields: 'all' }, READ);
  expect(Array.from(bytes.slice(0, 2))).toEqual([0x1f, 0x8b]);
  expect(Array.from(gunzipSync(bytes).slice(0, 2))).toEqual([0xfe, 0xff]);
  const text = textOf(bytes);
  expect(text).toContain(`<?xml version='1.0' encoding='utf-16'?>`);
  expect(text).toContain('hexOrientation="ROWS"');
  expect(text).toContain('tilesWide="8" tilesHigh="8"');
  expect(text.match(/<tilerow>/g)).toHaveLength(8);
  expect(text).toContain('>Ost &amp; West</label>');
  expect(text.match(/<shape /g)).toHaveLength(3);
  expect(dropped).toEqual([
    { what: 'secrets', count: 1 },
    { what: 'clock', count: 1 },
    { what: 'treasuries', count: 1 },
    { what: 'capitals', count: 1 },
  ]);
});

test('a tile painted over in Worldographer counts, and its name is listed for mapping', () => {
  const text = textOf(writeWorldographer(island, ALL, READ).bytes)
    .replace(
      'Classic/Hills Forest Deciduous\t1',
      'Classic/Hills Forest Deciduous\t1\tClassic/Water Sea\t2',
    )
    .replace('\n1\t', '\n2\t');
  const proposal = good(read(text));
  expect(proposal.terrainNames).toEqual([{ name: 'Classic/Water Sea', count: 1, terrain: 'w' }]);
});

test.each([
  ['classic', {}],
  [
    'the edition of 2025',
    {
      head: `<?xml version='1.1' encoding='utf-16'?>`,
      attributes:
        'release="2025" version="2.06" schema="1.06" hexOrientation="ROWS" mapProjection="FLAT"',
    },
  ],
])('a foreign map of %s is read', (_, change) => {
  const proposal = good(read(sheet(change)));
  expect(proposal.fields).toHaveLength(5);
  expect(proposal.terrainNames).toEqual([
    { name: 'Classic/Water Sea', count: 3, terrain: 'w' },
    { name: 'Classic/Mountains (icy)', count: 1, terrain: 'gew' },
    { name: 'Classic/Mountains', count: 1, terrain: 'g' },
  ]);
  const codes = proposal.notes.map(({ code, count }) => [code, count]);
  expect(codes).toContainEqual(['blank-fields', 1]);
  expect(codes).toContainEqual(['gm-only-shown', 1]);
  expect(codes).toContainEqual(['terrain-guessed', 5]);
  const { map } = onEmptyGround(proposal);
  expect(
    Object.values(map.grossfelder)
      .flatMap(({ terrain }) => terrain)
      .filter((key) => key === 'gew'),
  ).toHaveLength(1);
});

test.each([
  ['UTF-8 without packing', strToU8(sheet({}))],
  ['UTF-8', gzipSync(strToU8(sheet({})))],
  [
    'UTF-16, little end first',
    gzipSync(encodeUtf16(sheet({})).map((_, at, all) => all[at ^ 1] ?? 0)),
  ],
  ['UTF-16 without mark', gzipSync(encodeUtf16(sheet({})).slice(2))],
])('%s is understood', (_, bytes) => {
  expect(good(readWorldographer(bytes, READ)).fields).toHaveLength(5);
});

test('a grid of columns is turned clockwise: what was south of a hex is west of it', () => {
  const attributes = 'hexOrientation="COLUMNS"';
  const proposal = good(read(sheet({ attributes })));
  expect(proposal.notes.map(({ code }) => code)).toContain('grid-rotated');
  expect(fieldOfTile(0, 1, 'COLUMNS')).toEqual({ q: -1, r: 0 });
});

test('a tile, its field and the middle of its hex belong together in both grids', () => {
  const whole = fc.integer({ min: 0, max: 200 });
  fc.assert(
    fc.property(whole, whole, (column, row) => {
      const field = fieldOfTile(column, row, 'ROWS');
      expect(tileOfField(field)).toEqual({ column, row });
      const middle = { x: column * 300 + 150 + (row & 1) * 150, y: row * 225 + 150 };
      const plane = pointToPlane(middle, 'ROWS');
      expect(plane.x).toBeCloseTo(field.q + field.r / 2, 9);
      expect(pointFromPlane(plane).y).toBeCloseTo(middle.y, 9);
      const turned = fieldOfTile(column, row, 'COLUMNS');
      const flat = { x: column * 225 + 150, y: row * 300 + 150 + (column & 1) * 150 };
      expect(pointToPlane(flat, 'COLUMNS').x).toBeCloseTo(turned.q + turned.r / 2, 9);
    }),
  );
});

test('symbols become settlements of strangers, text becomes labels, tagged lines rivers and roads', () => {
  const rest = `<features>
<feature type="Classic/Settlement City"><location viewLevel="WORLD" x="150.0" y="150.0"/><label><location x="1" y="1"/>Hafen &#x26; Markt</label></feature>
<feature type="Classic/Coasts/1 Blue"><location viewLevel="WORLD" x="150.0" y="150.0"/></feature>
</features>
<labels><label rotate="0.0"><location x="450.0" y="150.0" scale="25"/>Nordmeer</label></labels>
<shapes>
<shape tags="river"><p type="m" x="300" y="75"/><p x="300" y="225"/></shape>
<shape tags="road"><p type="m" x="150" y="150"/><p x="450" y="150"/></shape>
<shape tags="border"><p x="150" y="150"/><p x="450" y="150"/></shape>
</shapes>`;
  const proposal = good(read(sheet({ rest })));
  const { map, labels, parties } = onEmptyGround(proposal);
  const settlements = Object.values(map.grossfelder).flatMap((grossfeld) =>
    Object.values(grossfeld.settlements),
  );
  expect(settlements).toEqual([
    {
      type: 'std',
      name: 'Hafen & Markt',
      owner: 'fremde',
      built: READ.settlements['std']?.buildingValue,
      harbours: [],
    },
  ]);
  expect(Object.values(labels)).toEqual([
    { id: 'wxx 1', kind: 'small', text: 'Nordmeer', points: [1, 0], size: 10 },
  ]);
  expect(parties['fremde']?.name).toBe('Fremde');
  const sides = Object.values(map.grossfelder).flatMap((grossfeld) =>
    Object.values(grossfeld.sides),
  );
  expect(sides).toEqual([SIDE.river | SIDE.road]);
  expect(proposal.notes).toContainEqual({ code: 'shapes-left-out', count: 1, about: {} });
  expect(proposal.notes).toContainEqual({ code: 'features-left-out', count: 1, about: {} });
});

test.each([
  ['Classic/Water Ocean', 'tw'],
  ['Classic/Flat Forest Deciduous Heavy', 'twa'],
  ['Classic/Hills Forest Evergreen', 'bwa'],
  ['Classic/Flat Forest Wetlands', 'tsu'],
  ['Classic/Mountain Volcano Dormant', 'vul'],
  ['Classic/Flat Farmland', 't'],
  ['Classic/Flat Desert Sandy', 'twue'],
  ['Classic/Mountains Snowcapped', 'gew'],
  ['Hochlandwald', undefined],
  ['Classic/Underdark Open', undefined],
])('the name %s is taken for %s', (name, key) => {
  expect(guessTerrain(READ.terrains, name)).toBe(key);
});

const lol = `<?xml version="1.0"?>\n<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]><map>&lol2;</map>`;

test.each([
  ['entities of its own', lol, { code: 'xml-dtd', about: { line: 2, column: 1 } }],
  ['a wrong end', '<map><tiles></map>', { code: 'xml-broken', about: { line: 1, column: 13 } }],
  ['no end', '<map>\n<tiles>', { code: 'xml-broken', about: { line: 2, column: 8 } }],
  ['deep nesting', '<a>'.repeat(99), { code: 'xml-depth', about: { line: 1, column: 193 } }],
  ['another document', '<svg/>', { code: 'not-this-format', about: { element: 'svg' } }],
  ['no XML', 'hello', { code: 'not-this-format', about: {} }],
  [
    'squares',
    sheet({ attributes: 'hexOrientation="SQUARE"' }),
    {
      code: 'grid-unsupported',
      about: { line: 2, column: 1, orientation: 'SQUARE', projection: 'FLAT', grid: 'SQUARE' },
    },
  ],
  [
    'a globe',
    sheet({ attributes: 'hexOrientation="ROWS" mapProjection="ICOSAHEDRAL"' }),
    {
      code: 'grid-unsupported',
      about: {
        line: 2,
        column: 1,
        orientation: 'ROWS',
        projection: 'ICOSAHEDRAL',
        grid: 'ICOSAHEDRAL',
      },
    },
  ],
  [
    'two names for one number',
    sheet({ terrainmap: 'Blank\t1\tX\t1' }),
    { code: 'terrainmap-broken', about: { entry: 2, value: 'X' } },
  ],
  [
    'a tile of eight values',
    sheet({ first: '2\t0\t0\t0\t0\t0\t0\t0\n2\t0\t0\t0\t0\tZ\n2\t0\t0\t0\t0\tZ' }),
    { code: 'tile-broken', about: { column: 0, row: 0, value: '2\t0\t0\t0\t0\t0\t0\t0' } },
  ],
  [
    'a terrain without name',
    sheet({ first: '2\t0\t0\t0\t0\tZ\n3\t0\t0\t0\t0\tZ\n2\t0\t0\t0\t0\tZ' }),
    { code: 'tile-terrain', about: { column: 0, row: 1, value: '3' } },
  ],
  [
    'a column too short',
    sheet({ first: '2\t0\t0\t0\t0\tZ' }),
    { code: 'tile-count', about: { line: 6, column: 0, expected: 3, found: 1 } },
  ],
  [
    'a grid beyond all measure',
    sheet({ tiles: '<tiles tilesWide="99999" tilesHigh="99999">' }),
    { code: 'too-many-fields', about: { count: 9_999_800_001 } },
  ],
])('%s is refused with its place', (_, xml, problem) => {
  expect(problemOf(read(xml))).toEqual(problem);
});

test('a file that expands beyond the limit is refused, whatever size it declares', () => {
  const bomb = gzipSync(new Uint8Array(20_000_000));
  bomb.set([1, 0, 0, 0], bomb.length - 4);
  const limits = { bytes: 1_000_000, items: 1000, depth: 10 };
  expect(problemOf(readWorldographer(bomb, { ...READ, limits })).code).toBe('too-large');
});

test('damaged data of our own is reported, and the map read as a foreign one', () => {
  const text = textOf(writeWorldographer(island, ALL, READ).bytes).replace(
    /wabenwart\.1\..{40}/,
    'wabenwart.1.AAAA',
  );
  const { notes } = good(read(text));
  expect(notes.map(({ code }) => code)).toContain('own-data-damaged');
});

test('no damage throws: a file is read or refused with one code', () => {
  const own = writeWorldographer(tinyWorld({}), ALL, READ).bytes;
  const files = [
    own,
    strToU8(textOf(own)),
    strToU8(
      sheet({
        rest: '<features><feature type="City"><location x="1" y="2"/></feature></features><shapes><shape tags="river"><p x="1" y="1"/><p x="400" y="300"/></shape></shapes>',
      }),
    ),
  ];
  fc.assert(
    fc.property(fc.constantFrom(...files).chain(mutationOf), (bytes) => {
      const result = readWorldographer(bytes, READ);
      if (!result.ok) expect(PROBLEM_CODES).toContain(result.problem.code);
    }),
    times(3000),
  );
});
