import { describe, expect, it } from 'vitest';
import type { Proposal, Settings } from '../../../kernel';
import type { World } from '../../../world';
import { waben } from '..';
import { COMBAT_ORDERS } from '../data';
import { turnOfCase } from './build';
import type { CaseTurn } from './case';
import { type Fate, LOSER, MATRIX_AS_PRINTED, WITHOUT_FIGHT } from './encounterMatrix';

interface Sizes {
  readonly mine: number;
  readonly theirs: number;
}

const EVEN: Sizes = { mine: 1000, theirs: 1000 };

/** 201 of party a rides through the field of 101 of party b. */
const encounter = (
  mine: string,
  theirs: string,
  settings: Settings = {},
  sizes: Sizes = EVEN,
): Proposal<World> | undefined => {
  const turn: CaseTurn = {
    map: [{ no: '210', u: 0, v: 0, terrain: 't' }],
    units: [
      { party: 'a', number: 201, type: 'R', size: sizes.mine, place: '210/19' },
      { party: 'b', number: 101, type: 'K', size: sizes.theirs, place: '210/20' },
    ],
    orders: { a: [`201 | -20-21 | ${mine}`], b: [`101 |  | ${theirs}`] },
    settings,
  };
  return waben.adjudicate(turnOfCase(turn));
};

const wordsOf = (proposal: Proposal<World> | undefined) =>
  proposal?.events.find(({ kind }) => kind === 'encounter')?.about;

const placeAfter = (proposal: Proposal<World> | undefined, id: string): string | null => {
  const place = proposal?.world.units[id]?.place;
  return place?.kind === 'field' ? place.field : null;
};

/** What became of 201, which means to ride on to 210/21. */
const fateOfMine = (proposal: Proposal<World> | undefined): Fate => {
  const place = placeAfter(proposal, 'a:201');
  if (place === null) return 'lost';
  if (place === '210/21') return 'goesOn';
  return place === '210/20' ? 'stops' : 'retreats';
};

/** What became of 101, which means to stay in 210/20: it stops where 201 is stopped by it. */
const fateOfTheirs = (proposal: Proposal<World> | undefined): Fate => {
  const place = placeAfter(proposal, 'b:101');
  if (place === null) return 'lost';
  if (place !== '210/20') return 'retreats';
  return fateOfMine(proposal) === 'stops' ? 'stops' : 'goesOn';
};

const cells = Object.entries(MATRIX_AS_PRINTED).flatMap(([row, codes]) =>
  codes.map((code, index) => [row, COMBAT_ORDERS[index] ?? '', code] as const),
);

const loserOf = (order: string): Fate => LOSER[order as keyof typeof LOSER];

describe('the matrix of encounters (WW-7.1-09, WW-7.1-10, WW-7.1-11)', () => {
  it('has 36 cells', () => {
    expect(cells).toHaveLength(36);
  });

  it.each(cells)('K%s against K%s is %s', (mine, theirs, code) => {
    const about = wordsOf(encounter(`K${mine}`, `K${theirs}`));
    const expected = { orderA: `K${mine}`, orderB: `K${theirs}`, cell: code };
    if (code === 'PS') expect(about).toBeUndefined();
    else expect(about).toMatchObject(expected);
  });

  it.each(cells)('K%s, the stronger one, comes upon K%s: %s', (mine, theirs, code) => {
    const proposal = encounter(`K${mine}`, `K${theirs}`, {}, { mine: 4000, theirs: 1000 });
    const expected = WITHOUT_FIGHT[code] ?? ['goesOn', loserOf(theirs)];
    expect([fateOfMine(proposal), fateOfTheirs(proposal)]).toEqual(expected);
    expect(proposal?.fights).toHaveLength(code in WITHOUT_FIGHT ? 0 : 1);
  });

  it.each(cells)('K%s, the weaker one, comes upon K%s: %s', (mine, theirs, code) => {
    const proposal = encounter(`K${mine}`, `K${theirs}`, {}, { mine: 1000, theirs: 4000 });
    const expected = WITHOUT_FIGHT[code] ?? [loserOf(mine), 'goesOn'];
    expect([fateOfMine(proposal), fateOfTheirs(proposal)]).toEqual(expected);
  });
});

describe('a unit without order (WW-12.6-01)', () => {
  it.each(['V', 'H', 'I'])('meets others with the K%s the GM lays down', (order) => {
    const about = wordsOf(encounter('', 'KH', { 'order.default_combat': order }));
    expect(about?.['orderA']).toBe(`K${order}`);
  });
});

describe('a special order (WW-6.1-09, WW-12.6-02)', () => {
  it.each<[remark: string, order: string, settings: Settings]>([
    ['verhandelt mit der Wache', 'KV', {}],
    ['verhandelt mit ka', 'KV', {}],
    ['verhandelt mit der Wache, mit KA', 'KA', {}],
    ['KNAPPE des Fürsten', 'KV', {}],
    ['verhandelt mit der Wache, mit KA', 'KV', { 'order.special_with_code': false }],
  ])('"%s" meets others with %s', (remark, order, settings) => {
    expect(wordsOf(encounter(`S1 | ${remark}`, 'KH', settings))?.['orderA']).toBe(order);
  });
});
