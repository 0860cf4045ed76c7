import {
  edgesOf,
  joinedOutlines,
  orientedOutlines,
  type Ring,
  type SeenRegion,
  signedArea,
} from '../../../../engine';
import { close, lineTo, moveTo, type Path, stroke, type Trail } from '../../../cartography';

const ringPath = (trail: Trail, ring: Ring): void => {
  for (let index = 0; index < ring.length; index += 2) {
    const draw = index === 0 ? moveTo : lineTo;
    draw(trail, ring[index] ?? 0, ring[index + 1] ?? 0);
  }
  close(trail);
};

/** Rings as one path. */
export const ringsPath = (rings: readonly Ring[]): Path => {
  const trail: Trail = [];
  for (const ring of rings) ringPath(trail, ring);
  return trail;
};

const paths = new WeakMap<SeenRegion['outlines'], Path>();

/** The area of a region; holes run the other way round, so that they stay empty. */
export const regionPath = ({ outlines }: Pick<SeenRegion, 'outlines'>): Path => {
  const known = paths.get(outlines);
  if (known !== undefined) return known;
  const path = ringsPath(orientedOutlines({ outlines }));
  paths.set(outlines, path);
  return path;
};

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
