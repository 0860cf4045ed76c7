import { describe, expect, it } from 'vitest';
import { fieldAddress, type GrossfeldNo, KLEINFELDER } from '../hex';
import { gf, tinyCampaign, tinyWorld } from '../testing';
import { grossfelderOf, latticeOf, terrainAt } from './fields';
import { levelPlaces, newMap, type NewMap } from './new-map';
import { readCampaignFile } from './save';
import type { WorldMap } from './world';
import { campaignFile } from '../testing/files';

const plain: NewMap = { places: levelPlaces(4, 3), topology: { kind: 'sheet' }, terrain: 'w' };

const made = (wanted: NewMap): WorldMap => {
  const result = newMap(wanted);
  if (!result.ok) expect.fail(JSON.stringify(result.problem));
  return result.value;
};

/** Rows of the plane (from the north) of all fields of a terrain in one Großfeld column. */
const rowsOf = (map: WorldMap, terrain: string, column: number): readonly number[] => {
  const lattice = latticeOf(map);
  return grossfelderOf(map)
    .filter(({ u }) => u === column)
    .flatMap(({ no }) =>
      Array.from({ length: KLEINFELDER }, (_, index) => fieldAddress(no, index + 1)),
    )
    .filter((field) => terrainAt(map, field) === terrain)
    .map((field) => lattice.axialOf(lattice.cellOf(field) ?? 0).r);
};

describe('a new map', () => {
  it('is in level rows and is numbered row by row', () => {
    const map = made(plain);
    expect(grossfelderOf(map).map(({ no, u, v }) => `${no} ${u},${v}`)).toEqual([
      '001 0,0',
      '002 1,0',
      '003 2,-1',
      '004 3,-1',
      '005 0,1',
      '006 1,1',
      '007 2,0',
      '008 3,0',
      '009 0,2',
      '010 1,2',
      '011 2,1',
      '012 3,1',
    ]);
    expect(new Set(grossfelderOf(map).flatMap(({ terrain }) => terrain))).toEqual(new Set(['w']));
  });

  it.each<[string, NewMap['numbering'], readonly string[]]>([
    [
      'column by column from a number on',
      { kind: 'sequence', from: '210' as GrossfeldNo, order: 'columns' },
      ['210', '211', '212', '213'],
    ],
    ['dealt by a seed', { kind: 'shuffled', seed: 'demo' }, ['001', '002', '003', '004']],
  ])('is numbered %s', (_, numbering, first) => {
    const map = made({ ...plain, ...(numbering === undefined ? {} : { numbering }) });
    expect(
      grossfelderOf(map)
        .map(({ no }) => no)
        .slice(0, 4),
    ).toEqual(first);
    expect(grossfelderOf(map).map(({ u, v }) => `${u},${v}`)).not.toEqual(
      grossfelderOf(made(plain)).map(({ u, v }) => `${u},${v}`),
    );
  });

  it('meets itself on a cylinder: the last is in the west of the first column', () => {
    const map = made({ ...plain, topology: { kind: 'cylinder', columns: 4 } });
    const lattice = latticeOf(map);
    const west = lattice.neighbourOf(fieldAddress(gf('005'), 23), 5);
    expect(grossfelderOf(map).find(({ no }) => west?.startsWith(no))?.u).toBe(3);
  });

  it('is closed by strips of ice as deep as asked, in every column and on every shape', () => {
    for (const topology of [
      { kind: 'sheet' as const },
      { kind: 'cylinder' as const, columns: 4 },
    ]) {
      const map = made({ ...plain, topology, ice: { north: 2, south: 1, terrain: 'ew' } });
      for (const column of [0, 1, 2, 3]) {
        const ice = rowsOf(map, 'ew', column);
        const water = rowsOf(map, 'w', column);
        expect(ice.length).toBeGreaterThan(0);
        expect(Math.min(...ice)).toBeLessThan(Math.min(...water));
        expect(Math.max(...ice)).toBeGreaterThan(Math.max(...water));
        const middle = water.filter((row) => row > Math.min(...ice) + 8);
        expect(middle.length).toBeGreaterThan(24);
      }
      const lattice = latticeOf(map);
      const northernmost = fieldAddress(gf('001'), 1);
      const third = [1, 2].reduce((field) => lattice.neighbourOf(field, 3) ?? field, northernmost);
      expect(terrainAt(map, northernmost)).toBe('ew');
      expect(terrainAt(map, lattice.neighbourOf(northernmost, 3) ?? northernmost)).toBe('ew');
      expect(terrainAt(map, third)).toBe('w');
    }
  });

  it('has no ice where none is asked for', () => {
    const map = made({ ...plain, ice: { north: 0, south: 0, terrain: 'ew' } });
    expect(map).toEqual(made(plain));
  });

  it('can have any shape', () => {
    const map = made({
      ...plain,
      places: [
        { u: 0, v: 0 },
        { u: 7, v: -3 },
      ],
    });
    expect(grossfelderOf(map).map(({ u, v }) => `${u},${v}`)).toEqual(['0,0', '7,-3']);
  });

  it('can have 1,000 Großfelder, numbered 001 to 999 and 000, and be saved', () => {
    const map = made({ ...plain, places: levelPlaces(40, 25) });
    expect(grossfelderOf(map)).toHaveLength(1000);
    expect(map.grossfelder[gf('000')]).toMatchObject({ u: 39 });
    const campaign = tinyCampaign(tinyWorld({ map }));
    expect(readCampaignFile(campaignFile(campaign))).toEqual({ ok: true, value: campaign });
  });

  it('of endless rows of ice is ice from pole to pole, and done at once', () => {
    const ice = { north: Number.MAX_SAFE_INTEGER, south: 0, terrain: 'ew' };
    const { terrain } = grossfelderOf(made({ ...plain, ice }))[0] ?? { terrain: [] };
    expect(new Set(terrain)).toEqual(new Set(['ew']));
  });

  it.each<[string, Partial<NewMap>, string]>([
    ['10,000,000,000,000 Großfelder', { places: levelPlaces(1e7, 1e6) }, 'too-many'],
    ['1,001 Großfelder', { places: levelPlaces(91, 11) }, 'too-many'],
    ['a cylinder of three columns', { topology: { kind: 'cylinder', columns: 3 } }, 'bad-value'],
    ['an icosahedron without edges', { topology: { kind: 'icosahedron', edge: 0 } }, 'bad-value'],
    [
      'an icosahedron of more Großfelder than numbers',
      { topology: { kind: 'icosahedron', edge: 65 } },
      'bad-value',
    ],
    [
      'a place where an icosahedron has no field',
      { topology: { kind: 'icosahedron', edge: 4 }, places: [{ u: 40, v: 0 }] },
      'off-world',
    ],
    ['a cylinder of no columns', { topology: { kind: 'cylinder', columns: 0 } }, 'bad-value'],
    [
      'two Großfelder at one place of a cylinder',
      { topology: { kind: 'cylinder', columns: 2 } },
      'place-taken',
    ],
    ['half a row of ice', { ice: { north: 0.5, south: 0, terrain: 'ew' } }, 'bad-value'],
    [
      'a first number of two digits',
      { numbering: { kind: 'sequence', from: '12' as GrossfeldNo, order: 'rows' } },
      'bad-value',
    ],
    ['a place beyond all maps', { places: [{ u: 100_001, v: 0 }] }, 'bad-value'],
    ['half a place', { places: [{ u: 0.5, v: 0 }] }, 'bad-value'],
  ])('is refused for %s', (_, change, code) => {
    expect(newMap({ ...plain, ...change })).toMatchObject({ ok: false, problem: { code } });
  });
});
