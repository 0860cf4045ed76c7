import { describe, expect, it } from 'vitest';
import {
  cellsWithin,
  centreOf,
  DIRECTIONS,
  fieldAddress,
  type GrossfeldNo,
  grossfeldOf,
  KLEINFELDER,
  kleinfeldOf,
  motionBack,
  netThatJoins,
  readPosition,
  recut,
  type Side,
  turn,
} from '../hex';
import { edited, realm, tinyCampaign, tinyWorld } from '../testing';
import { campaignFile } from '../testing/files';
import { fieldsOf, sameTerrain, setTerrain, setWall } from './edit';
import { moveGrossfeld, removeFromMap } from './edit-grossfeld';
import { setSideFeature, setSideFeatures } from './edit-sides';
import { countFields, grossfelderOf, latticeOf, ownerAt, terrainAt } from './fields';
import { SIDE } from './grossfeld';
import { freePlaces, growMap } from './grow';
import { borderFields } from './parcels';
import { renumber } from './renumber';
import { readCampaignFile } from './save';
import type { KnowledgeLevel } from './knowledge';
import { realmView } from './realm-view';
import { mapFault } from './save/world-parts';
import { sideFeatures } from './sides';
import { truthView } from './view';
import type { World, WorldMap } from './world';
import { icosahedralMap } from '../testing/icosahedron';

const EDGE = 6;
const map = icosahedralMap(EDGE, { ice: { north: 2, south: 1, terrain: 'ew' } });
const lattice = latticeOf(map);
const nos = grossfelderOf(map).map(({ no }) => no);
const first: GrossfeldNo = nos[0] ?? ('000' as GrossfeldNo);
const outside = Array.from({ length: lattice.size }, (_, cell) => cell)
  .filter((cell) => !lattice.isOnMap(cell))
  .map((cell) => lattice.addressOf(cell));

