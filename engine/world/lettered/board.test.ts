import { describe, expect, it } from 'vitest';
import {
  allFields,
  areNeighbourFields,
  compareFields,
  edgeBetween,
  fieldDistance,
  type LetteredBoard,
  neighboursOfField,
  openDistances,
} from './board';

const board: LetteredBoard = {
  rows: 14,
  columns: 16,
  layout: 'even_rows_right',
  mountains: [],
  blocked: [],
};
const odd: LetteredBoard = { ...board, layout: 'odd_rows_right' };

describe('boards with letters and numbers', () => {
  it.each([
    [board, 'B2', ['A2', 'A3', 'B1', 'B3', 'C2', 'C3']],
    [board, 'C3', ['B2', 'B3', 'C2', 'C4', 'D2', 'D3']],
    [odd, 'B2', ['A1', 'A2', 'B1', 'B3', 'C1', 'C2']],
    [board, 'A1', ['A2', 'B1']],
    [board, 'N16', ['M16', 'N15']],
  ] as const)('finds the neighbours of a field (TM-3-04)', (on, field, expected) => {
    expect(neighboursOfField(on, field)).toEqual(expected);
  });

  it('takes B2 and C2 for neighbours in both layouts (TM-3-02)', () => {
    expect([board, odd].map((one) => areNeighbourFields(one, 'B2', 'C2'))).toEqual([true, true]);
  });

  it.each([board, odd])(
    'measures 6 steps from E6 to H10 and 1 to every neighbour (TM-3-05)',
    (on) => {
      expect(fieldDistance(board, 'E6', 'H10')).toBe(6);
      for (const field of allFields(on))
        for (const next of neighboursOfField(on, field))
          expect(fieldDistance(on, field, next)).toBe(1);
    },
  );

  it.each([board, odd])('has the same distance as the paths where nothing is in the way', (on) => {
    for (const from of ['A1', 'E6', 'H10']) {
      const ways = openDistances(on, new Set(), from);
      for (const field of allFields(on))
        expect(ways.get(field)).toBe(fieldDistance(on, from, field));
    }
  });

  it('goes round mountains and blocked edges', () => {
    const narrow: LetteredBoard = { ...board, rows: 1, columns: 3, mountains: ['A3'] };
    expect([...openDistances(narrow, new Set(), 'A1').keys()]).toEqual(['A1', 'A2']);
    expect([...openDistances(narrow, new Set(['A1|A2']), 'A1').keys()]).toEqual(['A1']);
  });

  it('orders fields by row, then by number, and edges by their smaller field (TM-0-12, TM-3-10)', () => {
    expect(['B10', 'A2', 'B2'].sort(compareFields)).toEqual(['A2', 'B2', 'B10']);
    expect(edgeBetween('C3', 'B10')).toBe('B10|C3');
  });
});
