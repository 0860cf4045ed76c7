import { describe, expect, it } from 'vitest';
import type { Settings } from '../../../kernel';
import {
  blankWork,
  DAMAGE_PER_POINT,
  SIDE,
  type Work,
  WORK_PER_POINT,
  type World,
} from '../../../world';
import { thaw } from '../turn/thaw';
import { turnAfter } from './after';
import { turnOfCase } from './build';
import type { CaseTurn } from './case';
import { eventsOf, marchOf, type MoonTurn, townAfter } from './moonRun';

const MAP = [{ no: '210', u: 0, v: 0, terrain: 't' }] as const;

describe('hunger (siege.starvation)', () => {
  const besieged = (settings: Settings): MoonTurn => ({
    map: MAP,
    fields: {
      '210/19': { owner: 'b', settlement: { type: 'fst', owner: 'b', built: 36 } },
    },
    units: [
      { party: 'b', number: 101, type: 'K', size: 3000, place: '210/19' },
      { party: 'a', number: 102, type: 'K', size: 8000, place: '210/19' },
    ],
    orders: { a: ['102 | | KA |'], b: ['101 | | KH |'] },
    settings,
  });

  it('WW-12.7-29: besieged places do not starve, unless the GM lets them: 5 percent a moon', () => {
    expect(marchOf(besieged({})).world.units['b:101']?.size).toBe(3000);
    const hungry = marchOf(besieged({ 'siege.starvation': true }));
    expect(hungry.world.units['b:101']?.size).toBe(2850);
    expect(hungry.world.units['a:102']?.size).toBe(8000);
    expect(eventsOf(hungry, 'starvation').map(({ witnesses }) => witnesses)).toEqual([['b']]);
  });

  it('the GM lays down another figure', () => {
    const key = 'starve/b:101/3';
    const rulings = { [key]: { key, value: 7, reason: 'full cellars' } };
    const run = marchOf({ ...besieged({ 'siege.starvation': true }), rulings });
    expect(run.world.units['b:101']?.size).toBe(2993);
  });
});

describe('pulling down by special order (WW-7.3-10)', () => {
  const turn = (text: string, answer: string, settings: Settings = {}): MoonTurn => ({
    map: MAP,
    fields: { '210/19': { owner: 'a', settlement: { type: 'brg', owner: 'a', built: 12 } } },
    units: [{ party: 'a', number: 101, type: 'K', size: 5000, place: '210/19' }],
    orders: { a: [`101 | | S1 | ${text}`] },
    rulings: { 'demolish/a:101': { key: 'demolish/a:101', value: answer, reason: 'his word' } },
    settings,
  });
  const damage = (given: MoonTurn) => marchOf(given).world.works['settlement 210/19']?.damage ?? {};

  it('is asked about, and done if the GM reads the order so', () => {
    const given = turn('die Burg schleifen', 'demolish');
    expect(marchOf(given).questions.map(({ key, proposal }) => [key, proposal])).toEqual([
      ['demolish/a:101', 'leave'],
    ]);
    expect(damage(given)).toEqual({ fortification: 5000 });
    expect(damage(turn('die Burg schleifen', 'leave'))).toEqual({});
    expect(damage(turn('ein Fest feiern', 'demolish'))).toEqual({});
  });

  it('WW-12.4-21: takes 2,500 heads a point, or as many as the GM says (siege.demolish_strength)', () => {
    const half = turn('die Burg abreißen', 'demolish', { 'siege.demolish_strength': 5000 });
    expect(damage(half)).toEqual({ fortification: 2500 });
  });
});

describe('a structure of which decay has left nothing (WW-4.1-27, WW-12.4-26)', () => {
  const after = (points: number) => {
    const road = blankWork('road', '210/19' as never, 2, 5);
    return marchOf({
      map: MAP,
      fields: { '210/19': { owner: 'b' }, '210/20': { owner: 'b' } },
      sides: { '210/19(2)': ['road', 'river'] },
      units: [],
      orders: {},
      works: [{ ...road, damage: { whole: points * DAMAGE_PER_POINT } }],
    });
  };
  const sidesOf = (run: ReturnType<typeof after>) =>
    Object.values(run.world.map.grossfelder['210' as never]?.sides ?? {});

  it('vanishes, and what else lies on its side stays', () => {
    const gone = after(5);
    expect([gone.world.works, sidesOf(gone)]).toEqual([{}, [SIDE.river]]);
    expect(eventsOf(gone, 'demolished').map(({ parties }) => parties)).toEqual([['b']]);
    const left = after(4);
    expect(sidesOf(left)).toEqual([SIDE.road | SIDE.river]);
    expect(left.events).toEqual([]);
  });
});

describe('an unfinished settlement under siege', () => {
  const work: Work = {
    ...blankWork('settlement', '210/19' as never, null, 24),
    type: 'std',
    owners: ['b'],
    progress: 3 * WORK_PER_POINT,
    paid: 3 * WORK_PER_POINT,
    begun: 1,
  };
  const siege = (besiegers: number): MoonTurn => ({
    map: MAP,
    fields: { '210/19': { owner: 'b', settlement: { type: 'std', owner: 'b', built: 3 } } },
    units: [{ party: 'a', number: 101, type: 'B', size: besiegers, place: '210/19' }],
    orders: { a: ['101 | | KVB |'] },
    works: [work],
  });

  it('WW-4.1-12, WW-7.3-07: loses work instead of parts, in the end all of it', () => {
    const run = marchOf(siege(2500));
    // What was paid for the lost point is lost with it.
    expect(run.world.works['settlement 210/19']).toMatchObject({
      progress: 2 * WORK_PER_POINT,
      paid: 2 * WORK_PER_POINT,
    });
    expect(townAfter(run, '210/19')?.built).toBe(2);
    const gone = marchOf(siege(7500));
    expect(gone.world.works).toEqual({});
    expect(townAfter(gone, '210/19')).toBeUndefined();
  });
});

