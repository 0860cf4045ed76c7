import { describe, expect, it } from 'vitest';
import { addRegion, newParty, type Party, type World } from '../../../world';
import { tinyWorld } from '../../../testing';
import { boardPresence, regionFigures } from './board-presence';

const party = (key: string, seat: string, purses: Party['purses'] = {}): Party =>
  newParty({
    key,
    name: key,
    treasury: Object.values(purses).reduce((sum, amount) => sum + amount, 0),
    seat,
    purses,
  });

const board = ['moor', 'ufer', 'wald'].reduce<NonNullable<World['board']>>(
  (drawn, key, index) => {
    const edit = addRegion(drawn, { key, name: key, tint: 'plain' }, [
      [index * 2, 0, index * 2 + 2, 0, index * 2, 2],
    ]);
    return edit.ok ? edit.value : drawn;
  },
  { regions: {}, borders: [] },
);

const unit = (id: string, region: string, unrestSince: number | null) => ({
  id,
  region,
  unrestSince,
  arrived: 1,
});

const advantage = (id: string, region: string, levels: readonly [number, number, number]) => ({
  id,
  name: id,
  category: 'natural',
  actsAs: 'trade',
  region,
  intact: levels[0],
  damaged: levels[1],
  exhausted: levels[2],
});

const world: World = {
  ...tinyWorld({}),
  board,
  parties: { gilde: party('gilde', 'ufer', { wald: 3 }), orden: party('orden', 'wald') },
  affairs: {
    'organisation/gilde': {
      units: [unit('u1', 'ufer', null), unit('u2', 'ufer', 1), unit('u3', 'moor', null)],
      advantages: [advantage('a1', 'ufer', [2, 0, 0]), advantage('a2', 'wald', [0, 0, 2])],
    },
    'organisation/orden': { units: [], advantages: [] },
  },
};

const lines = (looker: string | null) =>
  boardPresence(world, looker, {}).map(
    ({ region, party, isSeat, population, unrest, holdings, money }) =>
      [region, party, isSeat, population, unrest, holdings, money].join(' '),
  );

describe('who is where on the board', () => {
  it('is known to the GM with all figures, seats and purses (OS-20-01)', () => {
    expect(lines(null)).toEqual([
      'moor gilde false 1 0 0 0',
      'ufer gilde true 2 1 1 0',
      'wald gilde false 0 0 0 3',
      'wald orden true 0 0 0 0',
    ]);
  });

  it('is known to others by presence alone, without seat, purse and figures (OS-20-03)', () => {
    expect(lines('orden')).toEqual([
      'moor gilde false    ',
      'ufer gilde false    ',
      'wald orden true 0 0 0 0',
    ]);
  });

  it('does not count an exhausted natural advantage, which is only a note (OS-5.8-07)', () => {
    expect(lines('gilde')).toContain('wald gilde false 0 0 0 3');
  });

  it('comes with the base limit as the figure of a region (OS-2-10)', () => {
    expect(regionFigures({})).toMatchObject([{ key: 'base_limit', standard: 3 }]);
    expect(regionFigures({ 'os.population.base_limit': 5 })[0]?.standard).toBe(5);
  });
});
