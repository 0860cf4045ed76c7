import { describe, expect, it } from 'vitest';
import { draw, drawMany, openStream, rollKey, streamName } from './chance';

const values = (name: string, die: 'd6' | 'd100', count: number): readonly number[] =>
  drawMany(openStream(name), die, count).rolls.map(({ value }) => value);

describe('the dice streams (WW-9.1-06)', () => {
  it.each([
    ['demo|1|1|001/01|1', 'd6', [3, 6, 2, 2, 4, 2, 1, 1, 3, 1, 6, 1, 1, 6, 4, 6]],
    ['demo|1|1|001/01|1', 'd100', [54, 10, 100, 63, 3]],
    ['demo|1|msg|m1', 'd100', [89, 27, 51]],
    ['demo|1|msg|m2', 'd100', [26, 17, 25]],
    ['demo|1|msg|m3', 'd100', [9, 92, 40]],
    ['demo|1|1|terrain|tha|203', 'd6', [5, 6, 5, 4, 2, 3]],
  ] as const)('%s gives the golden %s', (name, die, golden) => {
    expect(values(name, die, golden.length)).toEqual(golden);
  });

  it('continue beyond the first block of 32 bytes and favour no face (WW-9.1-02)', () => {
    const counts = new Map<number, number>();
    for (const value of values('demo|fair', 'd6', 6000)) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  it('give a hundred different percentages and nothing else', () => {
    expect(new Set(values('demo|percent', 'd100', 3000)).size).toBe(100);
  });
});

describe('a stream', () => {
  it('is named by seed and purpose (WW-9.1-03)', () => {
    expect(streamName('demo', 1, 1, 'terrain', 'tha', 203)).toBe('demo|1|1|terrain|tha|203');
  });

  it('is a value: drawing twice from the same one gives the same die', () => {
    const stream = openStream('demo|1|msg|m1');
    expect(draw(stream, 'd100')).toEqual(draw(stream, 'd100'));
  });

  it('records the computed die when the GM types one in, and the next dice do not shift (WW-9.1-05)', () => {
    const name = 'demo|1|msg|m1';
    const key = rollKey(name, 1);
    const rulings = { [key]: { key, value: 77, reason: 'rolled at the table' } };
    expect(drawMany(openStream(name), 'd100', 3, rulings).rolls).toEqual([
      { kind: 'roll', value: 89, die: 'd100', stream: name, index: 0 },
      {
        kind: 'roll',
        value: 77,
        die: 'd100',
        stream: name,
        index: 1,
        typed: { computed: 27, ruling: key },
      },
      { kind: 'roll', value: 51, die: 'd100', stream: name, index: 2 },
    ]);
  });

  it.each([[0], [7], [2.5], ['6']])('rejects %s as a face of a d6', (value) => {
    const name = 'demo|1|1|001/01|1';
    const key = rollKey(name, 0);
    const { roll } = draw(openStream(name), 'd6', { [key]: { key, value, reason: 'typo' } });
    expect(roll).toEqual({ kind: 'roll', value: 3, die: 'd6', stream: name, index: 0 });
  });
});
