import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Direction, DIRECTIONS, type GrossfeldNo, type GrossfeldPlace } from '../hex';
import { at, deepFreeze, edited, gf, mapOf, tinyCampaign, tinyWorld, uniform } from '../testing';
import { afterEntries, anyDrawnMap, anyGrossfeldAct } from '../testing/map-edits';
import type { Campaign } from './campaign';
import { grossfeldAt, moveGrossfeld } from './edit-grossfeld';
import type { Edit } from './edit-problem';
import { hasSpring, setSideFeature, setSpring } from './edit-sides';
import { grossfelderOf, latticeOf } from './fields';
import { SIDE } from './grossfeld';
import { freePlaces, growMap } from './grow';
import type { Knowledge, KnownGrossfeld } from './knowledge';
import { applyMapChanges } from './map-change';
import { realmView } from './realm-view';
import { readCampaignFile } from './save';
import { sideFeatures } from './sides';
import { withMap } from './remove';
import type { WorldMap } from './world';
import { campaignFile } from '../testing/files';
import { times } from '../testing/trials';

const problemOf = (edit: Edit): string => (edit.ok ? 'none' : edit.problem.code);
const key = ({ u, v }: GrossfeldPlace): string => `${u},${v}`;
const one = deepFreeze(mapOf(uniform('210', 0, 0)));
const two = deepFreeze(mapOf(uniform('210', 0, 0), uniform('001', 1, 0)));

const riverAt = (map: WorldMap, field: string, side: Direction): number =>
  sideFeatures(map.grossfelder, latticeOf(map), { field: at(field), side });

const withRiver = (map: WorldMap, field: string, side: Direction): WorldMap =>
  edited(map, (before) =>
    setSideFeature(before, latticeOf(before), { field: at(field), side }, SIDE.river, true),
  );

const nothing: KnownGrossfeld = {
  level: Array.from({ length: 48 }, () => 0),
  since: Array.from({ length: 48 }, () => 0),
  source: Array.from({ length: 48 }, () => null),
  terrain: Array.from({ length: 48 }, () => null),
  owner: Array.from({ length: 48 }, () => null),
  sides: {},
  walls: {},
  springs: {},
  settlements: {},
};

describe('growing a map', () => {
  it('offers the six places round a Großfeld (WW-2.1-11)', () => {
    expect(freePlaces(one).map(key).sort()).toEqual(
      ['-1,0', '-1,1', '0,-1', '0,1', '1,-1', '1,0'].sort(),
    );
  });

  it('offers a place to begin where there is nothing', () => {
    expect(freePlaces(mapOf())).toEqual([{ u: 0, v: 0 }]);
  });

  it('offers no place outside the columns of a cylinder, and each only once', () => {
    const round: WorldMap = { ...two, topology: { kind: 'cylinder', columns: 2 } };
    const places = freePlaces(round);
    expect(places.every(({ u }) => u === 0 || u === 1)).toBe(true);
    expect(new Set(places.map(key)).size).toBe(places.length);
    expect(places.map(key).sort()).toEqual(['0,-1', '0,1', '1,-1', '1,1'].sort());
  });

  it('grows at every place it offers, without touching a number that exists (property)', () => {
    fc.assert(
      fc.property(anyDrawnMap, (map) => {
        const places = freePlaces(map);
        const after = edited(map, (before) => growMap(before, places, { terrain: 'w' }));
        expect(grossfelderOf(after)).toHaveLength(grossfelderOf(map).length + places.length);
        for (const { no, u, v, terrain } of grossfelderOf(map)) {
          expect(after.grossfelder[no]).toMatchObject({ no, u, v, terrain });
        }
        expect(freePlaces(after).map(key)).not.toContain(key(places[0] ?? { u: 0, v: 0 }));
      }),
      times(40),
    );
  });

  it('gives the next free numbers in sequence, or those it is told', () => {
    const places = freePlaces(two).slice(0, 3);
    const grown = edited(two, (map) => growMap(map, places, { terrain: 'w' }));
    expect(grossfelderOf(grown).map(({ no }) => no)).toEqual(['001', '002', '003', '004', '210']);
    const told = edited(two, (map) =>
      growMap(map, places, { terrain: 'w', numbers: [gf('700'), gf('701'), gf('702')] }),
    );
    expect(grossfeldAt(told, places[1] ?? { u: 0, v: 0 })?.no).toBe('701');
  });

  it.each<[string, Edit, string]>([
    [
      'a taken number',
      growMap(two, [{ u: 5, v: 5 }], { terrain: 'w', numbers: [gf('001')] }),
      'number-taken',
    ],
    ['too few numbers', growMap(two, freePlaces(two), { terrain: 'w', numbers: [] }), 'too-many'],
    [
      'the same number twice',
      growMap(two, freePlaces(two).slice(0, 2), {
        terrain: 'w',
        numbers: [gf('005'), gf('005')],
      }),
      'number-taken',
    ],
    ['a place beyond all maps', growMap(two, [{ u: 0, v: 1e6 }], { terrain: 'w' }), 'bad-value'],
    ['a taken place', growMap(two, [{ u: 1, v: 0 }], { terrain: 'w' }), 'place-taken'],
    [
      'more than 1,000 Großfelder',
      growMap(
        two,
        Array.from({ length: 999 }, (_, index) => ({ u: 5 + index, v: 0 })),
        { terrain: 'w' },
      ),
      'too-many',
    ],
  ])('refuses %s', (_, edit, code) => {
    expect(problemOf(edit)).toBe(code);
  });

  it('keeps what a realm knows of a river on the border the map grows across', () => {
    const river = withRiver(one, '210/01', 1);
    const world = tinyWorld({ map: river });
    const known: Knowledge = {
      grossfelder: {
        [gf('210')]: {
          ...nothing,
          level: Array.from({ length: 48 }, () => 2),
          terrain: Array.from({ length: 48 }, () => 't'),
          sides: river.grossfelder[gf('210')]?.sides ?? {},
        },
      },
      sightings: [],
    };
    const campaign = tinyCampaign({ ...world, knowledge: { tha: known } });
    const grown = edited(river, (map) => growMap(map, freePlaces(map), { terrain: 'w' }));
    const after = withMap(deepFreeze(campaign), grown);
    const view = realmView(after.world, 'tha');
    const side = { field: at('210/01'), side: 1 as const };
    expect(sideFeatures(view.chunks, latticeOf(grown), side)).toBe(SIDE.river);
    expect(view.chunks[gf('210')]?.terrain).toEqual(known.grossfelder[gf('210')]?.terrain);
    expect(withMap(after, river).world.knowledge['tha']).toMatchObject(known);
  });
});

