import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reuse } from './reuse';

describe('reuse', () => {
  it('gives the previous object where nothing changed', () => {
    const previous = { a: [1, { b: 2 }], c: null };
    expect(reuse(previous, structuredClone(previous))).toBe(previous);
  });

  it('keeps every unchanged part and replaces only what changed', () => {
    const previous = { one: { terrain: ['t', 'w'] }, two: { terrain: ['t'] } };
    const next = reuse(previous, { one: { terrain: ['t', 'w'] }, two: { terrain: ['h'] } });
    expect(next).not.toBe(previous);
    expect(next.one).toBe(previous.one);
    expect(next.two).toEqual({ terrain: ['h'] });
  });

  it.each([
    [{ a: 1 }, {}],
    [{}, { a: undefined }],
    [[1, 2], [1]],
    [[1], { 0: 1 }],
    [null, {}],
  ])('takes %j for different from %j', (previous, next) => {
    expect(reuse(previous, next)).toStrictEqual(next);
  });

  it('always equals the next value (property)', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (previous, next) => {
        expect(reuse(previous, next)).toEqual(next);
      }),
    );
  });
});
