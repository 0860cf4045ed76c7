import { chunkDisplayList, chunkWindow, paint, trace } from '../../../kit/cartography';
import { type Atlas, type Manner, type Room, roomOf } from './atlas';
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
export const blankSheet = (
  atlas: Atlas,
  { field, styleKey }: Pick<Manner, 'field' | 'styleKey'>,
): Sheet => {
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
};

/** Device pixels a sheet of this size would take. */
export const pixelsOfSheet = ({ plan }: Pick<Atlas, 'plan'>, field: number): number => {
  const { width, height } = roomOf(plan.world, field);
  return width * height;
};

/** True if a sheet shows the world of an atlas through the same eyes and in the same style. */
export const isSheetOf = (sheet: Sheet, atlas: Atlas, styleKey: string): boolean =>
  sheet.plan === atlas.plan && sheet.styleKey === styleKey && sheet.audience === audienceOf(atlas);

/** True if no Großfeld is missing on a sheet, however old its drawing. */
export const hasNoHoles = ({ sources, plan }: Sheet): boolean => sources.size === plan.boxes.length;

/** The plots whose drawing is missing or shows what was before. */
export const staleOn = (sheet: Sheet, atlas: Atlas): readonly number[] => {
  const stale: number[] = [];
  for (let plot = 0; plot < atlas.boxes.length; plot += 1) {
    const drawn = sheet.sources.get(plot);
    if (drawn === undefined || drawn !== atlas.sourcesOf(plot)) stale.push(plot);
  }
  return stale;
};

/** Draws a plot on a sheet, over what was drawn of it before. */
export const drawOnSheet = (
  sheet: Sheet,
  atlas: Atlas,
  plot: number,
  { style, ratio }: Pick<Manner, 'style' | 'ratio'>,
): void => {
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
};

/** Shows a sheet at a field width of `field` device pixels. */
export const blitSheet = (
  canvas: CanvasRenderingContext2D,
  sheet: Pick<Sheet, 'canvas' | 'left' | 'top' | 'field'>,
  origins: readonly Origin[],
  field: number,
): void => {
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
};
