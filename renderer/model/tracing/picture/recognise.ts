import { imageSize } from 'image-size';

/** Longest side of a picture that can be traced, in pixels. */
export const MAX_SIDE = 12_000;

/** Largest file, in bytes. */
export const MAX_BYTES = 200 * 1024 * 1024;

export type PictureKind = 'png' | 'jpg' | 'webp' | 'pdf';

/** A file that can be traced; sizes in pixels, absent for a PDF, whose pages have none of their own. */
export type Recognised =
  | { readonly kind: 'pdf' }
  | { readonly kind: Exclude<PictureKind, 'pdf'>; readonly width: number; readonly height: number };

/** Why a file cannot be traced. */
export interface PictureProblem {
  readonly code: 'unknown-kind' | 'damaged' | 'too-many-pixels' | 'too-many-bytes' | 'no-page';
  readonly about: Readonly<Record<string, string | number>>;
}

export type PictureResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: PictureProblem };

/** A refusal with its reason. */
export function refusePicture(
  code: PictureProblem['code'],
  about: PictureProblem['about'] = {},
): { readonly ok: false; readonly problem: PictureProblem } {
  return {
    ok: false,
    problem: { code, about },
  };
}

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** The kind of a file by its first bytes; its name may lie. */
const kindOf = (bytes: Uint8Array): PictureKind | undefined => {
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47)) return 'png';
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpg';
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) return 'pdf';
  const isWebp =
    startsWith(bytes, 0x52, 0x49, 0x46, 0x46) &&
    startsWith(bytes.subarray(8, 12), 0x57, 0x45, 0x42, 0x50);
  return isWebp ? 'webp' : undefined;
};

const sizeOf = (bytes: Uint8Array): { readonly width: number; readonly height: number } | null => {
  try {
    const { width, height, orientation } = imageSize(bytes);
    // Photographs lying on their side are turned when they are shown.
    return orientation !== undefined && orientation >= 5
      ? { width: height, height: width }
      : { width, height };
  } catch {
    return null;
  }
};

/** What a file is, read from its head alone: nothing is unpacked before its size is known. */
export function recognise(bytes: Uint8Array): PictureResult<Recognised> {
  const kind = kindOf(bytes);
  if (kind === undefined) return refusePicture('unknown-kind');
  if (bytes.byteLength > MAX_BYTES) {
    return refusePicture('too-many-bytes', { most: MAX_BYTES / 1024 / 1024 });
  }
  if (kind === 'pdf') return { ok: true, value: { kind } };
  const size = sizeOf(bytes);
  if (size === null || !(size.width > 0) || !(size.height > 0)) return refusePicture('damaged');
  if (Math.max(size.width, size.height) > MAX_SIDE) {
    return refusePicture('too-many-pixels', { ...size, most: MAX_SIDE });
  }
  return { ok: true, value: { kind, ...size } };
}
