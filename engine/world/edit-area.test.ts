import { describe, expect, it } from 'vitest';
import { type Direction, type FieldAddress, type Side, sideFromBeyond } from '../hex';
import { at, deepFreeze, edited, gf, mapOf, uniform } from '../testing';
import {
  fieldsOf,
  frostFields,
  replaceTerrain,
  sameTerrain,
  setDifficulties,
  setLowViews,
  setOwner,
  setTerrain,
  setTerrains,
  swapOwners,
  thawFields,
} from './edit';
import type { Edit } from './edit-problem';
import { hasSpring, setSideFeatures, setSprings } from './edit-sides';
import { latticeOf, ownerAt, terrainAt } from './fields';
import { SIDE } from './grossfeld';
import { inOneEdit } from './map-diff';
import { sideFeatures } from './sides';
import type { WorldMap } from './world';

const map = deepFreeze(mapOf(uniform('210', 0, 0), uniform('001', 1, 0)));
const lattice = latticeOf(map);
const fields = (...names: readonly string[]): readonly FieldAddress[] => names.map(at);
const three = fields('210/01', '210/02', '001/03');
const frozenOf = (terrain: string) => ({ w: 'ew', t: 'tew' })[terrain];

describe('editing an area', () => {
  it('paints every field with a terrain of its own', () => {
    const mix = new Map([
      [at('210/01'), 'w'],
      [at('001/03'), 'twa'],
      [at('210/02'), 't'],
    ]);
    const after = edited(map, (before) => setTerrains(before, mix));
    expect(three.map((field) => terrainAt(after, field))).toEqual(['w', 't', 'twa']);
    expect(setTerrains(after, mix)).toEqual({ ok: true, value: [] });
  });

  it('replaces one terrain and leaves the others', () => {
    const drawn = edited(map, (before) => setTerrain(before, fields('210/01'), 'tsu'));
    const after = edited(drawn, (before) => replaceTerrain(before, three, 'tsu', 'twa'));
    expect(three.map((field) => terrainAt(after, field))).toEqual(['twa', 't', 't']);
  });

  it('marks fields as difficult and as low, and takes the marks away', () => {
    const there = edited(
      map,
      (before) => setDifficulties(before, three, 2),
      (before) => setLowViews(before, three, true),
    );
    expect(there.grossfelder[gf('210')]).toMatchObject({
      difficulty: { 0: 2, 1: 2 },
      lowView: { 0: true, 1: true },
    });
    const back = edited(
      there,
      (before) => setDifficulties(before, three, undefined),
      (before) => setLowViews(before, three, false),
    );
    expect(back).toEqual(map);
  });

  it.each<[string, string | null, string | null, (string | null)[]]>([
    ['two parties', 'tha', 'ely', ['ely', 'tha', null]],
    ['a party and nobody', 'tha', null, [null, 'ely', 'tha']],
    ['nobody and a party', null, 'ely', ['tha', null, 'ely']],
    ['a party and itself', 'tha', 'tha', ['tha', 'ely', null]],
  ])('swaps the land of %s', (_, a, b, owners) => {
    const owned = edited(
      map,
      (before) => setOwner(before, fields('210/01'), 'tha'),
      (before) => setOwner(before, fields('210/02'), 'ely'),
    );
    const after = edited(owned, (before) => swapOwners(before, three, a, b));
    expect(three.map((field) => ownerAt(after, field))).toEqual(owners);
    expect(edited(after, (before) => swapOwners(before, three, a, b))).toEqual(owned);
  });

  it('freezes what can freeze, and thawing restores what it was (WW-2.2-10)', () => {
    const lake = edited(map, (before) => setTerrain(before, fields('210/01'), 'w'));
    const hills = edited(lake, (before) => setTerrain(before, fields('210/02'), 'h'));
    const frozen = edited(hills, (before) => frostFields(before, three, frozenOf));
    expect(three.map((field) => terrainAt(frozen, field))).toEqual(['ew', 'h', 'tew']);
    expect(frozen.grossfelder[gf('210')]?.baseTerrain).toEqual({ 0: 'w' });
    expect(frostFields(frozen, three, frozenOf)).toEqual({ ok: true, value: [] });
    const thawed = edited(frozen, (before) =>
      thawFields(before, three, (terrain, base) => (terrain === 'h' ? undefined : base)),
    );
    expect(thawed).toEqual(hills);
  });

  it('asks what ice without a stored terrain thaws to', () => {
    const ice = edited(map, (before) => setTerrain(before, fields('210/01'), 'ew'));
    const asked: (string | undefined)[] = [];
    const after = edited(ice, (before) =>
      thawFields(before, fields('210/01'), (terrain, base) => {
        asked.push(terrain, base);
        return 'w';
      }),
    );
    expect(asked).toEqual(['ew', undefined]);
    expect(terrainAt(after, at('210/01'))).toBe('w');
  });

  it('finds the fields of a terrain and of an owner', () => {
    const drawn = edited(
      map,
      (before) => setTerrain(before, three, 'tsu'),
      (before) => setOwner(before, fields('210/48'), 'tha'),
    );
    expect(sameTerrain(drawn, 'tsu')).toEqual(fields('001/03', '210/01', '210/02'));
    expect(fieldsOf(drawn, 'tha')).toEqual(fields('210/48'));
    expect(fieldsOf(drawn, null)).toHaveLength(95);
  });

  const off = fields('210/01', '999/01');
  it.each<[string, Edit, string]>([
    ['a mix that reaches off the map', setTerrains(map, new Map([[at('999/01'), 't']])), 'off-map'],
    ['replacing off the map', replaceTerrain(map, off, 't', 'w'), 'off-map'],
    ['a difficulty of 3', setDifficulties(map, three, 3), 'bad-value'],
    ['low views off the map', setLowViews(map, off, true), 'off-map'],
    ['swapping off the map', swapOwners(map, off, null, 'tha'), 'off-map'],
    ['frost off the map', frostFields(map, off, frozenOf), 'off-map'],
    ['thaw off the map', thawFields(map, off, () => 'w'), 'off-map'],
    [
      'a river off the map',
      setSideFeatures(map, lattice, [{ field: at('999/01'), side: 2 }], SIDE.river, true),
      'off-map',
    ],
    [
      'a spring off the map',
      setSprings(map, lattice, [{ field: at('999/01'), corner: 2 }], true),
      'off-map',
    ],
  ])('refuses %s', (_, edit, code) => {
    expect(edit).toMatchObject({ ok: false, problem: { code } });
  });
});

