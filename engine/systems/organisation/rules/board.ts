import type { RegionBoard, RegionKey } from '../../../world';
import { byText } from './order';

/** The board of a world that has none. */
export const EMPTY_BOARD: RegionBoard = { regions: {}, borders: [] };

/** Neighbours of a region by key (OS-1-02). */
export const neighboursOf = (board: RegionBoard, region: RegionKey): readonly RegionKey[] =>
  board.borders
    .flatMap(([a, b]) => (a === region ? [b] : b === region ? [a] : []))
    .filter((key) => key !== region)
    .sort(byText);

/** True for two regions with a border between them; a region is not its own neighbour (OS-1-02). */
export const isNeighbour = (board: RegionBoard, a: RegionKey, b: RegionKey): boolean =>
  a !== b && neighboursOf(board, a).includes(b);

/** Steps on the shortest path between two regions, 0 for the same one; null = there is no path (OS-1-02). */
export const distance = (board: RegionBoard, from: RegionKey, to: RegionKey): number | null => {
  const seen = new Set([from]);
  let reached: readonly RegionKey[] = [from];
  for (let steps = 0; reached.length > 0; steps += 1) {
    if (reached.includes(to)) return steps;
    reached = reached
      .flatMap((region) => neighboursOf(board, region))
      .filter((region) => !seen.has(region) && seen.add(region).has(region));
  }
  return null;
};
