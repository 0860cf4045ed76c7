import type { Point, RegionBoard, RegionKey } from '../../../engine';

/** How far aside of the direction a region may lie, as part of the way to it. */
const ASIDE = 1.2;

/** The region that lies next in a direction; without a start the first of all; undefined where none lies there. */
export const regionTowards = (
  { regions }: RegionBoard,
  from: RegionKey | null,
  direction: Point,
): RegionKey | undefined => {
  const all = Object.values(regions);
  const start = from === null ? undefined : regions[from];
  if (start === undefined) return all[0]?.key;
  const costs = all.flatMap(({ key, point }) => {
    const [dx, dy] = [point.x - start.point.x, point.y - start.point.y];
    const along = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    return along > 0 && aside <= ASIDE * along ? [{ key, cost: along + 2 * aside }] : [];
  });
  return costs.sort((a, b) => a.cost - b.cost)[0]?.key;
};
