import { describe, expect, it } from 'vitest';
import { ownerAt } from '../../../world';
import { adjudicate } from '../turn';
import { formatPlace } from '../rules/movement/place';
import { cargoWeight, transportCapacity } from '../rules/transport';
import { UNIT_TYPES } from '../data';
import { turnOfCase } from './build';
import type { CaseTurn, CaseUnit } from './case';
import { parseFieldAddress } from '../../../hex';
import { marchOf, type MoonTurn } from './moonRun';

const MAP = [{ no: '210', u: 0, v: 0, terrain: 't' }];

/** A unit of party a in 210/19, with the changes named. */
const unit = (change: Partial<CaseUnit> = {}): CaseUnit => ({
  party: 'a',
  number: 101,
  type: 'K',
  size: 2000,
  place: '210/19',
  ...change,
});

const played = (given: Partial<CaseTurn> & Pick<CaseTurn, 'orders'>) => {
  const turn = adjudicate(turnOfCase({ map: MAP, units: [unit()], ...given }));
  if (turn === undefined) throw new Error('cancelled by nobody');
  const placeOf = (id: string): string | undefined => {
    const place = turn.world.units[id]?.place;
    return place === undefined ? undefined : formatPlace(place);
  };
  const ownerOf = (text: string): string | null | undefined => {
    const field = parseFieldAddress(text);
    return field === undefined ? undefined : ownerAt(turn.world.map, field);
  };
  const march = turn.marches.find(({ unit: number, party }) => party === 'a' && number === 101);
  return { turn, placeOf, ownerOf, march };
};

describe('roads and walls', () => {
  const difficultyOf = (given: Partial<CaseTurn>): number | undefined =>
    played({ ...given, orders: { a: ['101 | -20 | KV |'] } }).march?.steps[0]?.difficulty.value;

  it('WW-4.3-05, WW-4.3-17: a road makes a step one level easier, for whomever it belongs to', () => {
    const foreign = { '210/19': { owner: 'b' }, '210/20': { owner: 'b' } };
    const road = { '210/19(2)': ['road'] as const };
    expect(difficultyOf({ fields: foreign })).toBe(4);
    expect(difficultyOf({ fields: foreign, sides: road })).toBe(3);
  });

  const walled = (more: Partial<CaseTurn>, order = 'KA') =>
    played({
      fields: { '210/20': { owner: 'b' } },
      walls: { '210/20(5)': 5 },
      units: [
        unit({ size: 12_000 }),
        unit({ party: 'b', number: 102, size: 1000, place: '210/20' }),
      ],
      orders: { a: [`101 | -20 | ${order} |`], b: ['102 | | KV |'] },
      ...more,
    });

  it('WW-4.3-12: who comes upon a defended wall stops before it, storms it, or walks over it if nobody is behind', () => {
    expect(walled({}).placeOf('a:101')).toBe('210/19');
    expect(walled({}, 'KN').turn.fights.map(({ kind }) => kind)).toEqual(['storm']);
    expect(walled({ units: [unit()] }).placeOf('a:101')).toBe('210/20');
  });

  it('WW-4.3-13: no storm over a river or up to higher ground', () => {
    const river = walled({ sides: { '210/20(5)': ['river'] } }, 'KN');
    const high = walled({ fields: { '210/20': { owner: 'b', terrain: 'h' } } }, 'KN');
    for (const { turn, placeOf } of [river, high]) {
      expect(turn.fights).toEqual([]);
      expect(placeOf('a:101')).toBe('210/19');
    }
  });

  it('WW-4.3-14: behind a wall a defender has two good points more', () => {
    const pointsOf = (more: Partial<CaseTurn>): number | undefined =>
      walled(more, 'KN').turn.fights[0]?.sides[1].units[0]?.points.value;
    expect(pointsOf({})).toBe(2);
    expect(pointsOf({ walls: {} })).toBe(0);
  });

  it('WW-4.2-24: ships lie in a field with two harbours, if the GM has them there, but do not cross it', () => {
    const end = (path: string) =>
      played({
        map: [{ no: '210', u: 0, v: 0, terrain: 'w' }],
        fields: {
          '210/20': {
            terrain: 't',
            owner: 'a',
            settlement: { type: 'std', owner: 'a', harbours: [2, 5] },
          },
        },
        units: [unit({ number: 301, type: 'S', size: 20 })],
        orders: { a: [`301 | ${path} | KV |`] },
        settings: { 'sea.harbour_place': 'land' },
      }).placeOf('a:301');
    expect(end('-20')).toBe('210/20');
    expect(end('-20-21')).toBe('210/20');
    expect(end('-20-19')).toBe('210/19');
  });
});

