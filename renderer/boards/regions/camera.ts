import type { Point, RegionBox } from '../../../engine';

/** What the window shows: the point of the plane in its middle and pixels per unit. */
export interface BoardCamera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Size of the window in CSS pixels. */
export interface BoardExtent {
  readonly width: number;
  readonly height: number;
}

/** The plane of a board on which nothing is drawn yet. */
export const BLANK_BOX: RegionBox = { left: 0, top: 0, right: 40, bottom: 26 };

/** Air around a board that fills the window, in pixels; above it lie the switches of the room. */
const AIR = { side: 56, top: 76, bottom: 56 };

const MOST = 400;
const LEAST = 0.5;

const bounded = (scale: number): number => Math.max(LEAST, Math.min(MOST, scale));

/** Shows a box as large as it fits. */
export const fitted = (box: RegionBox, { width, height }: BoardExtent): BoardCamera => {
  const [wide, high] = [Math.max(1e-6, box.right - box.left), Math.max(1e-6, box.bottom - box.top)];
  const scale = bounded(
    Math.min((width - 2 * AIR.side) / wide, (height - AIR.top - AIR.bottom) / high),
  );
  return {
    x: (box.left + box.right) / 2,
    y: (box.top + box.bottom) / 2 - (AIR.top - AIR.bottom) / 2 / scale,
    scale,
  };
};

/** Where a point of the plane lies in the window. */
export const onScreen = (camera: BoardCamera, extent: BoardExtent, { x, y }: Point): Point => ({
  x: extent.width / 2 + (x - camera.x) * camera.scale,
  y: extent.height / 2 + (y - camera.y) * camera.scale,
});

/** The point of the plane at a place of the window. */
export const inPlane = (camera: BoardCamera, extent: BoardExtent, { x, y }: Point): Point => ({
  x: camera.x + (x - extent.width / 2) / camera.scale,
  y: camera.y + (y - extent.height / 2) / camera.scale,
});

/** Zoomed about a place of the window, which keeps its point of the plane. */
export const zoomed = (
  camera: BoardCamera,
  extent: BoardExtent,
  place: Point,
  factor: number,
): BoardCamera => {
  const scale = bounded(camera.scale * factor);
  const kept = inPlane(camera, extent, place);
  return {
    x: kept.x - (place.x - extent.width / 2) / scale,
    y: kept.y - (place.y - extent.height / 2) / scale,
    scale,
  };
};

/** Moved by pixels of the window. */
export const panned = (camera: BoardCamera, dx: number, dy: number): BoardCamera => ({
  ...camera,
  x: camera.x - dx / camera.scale,
  y: camera.y - dy / camera.scale,
});

/** Moved just so far that a point is at least so many pixels inside of the window. */
export const revealing = (
  camera: BoardCamera,
  extent: BoardExtent,
  point: Point,
  air = 60,
): BoardCamera => {
  const { x, y } = onScreen(camera, extent, point);
  const over = (at: number, size: number): number =>
    at < air ? at - air : at > size - air ? at - (size - air) : 0;
  return panned(camera, -over(x, extent.width), -over(y, extent.height));
};

/** Half octaves: at each of them the drawing is made anew, in between it is scaled. */
export const drawnScale = (scale: number): number => 2 ** (Math.round(Math.log2(scale) * 2) / 2);
