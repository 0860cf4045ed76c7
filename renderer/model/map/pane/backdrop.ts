import {
  chunkDisplayList,
  chunkWindow,
  type MapStyle,
  paint,
  trace,
} from '../../../kit/cartography';
import { type Atlas, type Manner, type Room, roomOf } from './atlas';
import type { Box } from '../../../kit/board/camera';
import type { Origin } from './frame';
import type { Plan } from './plan';

/** The ground of the whole world at one size on one canvas. Großfelder that are not drawn yet are holes. */
export interface Sheet extends Room {
  readonly canvas: OffscreenCanvas;
  /** Field width in device pixels. */
  readonly field: number;
  readonly plan: Plan;
  readonly styleKey: string;
  /** Whose eyes it was drawn for, in a short text. */
  readonly audience: string;
  /** What each plot was drawn from; a plot without entry is a hole. */
  readonly sources: Map<number, readonly unknown[]>;
}

const audienceOf = ({ view }: Atlas): string => JSON.stringify(view.audience);

/** An empty sheet for the world of an atlas. */
export function blankSheet(
  atlas: Atlas,
  { field, styleKey }: Pick<Manner, 'field' | 'styleKey'>,
): Sheet {
  const room = roomOf(atlas.plan.world, field);
  return {
    ...room,
    canvas: new OffscreenCanvas(room.width, room.height),
    field,
    plan: atlas.plan,
    styleKey,
    audience: audienceOf(atlas),
    sources: new Map(),
  };
}

/** Device pixels a sheet of this size would take. */
export function pixelsOfSheet({ plan }: Pick<Atlas, 'plan'>, field: number): number {
  const { width, height } = roomOf(plan.world, field);
  return width * height;
}

/** True if a sheet shows the world of an atlas through the same eyes and in the same style. */
export function isSheetOf(sheet: Sheet, atlas: Atlas, styleKey: string): boolean {
  return (
    sheet.plan === atlas.plan && sheet.styleKey === styleKey && sheet.audience === audienceOf(atlas)
  );
}

/** True if no Großfeld is missing on a sheet, however old its drawing. */
export function hasNoHoles({ sources, plan }: Sheet): boolean {
  return sources.size === plan.boxes.length;
}

/** The plots whose drawing is missing or shows what was before. */
export function staleOn(sheet: Sheet, atlas: Atlas): readonly number[] {
  const stale: number[] = [];
  for (let plot = 0; plot < atlas.boxes.length; plot += 1) {
    const drawn = sheet.sources.get(plot);
    if (drawn === undefined || drawn !== atlas.sourcesOf(plot)) stale.push(plot);
  }
  return stale;
}

/** Draws a plot on a sheet, over what was drawn of it before. */
export function drawOnSheet(
  sheet: Sheet,
  atlas: Atlas,
  plot: number,
  { style, ratio }: Pick<Manner, 'style' | 'ratio'>,
): void {
  const context = sheet.canvas.getContext('2d');
  if (context === null) return;
  const { view, lattice, terrains } = atlas;
  const { field, left, top } = sheet;
  const to = { x: -left, y: -top, field, pixel: ratio };
  context.save();
  context.beginPath();
  trace(context, chunkWindow(view, lattice, plot, 1.25 / field), to);
  if (sheet.sources.has(plot)) {
    context.globalCompositeOperation = 'destination-out';
    context.fill();
    context.globalCompositeOperation = 'source-over';
  }
  context.clip();
  paint(context, chunkDisplayList(view, lattice, terrains, plot, atlas.rivers().flow, style), to);
  context.restore();
  sheet.sources.set(plot, atlas.sourcesOf(plot));
}

/** Shows a sheet at a field width of `field` device pixels. */
export function blitSheet(
  canvas: CanvasRenderingContext2D,
  sheet: Pick<Sheet, 'canvas' | 'left' | 'top' | 'field'>,
  origins: readonly Origin[],
  field: number,
): void {
  const factor = field / sheet.field;
  for (const { x, y } of origins) {
    if (factor === 1) canvas.drawImage(sheet.canvas, x + sheet.left, y + sheet.top);
    else
      canvas.drawImage(
        sheet.canvas,
        x + sheet.left * factor,
        y + sheet.top * factor,
        sheet.canvas.width * factor,
        sheet.canvas.height * factor,
      );
  }
}

/** Pixels of the small picture of a world, about. */
const PIXELS = 1_400_000;
const NARROWEST = 2;
const WIDEST = 24;

