import type { CoarsePicture, MapStyle, MapTheme, Spot } from '../../cartography';
import { coarsePicture } from '../../cartography';
import { ROW_HEIGHT } from '../../../engine';
import type { Atlas } from './atlas';
import { drawTile } from './atlas';
import type { Box } from './camera';
import { createTileStore, type Tile } from './tiles';

/** Device pixels of drawings kept: about 130 MB. */
const BUDGET = 32_000_000;

/** One picture of the ground: where the plane lies on the canvas, in whole device pixels. */
export interface GroundFrame {
  readonly atlas: Atlas;
  readonly style: MapStyle;
  readonly theme: MapTheme;
  /** Place of the plane's origin on the canvas; one per visible copy of a cylinder. */
  readonly origins: readonly { readonly x: number; readonly y: number }[];
  /** Field width on the canvas in device pixels. */
  readonly field: number;
  /** True while the map is being zoomed: new sizes are not drawn yet. */
  readonly isZooming: boolean;
  readonly ratio: number;
  readonly width: number;
  readonly height: number;
}

/** The ground layer: blits drawings of Großfelder and draws missing ones bit by bit. */
export interface Ground {
  /** Paints what there is; remembers what is missing. */
  readonly paint: (canvas: CanvasRenderingContext2D, frame: GroundFrame) => void;
  /** Draws missing Großfelder for at most `budget` milliseconds, nearest to the middle first. True if any was drawn. */
  readonly work: (budget: number, now: () => number) => boolean;
  readonly isComplete: () => boolean;
  readonly forget: () => void;
}

interface Missing {
  readonly plot: number;
  readonly distance: number;
}

interface Raster {
  readonly atlas: Atlas;
  readonly theme: MapTheme;
  readonly picture: CoarsePicture;
  readonly canvas: OffscreenCanvas;
}

const rasterOf = (atlas: Atlas, theme: MapTheme): Raster | undefined => {
  const picture = coarsePicture(atlas.view, atlas.lattice, atlas.terrains, theme);
  if (picture.width === 0) return undefined;
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas
    .getContext('2d')
    ?.putImageData(new ImageData(picture.data, picture.width, picture.height), 0, 0);
  return { atlas, theme, picture, canvas };
};

const blitRaster = (
  canvas: CanvasRenderingContext2D,
  { picture, canvas: source }: Raster,
  { origins, field }: GroundFrame,
): void => {
  canvas.imageSmoothingEnabled = false;
  for (const { x, y } of origins) {
    canvas.drawImage(
      source,
      x + (picture.left * field) / 2,
      y + (picture.top - 0.5) * ROW_HEIGHT * field,
      (picture.width * field) / 2,
      picture.height * ROW_HEIGHT * field,
    );
  }
  canvas.imageSmoothingEnabled = true;
};

/** The tiles that are right for one view, style and size; found once, used for every frame. */
interface Resolved {
  readonly atlas: Atlas;
  readonly styleKey: string;
  readonly field: number;
  readonly tiles: Map<number, Tile>;
}

/** A tile and where it goes. */
interface Blit {
  readonly tile: Tile;
  readonly x: number;
  readonly y: number;
}

const styleKeyOf = ({ theme, width, grid, borders, numbers }: MapStyle): string =>
  `${theme} ${width} ${grid} ${borders} ${numbers}`;

const isVisible = (box: Box, { x, y }: Spot, { field, width, height }: GroundFrame): boolean =>
  x + (box.right + 1) * field > 0 &&
  x + (box.left - 1) * field < width &&
  y + (box.bottom + 1) * field > 0 &&
  y + (box.top - 1) * field < height;

const distanceFromMiddle = (box: Box, { x, y }: Spot, frame: GroundFrame): number =>
  Math.hypot(
    x + ((box.left + box.right) / 2) * frame.field - frame.width / 2,
    y + ((box.top + box.bottom) / 2) * frame.field - frame.height / 2,
  );

const blitTile = (canvas: CanvasRenderingContext2D, { tile, x, y }: Blit, field: number): void => {
  if (tile.field === field) {
    canvas.drawImage(tile.canvas, x + tile.left, y + tile.top);
    return;
  }
  const factor = field / tile.field;
  canvas.drawImage(
    tile.canvas,
    x + tile.left * factor,
    y + tile.top * factor,
    tile.canvas.width * factor,
    tile.canvas.height * factor,
  );
};

export const createGround = (): Ground => {
  const store = createTileStore<Tile>(BUDGET);
  let raster: Raster | undefined;
  let last: GroundFrame | undefined;
  let resolved: Resolved | undefined;
  let missing: Missing[] = [];
  let inSight: ReadonlySet<number> = new Set();

  const sourcesOf = ({ atlas, style }: GroundFrame, plot: number): readonly unknown[] => [
    styleKeyOf(style),
    ...atlas.sourcesOf(plot),
  ];

  const resolve = (frame: GroundFrame): Resolved => {
    const { atlas, field } = frame;
    const styleKey = styleKeyOf(frame.style);
    if (resolved?.atlas === atlas && resolved.styleKey === styleKey && resolved.field === field)
      return resolved;
    resolved = { atlas, styleKey, field, tiles: new Map() };
    return resolved;
  };

  const rightTile = (frame: GroundFrame, { tiles }: Resolved, plot: number): Tile | undefined => {
    const known = tiles.get(plot);
    if (known !== undefined) return known;
    const tile = store.exact(plot, frame.field, sourcesOf(frame, plot));
    if (tile !== undefined) tiles.set(plot, tile);
    return tile;
  };

  const paint = (canvas: CanvasRenderingContext2D, frame: GroundFrame): void => {
    last = frame;
    const { atlas, field } = frame;
    const right = resolve(frame);
    const blits: Blit[] = [];
    const seen = new Set<number>();
    const wanted = new Map<number, number>();
    let hasGap = false;
    for (const origin of frame.origins) {
      for (const [plot, box] of atlas.boxes.entries()) {
        if (!isVisible(box, origin, frame)) continue;
        seen.add(plot);
        const tile = rightTile(frame, right, plot);
        if (tile !== undefined) {
          blits.push({ tile, x: origin.x, y: origin.y });
          continue;
        }
        const distance = distanceFromMiddle(box, origin, frame);
        wanted.set(plot, Math.min(wanted.get(plot) ?? Infinity, distance));
        const near = store.nearest(plot, field, sourcesOf(frame, plot));
        if (near === undefined) hasGap = true;
        else blits.push({ tile: near, x: origin.x, y: origin.y });
      }
    }
    if (hasGap) {
      if (raster?.atlas !== atlas || raster.theme !== frame.theme)
        raster = rasterOf(atlas, frame.theme);
      if (raster !== undefined) blitRaster(canvas, raster, frame);
    }
    for (const blit of blits) blitTile(canvas, blit, field);
    inSight = seen;
    missing = [...wanted]
      .map(([plot, distance]) => ({ plot, distance }))
      .sort((a, b) => b.distance - a.distance);
  };

  const work = (budget: number, now: () => number): boolean => {
    if (last === undefined || last.isZooming || missing.length === 0) return false;
    const { atlas, style, field, ratio } = last;
    const end = now() + budget;
    do {
      const next = missing.pop();
      if (next === undefined) break;
      const sources = sourcesOf(last, next.plot);
      store.put(next.plot, drawTile(atlas, next.plot, style, field, ratio, sources));
    } while (now() < end);
    store.trim((plot) => inSight.has(plot));
    return true;
  };

  return {
    paint,
    work,
    isComplete: () => last !== undefined && missing.length === 0,
    forget: () => {
      store.clear();
      resolved = undefined;
    },
  };
};
