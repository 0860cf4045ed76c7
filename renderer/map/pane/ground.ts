import type { MapStyle, Spot } from '../../cartography';
import { type Atlas, drawTile, type Manner } from './atlas';
import { type Backdrop, createBackdrop } from './backdrop';
import type { Box } from './camera';
import type { Origin } from './frame';
import { blitRaster, isRasterOf, type Raster, rasterOf } from './raster';
import { blitPart, blitSheet, layOut, type Sheet } from './sheet';
import { createTileStore, type Tile, type Wanted } from './tiles';

/** Device pixels of drawings kept: about 96 MB. */
const BUDGET = 24_000_000;

/** The whole world is laid together on one sheet up to so many times the pixels of the window. */
const SHEET_ROOM = 2;

/** While the map is zoomed, a sheet serves until fields are so many times as wide as on it. */
const SHEET_REACH = 1.7;

/** One picture of the ground: where the plane lies on the canvas, in whole device pixels. */
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

/** The ground layer: blits drawings of Großfelder and draws missing ones bit by bit. */
export interface Ground {
  /** Paints what there is; remembers what is missing. */
  readonly paint: (canvas: CanvasRenderingContext2D, frame: GroundFrame) => void;
  /** Draws missing Großfelder for at most `budget` milliseconds, nearest to the middle first. True if any was drawn. */
  readonly work: (budget: number, now: () => number) => boolean;
  readonly isComplete: () => boolean;
  /** The small picture that fills holes. */
  readonly backdrop: Backdrop;
  readonly forget: () => void;
}

interface Missing {
  readonly plot: number;
  readonly distance: number;
}

/** A tile and where it goes. */
interface Blit {
  readonly tile: Tile;
  readonly x: number;
  readonly y: number;
}

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
  const { bitmap, left, top } = tile;
  if (tile.field === field) {
    canvas.drawImage(bitmap, x + left, y + top);
    return;
  }
  const factor = field / tile.field;
  canvas.drawImage(
    bitmap,
    x + left * factor,
    y + top * factor,
    bitmap.width * factor,
    bitmap.height * factor,
  );
};

/** All that lies in sight: what can be shown, what is wanted and how far from the middle it is. */
interface Survey {
  readonly blits: readonly Blit[];
  readonly seen: ReadonlySet<number>;
  readonly wanted: ReadonlyMap<number, number>;
  readonly gaps: readonly Gap[];
}

/** A plot in sight of which there is no drawing at all, and where the plane lies. */
interface Gap {
  readonly plot: number;
  readonly origin: Origin;
}

const nearestLast = (wanted: ReadonlyMap<number, number>): Missing[] =>
  [...wanted]
    .map(([plot, distance]) => ({ plot, distance }))
    .sort((a, b) => b.distance - a.distance);

