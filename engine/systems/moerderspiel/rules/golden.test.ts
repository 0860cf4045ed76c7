import { describe, expect, it } from 'vitest';
import { draw, drawLot, openStream } from '../../../kernel';

describe('dice of a round', () => {
  it('are those any implementation of the rules computes (TM-0-14)', () => {
    const many = (name: string, count: number, roll: typeof draw | undefined, faces = 100) => {
      let stream = openStream(name);
      return Array.from({ length: count }, () => {
        const drawn = roll === undefined ? drawLot(stream, faces) : roll(stream, 'd100');
        stream = drawn.stream;
        return drawn.roll.value;
      });
    };
    expect(many('demo|4|flight|red|1', 4, draw)).toEqual([62, 24, 66, 59]);
    expect(many('demo|5|swap|B2|C2|1', 4, undefined, 2)).toEqual([2, 1, 1, 2]);
    const first = drawLot(openStream('demo|0|evil'), 3);
    expect([first.roll.value, drawLot(first.stream, 2).roll.value]).toEqual([3, 2]);
  });
});
