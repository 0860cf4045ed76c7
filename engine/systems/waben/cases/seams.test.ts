import { describe, expect, it } from 'vitest';
import type { FieldAddress } from '../../../hex';
import { waben } from '..';
import { boardOf } from '../rules/movement/board';
import { mapOfCase, turnOfCase } from './build';
import type { CaseTurn } from './case';

const MAP = [
  { no: '210', u: 0, v: 0, terrain: 't' },
  { no: '711', u: 9, v: 0, terrain: 't' },
] as const;

const TURN: CaseTurn = {
  map: MAP,
  units: [{ party: 'a', number: 101, type: 'K', size: 1000, place: '210/01' }],
  orders: { a: ['101 | -711/45 | KV |'] },
};

const endIn = (settings: CaseTurn['settings']): string | undefined =>
  waben.adjudicate(turnOfCase({ ...TURN, ...(settings === undefined ? {} : { settings }) }))
    ?.marches[0]?.end;

describe('neighbours of Großfelder set by the GM (WW-2.1-03, WW-12.2-03)', () => {
  it('are crossed by steps; without them there is no such way', () => {
    expect(endIn(undefined)).toBe('210/01');
    expect(endIn({ 'map.neighbour_overrides': { '210': { N: '711' } } })).toBe('711/45');
    expect(endIn({ 'map.neighbour_overrides': { '711': { S: '210' } } })).toBe('711/45');
  });

  it.each([
    [{ '210': { X: '711' } }],
    [{ '210': { N: '7' } }],
    [{ '210': { N: 711 } }],
    [{ x: { N: '711' } }],
    [{ '210': 'N' }],
  ])('entries that name no Großfeld or side change nothing: %j', (table) => {
    expect(endIn({ 'map.neighbour_overrides': table })).toBe('210/01');
  });
});

describe('the shape of the map (WW-12.2-01, WW-12.2-02, WW-12.2-05)', () => {
  const map = mapOfCase({
    map: [
      ...MAP,
      { no: '002', u: 1, v: -1, terrain: 't' },
      { no: '710', u: 8, v: 1, terrain: 't' },
    ],
    sides: { '210/01(2)': ['river'] },
  });
  const { lattice, ground } = boardOf(map, {});
  const direction = (from: string, to: string): number | undefined =>
    lattice.directionBetween(from as FieldAddress, to as FieldAddress);

  it('rows of 4 to 8 fields make the ways of the booklet touch', () => {
    expect(direction('002/12', '002/18')).toBe(4);
    expect(direction('210/12', '210/11')).toBe(5);
  });

  it('710, left of 711, is its lower left neighbour', () => {
    expect(direction('711/23', '710/04')).toBe(5);
  });

  it('a river is a mark of one side, seen from both of its fields, joined or not', () => {
    const [one, other] = ['210/01', '210/02'].map((field) => lattice.cellOf(field as FieldAddress));
    expect(ground.features(one ?? -1, 2)).toBe(ground.features(other ?? -1, 5));
    expect(ground.features(one ?? -1, 2)).toBe(1);
    expect(ground.features(one ?? -1, 3)).toBe(0);
  });
});