/** A small picture of the whole world: stands in until the real drawing is there, and is kept beside the campaign. */
export interface WorldPicture extends Room {
  /** Field width in pixels. */
  readonly field: number;
  /** The style it was drawn in. */
  readonly styleKey: string;
}

/** A picture of the world that was kept. */
export interface CachedPicture extends WorldPicture {
  readonly image: CanvasImageSource;
}

/** Field width of the small picture of a world. */
export function pictureField({ left, top, right, bottom }: Box): number {
  const area = Math.max(1, (right - left) * (bottom - top));
  return Math.min(WIDEST, Math.max(NARROWEST, Math.floor(Math.sqrt(PIXELS / area))));
}

/** How the small picture is drawn. */
export interface PictureManner {
  readonly style: MapStyle;
  readonly styleKey: string;
}

/** The small picture of the shown world, painted and kept right while there is nothing else to do. */
export interface Backdrop {
  /** Takes what there is to see now. Content of another view, style or plan is thrown away. */
  readonly show: (atlas: Atlas, manner: PictureManner, kept: CachedPicture | null) => void;
  /** Paints Großfelder that are missing or have changed, for at most `budget` ms. True if any was painted. */
  readonly work: (budget: number, now: () => number) => boolean;
  readonly isComplete: () => boolean;
  /** True if anything was painted since this was last asked. */
  readonly hasPainted: () => boolean;
  /** The picture; undefined while it has holes. What has changed may still look as it did. */
  readonly picture: () => (WorldPicture & { readonly canvas: OffscreenCanvas }) | undefined;
  /** Throws away what was painted here; a kept picture was finished before and stays. */
  readonly forget: () => void;
}

/** A sheet, and the atlas that a kept picture was taken over for: it shows all of it. */
interface Canvas {
  readonly sheet: Sheet;
  seed: Atlas | undefined;
}

/** The kept picture on a sheet, if it fits in every respect. */
const takeOver = (sheet: Sheet, kept: CachedPicture, atlas: Atlas): Canvas | undefined => {
  const keys = ['left', 'top', 'width', 'height', 'field', 'styleKey'] as const;
  if (atlas.view.audience.kind !== 'truth' || keys.some((key) => sheet[key] !== kept[key]))
    return undefined;
  sheet.canvas.getContext('2d')?.drawImage(kept.image, 0, 0);
  return { sheet, seed: atlas };
};

/** The plots of a canvas that do not look as they should. Asked for only when there is time. */
const stalePlots = (canvas: Canvas, atlas: Atlas): number[] => {
  const { seed, sheet } = canvas;
  if (seed !== undefined)
    seed.boxes.forEach((_, plot) => sheet.sources.set(plot, seed.sourcesOf(plot)));
  canvas.seed = undefined;
  return [...staleOn(sheet, atlas)];
};

export function createBackdrop(): Backdrop {
  let canvas: Canvas | undefined;
  let atlas: Atlas | undefined;
  let manner: PictureManner | undefined;
  let offered: CachedPicture | null = null;
  let stale: number[] | undefined;
  let isNew = false;

  const blank = (from: Atlas, { styleKey }: PictureManner): Sheet =>
    blankSheet(from, { field: pictureField(from.plan.world), styleKey });

  return {
    show: (next, look, kept) => {
      const fits = canvas === undefined || isSheetOf(canvas.sheet, next, look.styleKey);
      if (fits && atlas === next && offered === kept && manner?.styleKey === look.styleKey) return;
      const isOffered = kept !== null && offered !== kept;
      if (!fits) canvas = undefined;
      atlas = next;
      manner = look;
      offered = kept;
      stale = undefined;
      if (!isOffered || canvas !== undefined) return;
      canvas = takeOver(blank(next, look), kept, next);
    },
    work: (budget, now) => {
      if (atlas === undefined || manner === undefined) return false;
      canvas ??= { sheet: blank(atlas, manner), seed: undefined };
      stale ??= stalePlots(canvas, atlas);
      if (stale.length === 0) return false;
      const end = now() + budget;
      do {
        const plot = stale.pop();
        if (plot === undefined) break;
        drawOnSheet(canvas.sheet, atlas, plot, { style: manner.style, ratio: 1 });
        isNew = true;
      } while (now() < end);
      return true;
    },
    isComplete: () => stale?.length === 0,
    hasPainted: () => {
      const was = isNew;
      isNew = false;
      return was;
    },
    picture: () =>
      canvas !== undefined && (canvas.seed !== undefined || hasNoHoles(canvas.sheet))
        ? canvas.sheet
        : undefined,
    forget: () => {
      if (canvas?.seed !== undefined) return;
      canvas = undefined;
      stale = undefined;
    },
  };
}
