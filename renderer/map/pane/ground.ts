import type { CoarsePicture, MapStyle, MapTheme } from '../../cartography';
import { coarsePicture } from '../../cartography';
import { ROW_HEIGHT } from '../../../engine';
import type { Atlas } from './atlas';
import { drawTile } from './atlas';
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

export const createGround = (): Ground => {
  const store = createTileStore<Tile>(BUDGET);
  let raster: Raster | undefined;
  let last: GroundFrame | undefined;
  let missing: Missing[] = [];

  const sourcesOf = ({ atlas, style }: GroundFrame, plot: number): readonly unknown[] => {
    const { theme, width, grid, borders, numbers } = style;
    return [theme, width, grid, borders, numbers, ...atlas.sourcesOf(plot)];
  };

  const visiblePlots = (
    { atlas, field, width, height }: GroundFrame,
    origin: { readonly x: number; readonly y: number },
  ): readonly number[] =>
    atlas.boxes.flatMap((box, plot) =>
      origin.x + (box.right + 1) * field > 0 &&
      origin.x + (box.left - 1) * field < width &&
      origin.y + (box.bottom + 1) * field > 0 &&
      origin.y + (box.top - 1) * field < height
        ? [plot]
        : [],
    );

  const paint = (canvas: CanvasRenderingContext2D, frame: GroundFrame): void => {
    last = frame;
    const { atlas, field } = frame;
    const blits: (() => void)[] = [];
    const wanted = new Map<number, number>();
    let hasGap = false;
    for (const origin of frame.origins) {
      for (const plot of visiblePlots(frame, origin)) {
        const sources = sourcesOf(frame, plot);
        const exact = store.exact(plot, field, sources);
        if (exact !== undefined) {
          blits.push(() =>
            canvas.drawImage(exact.canvas, origin.x + exact.left, origin.y + exact.top),
          );
          continue;
        }
        const box = atlas.boxes[plot];
        if (box !== undefined) {
          const x = origin.x + ((box.left + box.right) / 2) * field - frame.width / 2;
          const y = origin.y + ((box.top + box.bottom) / 2) * field - frame.height / 2;
          wanted.set(plot, Math.min(wanted.get(plot) ?? Infinity, Math.hypot(x, y)));
        }
        const near = store.nearest(plot, field, sources);
        if (near === undefined) hasGap = true;
        else {
          const factor = field / near.field;
          blits.push(() =>
            canvas.drawImage(
              near.canvas,
              origin.x + near.left * factor,
              origin.y + near.top * factor,
              near.canvas.width * factor,
              near.canvas.height * factor,
            ),
          );
        }
      }
    }
    if (hasGap) {
      if (raster?.atlas !== atlas || raster.theme !== frame.theme)
        raster = rasterOf(atlas, frame.theme);
      if (raster !== undefined) blitRaster(canvas, raster, frame);
    }
    for (const blit of blits) blit();
    missing = [...wanted]
      .map(([plot, distance]) => ({ plot, distance }))
      .sort((a, b) => b.distance - a.distance);
  };

  const work = (budget: number, now: () => number): boolean => {
    if (last === undefined || last.isZooming || missing.length === 0) return false;
    const { atlas, style, field, ratio } = last;
    const end = now() + budget;
    const seen = new Set(missing.map(({ plot }) => plot));
    do {
      const next = missing.pop();
      if (next === undefined) break;
      const sources = sourcesOf(last, next.plot);
      store.put(next.plot, drawTile(atlas, next.plot, style, field, ratio, sources));
    } while (now() < end);
    store.trim((plot) => seen.has(plot));
    return true;
  };

  return {
    paint,
    work,
    isComplete: () => last !== undefined && missing.length === 0,
    forget: () => store.clear(),
  };
};
