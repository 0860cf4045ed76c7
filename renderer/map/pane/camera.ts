import type { Point } from '../../../engine';

/** Which part of the plane is on the screen. */
export interface Camera {
  /** Point of the plane in the middle of the window, in field widths. */
  readonly centre: Point;
  /** Width of a field in CSS pixels. */
  readonly scale: number;
}

/** Size of the window in CSS pixels. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** An upright rectangle; of the plane (field widths) or of the screen (pixels). */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Narrowest and widest field, in CSS pixels. */
export const MIN_SCALE = 1;
export const MAX_SCALE = 160;

const clampScale = (scale: number): number => Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale));

/** The plane point under a screen point (from the upper left corner of the window). */
export const toPlane = (camera: Camera, extent: Extent, screen: Point): Point => ({
  x: camera.centre.x + (screen.x - extent.width / 2) / camera.scale,
  y: camera.centre.y + (screen.y - extent.height / 2) / camera.scale,
});

/** Where a plane point lies on the screen. */
export const toScreen = (camera: Camera, extent: Extent, plane: Point): Point => ({
  x: (plane.x - camera.centre.x) * camera.scale + extent.width / 2,
  y: (plane.y - camera.centre.y) * camera.scale + extent.height / 2,
});

/** The part of the plane that the window shows. */
export const visibleBox = (camera: Camera, extent: Extent): Box => {
  const topLeft = toPlane(camera, extent, { x: 0, y: 0 });
  const bottomRight = toPlane(camera, extent, { x: extent.width, y: extent.height });
  return { left: topLeft.x, top: topLeft.y, right: bottomRight.x, bottom: bottomRight.y };
};

/** The camera after dragging the map by so many pixels. */
export const panBy = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  centre: { x: camera.centre.x - dx / camera.scale, y: camera.centre.y - dy / camera.scale },
});

/** The camera after zooming by `factor`; the plane point under `anchor` (a screen point) stays where it is. */
export const zoomAt = (camera: Camera, extent: Extent, anchor: Point, factor: number): Camera => {
  const scale = clampScale(camera.scale * factor);
  const fixed = toPlane(camera, extent, anchor);
  return {
    scale,
    centre: {
      x: fixed.x - (anchor.x - extent.width / 2) / scale,
      y: fixed.y - (anchor.y - extent.height / 2) / scale,
    },
  };
};

/** The camera that shows the whole of `box` with `margin` pixels around it. */
export const fit = (box: Box, extent: Extent, margin = 24): Camera => {
  const width = Math.max(1e-6, box.right - box.left);
  const height = Math.max(1e-6, box.bottom - box.top);
  return {
    centre: { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 },
    scale: clampScale(
      Math.min(
        Math.max(1, extent.width - 2 * margin) / width,
        Math.max(1, extent.height - 2 * margin) / height,
      ),
    ),
  };
};

/** The camera between two others, `part` from 0 to 1; zoom moves geometrically so that it looks even. */
export const between = (from: Camera, to: Camera, part: number): Camera => ({
  centre: {
    x: from.centre.x + (to.centre.x - from.centre.x) * part,
    y: from.centre.y + (to.centre.y - from.centre.y) * part,
  },
  scale: from.scale * (to.scale / from.scale) ** part,
});
