import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { createNoise3D } from 'simplex-noise';

/** A number from 0 up to, but not including, 1; the next one with every call. */
export type Chance = () => number;

/** Smooth noise in space, about -1 to 1. */
export type Noise = (x: number, y: number, z: number) => number;

const PRIME = 0x01000193;

/** FNV-1a over the UTF-16 units of a text: 32 bits, the same everywhere. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), PRIME);
  }
  return value | 0;
};

/** A stream of its own for every purpose, so that a change in one part of the world leaves the others as they were. */
export function chanceFor(seed: string, purpose: string): Chance {
  const generator = xoroshiro128plus(hash(`${purpose}|${seed}`));
  return () => (generator.next() >>> 0) / 4_294_967_296;
}

/** Seeded noise. It is made of sums, products and rounding down only, so every engine computes the same. */
export function noiseFor(seed: string, purpose: string): Noise {
  return createNoise3D(chanceFor(seed, purpose));
}

/**
 * Noise of several sizes laid over one another, each half as strong and twice as fine as the one before;
 * about -1 to 1.
 */
export function layered(noise: Noise, octaves: number): Noise {
  return (x, y, z) => {
    let total = 0;
    let strength = 1;
    let whole = 0;
    let scale = 1;
    for (let octave = 0; octave < octaves; octave += 1) {
      // Away from the origin of the lattice, where all octaves would be 0 together.
      const shift = 17.3 * (octave + 1);
      total += strength * noise(x * scale + shift, y * scale + shift, z * scale + shift);
      whole += strength;
      strength /= 2;
      scale *= 2;
    }
    return total / whole;
  };
}
