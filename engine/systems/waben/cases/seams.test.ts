import { describe, expect, it } from 'vitest';
import type { FieldAddress } from '../../../hex';
import type { Settings } from '../../../kernel';
import { waben } from '..';
import { boardOf } from '../rules/movement/board';
import { turnGiven, worldGiven } from '../../../testing/case-runner';
import { wabenCaseGame } from './game';

const MAP = '210 t, 711 t 9 0';

const TURN = turnGiven(wabenCaseGame, {
  map: MAP,
  a: '101 K 1000 in 210/01',
  'orders a': '101 | -711/45 | KV |',
});

const endIn = (settings: Settings): string | undefined =>
  waben.adjudicate({ ...TURN, settings })?.marches[0]?.end;

describe('neighbours of Großfelder set by the GM (WW-2.1-03, WW-12.2-03)', () => {
  it('are crossed by steps; without them there is no such way', () => {
    expect(endIn({})).toBe('210/01');
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
  const { map } = worldGiven(wabenCaseGame, {
    map: `${MAP}, 002 t 1 -1, 710 t 8 1`,
    '210/01(2)': 'river',
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
