import type { Box } from './camera';
import type { Origin } from './frame';
import type { Plan } from './plan';
import type { Tile } from './tiles';

/** The ground of the whole world at one size on one canvas. */
export interface Sheet {
  readonly canvas: OffscreenCanvas;
  /** Upper left corner in device pixels from the origin of the plane. */
  readonly left: number;
  readonly top: number;
  /** Field width in device pixels. */
  readonly field: number;
  readonly plan: Plan;
  readonly styleKey: string;
  /** What lies on it, by plot. */
  readonly tiles: readonly Tile[];
}

const sheetRoom = (tiles: readonly Tile[]) => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const tile of tiles) {
    left = Math.min(left, tile.left);
    top = Math.min(top, tile.top);
    right = Math.max(right, tile.left + tile.bitmap.width);
    bottom = Math.max(bottom, tile.top + tile.bitmap.height);
  }
  return { left, top, width: right - left, height: bottom - top };
};

/**
 * Lays drawings of all Großfelder together. If `before` is a sheet of the same size and style, only the
 * Großfelder that differ are laid upon it, so that a stroke of the brush does not cost the whole world;
 * `isOpaque` tells that no drawing lets what was there before shine through.
 */
export const layOut = (
  tiles: readonly Tile[],
  plan: Plan,
  before: Sheet | undefined,
  isOpaque: boolean,
): Sheet | undefined => {
  const [first] = tiles;
  if (first === undefined) return undefined;
  const { field, styleKey } = first;
  const isSame =
    isOpaque && before?.plan === plan && before.field === field && before.styleKey === styleKey;
  const room = isSame ? undefined : sheetRoom(tiles);
  const canvas = isSame ? before.canvas : new OffscreenCanvas(room?.width ?? 1, room?.height ?? 1);
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  const left = isSame ? before.left : (room?.left ?? 0);
  const top = isSame ? before.top : (room?.top ?? 0);
  tiles.forEach((tile, plot) => {
    if (isSame && before.tiles[plot] === tile) return;
    context.drawImage(tile.bitmap, tile.left - left, tile.top - top);
  });
  return { canvas, left, top, field, plan, styleKey, tiles };
};

/** Shows a sheet (or whatever is laid out like one) at a field width of `field` device pixels. */
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

/** Shows the part of a sheet that lies in a box of the plane. */
export const blitPart = (
  canvas: CanvasRenderingContext2D,
  sheet: Pick<Sheet, 'canvas' | 'left' | 'top' | 'field'>,
  box: Box,
  { x, y }: Origin,
  field: number,
): void => {
  const factor = field / sheet.field;
  const left = Math.max(0, Math.floor(box.left * sheet.field) - sheet.left);
  const top = Math.max(0, Math.floor(box.top * sheet.field) - sheet.top);
  const right = Math.min(sheet.canvas.width, Math.ceil(box.right * sheet.field) - sheet.left);
  const bottom = Math.min(sheet.canvas.height, Math.ceil(box.bottom * sheet.field) - sheet.top);
  canvas.drawImage(
    sheet.canvas,
    left,
    top,
    right - left,
    bottom - top,
    x + (sheet.left + left) * factor,
    y + (sheet.top + top) * factor,
    (right - left) * factor,
    (bottom - top) * factor,
  );
};
