import type { Manner, Atlas } from './atlas';
import {
  type Backdrop,
  blankSheet,
  blitSheet,
  createBackdrop,
  drawOnSheet,
  hasNoHoles,
  isSheetOf,
  pixelsOfSheet,
  type Sheet,
  staleOn,
} from './backdrop';
import { createTiling, distanceFromMiddle, type GroundFrame, nearestLast } from './tiling';
import { ROW_HEIGHT } from '../../../../engine';
import { type CoarsePicture, coarsePicture, type MapStyle } from '../../../kit/cartography';
import type { Origin } from './frame';

/** One dot of colour per field: stands in where nothing has been drawn yet. */
interface Raster {
  readonly atlas: Atlas;
  readonly manner: RasterManner;
  readonly picture: CoarsePicture;
  readonly canvas: OffscreenCanvas;
}

/** What of a style the raster shows. */
type RasterManner = Pick<MapStyle, 'theme' | 'look'>;

/** True if a raster shows an atlas in the manner of a style. */
function isRasterOf(
  raster: Raster | undefined,
  atlas: Atlas,
  { theme, look }: RasterManner,
): boolean {
  return raster?.atlas === atlas && raster.manner.theme === theme && raster.manner.look === look;
}

/** The raster of an atlas; undefined for an empty map. */
function rasterOf(atlas: Atlas, manner: RasterManner): Raster | undefined {
  const { view, lattice, terrains } = atlas;
  const picture = coarsePicture(view, lattice, terrains, manner.theme, manner.look);
  if (picture.width === 0) return undefined;
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas
    .getContext('2d')
    ?.putImageData(new ImageData(picture.data, picture.width, picture.height), 0, 0);
  return { atlas, manner, picture, canvas };
}

/** Draws the raster under whatever comes next. */
function blitRaster(
  canvas: CanvasRenderingContext2D,
  { picture, canvas: source }: Raster,
  origins: readonly Origin[],
  field: number,
): void {
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
}

/** The whole world is drawn on one sheet while that takes at most so many times the pixels of the window. */
const SHEET_ROOM = 3;

/** While the map is zoomed, a sheet serves until fields are so many times as wide as on it. */
const SHEET_REACH = 1.7;

/** The ground layer: shows drawings of Großfelder and draws missing ones bit by bit. */
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

/** What is still to be drawn, the nearest last, and how one of them is drawn. */
interface Task {
  readonly missing: number[];
  readonly draw: (plot: number) => void;
  readonly end: () => void;
}

const NOTHING: Task = { missing: [], draw: () => undefined, end: () => undefined };

const isNothing = ({ missing, draw }: Task): boolean =>
  missing.length === 0 || draw === NOTHING.draw;

export function createGround(): Ground {
  const tiling = createTiling();
  const backdrop = createBackdrop();
  let raster: Raster | undefined;
  let sheet: Sheet | undefined;
  let task: Task | undefined;
  /** Milliseconds that the last drawings took beyond what they might. */
  let debt = 0;

  /** Something under the holes: the small picture, or at least the colours of the fields. */
  const fillHoles = (canvas: CanvasRenderingContext2D, frame: GroundFrame): void => {
    const { atlas, field, origins, style } = frame;
    const whole = [sheet, backdrop.picture()]
      .filter((each) => each !== undefined)
      .find(
        (each) => each !== sheet || (hasNoHoles(sheet) && isSheetOf(sheet, atlas, sheet.styleKey)),
      );
    if (whole !== undefined) {
      blitSheet(canvas, whole, origins, field);
      return;
    }
    if (!isRasterOf(raster, atlas, style)) raster = rasterOf(atlas, style);
    if (raster !== undefined) blitRaster(canvas, raster, origins, field);
  };

  /** While zooming: a sheet of another size that shows all there is, near enough. */
  const servesZoom = ({ atlas, field, isZooming }: GroundFrame): boolean =>
    sheet !== undefined &&
    isZooming &&
    sheet.field !== field &&
    isSheetOf(sheet, atlas, sheet.styleKey) &&
    field < sheet.field * SHEET_REACH &&
    staleOn(sheet, atlas).length === 0;

  const paintSheet = (
    canvas: CanvasRenderingContext2D,
    frame: GroundFrame,
    manner: Manner,
  ): Task => {
    const { atlas, field, origins } = frame;
    const now =
      sheet?.field === field && isSheetOf(sheet, atlas, manner.styleKey)
        ? sheet
        : blankSheet(atlas, manner);
    sheet = now;
    const missing = staleOn(now, atlas);
    if (missing.some((plot) => !now.sources.has(plot))) fillHoles(canvas, frame);
    blitSheet(canvas, now, origins, field);
    if (missing.length === 0) return NOTHING;
    const distances = missing.map((plot): readonly [number, number] => [
      plot,
      Math.min(...origins.map((origin) => distanceFromMiddle(atlas.boxes[plot], origin, frame))),
    ]);
    return {
      missing: nearestLast(distances),
      draw: (plot) => drawOnSheet(now, atlas, plot, manner),
      end: () => undefined,
    };
  };

  const paintTiles = (
    canvas: CanvasRenderingContext2D,
    frame: GroundFrame,
    manner: Manner,
  ): Task => {
    const { blits, wanted, hasHoles, inSight } = tiling.survey(frame, manner.styleKey);
    if (hasHoles) fillHoles(canvas, frame);
    tiling.blit(canvas, blits, frame.field);
    return {
      missing: nearestLast([...wanted]),
      draw: (plot) => tiling.draw(frame.atlas, plot, manner),
      end: () => tiling.trim(frame.atlas, inSight),
    };
  };

  const paint = (canvas: CanvasRenderingContext2D, frame: GroundFrame): void => {
    const { style, field, ratio, atlas, origins, isZooming, width, height } = frame;
    const manner = { style, styleKey: JSON.stringify(style), field, ratio };
    // While the size changes with every frame, smoothing would cost more than all else.
    canvas.imageSmoothingEnabled = !isZooming;
    if (sheet !== undefined && servesZoom(frame)) {
      blitSheet(canvas, sheet, origins, field);
      task = NOTHING;
      return;
    }
    const fitsOnSheet = pixelsOfSheet(atlas, field) <= SHEET_ROOM * width * height;
    const found =
      fitsOnSheet && !isZooming
        ? paintSheet(canvas, frame, manner)
        : paintTiles(canvas, frame, manner);
    task = isZooming ? { ...NOTHING, missing: found.missing } : found;
  };

  const work = (budget: number, now: () => number): boolean => {
    if (task === undefined || isNothing(task)) return false;
    if (debt > 0) {
      debt -= budget;
      return true;
    }
    const end = now() + budget;
    do {
      const next = task.missing.pop();
      if (next === undefined) break;
      task.draw(next);
    } while (now() < end);
    debt = now() - end;
    task.end();
    return true;
  };

  return {
    paint,
    work,
    backdrop,
    isComplete: () => task?.missing.length === 0,
    forget: () => {
      tiling.clear();
      backdrop.forget();
      sheet = undefined;
    },
  };
}
