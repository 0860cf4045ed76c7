import {
  edgesOf,
  joinedOutlines,
  type Ring,
  type SeenRegion,
  signedArea,
} from '../../../../engine';
import { type Path, stroke, type Trail } from '../../../cartography';

const nameOf = ({ x, y }: { readonly x: number; readonly y: number }): string =>
  `${String(x)} ${String(y)}`;

/** The sides of each region that it shares with no other, by key: where the known land ends. */
export const outerPaths = (regions: readonly SeenRegion[]): Readonly<Record<string, Path>> => {
  const count = new Map<string, number>();
  const sideOf = (from: string, to: string): string =>
    from < to ? `${from}|${to}` : `${to}|${from}`;
  const sides = regions.map((region) => ({
    key: region.key,
    edges: region.outlines.flatMap(edgesOf).map(([a, b]) => {
      const side = sideOf(nameOf(a), nameOf(b));
      count.set(side, (count.get(side) ?? 0) + 1);
      return { a, b, side };
    }),
  }));
  return Object.fromEntries(
    sides.map(({ key, edges }) => {
      const trail: Trail = [];
      for (const { a, b, side } of edges) {
        if (count.get(side) === 1) stroke(trail, a.x, a.y, b.x, b.y);
      }
      return [key, trail];
    }),
  );
};

/** Gaps that regions enclose: lakes that belong to nobody. */
export const enclosed = (regions: readonly SeenRegion[]): readonly Ring[] =>
  joinedOutlines(regions.flatMap(({ outlines }) => outlines)).filter(
    (ring) => signedArea(ring) < 0,
  );
