/** What chance has to give, always the same for one seed. */
export interface Chance {
  /** A whole number from 0 up to but not including `limit`. */
  readonly below: (limit: number) => number;
  readonly oneOf: <T>(things: readonly [T, ...T[]]) => T;
}

/** Numbers from 0 to 1, always the same for one seed. */
const numbersFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** Chances drawn from a seed. */
export function chancesFrom(seed: number): Chance {
  const number = numbersFrom(seed);
  const below = (limit: number): number => Math.floor(number() * limit);
  return {
    below,
    oneOf: (things) => things[below(things.length)] ?? things[0],
  };
}
