import { joinedBytes } from '../../../../engine';

/** A part of a JPEG before the picture itself. */
export interface Segment {
  readonly marker: number;
  readonly start: number;
  readonly end: number;
}

const SCAN = 0xda;

/** The parts of a JPEG up to its picture. Throws where it is none. */
export function segmentsOf(bytes: Uint8Array): readonly Segment[] {
  const segments: Segment[] = [];
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) throw new Error('This is no JPEG.');
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) throw new Error('This is no JPEG.');
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
    segments.push({ marker, start: at, end });
    if (marker === SCAN) return segments;
    at = end;
  }
  throw new Error('This JPEG has no picture in it.');
}

/** Frames hold the size of a picture; four markers of the same row mean something else. */
export function isFrame({ marker }: Segment): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Where a picture was taken, by whom and what with: nothing of it goes out. Only what colours mean stays. */
export function isPrivate({ marker }: Segment): boolean {
  return (marker >= 0xe1 && marker <= 0xef && marker !== 0xee) || marker === 0xfe;
}

const ORIENTATION = 0x0112;

/** How the camera was held, from 1 to 8; 1 is upright. Throws where what it wrote cannot be read. */
export function orientationOf(bytes: Uint8Array, segments: readonly Segment[]): number {
  const exif = segments.find(({ marker, start }) => marker === 0xe1 && bytes[start + 4] === 0x45);
  if (exif === undefined) return 1;
  const base = exif.start + 10;
  const view = new DataView(bytes.buffer, bytes.byteOffset + base, exif.end - base);
  const isLittle = view.getUint16(0) === 0x4949;
  const list = view.getUint32(4, isLittle);
  const count = view.getUint16(list, isLittle);
  for (let index = 0; index < count; index += 1) {
    const at = list + 2 + 12 * index;
    if (view.getUint16(at, isLittle) === ORIENTATION) return view.getUint16(at + 8, isLittle);
  }
  return 1;
}

/** The bytes without some of the parts. */
export function without(bytes: Uint8Array, gone: readonly Segment[]): Uint8Array {
  const kept: Uint8Array[] = [];
  let at = 0;
  for (const { start, end } of gone) {
    kept.push(bytes.subarray(at, start));
    at = end;
  }
  kept.push(bytes.subarray(at));
  return joinedBytes(kept);
}
