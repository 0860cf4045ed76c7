import type { RegionKey, SeenRegion } from './board';

/** A region as everybody may see it: without what the GM notes of it. */
export function seenRegion({ key, name, outlines, point, tint, figures }: SeenRegion): SeenRegion {
  return {
    key,
    name,
    outlines,
    point,
    tint,
    figures,
  };
}

/** The regions of a board as everybody may see them. */
export function seenRegions({
  regions,
}: {
  readonly regions: Readonly<Record<RegionKey, SeenRegion>>;
}): Readonly<Record<RegionKey, SeenRegion>> {
  return Object.fromEntries(
    Object.values(regions).map((region) => [region.key, seenRegion(region)]),
  );
}
