import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difference, patched } from './remember';

/** Values of few keys and words, so that two of them have much in common. */
const value = fc.letrec<{ readonly any: unknown }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.constantFrom(0, -0, 1, NaN, 'a', '', null, undefined, true),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', '1', '2', 'length', '__proto__'), tie('any'), {
      maxKeys: 4,
      noNullPrototype: true,
    }),
  ),
})).any;

describe('a value as a patch against two bases', () => {
  it('is that value again, with its keys in their order, through a structured clone', () => {
    fc.assert(
      fc.property(value, value, value, (told, first, second) => {
        const patch = structuredClone(difference(told, first, second));
        const heard = patched(patch, first, second);
        expect(heard).toEqual(told);
        expect(JSON.stringify(heard)).toBe(JSON.stringify(told));
      }),
    );
  });

  it('is the base itself where it is equal to one, the first of them before the second', () => {
    fc.assert(
      fc.property(value, value, (base, other) => {
        const copy = structuredClone(base);
        expect(patched(difference(copy, base, other), base, other)).toBe(base);
        expect(patched(difference(copy, base, base), base, other)).toBe(base);
      }),
    );
  });

  it('reuses the objects of either base for all that is equal to them', () => {
    const first = { map: { a: { terrain: [1, 2] }, b: { terrain: [3] } }, clock: { turn: 1 } };
    const second = { map: { a: { terrain: [9] }, b: { terrain: [4] } }, clock: { turn: 2 } };
    const told = { map: { a: { terrain: [1, 2] }, b: { terrain: [4] } }, clock: { turn: 3 } };
    const patch = difference(told, first, second);
    const heard = patched<typeof told>(patch, first, second);
    expect(heard.map.a).toBe(first.map.a);
    expect(heard.map.b).toBe(second.map.b);
    expect(JSON.stringify(patch)).not.toContain('terrain');
  });

  it('does not look through what is the same object', () => {
    const untouched = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('looked through');
        },
      },
    );
    const base = { world: untouched, rulings: {} };
    expect(difference({ world: untouched, rulings: { a: 1 } }, base, undefined)).toEqual({
      over: 0,
      parts: [['rulings', { value: { a: 1 } }]],
    });
  });
});
