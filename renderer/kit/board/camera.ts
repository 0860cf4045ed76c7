import type { Point } from '../../../engine';

/** Which part of the plane is on the screen. The unit of the plane is the board's own: a field width on maps of hexes. */
export interface Camera {
  /** Point of the plane in the middle of the window, in its units. */
  readonly centre: Point;
  /** CSS pixels to a unit. */
  readonly scale: number;
}

/** Size of the window in CSS pixels. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** An upright rectangle; of the plane or of the screen (pixels). */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A box with a margin around it. */
export function around({ left, top, right, bottom }: Box, air: number): Box {
  return {
    left: left - air,
    top: top - air,
    right: right + air,
    bottom: bottom + air,
  };
}

/** Smallest and largest scale, in CSS pixels to a unit of the plane. */
export interface ScaleLimits {
  readonly least: number;
  readonly most: number;
}

/** Narrowest and widest field of a map of hexes. */
export const MAP_LIMITS: ScaleLimits = { least: 1, most: 160 };

/** Limits of boards whose units are no fields. */
export const WIDE_LIMITS: ScaleLimits = { least: 0.5, most: 400 };

const bounded = (scale: number, { least, most }: ScaleLimits): number =>
  Math.min(most, Math.max(least, scale));

/** The plane point under a screen point (from the upper left corner of the window). */
export function toPlane(camera: Camera, extent: Extent, screen: Point): Point {
  return {
    x: camera.centre.x + (screen.x - extent.width / 2) / camera.scale,
    y: camera.centre.y + (screen.y - extent.height / 2) / camera.scale,
  };
}

/** Where a plane point lies on the screen. */
export function toScreen(camera: Camera, extent: Extent, plane: Point): Point {
  return {
    x: (plane.x - camera.centre.x) * camera.scale + extent.width / 2,
    y: (plane.y - camera.centre.y) * camera.scale + extent.height / 2,
  };
}

/** The part of the plane that the window shows. */
export function visibleBox(camera: Camera, extent: Extent): Box {
  const topLeft = toPlane(camera, extent, { x: 0, y: 0 });
  const bottomRight = toPlane(camera, extent, { x: extent.width, y: extent.height });
  return { left: topLeft.x, top: topLeft.y, right: bottomRight.x, bottom: bottomRight.y };
}

/** The camera after dragging the map by so many pixels. */
export function panBy(camera: Camera, dx: number, dy: number): Camera {
  return {
    ...camera,
    centre: { x: camera.centre.x - dx / camera.scale, y: camera.centre.y - dy / camera.scale },
  };
}

/** The camera after zooming by `factor`; the plane point under `anchor` (a screen point) stays where it is. */
export function zoomAt(
  camera: Camera,
  extent: Extent,
  anchor: Point,
  factor: number,
  limits: ScaleLimits = MAP_LIMITS,
): Camera {
  const scale = bounded(camera.scale * factor, limits);
  const fixed = toPlane(camera, extent, anchor);
  return {
    scale,
    centre: {
      x: fixed.x - (anchor.x - extent.width / 2) / scale,
      y: fixed.y - (anchor.y - extent.height / 2) / scale,
    },
  };
}

/** Pixels that stay free around what fills the window. */
export interface Air {
  readonly side: number;
  readonly top: number;
  readonly bottom: number;
}

const EVEN_AIR: Air = { side: 24, top: 24, bottom: 24 };

/** The camera that shows the whole of `box` with a margin around it. */
export function fit(
  box: Box,
  extent: Extent,
  air: Air | number = EVEN_AIR,
  limits: ScaleLimits = MAP_LIMITS,
): Camera {
  const { side, top, bottom } =
    typeof air === 'number' ? { side: air, top: air, bottom: air } : air;
  const width = Math.max(1e-6, box.right - box.left);
  const height = Math.max(1e-6, box.bottom - box.top);
  const scale = bounded(
    Math.min(
      Math.max(1, extent.width - 2 * side) / width,
      Math.max(1, extent.height - top - bottom) / height,
    ),
    limits,
  );
  return {
    centre: {
      x: (box.left + box.right) / 2,
      y: (box.top + box.bottom) / 2 - (top - bottom) / 2 / scale,
    },
    scale,
  };
}

/** Moved just so far that a point is at least so many pixels inside of the window. */
export function revealing(camera: Camera, extent: Extent, point: Point, air = 60): Camera {
  const { x, y } = toScreen(camera, extent, point);
  const over = (at: number, size: number): number => {
    const margin = Math.min(air, size / 4);
    return at < margin ? at - margin : at > size - margin ? at - (size - margin) : 0;
  };
  const [dx, dy] = [over(x, extent.width), over(y, extent.height)];
  return dx === 0 && dy === 0 ? camera : panBy(camera, -dx, -dy);
}

/** Half octaves: at each of them a drawing is made again, in between it is scaled. */
export function drawnScale(scale: number): number {
  return 2 ** (Math.round(Math.log2(scale) * 2) / 2);
}

/** The camera between two others, `part` from 0 to 1; zoom moves geometrically so that it looks even. */
export function between(from: Camera, to: Camera, part: number): Camera {
  return {
    centre: {
      x: from.centre.x + (to.centre.x - from.centre.x) * part,
      y: from.centre.y + (to.centre.y - from.centre.y) * part,
    },
    scale: from.scale * (to.scale / from.scale) ** part,
  };
}
