import { type PictureResult, recognise, refusePicture } from './recognise';

/** Longest side of the bitmap that is drawn under the grid, in pixels: 64 MB at most. */
const SHOWN_SIDE = 4096;

/** A picture ready to be drawn; `width` and `height` are those of the file, the bitmap may be smaller. */
export interface Decoded {
  readonly bitmap: ImageBitmap;
  readonly width: number;
  readonly height: number;
}

/** Unpacks a PNG, JPEG or WebP, scaled down to what is drawn. */
export async function decodePicture(bytes: Uint8Array): Promise<PictureResult<Decoded>> {
  const known = recognise(bytes);
  if (!known.ok) return known;
  if (known.value.kind === 'pdf') return refusePicture('unknown-kind');
  const { width, height } = known.value;
  const scale = Math.min(1, SHOWN_SIDE / Math.max(width, height));
  try {
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]), {
      resizeWidth: Math.max(1, Math.round(width * scale)),
      resizeHeight: Math.max(1, Math.round(height * scale)),
      resizeQuality: 'high',
    });
    return { ok: true, value: { bitmap, width, height } };
  } catch {
    return refusePicture('damaged');
  }
}
