import { joinedBytes } from '../../../../engine';
import type { Picture } from '../page';
import { isPrivate, orientationOf, segmentsOf, without } from './jpeg-segments';

/** What of a PNG makes the picture; texts, times and places are left out. */
const NEEDED = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

const SIGNATURE = 8;

const publicPng = (bytes: Uint8Array): Uint8Array => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = [bytes.subarray(0, SIGNATURE)];
  let at = SIGNATURE;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at);
    if (NEEDED.has(String.fromCharCode(...bytes.subarray(at + 4, at + 8)))) {
      kept.push(bytes.subarray(at, end));
    }
    at = end;
  }
  return joinedBytes(kept);
};

/** The orientation tag of a camera, and nothing else. */
const heldNote = (orientation: number): Uint8Array =>
  Uint8Array.from([
    0xff,
    0xe1,
    0,
    34,
    0x45,
    0x78,
    0x69,
    0x66,
    0,
    0,
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    0x01,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ]);

/** Where the camera's metadata cannot be read, the rotation is lost rather than the picture. */
const turnOf = (...[bytes, segments]: Parameters<typeof orientationOf>): number => {
  try {
    return orientationOf(bytes, segments);
  } catch {
    return 1;
  }
};

const publicJpeg = (bytes: Uint8Array): Uint8Array => {
  const segments = segmentsOf(bytes);
  const bare = without(bytes, segments.filter(isPrivate));
  const orientation = turnOf(bytes, segments);
  if (orientation === 1) return bare;
  return joinedBytes([bare.subarray(0, 2), heldNote(orientation), bare.subarray(2)]);
};

/** A picture that may be published: without place, day, names and comments. An unreadable one becomes empty. */
export function publicBytes({ bytes, type }: Picture): Uint8Array {
  try {
    return type === 'image/png' ? publicPng(bytes) : publicJpeg(bytes);
  } catch {
    return new Uint8Array();
  }
}
