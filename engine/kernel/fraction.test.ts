import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addFractions, compareFractions, fraction, toDecimal } from './fraction';

const anyFraction = fc
  .tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: 1, max: 90 }))
  .map(([numerator, denominator]) => fraction(numerator, denominator));

describe('fractions of a moon', () => {
  it('finds that 16/30 and 8/15 are the same time (WW-5.3-52)', () => {
    const riders = addFractions(fraction(8, 30), fraction(8, 30));
    expect(riders).toEqual(fraction(8, 15));
    expect(compareFractions(riders, fraction(8, 15))).toBe(0);
  });

  it.each([
    [6, -4, { numerator: -3, denominator: 2 }],
    [0, -7, { numerator: 0, denominator: 1 }],
    [5, 0, { numerator: 5, denominator: 1 }],
  ])('%d over %d is kept in lowest terms with a positive denominator', (a, b, expected) => {
    expect(fraction(a, b)).toStrictEqual(expected);
  });

  it('adds in any order and compares as decimals do (property)', () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, (a, b) => {
        expect(addFractions(a, b)).toEqual(addFractions(b, a));
        const difference = toDecimal(a) - toDecimal(b);
        const expected = Math.abs(difference) < 1e-9 ? 0 : Math.sign(difference);
        expect(Math.sign(compareFractions(a, b))).toBe(expected);
      }),
    );
  });
});