describe('knowledge of a map whose Großfelder come, go and move', () => {
  /** Somebody knows every side and corner of a map, and nothing else. */
  const knownEdges = (map: WorldMap): Knowledge => ({
    grossfelder: Object.fromEntries(
      grossfelderOf(map).map(({ no, sides, springs }): [GrossfeldNo, KnownGrossfeld] => [
        no,
        { ...nothing, sides, springs },
      ]),
    ),
    sightings: [],
  });

  it('goes with a Großfeld nobody has seen, whose rim its neighbour has recorded', () => {
    const three = mapOf(uniform('210', 0, 0), uniform('001', 1, 0), uniform('162', 0, 1));
    const map = withRiver(three, '162/01', 1);
    const campaign = tinyCampaign(tinyWorld({ map, knowledge: { tha: knownEdges(map) } }));
    const { [gf('162')]: _unseen, ...seen } = campaign.world.knowledge['tha']?.grossfelder ?? {};
    expect(Object.values(seen).some(({ sides }) => Object.keys(sides).length > 0)).toBe(true);
    const known = { tha: { grossfelder: seen, sightings: [] } };
    const before: Campaign = { ...campaign, world: { ...campaign.world, knowledge: known } };
    const moved = edited(map, (land) => moveGrossfeld(land, gf('162'), { u: 5, v: 5 }));
    const after = withMap(deepFreeze(before), moved).world.knowledge['tha']?.grossfelder;
    expect(after?.[gf('162')]?.sides).toEqual(moved.grossfelder[gf('162')]?.sides);
  });

  it('stays complete where it was complete (property)', () => {
    fc.assert(
      fc.property(anyDrawnMap, fc.array(anyGrossfeldAct, { maxLength: 4 }), (map, acts) => {
        const campaign = tinyCampaign(tinyWorld({ map, knowledge: { tha: knownEdges(map) } }));
        const after = acts.reduce((before, one) => {
          const next = afterEntries(before.world.map, [one]);
          return withMap(deepFreeze(before), next);
        }, campaign);
        const grossfelder: Knowledge['grossfelder'] =
          after.world.knowledge['tha']?.grossfelder ?? {};
        for (const { no, sides, springs } of grossfelderOf(after.world.map)) {
          const { sides: knownSides, springs: knownSprings } = grossfelder[no] ?? nothing;
          expect(knownSides).toEqual(sides);
          expect(knownSprings).toEqual(springs);
        }
        expect(readCampaignFile(campaignFile(after))).toEqual({ ok: true, value: after });
      }),
      times(60),
    );
  });
});