describe('a map on an icosahedron', () => {
  it('counts and shows the fields of the net, and no others', () => {
    expect(countFields(map.topology, grossfelderOf(map))).toBe(10 * EDGE * EDGE + 2);
    const { chunks } = truthView(tinyWorld({ map }));
    const shown = nos.flatMap((no) =>
      Array.from({ length: KLEINFELDER }, (_, index) => index)
        .filter((index) => chunks[no]?.terrain[index] !== null)
        .map((index) => fieldAddress(no, index + 1)),
    );
    expect(shown).toHaveLength(10 * EDGE * EDGE + 2);
    expect(shown.filter((field) => outside.includes(field))).toEqual([]);
  });

  it('has its ice around the poles: six fields and one', () => {
    const frozen = Array.from({ length: lattice.size }, (_, cell) => cell).filter((cell) => {
      const [no = '', kleinfeld = ''] = lattice.addressOf(cell).split('/');
      const terrain = map.grossfelder[no as GrossfeldNo]?.terrain[Number(kleinfeld) - 1];
      return lattice.isOnMap(cell) && terrain === 'ew';
    });
    expect(frozen).toHaveLength(6 + 1);
  });

  it.each([
    ['shows a party a name over a cut, on ground it knows', true, ['Naht']],
    ['does not show it where one side of the cut is unknown', false, []],
  ] as const)('%s', (_, knowsBeyond, shown) => {
    const home =
      Array.from({ length: lattice.size }, (_, cell) => cell).find(
        (cell) => lattice.isCut(cell, 2) && lattice.seamAt(cell, 2)?.along === EDGE / 2,
      ) ?? 0;
    const joined = recut(lattice, netThatJoins(lattice, home));
    const drawn = [home, lattice.neighbour(home, 2)].map((cell) => centreOf(joined.axialOf(cell)));
    const back = motionBack(joined, drawn)?.back;
    if (back === undefined) expect.fail('no way back');
    const points = drawn.map(back).flatMap(({ x, y }) => [x, y]);
    const known = new Set(knowsBeyond ? cellsWithin(lattice, home, 2) : [home]);
    const levels = nos.map((no, plot) => {
      const level = Array.from({ length: KLEINFELDER }, (_, index): KnowledgeLevel =>
        known.has(plot * KLEINFELDER + index) ? 2 : 0,
      );
      const source = level.map(() => null);
      const none = { sides: {}, walls: {}, springs: {}, settlements: {} };
      const { terrain, owner } = map.grossfelder[no] ?? { terrain: [], owner: [] };
      return [no, { level, source, since: level.map(() => 0), terrain, owner, ...none }] as const;
    });
    const world: World = {
      ...tinyWorld({
        map,
        parties: [realm('nor')],
        labels: { n: { id: 'n', kind: 'small', text: 'Naht', points, size: 4 } },
      }),
      knowledge: { nor: { grossfelder: Object.fromEntries(levels), sightings: [] } },
    };
    const view = realmView(world, 'nor');
    expect(view.labels.map(({ text }) => text)).toEqual(shown);
  });

  it('refuses to paint a field outside the net', () => {
    expect(setTerrain(map, outside.slice(0, 1), 'w')).toMatchObject({
      ok: false,
      problem: { code: 'off-map' },
    });
  });

  it('has nothing outside the net: no terrain, no owner, nothing to choose', () => {
    expect(outside.filter((field) => terrainAt(map, field) !== undefined)).toEqual([]);
    expect(outside.filter((field) => ownerAt(map, field) !== null)).toEqual([]);
    const chosen = [...sameTerrain(map, 't'), ...sameTerrain(map, 'ew')];
    expect(chosen).toHaveLength(10 * EDGE * EDGE + 2);
    expect(fieldsOf(map, null)).toHaveLength(10 * EDGE * EDGE + 2);
    expect(chosen.filter((field) => outside.includes(field))).toEqual([]);
  });

  it('has no border, neither at the cuts nor at its points', () => {
    expect(borderFields(map)).toEqual([]);
  });

  it('has no sixth side at a point', () => {
    const point = lattice.addressOf(
      Array.from({ length: lattice.size }, (_, cell) => cell).find(
        (cell) => lattice.gapAt(cell) !== undefined,
      ) ?? 0,
    );
    const read = DIRECTIONS.filter((side) => readPosition(`${point}(${String(side)})`, lattice).ok);
    expect(read).toHaveLength(5);
  });

  it('takes nothing on the missing side of a point', () => {
    const cell = Array.from({ length: lattice.size }, (_, each) => each).find(
      (each) => lattice.gapAt(each) !== undefined,
    );
    const field = lattice.addressOf(cell ?? 0);
    const side = lattice.gapAt(cell ?? 0) ?? 1;
    for (const edit of [
      setSideFeature(map, lattice, { field, side }, SIDE.river, true),
      setWall(map, field, side, 5),
    ])
      expect(edit).toMatchObject({ ok: false, problem: { code: 'off-map' } });
    expect(setWall(map, field, turn(side, 1), 5).ok).toBe(true);
  });

  it('keeps what lies on the sides over its cuts when its Großfelder get other numbers', () => {
    const sides: readonly Side[] = Array.from({ length: lattice.size }, (_, cell) => cell).flatMap(
      (cell) =>
        DIRECTIONS.filter((side) => lattice.isCut(cell, side)).map((side) => ({
          field: lattice.addressOf(cell),
          side,
        })),
    );
    const paved = edited(map, (before) => setSideFeatures(before, lattice, sides, SIDE.road, true));
    const newNo = new Map(nos.map((no, index) => [no, nos.at(-1 - index) ?? no]));
    const turned = renumber(tinyCampaign(tinyWorld({ map: paved })), newNo);
    if (!turned.ok) expect.fail(turned.problem.code);
    const { map: after } = turned.value.world;
    const lost = sides.filter(({ field, side }) => {
      const no = newNo.get(grossfeldOf(field)) ?? first;
      const now = { field: fieldAddress(no, kleinfeldOf(field)), side };
      return sideFeatures(after.grossfelder, latticeOf(after), now) !== SIDE.road;
    });
    expect(sides.length).toBeGreaterThan(100);
    expect(lost).toEqual([]);
  });

  it('is whole: it does not grow, but a hole in it is filled again', () => {
    expect(freePlaces(map)).toEqual([]);
    expect(growMap(map, [{ u: 40, v: 0 }], { terrain: 't' })).toMatchObject({
      ok: false,
      problem: { code: 'off-world' },
    });
    const holed = edited(map, (before) => removeFromMap(before, [first]));
    const places = freePlaces(holed);
    expect(places).toHaveLength(1);
    const filled = edited(holed, (before) => growMap(before, places, { terrain: 't' }));
    expect(grossfelderOf(filled)).toHaveLength(nos.length);
  });

  it('keeps its Großfelder where they are', () => {
    const other = map.grossfelder[nos[1] ?? first];
    expect(moveGrossfeld(map, first, { u: other?.u ?? 0, v: other?.v ?? 0 })).toMatchObject({
      ok: false,
      problem: { code: 'place-fixed' },
    });
  });

  it('is saved and read again; a Großfeld without a field of the world is refused', () => {
    const campaign = tinyCampaign(tinyWorld({ map }));
    const read = readCampaignFile(campaignFile(campaign));
    expect(read.ok && read.value.world.map).toEqual(map);
    const astray = { ...map.grossfelder[first], u: 40, v: 0 };
    const grossfelder = { ...map.grossfelder, [first]: astray } as WorldMap['grossfelder'];
    expect(mapFault({ ...map, grossfelder })).toMatchObject({
      code: 'contradiction',
      about: { path: first },
    });
    expect(mapFault(map)).toBeUndefined();
  });
});
