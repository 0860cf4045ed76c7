import type { TerrainKey } from '../../../../../engine';
import type { MixPart } from '../../../../model/map/tools/paint-kind';

/** Fewest and most kinds of a mixture. */
export const LEAST_PARTS = 2;
export const MOST_PARTS = 6;

/** Greatest weight of one kind. */
export const MOST_WEIGHT = 99;

type Parts = readonly MixPart[];

/** The mixture with a kind more: the first of `kinds` that is not in it. */
export function withMore(parts: Parts, kinds: readonly TerrainKey[]): Parts {
  const next = kinds.find((kind) => parts.every(({ terrain }) => terrain !== kind));
  return next === undefined || parts.length >= MOST_PARTS
    ? parts
    : [...parts, { terrain: next, weight: 1 }];
}

/** The mixture without one of its kinds; two always stay. */
export function without(parts: Parts, index: number): Parts {
  return parts.length <= LEAST_PARTS ? parts : parts.filter((_, other) => other !== index);
}

/** The mixture after one of its kinds was changed. */
export function changed(parts: Parts, index: number, change: Partial<MixPart>): Parts {
  return parts.map((part, other) => (other === index ? { ...part, ...change } : part));
}

/** The share of a kind in whole percent. */
export function shareOf(parts: Parts, index: number): number {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? 0 : Math.round((100 * (parts[index]?.weight ?? 0)) / total);
}

/** The mixture one begins with: what is on the brush, and the same height with forest (a forest edge), or the next kind. */
export function firstMixture(
  current: TerrainKey,
  kinds: readonly TerrainKey[],
  forest: TerrainKey | undefined,
): Parts {
  const start: Parts = [{ terrain: current, weight: 3 }];
  return forest === undefined || forest === current
    ? withMore(start, kinds)
    : [...start, { terrain: forest, weight: 1 }];
}
