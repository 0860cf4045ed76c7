import { netOf } from '../../../../engine';
import type { MapStyle, Spot } from '../../../kit/cartography';
import { type Atlas, drawTile, type Manner } from './atlas';
import type { Box } from '../../../kit/board/camera';
import { createTileStore, type Tile, type Wanted } from './tiles';
import type { Origin } from './frame';

/** One picture of the ground: the place of the plane on the canvas, in whole device pixels. */
export interface GroundFrame {
  readonly atlas: Atlas;
  readonly style: MapStyle;
  /** Place of the plane's origin on the canvas; one per visible copy of a cylinder. */
  readonly origins: readonly Origin[];
  /** Field width on the canvas in device pixels. */
  readonly field: number;
  /** True while the map is being zoomed: new sizes are not drawn yet. */
  readonly isZooming: boolean;
  readonly ratio: number;
  readonly width: number;
  readonly height: number;
}

/** Device pixels of cached tiles: about 96 MB. */
const BUDGET = 24_000_000;

/** A tile and where it goes. */
interface Blit {
  readonly tile: Tile;
  readonly x: number;
  readonly y: number;
}

/** The tiles in view, by number of the part: what can be shown, what is wanted and how far from the middle it is. */
export interface Survey {
  readonly blits: readonly Blit[];
  readonly inSight: ReadonlySet<number>;
  readonly wanted: ReadonlyMap<number, number>;
  /** There is nothing at all to be shown somewhere. */
  readonly hasHoles: boolean;
}

/** The ground as a tile per Großfeld, or per part of one that is drawn in several places: for sizes at which only part of the world is in sight. */
export interface Tiling {
  readonly survey: (frame: GroundFrame, styleKey: string) => Survey;
  readonly blit: (canvas: CanvasRenderingContext2D, blits: readonly Blit[], field: number) => void;
  /** Draws a part of a plot by its number among all parts. */
  readonly draw: (atlas: Atlas, number: number, manner: Manner) => void;
  /** Evicts the least recently used out of view, until the budget holds. */
  readonly trim: (atlas: Atlas, inSight: ReadonlySet<number>) => void;
  readonly clear: () => void;
}

const isVisible = (box: Box, { x, y }: Spot, { field, width, height }: GroundFrame): boolean =>
  x + (box.right + 1) * field > 0 &&
  x + (box.left - 1) * field < width &&
  y + (box.bottom + 1) * field > 0 &&
  y + (box.top - 1) * field < height;

/** Device pixels from the middle of the window to the middle of a box. */
export function distanceFromMiddle(
  box: Box | undefined,
  { x, y }: Spot,
  { field, width, height }: GroundFrame,
): number {
  const { left, top, right, bottom } = box ?? { left: 0, top: 0, right: 0, bottom: 0 };
  return Math.hypot(
    x + ((left + right) / 2) * field - width / 2,
    y + ((top + bottom) / 2) * field - height / 2,
  );
}

/** Plots by their distance, the nearest last. */
export function nearestLast(wanted: readonly (readonly [number, number])[]): number[] {
  return wanted.toSorted((a, b) => b[1] - a[1]).map(([plot]) => plot);
}

/** Names a part of a plot in a net of its world, whichever place it has among all of them. */
export function nameOf(
  { lattice, parts }: Pick<Atlas, 'lattice' | 'parts'>,
  number: number,
): string {
  const { plot, part } = parts[number] ?? { plot: -1, part: 0 };
  return `${lattice.plots[plot]?.no ?? ''} ${String(part)} ${String(netOf(lattice))}`;
}

export function createTiling(): Tiling {
  const store = createTileStore<Tile>(BUDGET);
  let easel: OffscreenCanvas | undefined;
  /** Right tiles by number of the part, as last found. Each is checked before it is used. */
  let right = new Map<number, Tile>();
  let plan: Atlas['plan'] | undefined;

  const sourcesOf = ({ atlas }: GroundFrame, number: number): Wanted['sources'] =>
    atlas.sourcesOf(atlas.parts[number]?.plot ?? -1);

  const wantedAt = (frame: GroundFrame, number: number, styleKey: string): Wanted => ({
    field: frame.field,
    styleKey,
    sources: sourcesOf(frame, number),
  });

  const rightTile = (frame: GroundFrame, number: number, styleKey: string): Tile | undefined => {
    const name = nameOf(frame.atlas, number);
    if (!store.has(name)) return undefined;
    const known = right.get(number);
    const { field, styleKey: style, sources } = known ?? {};
    if (field === frame.field && style === styleKey && sources === sourcesOf(frame, number))
      return known;
    const tile = store.exact(name, wantedAt(frame, number, styleKey));
    if (tile === undefined) right.delete(number);
    else right.set(number, { ...tile, sources: sourcesOf(frame, number) });
    return right.get(number);
  };

  const anyTile = (frame: GroundFrame, number: number, styleKey: string): Tile | undefined => {
    const name = nameOf(frame.atlas, number);
    return store.has(name) ? store.nearest(name, wantedAt(frame, number, styleKey)) : undefined;
  };

  return {
    survey: (frame, styleKey) => {
      if (plan !== frame.atlas.plan) right = new Map();
      plan = frame.atlas.plan;
      const blits: Blit[] = [];
      const inSight = new Set<number>();
      const wanted = new Map<number, number>();
      let hasHoles = false;
      for (const origin of frame.origins) {
        for (const [number, { box }] of frame.atlas.parts.entries()) {
          if (!isVisible(box, origin, frame)) continue;
          inSight.add(number);
          const exact = rightTile(frame, number, styleKey);
          if (exact === undefined) {
            const distance = distanceFromMiddle(box, origin, frame);
            wanted.set(number, Math.min(wanted.get(number) ?? Infinity, distance));
          }
          const tile = exact ?? anyTile(frame, number, styleKey);
          if (tile === undefined) hasHoles = true;
          else blits.push({ tile, x: origin.x, y: origin.y });
        }
      }
      return { blits, inSight, wanted, hasHoles };
    },
    blit: (canvas, blits, field) => {
      for (const { tile, x, y } of blits) {
        const { bitmap, left, top } = tile;
        const factor = field / tile.field;
        if (factor === 1) canvas.drawImage(bitmap, x + left, y + top);
        else
          canvas.drawImage(
            bitmap,
            x + left * factor,
            y + top * factor,
            bitmap.width * factor,
            bitmap.height * factor,
          );
      }
    },
    draw: (atlas, number, manner) => {
      const part = atlas.parts[number];
      if (part === undefined) return;
      easel ??= new OffscreenCanvas(1, 1);
      const tile = drawTile(atlas, part, manner, easel);
      right.delete(number);
      if (tile !== undefined) store.put(nameOf(atlas, number), tile);
    },
    trim: (atlas, inSight) => {
      const keep = new Set([...inSight].map((number) => nameOf(atlas, number)));
      store.trim((name) => keep.has(name));
    },
    clear: () => {
      store.clear();
      right = new Map();
    },
  };
}