export const createGround = (): Ground => {
  const store = createTileStore<Tile>(BUDGET);
  const backdrop = createBackdrop();
  let easel: OffscreenCanvas | undefined;
  let raster: Raster | undefined;
  let last: GroundFrame | undefined;
  let manner: Manner | undefined;
  let sheet: Sheet | undefined;
  /** Right tiles by plot, as last found. Each is checked before it is used. */
  let right = new Map<number, Tile>();
  let missing: Missing[] = [];
  let inSight: ReadonlySet<number> = new Set();
  /** Milliseconds that the last drawings took beyond what they might. */
  let debt = 0;

  const numberOf = ({ lattice }: Atlas, plot: number): string => lattice.plots[plot]?.no ?? '';

  const take = (frame: GroundFrame): Manner => {
    const { style, field, ratio, atlas } = frame;
    if (last?.atlas.plan !== atlas.plan) right = new Map();
    last = frame;
    const styleKey = JSON.stringify(style);
    manner = { style, styleKey, field, ratio };
    return manner;
  };

  const wantedAt = ({ atlas, field }: GroundFrame, plot: number, styleKey: string): Wanted => ({
    field,
    styleKey,
    sources: atlas.sourcesOf(plot),
  });

  const rightTile = (frame: GroundFrame, plot: number, styleKey: string): Tile | undefined => {
    const no = numberOf(frame.atlas, plot);
    if (!store.has(no)) return undefined;
    const known = right.get(plot);
    const { field, styleKey: style, sources } = known ?? {};
    if (field === frame.field && style === styleKey && sources === frame.atlas.sourcesOf(plot))
      return known;
    const tile = store.exact(no, wantedAt(frame, plot, styleKey));
    if (tile === undefined) right.delete(plot);
    else right.set(plot, { ...tile, sources: frame.atlas.sourcesOf(plot) });
    return right.get(plot);
  };

  const survey = (frame: GroundFrame, styleKey: string): Survey => {
    const blits: Blit[] = [];
    const seen = new Set<number>();
    const wanted = new Map<number, number>();
    const gaps: Gap[] = [];
    for (const origin of frame.origins) {
      for (const [plot, box] of frame.atlas.boxes.entries()) {
        if (!isVisible(box, origin, frame)) continue;
        seen.add(plot);
        const exact = rightTile(frame, plot, styleKey);
        if (exact === undefined) {
          const distance = distanceFromMiddle(box, origin, frame);
          wanted.set(plot, Math.min(wanted.get(plot) ?? Infinity, distance));
        }
        const no = numberOf(frame.atlas, plot);
        const tile =
          exact ?? (store.has(no) ? store.nearest(no, wantedAt(frame, plot, styleKey)) : undefined);
        if (tile === undefined) gaps.push({ plot, origin });
        else blits.push({ tile, x: origin.x, y: origin.y });
      }
    }
    return { blits, seen, wanted, gaps };
  };

  /** Something under the holes: the sheet, the small picture, or at least the colours of the fields. */
  const fillGaps = (
    canvas: CanvasRenderingContext2D,
    frame: GroundFrame,
    gaps: readonly Gap[],
  ): void => {
    const { atlas, field, origins, style } = frame;
    const picture = backdrop.picture();
    if (picture !== undefined) {
      for (const { plot, origin } of gaps) {
        const box = atlas.boxes[plot];
        if (box !== undefined) blitPart(canvas, picture, box, origin, field);
      }
      return;
    }
    if (!isRasterOf(raster, atlas, style)) raster = rasterOf(atlas, style);
    if (raster !== undefined) blitRaster(canvas, raster, origins, field);
  };

  /** The sheet if it shows all there is, at this size or, while zooming, near enough. */
  const fittingSheet = (frame: GroundFrame, styleKey: string): Sheet | undefined => {
    if (sheet?.plan !== frame.atlas.plan) return undefined;
    const { tiles, field } = sheet;
    const isWhole = tiles.every(({ sources }, plot) => sources === frame.atlas.sourcesOf(plot));
    if (!isWhole) return undefined;
    if (field === frame.field && sheet.styleKey === styleKey) return sheet;
    return frame.isZooming && frame.field < field * SHEET_REACH ? sheet : undefined;
  };

  const makeSheet = (frame: GroundFrame): void => {
    const { atlas } = frame;
    const tiles = atlas.boxes.flatMap((_, plot) => right.get(plot) ?? []);
    if (tiles.length !== atlas.boxes.length) return;
    const pixels = tiles.reduce((sum, { bitmap }) => sum + bitmap.width * bitmap.height, 0);
    if (pixels > 3 * SHEET_ROOM * frame.width * frame.height) return;
    sheet = layOut(tiles, atlas.plan, sheet, atlas.view.audience.kind === 'truth');
  };

  const paint = (canvas: CanvasRenderingContext2D, frame: GroundFrame): void => {
    const { styleKey } = take(frame);
    const whole = fittingSheet(frame, styleKey);
    // While the size changes with every frame, smoothing would cost more than all else.
    canvas.imageSmoothingEnabled = !frame.isZooming;
    if (whole !== undefined) {
      blitSheet(canvas, whole, frame.origins, frame.field);
      missing = [];
      return;
    }
    const { blits, seen, wanted, gaps } = survey(frame, styleKey);
    if (gaps.length > 0) fillGaps(canvas, frame, gaps);
    for (const blit of blits) blitTile(canvas, blit, frame.field);
    inSight = seen;
    missing = nearestLast(wanted);
    if (wanted.size === 0 && !frame.isZooming && seen.size === frame.atlas.boxes.length)
      makeSheet(frame);
  };

  const work = (budget: number, now: () => number): boolean => {
    if (last === undefined || manner === undefined) return false;
    if (last.isZooming || missing.length === 0) return false;
    const { atlas } = last;
    if (debt > 0) {
      debt -= budget;
      return true;
    }
    easel ??= new OffscreenCanvas(1, 1);
    const end = now() + budget;
    do {
      const next = missing.pop();
      if (next === undefined) break;
      const tile = drawTile(atlas, next.plot, manner, easel);
      right.delete(next.plot);
      if (tile !== undefined) store.put(numberOf(atlas, next.plot), tile);
    } while (now() < end);
    debt = now() - end;
    const keep = new Set([...inSight].map((plot) => numberOf(atlas, plot)));
    store.trim((no) => keep.has(no));
    return true;
  };

  return {
    paint,
    work,
    backdrop,
    isComplete: () => last !== undefined && missing.length === 0,
    forget: () => {
      store.clear();
      backdrop.forget();
      right = new Map();
      sheet = undefined;
    },
  };
};
