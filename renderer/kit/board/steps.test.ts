import { describe, expect, it } from 'vitest';
import type { LetteredPiece, LetteredSight } from '../../../engine';
import { changedCells, thingsOn, withWays } from './steps';

const SIGHT: LetteredSight = {
  board: { rows: 3, columns: 3, layout: 'even_rows_right', mountains: [], blocked: [] },
  capitals: [{ party: 'red', field: 'A1', isDestroyed: false }],
  bases: [{ field: 'B2', party: null }],
  edges: [],
  pieces: [],
  marks: [],
};

const army = (field: string, strength = 300, more: Partial<LetteredPiece> = {}): LetteredPiece => ({
  field,
  strength,
  party: 'red',
  name: '1',
  ...more,
});

describe('what a step changed on the board', () => {
  it.each<readonly [string, Partial<LetteredSight>, Partial<LetteredSight>, readonly string[]]>([
    ['nothing', { pieces: [army('A2')] }, { pieces: [army('A2')] }, []],
    ['the order of things alone', twoArmies(), twoArmiesTurned(), []],
    ['a march: both its ends', { pieces: [army('C3')] }, { pieces: [army('A2')] }, ['A2', 'C3']],
    ['soldiers', { pieces: [army('A2')] }, { pieces: [army('A2', 100)] }, ['A2']],
    ['the owner of a base', {}, { bases: [{ field: 'B2', party: 'red' }] }, ['B2']],
    [
      'a blockade: both its fields',
      {},
      { edges: [{ edge: 'A1|A2', party: 'red', isSecret: true }] },
      ['A1', 'A2'],
    ],
    ['a capital', {}, { capitals: [{ party: 'red', field: 'A1', isDestroyed: true }] }, ['A1']],
  ])('is %s', (_, before, after, fields) => {
    const things = [before, after].map((one) => thingsOn({ ...SIGHT, ...one }));
    expect([...changedCells(things[0] ?? [], things[1] ?? [])].sort()).toEqual(fields);
  });

  it('shows the way of a piece by what it is in truth, whatever flag it flies', () => {
    const before = { ...SIGHT, pieces: [army('A2')] };
    const flagged = army('A3', 300, { party: 'blue', truth: { party: 'red', strength: 300 } });
    const after = { ...SIGHT, pieces: [flagged, army('A2', 300, { party: 'blue' })] };
    expect(withWays(before, after).marks).toEqual([
      { kind: 'way', field: 'A2', to: 'A3', party: 'blue' },
    ]);
    expect(withWays(before, before).marks).toEqual([]);
  });
});

function twoArmies(): Partial<LetteredSight> {
  return { pieces: [army('A2'), army('A2', 200, { name: '2' })] };
}

function twoArmiesTurned(): Partial<LetteredSight> {
  return { pieces: [army('A2', 200, { name: '2' }), army('A2')] };
}