describe('sizes and properties of units', () => {
  const conquers = (change: Partial<CaseUnit>, terrain = 't'): boolean => {
    const force = unit(change);
    const orders = { a: [`${String(force.number)} | | KVE |`] };
    const map = [{ no: '210', u: 0, v: 0, terrain }];
    return played({ map, units: [force], orders }).ownerOf('210/19') === 'a';
  };

  it('WW-5.1-08, WW-5.1-09: from its minimum size on a unit takes land: heads on land, ships at sea', () => {
    expect([999, 1000].map((size) => conquers({ size }))).toEqual([false, true]);
    expect([499, 500].map((size) => conquers({ number: 201, type: 'R', size }))).toEqual([
      false,
      true,
    ]);
    expect([9, 10].map((size) => conquers({ number: 301, type: 'S', size }, 'w'))).toEqual([
      false,
      true,
    ]);
  });

  const castle = (change: Partial<CaseUnit>, order: string, more: Partial<MoonTurn> = {}) =>
    marchOf({
      map: MAP,
      fields: { '210/19': { owner: 'b', settlement: { type: 'brg', owner: 'b', built: 12 } } },
      units: [unit(change), unit({ party: 'b', number: 102, size: 1000, order: 'KH' })],
      orders: { a: [`101 | | ${order}`], b: ['102 | | KH |'] },
      ...more,
    }).world.works['settlement 210/19']?.damage;

  it('WW-5.2-02, WW-5.2-06: only besiegers break walls that somebody defends', () => {
    const rulings = {
      'demolish/a:101': { key: 'demolish/a:101', value: 'demolish', reason: 'try' },
    };
    expect(castle({ type: 'B', size: 2500 }, 'KVB |')).toEqual({ fortification: 2500 });
    expect(castle({ size: 2500 }, 'KVB |')).toBeUndefined();
    expect(castle({ size: 2500 }, 'S1 | die Mauern schleifen', { rulings })).toBeUndefined();
  });

  it('WW-5.2-04: riders lose twice as many men in the mountains', () => {
    const left = (number: number, type: string) =>
      marchOf({
        map: [{ no: '210', u: 0, v: 0, terrain: 'g' }],
        units: [unit({ number, type, size: 1000 })],
        orders: {},
        rulings: Object.fromEntries(
          [`case|5|3|terrain|a|${String(number)}`].map((stream) => {
            const key = `roll ${stream} 0`;
            return [key, { key, value: 6, reason: 'rolled' }];
          }),
        ),
      }).world.units[`a:${String(number)}`]?.size;
    expect([left(101, 'K'), left(201, 'R')]).toEqual([970, 940]);
  });

  it('WW-5.2-05: who sits on beasts of burden is cargo and no rider', () => {
    const walk = (number: number, type: string) =>
      played({
        units: [unit({ number, type, size: 10 })],
        orders: { a: [`${String(number)} | -20 | ${type === 'LT' ? 'R' : 'KV'} |`] },
      }).turn.marches[0]?.allowance.value;
    expect([walk(101, 'K'), walk(201, 'R'), walk(401, 'LT')]).toEqual([15, 30, 15]);
    expect(transportCapacity(UNIT_TYPES.LT, 2, {}).value).toBe(
      cargoWeight(UNIT_TYPES.R, 1, {}).value,
    );
  });
});

describe('main orders and extensions', () => {
  const met = (order: string) =>
    played({
      units: [unit(), unit({ party: 'b', number: 102, place: '210/20' })],
      orders: { a: [`101 | -20 | ${order} |`], b: ['102 | | KV |'] },
    });

  it('WW-6.2-01: the main order says what comes of a meeting: a fight, a halt, a way around', () => {
    expect(met('KN').turn.fights).toHaveLength(1);
    expect(met('KV').turn.fights).toEqual([]);
    expect(met('KV').placeOf('a:101')).toBe('210/20');
    expect(met('KR').placeOf('a:101')).toBe('210/19');
  });

  it('WW-6.2-04: E works where the unit stands, F on whom it sees', () => {
    const extended = (order: string) =>
      played({
        fields: { '210/19': { owner: 'b' } },
        units: [unit(), unit({ party: 'b', number: 102, size: 1000, place: '210/20' })],
        orders: { a: [`101 | | ${order} |`], b: ['102 | | KV |'] },
      });
    const area = extended('KAE');
    expect([area.placeOf('a:101'), area.ownerOf('210/19')]).toEqual(['210/19', 'a']);
    const chase = extended('KAF');
    expect([chase.placeOf('a:101'), chase.ownerOf('210/19')]).toEqual(['210/20', 'b']);
  });
});
