import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawMany, openStream, rollKey } from './chance';
import { allotted, allottedOrder, drawLot } from './lot';

describe('lots', () => {
  it('give the golden order of acting (OS-0-14)', () => {
    const { order, rolls } = allottedOrder(openStream('demo|1|order'), ['A', 'B', 'C', 'D']);
    expect(rolls.map(({ value, faces }) => [value, faces])).toEqual([
      [1, 4],
      [1, 3],
      [2, 2],
    ]);
    expect(order).toEqual(['A', 'B', 'D', 'C']);
  });

  it('draw nothing from one candidate and are void without any (OS-0-12)', () => {
    const stream = openStream('demo|lot');
    expect(allotted(stream, ['only'])).toEqual({ candidate: 'only', rolls: [], stream });
    expect(allotted(stream, [])).toEqual({ candidate: undefined, rolls: [], stream });
  });

  it('continue after the dice of the same stream (OS-0-13)', () => {
    const { rolls, stream } = drawMany(openStream('demo|1|event|A'), 'd6', 3);
    expect(rolls.map(({ value }) => value)).toEqual([5, 1, 4]);
    expect(drawLot(stream, 6).roll).toEqual({
      kind: 'roll',
      value: 2,
      die: 'lot',
      faces: 6,
      stream: 'demo|1|event|A',
      index: 3,
    });
  });

  it('take two bytes, high byte first, above 256 faces (OS-0-13)', () => {
    const stream = openStream('demo|wide');
    const [high = 0, low = 0] = [drawLot(stream, 256), drawLot({ ...stream, taken: 1 }, 256)].map(
      ({ roll }) => roll.value - 1,
    );
    const { roll, stream: next } = drawLot(stream, 65536);
    expect(roll.value).toBe(high * 256 + low + 1);
    expect(next.taken).toBe(2);
  });

  it('are typed in by the GM like dice; what is no place of a candidate does not count', () => {
    const name = 'demo|1|order';
    const key = rollKey(name, 0);
    const typed = (value: number): string | undefined =>
      allotted(openStream(name), ['A', 'B', 'C', 'D'], {
        [key]: { key, value, reason: 'drawn from a hat' },
      }).candidate;
    expect(typed(3)).toBe('C');
    expect(typed(5)).toBe('A');
  });

  it('stay among the candidates, however many, and orderings lose none', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 65536 }), (name, faces) => {
        const { value } = drawLot(openStream(name), faces).roll;
        expect(value).toBeGreaterThanOrEqual(1);
        expect(value).toBeLessThanOrEqual(faces);
      }),
    );
    fc.assert(
      fc.property(fc.string(), fc.uniqueArray(fc.string()), (name, candidates) => {
        const { order } = allottedOrder(openStream(name), candidates);
        expect([...order].sort()).toEqual([...candidates].sort());
      }),
    );
  });
});
