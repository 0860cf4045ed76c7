/** A generator of whole numbers; it changes with every draw. */
export interface Random {
  /** A number from 0 to below `limit`. */
  readonly below: (limit: number) => number;
}

/** Xorshift on 32 bits; seed 0 has a stand-in, as it would only bring forth zeros (EW-31-04). */
export function randomOf(seed: number): Random {
  let x = seed >>> 0 === 0 ? 0x9e3779b9 : seed >>> 0;
  return {
    below: (limit) => {
      x = (x ^ (x << 13)) >>> 0;
      x = (x ^ (x >>> 17)) >>> 0;
      x = (x ^ (x << 5)) >>> 0;
      return x % limit;
    },
  };
}

/** Seed of a battle out of that of its war and its number, 1 and up (EW-31-04). */
export function battleSeed(warSeed: number, number: number): number {
  return (Math.imul(warSeed, 1_664_525) + Math.imul(number, 1_013_904_223)) >>> 0;
}

/** FNV-1a over 32-bit numbers, least byte first (EW-38-12). */
export function hashOf(values: readonly number[]): number {
  let hash = 0x811c9dc5;
  for (const value of values)
    for (let shift = 0; shift < 32; shift += 8)
      hash = Math.imul(hash ^ ((value >>> shift) & 0xff), 0x01000193) >>> 0;
  return hash;
}