describe('a conquered field (WW-7.3-24)', () => {
  const turn = (settings: Settings): MoonTurn => ({
    map: MAP,
    fields: {
      '210/18': { owner: 'a' },
      '210/19': { owner: 'b' },
      '210/20': { owner: 'b' },
    },
    sides: { '210/19(2)': ['road'] },
    units: [{ party: 'a', number: 101, type: 'K', size: 2000, place: '210/18' }],
    orders: { a: ['101 | -19 | KVE |'] },
    settings,
  });
  const owners = (settings: Settings) =>
    marchOf(turn(settings)).world.works['road 210/19(2)']?.owners;

  it('leaves its roads to their old owner until the captor holds both ends', () => {
    expect(owners({})).toEqual(['b']);
    expect(owners({ 'build.half_conquered': 'shared' })).toBeUndefined();
  });
});

describe('freezing and thawing (WW-2.2-10, WW-12.2-18)', () => {
  const turn = (answer?: string, more: Partial<CaseTurn> = {}): CaseTurn => ({
    map: [{ no: '210', u: 0, v: 0, terrain: 'w' }],
    fields: { '210/20': { terrain: 't' } },
    units: [
      { party: 'a', number: 101, type: 'K', size: 2000, place: '210/19' },
      { party: 'a', number: 501, type: 'HF', size: 0, place: '(101)', character: 'Iso' },
      { party: 'a', number: 102, type: 'K', size: 1000, place: '210/17' },
      { party: 'a', number: 301, type: 'S', size: 10, place: '210/17' },
    ],
    orders: {},
    rulings:
      answer === undefined
        ? {}
        : { 'thaw/a:101': { key: 'thaw/a:101', value: answer, reason: 'his word' } },
    ...more,
  });
  const after = (given: CaseTurn) => turnAfter(turnOfCase(given), thaw);
  const places = (world: World) =>
    Object.values(world.units).map(({ id, place }) => [id, JSON.stringify(place)]);

  it('units on ice that is gone reach land beside them, or are lost with all they carry', () => {
    const run = after(turn());
    expect(run.world.units['a:101']?.place).toEqual({ kind: 'field', field: '210/20' });
    expect(run.world.units['a:102']).toBeUndefined();
    expect(run.world.units['a:301']).toBeDefined();
    expect(run.events.map(({ kind }) => kind)).toEqual(['thawEscape', 'thawLoss']);
    expect(run.questions.map(({ key, proposal }) => [key, proposal])).toEqual([
      ['thaw/a:101', 'saved'],
      ['thaw/a:102', 'lost'],
    ]);
  });

  it('an enemy on the shore leaves no refuge', () => {
    const foe = { party: 'b', number: 101, type: 'K', size: 10, place: '210/20' };
    const run = after(turn(undefined, { units: [...turn().units, foe] }));
    expect(run.world.units['a:101']).toBeUndefined();
    expect(run.world.units['a:501']).toBeUndefined();
  });

  it('WW-10.1-10: the GM decides every case, and what came of it is logged', () => {
    expect(
      after(turn('lost')).events.map(({ kind, about }) => [kind, about['unit']]),
    ).toContainEqual(['thawLoss', 'a:101']);
    expect(after(turn('lost')).world.units['a:501']).toBeUndefined();
    expect(after(turn('stays')).world.units['a:101']?.place).toEqual({
      kind: 'field',
      field: '210/19',
    });
  });

  it('nobody is concerned where there is ice, or a ship (terrain.frozen_water)', () => {
    const onIce = turn(undefined, { fields: { '210/19': { terrain: 'ew' } } });
    const world = turnOfCase({ ...onIce, units: onIce.units.slice(0, 2) });
    expect(turnAfter(world, thaw).questions).toEqual([]);
  });

  it('WW-12.2-16: ice goes with the winter where the calendar rules (terrain.freeze_mode)', () => {
    const input = turnOfCase(turn());
    const [chunk] = Object.values(input.world.map.grossfelder);
    if (chunk === undefined) throw new Error('no map');
    const frozen = {
      ...chunk,
      terrain: chunk.terrain.map((key, index) => (index === 18 ? 'ew' : key)),
      baseTerrain: { 18: 'w' },
    };
    const run = (moon: number, settings: Settings) =>
      turnAfter(
        {
          ...input,
          settings,
          world: {
            ...input.world,
            clock: { ...input.world.clock, moon },
            map: { ...input.world.map, grossfelder: { [chunk.no]: frozen } },
          },
        },
        thaw,
      ).world;
    const calendar = { 'terrain.freeze_mode': 'calendar' };
    const terrainIn = (world: World) => world.map.grossfelder[chunk.no]?.terrain[18];
    expect(terrainIn(run(1, {}))).toBe('ew');
    expect(terrainIn(run(11, calendar))).toBe('ew');
    expect(terrainIn(run(1, calendar))).toBe('w');
    expect(places(run(1, calendar)).find(([id]) => id === 'a:101')?.[1]).toContain('210/20');
  });
});
