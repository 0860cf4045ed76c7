import type { Lattice } from '../../../../engine';
import type { Box, Camera, Extent } from '../../../kit/board/camera';
import { visibleBox } from '../../../kit/board/camera';

/** The picture on the canvas: all positions in device pixels, origins on whole pixels so that blits stay sharp. */
export interface Frame {
  /** Field width in device pixels. */
  readonly field: number;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
  readonly width: number;
  readonly height: number;
  /** Where the plane's origin lies: once for a sheet, once per visible turn around a cylinder. */
  readonly origins: readonly Origin[];
}

export interface Origin {
  readonly x: number;
  readonly y: number;
  /** Field widths by which this copy is shifted to the east. */
  readonly shift: number;
}

/** Width of one turn around a cylinder in field widths; undefined on a sheet. */
export function turnWidth({ topology }: Lattice): number | undefined {
  return topology.kind === 'cylinder' ? 6 * topology.columns : undefined;
}

/** The shifts of the copies of a cylinder that a window sees. */
export function visibleShifts(
  world: Box,
  window: Box,
  width: number | undefined,
): readonly number[] {
  if (width === undefined) return [0];
  const first = Math.ceil((window.left - world.right) / width);
  const last = Math.floor((window.right - world.left) / width);
  return Array.from(
    { length: Math.max(0, last - first + 1) },
    (_, index) => (first + index) * width,
  );
}

/** The frame of a camera on a canvas of `ratio` device pixels per CSS pixel. */
export function frameOf(
  camera: Camera,
  extent: Extent,
  ratio: number,
  lattice: Lattice,
  world: Box,
): Frame {
  const field = camera.scale * ratio;
  const width = Math.round(extent.width * ratio);
  const height = Math.round(extent.height * ratio);
  const shifts = visibleShifts(world, visibleBox(camera, extent), turnWidth(lattice));
  return {
    field,
    ratio,
    width,
    height,
    origins: shifts.map((shift) => ({
      x: Math.round(width / 2 - (camera.centre.x - shift) * field),
      y: Math.round(height / 2 - camera.centre.y * field),
      shift,
    })),
  };
}

/** The union of boxes; a point for none. */
export function unionOf(boxes: readonly Box[]): Box {
  return boxes.reduce(
    (all, box) => ({
      left: Math.min(all.left, box.left),
      top: Math.min(all.top, box.top),
      right: Math.max(all.right, box.right),
      bottom: Math.max(all.bottom, box.bottom),
    }),
    boxes[0] ?? { left: 0, top: 0, right: 1, bottom: 1 },
  );
}
