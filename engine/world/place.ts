import type { GrossfeldPlace } from '../hex';

/** Farthest column or row of a Großfeld: far beyond any world, but small enough for exact positions in the plane. */
export const PLACE_LIMIT = 100_000;

/** True for a place a Großfeld can have: whole numbers within the limit. */
export function isPlace({ u, v }: GrossfeldPlace): boolean {
  return [u, v].every((part) => Number.isInteger(part) && Math.abs(part) <= PLACE_LIMIT);
}
