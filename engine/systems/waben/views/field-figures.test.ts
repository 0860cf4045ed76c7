import { describe, expect, it } from 'vitest';
import { unfounded } from '../../../kernel';
import { placeSettlement, setDifficulties, type Settlement } from '../../../world';
import { at, edited, mapOf, tinyWorld, uniform } from '../../../testing';
import {
  SETTLEMENT_KEYS,
  SETTLEMENT_TABLE,
  SETTLEMENT_TYPES,
  TERRAIN_KEYS,
  TERRAIN_TABLE,
  TERRAINS,
} from '../data';
import { fieldFigures } from './field-figures';

const HERE = '210/19';

const settlement = (type: keyof typeof SETTLEMENT_TYPES, change: Partial<Settlement> = {}) => ({
  type,
  name: 'X',
  owner: 'tha',
  built: SETTLEMENT_TYPES[type].buildingValue,
  harbours: [],
  ...change,
});

const figuresIn = (terrain: string, place?: Settlement): Readonly<Record<string, number>> => {
  const empty = mapOf(uniform('210', 0, 0, terrain));
  const map =
    place === undefined
      ? empty
      : edited(empty, (before) => placeSettlement(before, at(HERE), place));
  const figures = fieldFigures(tinyWorld({ map }), HERE, {});
  return Object.fromEntries(figures.map(({ key, value }) => [key, value.value]));
};

describe('the figures of a field', () => {
  it('give the difficulty movement weighs where the GM changed it for a kind (WW-12.2-09)', () => {
    const world = tinyWorld({ map: mapOf(uniform('210', 0, 0, 'tds')) });
    const [difficulty] = fieldFigures(world, HERE, { 'terrain.difficulty': { jungle: 2 } });
    expect(difficulty?.value).toMatchObject({
      value: 2,
      body: { kind: 'fact', name: 'gmDifficulty', clause: 'WW-12.2-09' },
    });
  });

  it.each(TERRAIN_KEYS)('are those of the rule page for %s (WW-2.2-09)', (key) => {
    const { difficulty, inhabitants, income } = TERRAINS[key];
    expect(figuresIn(key)).toEqual({ difficulty, inhabitants, income });
  });

  it('follow the GM’s deviations from the table (WW-2.3-05)', () => {
    const map = edited(mapOf(uniform('210', 0, 0, 'twa')), (before) =>
      setDifficulties(before, [at(HERE)], 1),
    );
    const [difficulty] = fieldFigures(tinyWorld({ map }), HERE, {});
    expect(difficulty?.value).toMatchObject({
      value: 1,
      clause: 'WW-2.3-05',
      body: { kind: 'fact', name: 'gmDifficulty' },
    });
  });

  it.each([
    ...SETTLEMENT_KEYS.map((type) => ({
      terrain: 't',
      type,
      income: SETTLEMENT_TYPES[type].netIncome,
    })),
    // WW-3.1-06, height 4: the figures printed there contain the deduction.
    { terrain: 'g', type: 'gar' as const, income: -1200 },
    { terrain: 'g', type: 'brg' as const, income: -900 },
    { terrain: 'g', type: 'std' as const, income: 2700 },
    { terrain: 'g', type: 'fst' as const, income: 300 },
    { terrain: 'g', type: 'met' as const, income: 5400 },
    { terrain: 'tsu', type: 'std' as const, income: 5100 - 24 * 200 },
  ])('give $type in $terrain $income gold (WW-3.1-06, WW-4.2-13)', ({ terrain, type, income }) => {
    const figures = figuresIn(terrain, settlement(type));
    expect(figures['settlementIncome']).toBe(income);
    expect(figures['settlementInhabitants']).toBe(SETTLEMENT_TYPES[type].inhabitants);
  });

  it('give no income of a settlement that is still being built', () => {
    expect(figuresIn('t', settlement('std', { built: 3 }))).not.toHaveProperty('settlementIncome');
  });

  it.each(['999/01', '210/49', 'rubbish', ''])('are none for %j, which is no field', (field) => {
    expect(fieldFigures(tinyWorld({}), field, {})).toEqual([]);
  });

  it('are none for a terrain that the catalogue does not have', () => {
    expect(figuresIn('lava')).toEqual({});
  });

  it('are their own explanation: the tree gives the figure (law 1)', () => {
    const map = edited(mapOf(uniform('210', 0, 0, 'gwa')), (before) =>
      placeSettlement(before, at(HERE), settlement('met')),
    );
    const figures = fieldFigures(tinyWorld({ map }), HERE, {});
    expect(figures).toHaveLength(5);
    for (const { value } of figures) {
      expect(unfounded(value, [TERRAIN_TABLE, SETTLEMENT_TABLE])).toEqual([]);
    }
  });
});
