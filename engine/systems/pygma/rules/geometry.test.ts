import { describe, expect, it } from 'vitest';
import { DIRECTIONS, type FieldAddress, type GrossfeldNo } from '../../../hex';
import { latticeOn, levelPlaces, newMap, terrainAt, type WorldMap } from '../../../world';
import { MAP_RULES } from '../views/map';
import { distanceBetween } from './land';

const at = (text: string): FieldAddress => text as FieldAddress;

/** A round world closed by the ice of the game. */
function worldOf(columns: number, rows: number): WorldMap {
  const { ice, pole } = MAP_RULES.recipe;
  const made = newMap({
    places: levelPlaces(columns, rows),
    topology: { kind: 'cylinder', columns },
    terrain: 'water',
    ice: { north: ice, south: ice, terrain: pole },
    numbering: { kind: 'sequence', from: '001' as GrossfeldNo, order: 'rows' },
  });
  if (!made.ok) throw new Error(made.problem.code);
  return made.value;
}

describe('the map of 4 columns and 3 rows (EX-23)', () => {
  const map = worldOf(4, 3);
  const lattice = latticeOn(map);
  const cells = Array.from({ length: lattice.size }, (_, cell) => cell);
  const lacking = cells.filter((cell) =>
    DIRECTIONS.some((direction) => lattice.neighbour(cell, direction) < 0),
  );

  it('has 48 fields in each Großfeld, of which only those at its rims lack a neighbour (PI-02-01, PI-02-12, PI-02-13)', () => {
    expect(lattice.size).toBe(576);
    expect(lacking).toHaveLength(64);
  });

  it('is closed by two rows of ice in the north and in the south (GM-08, GM-09)', () => {
    const frozen = cells.filter((cell) => terrainAt(map, lattice.addressOf(cell)) === 'ice');
    expect(frozen).toHaveLength(128);
    expect(lacking.every((cell) => frozen.includes(cell))).toBe(true);
  });

  it.each([
    ['001/01', '001/48', 7],
    ['001/23', '001/30', 7],
    ['001/24', '001/24', 0],
  ])('has %s and %s %i steps apart (PI-02-06, PI-02-10)', (from, to, steps) => {
    expect(distanceBetween(map, at(from), at(to))).toBe(steps);
  });

  it('goes from field 43 eastwards into field 10 of the Großfeld in the south-east (PI-02-08, PI-02-09)', () => {
    expect(lattice.neighbourOf(at('001/43'), 2)?.slice(4)).toBe('10');
  });

  it('closes from east to west after six fields for each column (PI-02-11, GM-07)', () => {
    let cell = lattice.cellOf(at('001/24')) ?? -1;
    for (let step = 0; step < 24; step += 1) cell = lattice.neighbour(cell, 2);
    expect(lattice.addressOf(cell)).toBe('001/24');
  });
});

it('a round world of an odd number of columns is refused (PI-02-11)', () => {
  const made = newMap({
    places: levelPlaces(3, 2),
    topology: { kind: 'cylinder', columns: 3 },
    terrain: 'water',
  });
  expect(made.ok).toBe(false);
});