describe('moving a Großfeld', () => {
  it('takes a river on the rim along, and the neighbour keeps its own', () => {
    const river = withRiver(two, '210/37', 3);
    expect(riverAt(river, '001/10', 6)).toBe(SIDE.river);
    const after = edited(deepFreeze(river), (map) =>
      moveGrossfeld(map, gf('210'), { u: -4, v: 2 }),
    );
    expect(after.grossfelder[gf('210')]).toMatchObject({ u: -4, v: 2 });
    expect(riverAt(after, '210/37', 3)).toBe(SIDE.river);
    expect(riverAt(after, '001/10', 6)).toBe(SIDE.river);
  });

  it('joins the borders that meet at the new place', () => {
    const apart = mapOf(uniform('210', 0, 0), uniform('001', 9, 0));
    const roads = withRiver(apart, '210/37', 3);
    const after = edited(roads, (map) => moveGrossfeld(map, gf('210'), { u: 8, v: 0 }));
    expect(riverAt(after, '001/10', 6)).toBe(SIDE.river);
    expect(after.grossfelder[gf('001')]?.sides).toEqual({});
  });

  it('takes springs on the rim along as well', () => {
    const corner = { field: at('210/37'), corner: 3 as const };
    const spring = edited(two, (map) => setSpring(map, latticeOf(map), corner, true));
    expect(spring.grossfelder[gf('001')]?.springs).not.toEqual({});
    const after = edited(spring, (map) => moveGrossfeld(map, gf('210'), { u: -4, v: 2 }));
    expect(hasSpring(after, latticeOf(after), corner)).toBe(true);
    expect(after.grossfelder[gf('001')]?.springs).not.toEqual({});
  });

  it('lets two exchange their places with everything inside them (property)', () => {
    fc.assert(
      fc.property(anyDrawnMap, fc.nat(9), fc.nat(9), (map, first, second) => {
        const list = grossfelderOf(map);
        const [a, b] = [list[first % list.length], list[second % list.length]];
        if (a === undefined || b === undefined) return;
        const after = edited(deepFreeze(map), (before) => moveGrossfeld(before, a.no, b));
        expect(after.grossfelder[a.no]).toMatchObject({ u: b.u, v: b.v, terrain: a.terrain });
        expect(after.grossfelder[b.no]).toMatchObject({ u: a.u, v: a.v, walls: b.walls });
        const [before, now] = [latticeOf(map), latticeOf(after)];
        for (let kleinfeld = 1; kleinfeld <= 48; kleinfeld += 1) {
          const field = at(`${a.no}/${String(kleinfeld).padStart(2, '0')}`);
          for (const side of DIRECTIONS) {
            const was = sideFeatures(map.grossfelder, before, { field, side });
            const is = sideFeatures(after.grossfelder, now, { field, side });
            expect(is & was).toBe(was);
            const corner = { field, corner: side };
            if (hasSpring(map, before, corner)) expect(hasSpring(after, now, corner)).toBe(true);
          }
        }
      }),
      times(40),
    );
  });

  it('comes back to where it was if nothing lay on its border (property)', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3, max: 3 }), (u, v) => {
        const inner = withRiver(two, '210/19', 2);
        const there = edited(inner, (map) => moveGrossfeld(map, gf('210'), { u, v }));
        const back = edited(there, (map) => moveGrossfeld(map, gf('210'), { u: 0, v: 0 }));
        expect(back).toEqual(inner);
      }),
    );
  });

  it('changes nothing where it lies already, in whatever copy of a cylinder', () => {
    const round: WorldMap = { ...two, topology: { kind: 'cylinder', columns: 2 } };
    expect(moveGrossfeld(round, gf('210'), { u: 2, v: -1 })).toEqual({ ok: true, value: [] });
  });

  it.each<[string, Edit, string]>([
    ['a Großfeld that is not there', moveGrossfeld(two, gf('999'), { u: 5, v: 5 }), 'not-there'],
    ['a place beyond all maps', moveGrossfeld(two, gf('210'), { u: 1e6, v: 5 }), 'bad-value'],
    ['half a place', moveGrossfeld(two, gf('210'), { u: 0.5, v: 5 }), 'bad-value'],
  ])('refuses %s', (_, edit, code) => {
    expect(problemOf(edit)).toBe(code);
  });

  it('moves within 1,000 Großfelder as one change of a few parts', () => {
    const places = Array.from({ length: 998 }, (_, index) => ({
      u: 2 + (index % 40),
      v: Math.floor(index / 40),
    }));
    const large = edited(two, (map) => growMap(map, places, { terrain: 'w' }));
    expect(grossfelderOf(large)).toHaveLength(1000);
    expect(problemOf(growMap(large, [{ u: -9, v: 0 }], { terrain: 'w' }))).toBe('too-many');
    const edit = moveGrossfeld(large, gf('210'), { u: -5, v: 0 });
    expect(edit.ok && edit.value.map(({ kind, no }) => `${kind} ${no}`)).toEqual(['grossfeld 210']);
    if (edit.ok) expect(applyMapChanges(large, edit.value).grossfelder[gf('210')]?.u).toBe(-5);
  });
});
