import { describe, expect, it } from 'vitest';
import { pygma } from '..';
import { pygmaCaseGame } from '../cases/game';
import { worldGiven } from '../../../testing/case-runner';
import { observe } from '../turn/observe';

const LAND = worldGiven(pygmaCaseGame, {
  map: '065 lowland',
  turn: '4',
  '065/24 065/25 065/46': 'of a',
  '065/24': 'city Rom',
  '065/26': 'water',
  '065/48': 'of b, city Ostia',

  a: 'money 200000; capital 065/24; start 065/24 065/25 065/46',
  b: 'money 1',
});

const NO_CELLS: readonly number[] = [];
const ALL_CELLS = Array.from({ length: 48 }, (_, cell) => cell);

/** What is found in a letter of a realm with a map of its own, its land alone or all of the Großfeld on it. */
function foundIn(letter: string, seen: readonly number[]): readonly string[] {
  const settings = { 'pygma.map.player_sheet': 'growing' };
  const empty = observe(LAND, settings, { a: seen });
  // An army that came where it is after the last look around.
  const world = worldGiven({ ...pygmaCaseGame, empty }, { a: 'KH 1 2000 in 065/25' });
  const sheet = pygma.orders.read(letter, 'a', world);
  return pygma.orders.check(sheet, world, settings).map(({ code }) => code);
}

describe('what is found in a letter of a realm with a map of its own (GM-20)', () => {
  it.each([
    ['KH 1: 1/25 - 1/26, A', 'pygma.E_TERRAIN'],
    ['Neue Stadt 1/46: Neuburg', 'pygma.E_CITY_GAP'],
    ['Straße 1/24, 1/25, 1/26', 'pygma.E_ROAD_OWNER'],
  ])('tells of fields and cities on it, and nothing of others: %s', (letter, told) => {
    expect(foundIn(letter, ALL_CELLS)).toEqual([told]);
    expect(foundIn(letter, NO_CELLS)).toEqual([]);
  });

  it('still tells of its own cities and land', () => {
    const near = 'Neue Stadt 1/25: Neuburg';
    expect(foundIn(near, NO_CELLS)).toEqual(['pygma.E_CITY_GAP']);
  });
});
