import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { append, type Journal } from '../../model/storage/journal';
import { railOf } from './rail';

const act = { name: 'x', about: {}, at: '2026-01-01T00:00:00.000Z' };
const origin: Journal = [{ ...act, seq: 0, parent: null, next: null }];
const grown = (heads: readonly number[]): Journal =>
  heads.reduce<Journal>((journal, head) => append(journal, head % journal.length, act), origin);

describe('the rail of the chronicle', () => {
  it('is one line for a history without branches', () => {
    const rail = railOf(grown([0, 1, 2]), 3);
    expect(rail.map(({ seq, lane, isInForce }) => [seq, lane, isInForce])).toEqual([
      [3, 0, true],
      [2, 0, true],
      [1, 0, true],
      [0, 0, true],
    ]);
    expect(rail.every(({ passing }) => passing.length === 0)).toBe(true);
  });

  it('draws undone entries above the current one on the same line, pale', () => {
    const rail = railOf(grown([0, 1, 2]), 1);
    expect(rail.map(({ seq, lane, isInForce }) => [seq, lane, isInForce])).toEqual([
      [3, 0, false],
      [2, 0, false],
      [1, 0, true],
      [0, 0, true],
    ]);
  });

  it('draws an abandoned branch, up to the entry it started from', () => {
    const [now, left, fork] = railOf(grown([0, 1, 1]), 3);
    expect([now?.lane, left?.lane, fork?.lane]).toEqual([0, 1, 0]);
    expect(left).toMatchObject({ isInForce: false, passing: [{ lane: 0, isInForce: true }] });
    expect(fork?.arriving).toEqual([
      { lane: 0, isInForce: true },
      { lane: 1, isInForce: false },
    ]);
  });

  it('leads every entry to its parent, and no two lines share a lane in one row (property)', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 40 }), fc.nat(), (heads, at) => {
        const journal = grown(heads);
        const rail = railOf(journal, at % journal.length);
        rail.forEach((row, index) => {
          const below = [...row.passing, ...(row.leaving === undefined ? [] : [row.leaving])];
          expect(new Set(below.map(({ lane }) => lane)).size).toBe(below.length);
          const next = rail[index + 1];
          const taken = [...(next?.passing ?? []), ...(next?.arriving ?? [])];
          expect(taken.map(({ lane }) => lane).sort()).toEqual(
            below.map(({ lane }) => lane).sort(),
          );
        });
        for (const { seq, arriving } of rail)
          expect(arriving).toHaveLength(journal.filter(({ parent }) => parent === seq).length);
      }),
    );
  });
});
