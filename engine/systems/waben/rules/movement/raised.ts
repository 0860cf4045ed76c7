import type { TerrainKey } from '../../../../world';

/**
 * Heads by terrain of raising after losses that fell on all alike: in proportion, rounded down, the rest in the
 * terrains most heads came from (WW-5.1-26).
 */
export function raisedAfterLosses(
  raised: Readonly<Record<TerrainKey, number>>,
  before: number,
  after: number,
): Readonly<Record<TerrainKey, number>> {
  if (after >= before || before <= 0) return raised;
  const parts = Object.entries(raised)
    .map(([terrain, heads]) => ({ terrain, heads, left: Math.floor((heads * after) / before) }))
    .sort((a, b) => b.heads - a.heads || (a.terrain < b.terrain ? -1 : 1));
  const total = parts.reduce((sum, { heads }) => sum + heads, 0);
  let rest = Math.floor((total * after) / before) - parts.reduce((sum, { left }) => sum + left, 0);
  const entries = parts.map(({ terrain, left }) => {
    const more = rest > 0 ? 1 : 0;
    rest -= more;
    return [terrain, left + more] as const;
  });
  return Object.fromEntries(
    entries.filter(([, left]) => left > 0).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
