import type { Cell } from '../hex';
import { layered, noiseFor } from './chance';
import { forEachIndex, type Land, type Work } from './land';
import type { GenesisOptions } from './options';
import { type Plane, smoothed, stepsTo } from './plane';

/** How the land rises. */
export interface Relief {
  /** Height level by field: 0 = water, 1 = the lowest land. Neighbouring land differs by one level at most. */
  readonly level: Uint8Array;
  /** The ground between the levels, any unit, greater = higher. Rivers follow it. */
  readonly ground: Float64Array;
  /** Steps to the sea, at most {@link INLAND}. */
  readonly inland: Uint8Array;
}

/** Farther from the sea nothing changes any more. */
const INLAND = 24;

/** Of the land above the lowest level this part belongs to each next level: the higher, the rarer. */
const RARER = 0.37;

/** How far a range reaches to both sides of its crest, in fields. */
const FOOT = 4.5;
/** The least steepness of the noise that still makes a line, per field; flatter places would be heaps. */
const FLAT = 0.02;

/** Nearness to the crest of a range by field, 1 on it, 0 beyond its foot. */
function* crests(plane: Plane, seed: string): Work<Float64Array> {
  const { lattice, size, space } = plane;
  const chain = layered(noiseFor(seed, 'ranges'), 3);
  const bent = layered(noiseFor(seed, 'bent ranges'), 2);
  const noise = new Float64Array(size);
  yield* forEachIndex(
    size,
    (cell) => {
      const x = space[3 * cell] ?? 0;
      const y = space[3 * cell + 1] ?? 0;
      const z = space[3 * cell + 2] ?? 0;
      const shift = 5 * bent(x / 22, y / 22, z / 22);
      noise[cell] = chain((x + shift) / 29, (y + shift) / 29, z / 29);
    },
    0,
    0.5,
  );
  // A range runs where the noise passes through zero: a long line, as wide everywhere, not a heap.
  return noise.map((value, cell) => {
    let steep = FLAT;
    for (let side = 0; side < 6; side += 1) {
      const near = lattice.neighbours[6 * cell + side] ?? -1;
      if (near >= 0) steep = Math.max(steep, Math.abs((noise[near] ?? 0) - value));
    }
    return Math.max(0, 1 - Math.abs(value) / steep / FOOT);
  });
}

function* rise(
  plane: Plane,
  { water }: Land,
  inland: Uint8Array,
  seed: string,
): Work<Float64Array> {
  const { size, space } = plane;
  const crest = yield* crests(plane, seed);
  const where = layered(noiseFor(seed, 'where ranges are'), 2);
  const swell = layered(noiseFor(seed, 'plateaus'), 3);
  const ground = new Float64Array(size);
  yield* forEachIndex(
    size,
    (cell) => {
      if (water[cell] === 1) return;
      const x = space[3 * cell] ?? 0;
      const y = space[3 * cell + 1] ?? 0;
      const z = space[3 * cell + 2] ?? 0;
      const mask = Math.min(Math.max(0.6 + 1.2 * where(x / 38, y / 38, z / 38), 0), 1);
      const shore = Math.min((inland[cell] ?? 0) / 4, 1);
      ground[cell] =
        1.6 * (crest[cell] ?? 0) * mask * (0.35 + 0.65 * shore) +
        0.36 * swell(x / 16, y / 16, z / 16) +
        0.4 * shore +
        0.012 * (inland[cell] ?? 0);
    },
    0.5,
    1,
  );
  return smoothed(plane, ground);
}

/** The heights of the ground at which the levels above the lowest begin. */
const thresholds = (
  ground: Float64Array,
  { water }: Land,
  highest: number,
  mountains: number,
): readonly number[] => {
  const land = ground.filter((_, cell) => water[cell] === 0).sort();
  const begins: number[] = [];
  for (let level = 2, share = mountains; level <= highest; level += 1, share *= RARER) {
    const at = Math.floor(land.length * (1 - share));
    begins.push(share <= 0 ? Infinity : (land[Math.min(at, land.length - 1)] ?? Infinity));
  }
  return begins;
};

/** Lowers what towers over its neighbours, so that a road finds its way; the sea counts as the lowest land. */
const eased = ({ lattice, size }: Plane, level: Uint8Array): Uint8Array => {
  const easy = Uint8Array.from(level);
  for (let limit = 2, top = Math.max(...new Set(level)); limit <= top; limit += 1) {
    for (let cell = 0; cell < size; cell += 1) {
      if ((easy[cell] ?? 0) < limit) continue;
      for (let side = 0; side < 6; side += 1) {
        const near = lattice.neighbours[6 * cell + side] ?? -1;
        if (near >= 0 && Math.max(easy[near] ?? 0, 1) < limit - 1) {
          easy[cell] = limit - 1;
          break;
        }
      }
    }
  }
  return easy;
};

/** Ranges, plateaus and lowlands. */
export function* raiseRelief(
  plane: Plane,
  land: Land,
  options: GenesisOptions,
  highest: number,
): Work<Relief> {
  const isSea = (cell: Cell): boolean => land.water[cell] === 1;
  const inland = stepsTo(plane, isSea, INLAND);
  const ground = yield* rise(plane, land, inland, options.seed);
  const begins = thresholds(ground, land, highest, options.mountains);
  const level = land.water.map((wet, cell) =>
    wet === 1 ? 0 : 1 + begins.filter((at) => (ground[cell] ?? 0) >= at).length,
  );
  return { level: eased(plane, level), ground, inland };
}
