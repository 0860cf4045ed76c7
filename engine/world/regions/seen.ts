import type { RegionKey, SeenRegion } from './board';

/** A region as everybody may see it: without what the GM notes of it. */
export const seenRegion = ({
  key,
  name,
  outlines,
  point,
  tint,
  figures,
}: SeenRegion): SeenRegion => ({
  key,
  name,
  outlines,
  point,
  tint,
  figures,
});

/** The regions of a board as everybody may see them. */
export const seenRegions = ({
  regions,
}: {
  readonly regions: Readonly<Record<RegionKey, SeenRegion>>;
}): Readonly<Record<RegionKey, SeenRegion>> =>
  Object.fromEntries(Object.values(regions).map((region) => [region.key, seenRegion(region)]));
