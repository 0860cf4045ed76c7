import {
  isFrame,
  isPrivate,
  orientationOf,
  type Segment,
  segmentsOf,
  without,
} from '../pictures/jpeg-segments';
import type { ImageData } from './image-data';

const SPACES: Readonly<Record<number, string>> = {
  1: 'DeviceGray',
  3: 'DeviceRGB',
  4: 'DeviceCMYK',
};

/** The eight ways a camera may have been held, as Exif counts them from 1. */
const TURNS: readonly ImageData['turned'][] = [
  [1, 0, 0, 1, 0, 0],
  [-1, 0, 0, 1, 1, 0],
  [-1, 0, 0, -1, 1, 1],
  [1, 0, 0, -1, 0, 1],
  [0, -1, -1, 0, 1, 1],
  [0, -1, 1, 0, 0, 1],
  [0, 1, 1, 0, 0, 0],
  [0, 1, -1, 0, 1, 0],
];

/** The turn is lost rather than the picture, where what the camera said cannot be read. */
const turnOf = (bytes: Uint8Array, segments: readonly Segment[]): ImageData['turned'] => {
  const upright = TURNS[0] ?? [1, 0, 0, 1, 0, 0];
  try {
    return TURNS[orientationOf(bytes, segments) - 1] ?? upright;
  } catch {
    return upright;
  }
};

/** A JPEG as it is, without what the camera wrote beside the picture. Throws where it is none. */
export const jpegOf = (bytes: Uint8Array): ImageData => {
  const segments = segmentsOf(bytes);
  const frame = segments.find(isFrame);
  if (frame === undefined) throw new Error('This JPEG has no size.');
  const view = new DataView(bytes.buffer, bytes.byteOffset + frame.start);
  const colours = view.getUint8(9);
  const space = SPACES[colours];
  if (space === undefined) throw new Error('Nobody knows these colours.');
  const isPrinters = segments.some(({ marker }) => marker === 0xee) && colours === 4;
  return {
    entries: {
      Width: view.getUint16(7),
      Height: view.getUint16(5),
      BitsPerComponent: view.getUint8(4),
      ColorSpace: space,
      Filter: 'DCTDecode',
      ...(isPrinters ? { Decode: [1, 0, 1, 0, 1, 0, 1, 0] } : {}),
    },
    bytes: without(bytes, segments.filter(isPrivate)),
    turned: turnOf(bytes, segments),
  };
};
