import { crc32 } from '../../../engine';

/** Rows of a picture as RGBA bytes, four for each pixel. */
export interface Strip {
  readonly rows: number;
  readonly data: Uint8ClampedArray;
}

const SIGNATURE = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A chunk of a PNG: length, type, data, checksum of type and data. */
const chunk = (type: string, data: Uint8Array): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let at = 0; at < 4; at += 1) bytes[4 + at] = type.charCodeAt(at);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
};

const header = (width: number, height: number): Uint8Array<ArrayBuffer> => {
  const data = new Uint8Array(13);
  const view = new DataView(data.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  // Eight bits, red green blue, no interlacing: maps have no transparent parts.
  data.set([8, 2, 0, 0, 0], 8);
  return chunk('IHDR', data);
};

/** Rows without alpha, each as differences to the pixel on its left (filter 1), which flat colours pack best. */
const filtered = ({ rows, data }: Strip, width: number): Uint8Array<ArrayBuffer> => {
  const line = 1 + 3 * width;
  const bytes = new Uint8Array(rows * line);
  for (let row = 0; row < rows; row += 1) {
    bytes[row * line] = 1;
    let [red, green, blue] = [0, 0, 0];
    for (let column = 0; column < width; column += 1) {
      const from = 4 * (row * width + column);
      const to = row * line + 1 + 3 * column;
      const [r = 0, g = 0, b = 0] = data.subarray(from, from + 3);
      bytes[to] = r - red;
      bytes[to + 1] = g - green;
      bytes[to + 2] = b - blue;
      [red, green, blue] = [r, g, b];
    }
  }
  return bytes;
};

/**
 * Packs strips of rows into a PNG without ever holding the whole picture: memory grows with the packed size and
 * one strip. `nextStrip` returns the rows from `y` on, until `height` rows are there.
 */
export async function encodePng(
  width: number,
  height: number,
  nextStrip: (y: number) => Promise<Strip>,
): Promise<Blob> {
  const packer = new CompressionStream('deflate');
  const writer = packer.writable.getWriter();
  const packed: Uint8Array<ArrayBuffer>[] = [];
  const collect = (async () => {
    const reader = packer.readable.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      packed.push(chunk('IDAT', part.value));
    }
  })();
  try {
    for (let y = 0; y < height;) {
      const strip = await nextStrip(y);
      await writer.write(filtered(strip, width));
      y += strip.rows;
    }
    await writer.close();
  } catch (error) {
    await Promise.allSettled([writer.abort(error), collect]);
    throw error;
  }
  await collect;
  return new Blob([SIGNATURE, header(width, height), ...packed, chunk('IEND', new Uint8Array())], {
    type: 'image/png',
  });
}
