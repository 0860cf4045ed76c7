import {
  type Point,
  type Presence,
  regionArea,
  type SeenRegion,
  type ViewParty,
} from '../../../../../engine';
import type { Rect } from '../../../../kit/cartography';
import type { BoardLook } from '../../../../kit/board/paper';

/** What there is to draw of a board, as somebody sees it. */
export interface BoardScene {
  readonly regions: readonly SeenRegion[];
  readonly borders: readonly (readonly [string, string])[];
  readonly presence: readonly Presence[];
  readonly parties: Readonly<Record<string, ViewParty>>;
  /** An amount of the game's money in figures. */
  readonly money: (amount: number) => string;
}

/** What can be shown beside the regions. */
export type RegionLayer = 'signs' | 'links' | 'presence';

/** How it is drawn. */
export type BoardStyle = BoardLook<RegionLayer>;

/** Regions across the side of one of mean size: the length on which signs, names and bands depend. */
const ACROSS = 11;

/** The length of a sign, in units of the plane: a fixed part of a region of mean size. */
export function moduleOf(regions: readonly Pick<SeenRegion, 'outlines'>[]): number {
  const total = regions.reduce((sum, region) => sum + regionArea(region), 0);
  return Math.max(1e-3, Math.sqrt(total / Math.max(1, regions.length)) / ACROSS);
}

/** True if a point lies in one of the boxes that are written on, or so near. */
export function isCovered({ x, y }: Point, rects: readonly Rect[], around: number): boolean {
  return rects.some(
    ([left, top, right, bottom]) =>
      x > left - around && x < right + around && y > top - around && y < bottom + around,
  );
}
