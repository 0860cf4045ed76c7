import type { Frame } from './frame';

/** A picture lying on the ground, to be traced. */
export interface PanePicture {
  readonly id: string;
  readonly bitmap: ImageBitmap;
  /** From the pixels of the bitmap to the plane: x' = a x + c y + e, y' = b x + d y + f. */
  readonly affine: {
    readonly a: number;
    readonly b: number;
    readonly c: number;
    readonly d: number;
    readonly e: number;
    readonly f: number;
  };
  /** 0 to 1. */
  readonly opacity: number;
}

/** Draws scanned maps over the ground, under everything that is marked on it. */
export function drawPictures(
  canvas: CanvasRenderingContext2D,
  pictures: readonly PanePicture[],
  { origins, field }: Frame,
): void {
  canvas.save();
  canvas.imageSmoothingQuality = 'high';
  for (const { bitmap, affine, opacity } of pictures) {
    const { a, b, c, d, e, f } = affine;
    canvas.globalAlpha = opacity;
    for (const { x, y } of origins) {
      canvas.setTransform(a * field, b * field, c * field, d * field, e * field + x, f * field + y);
      canvas.drawImage(bitmap, 0, 0);
    }
  }
  canvas.restore();
}
