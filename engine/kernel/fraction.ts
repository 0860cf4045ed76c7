/** An exact fraction in lowest terms, denominator positive. Used for times within a turn. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));

/** The fraction `numerator / denominator`; a denominator of 0 is read as 1. */
export function fraction(numerator: number, denominator = 1): Fraction {
  if (denominator === 0) return { numerator, denominator: 1 };
  const divisor = gcd(numerator, denominator) * Math.sign(denominator);
  return { numerator: numerator / divisor + 0, denominator: denominator / divisor };
}

/** The sum of two fractions. */
export function addFractions(a: Fraction, b: Fraction): Fraction {
  return fraction(
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
  );
}

/** Negative if a < b, 0 if equal, positive if a > b; exact. */
export function compareFractions(a: Fraction, b: Fraction): number {
  return a.numerator * b.denominator - b.numerator * a.denominator;
}

/** The nearest decimal; for drawing only, never for comparison. */
export function toDecimal(value: Fraction): number {
  return value.numerator / value.denominator;
}
