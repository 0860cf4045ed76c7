import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { restored } from './restoring';

const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const json = fc.jsonValue({ maxDepth: 4 }).map(copy);

describe('laying one state over another', () => {
  it('gives the second, whatever they are', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        expect(restored(before, after)).toEqual(after);
      }),
    );
  });

  it('is the first itself where they are equal', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(restored(value, copy(value))).toBe(value);
      }),
    );
  });

  it('shares every part that is equal', () => {
    const before = { a: { x: 1, y: [1, 2] }, b: { z: 3 }, gone: {} };
    const after = restored<object>(before, {
      a: { x: 1, y: [1, 2] },
      b: { z: 4 },
    }) as typeof before;
    expect(after).toEqual({ a: { x: 1, y: [1, 2] }, b: { z: 4 } });
    expect(after.a).toBe(before.a);
  });
});