describe('drawing along many sides', () => {
  const side = (field: string, direction: Direction): Side => ({
    field: at(field),
    side: direction,
  });
  const path = [side('210/01', 2), side('210/02', 4), side('210/02', 3), side('210/01', 2)];
  const river = (some: WorldMap, isPresent: boolean): Edit =>
    setSideFeatures(some, lattice, path, SIDE.river, isPresent);

  it('skips what is there already and removes all of it again', () => {
    const started = edited(map, (before) =>
      setSideFeatures(before, lattice, path.slice(1, 2), SIDE.river, true),
    );
    const drawn = edited(started, (before) => river(before, true));
    for (const one of path) {
      expect(sideFeatures(drawn.grossfelder, lattice, one)).toBe(SIDE.river);
    }
    expect(river(drawn, true)).toEqual({ ok: true, value: [] });
    expect(edited(drawn, (before) => river(before, false))).toEqual(map);
  });

  it('knows a side by both of its names', () => {
    const both = [path[0], path[0] && sideFromBeyond(lattice, path[0])].filter(
      (one) => one !== undefined,
    );
    expect(both).toHaveLength(2);
    const edit = setSideFeatures(map, lattice, both, SIDE.river, true);
    expect(edit.ok && edit.value).toHaveLength(1);
  });

  it('joins a road with the river that is there', () => {
    const both = edited(
      map,
      (before) => river(before, true),
      (before) => setSideFeatures(before, lattice, path.slice(0, 1), SIDE.road, true),
    );
    expect(sideFeatures(both.grossfelder, lattice, side('210/01', 2))).toBe(SIDE.river | SIDE.road);
  });

  it('puts springs on corners under any of their names, once', () => {
    const corners = [
      { field: at('210/12'), corner: 1 as const },
      { field: at('210/07'), corner: 3 as const },
    ];
    const edit = setSprings(map, lattice, corners, true);
    expect(edit.ok && edit.value).toHaveLength(1);
    const there = edited(map, () => edit);
    expect(corners.map((corner) => hasSpring(there, lattice, corner))).toEqual([true, true]);
    expect(setSprings(there, lattice, corners, true)).toEqual({ ok: true, value: [] });
    expect(edited(there, (before) => setSprings(before, lattice, corners, false))).toEqual(map);
  });
});

describe('several edits as one', () => {
  it('are the changes of all together, and none where they cancel each other out', () => {
    const edit = inOneEdit(
      map,
      (before) => setTerrain(before, three, 'w'),
      (before) => replaceTerrain(before, three, 'w', 'tsu'),
    );
    expect(edit.ok && edit.value).toHaveLength(3);
    expect(
      inOneEdit(
        map,
        (before) => setTerrain(before, three, 'w'),
        (before) => setTerrain(before, three, 't'),
      ),
    ).toEqual({ ok: true, value: [] });
  });

  it('are refused as a whole', () => {
    const edit = inOneEdit(
      map,
      (before) => setTerrain(before, three, 'w'),
      (before) => setTerrain(before, fields('999/01'), 'w'),
    );
    expect(edit).toEqual({ ok: false, problem: { code: 'off-map', about: { field: '999/01' } } });
  });
});
