import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { imageSize } from 'image-size';
import { describe, expect, it } from 'vitest';
import { encodePng, type Strip } from './png';
import { times } from '../../../engine/testing/trials';

/** Reads a PNG of eight bits RGB with filters 0 and 1 as the standard defines it: what our writer may use. */
const readPixels = (bytes: Uint8Array): readonly number[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const width = view.getUint32(16);
  const packed: number[] = [];
  for (let at = 8; at < bytes.length;) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (type === 'IDAT') packed.push(...bytes.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const raw = inflateSync(Uint8Array.from(packed));
  const line = 1 + 3 * width;
  const pixels: number[] = [];
  for (let at = 0; at < raw.length; at += line) {
    expect(raw[at]).toBe(1);
    const row: number[] = [];
    for (let byte = 0; byte < 3 * width; byte += 1) {
      row.push(((raw[at + 1 + byte] ?? 0) + (row[byte - 3] ?? 0)) & 255);
    }
    pixels.push(...row);
  }
  return pixels;
};

const picture = (width: number, height: number, value: (at: number) => number) =>
  Uint8ClampedArray.from({ length: 4 * width * height }, (_, at) =>
    at % 4 === 3 ? 255 : value(at),
  );

const stripsOf =
  (data: Uint8ClampedArray, width: number, height: number, rows: number) =>
  (y: number): Promise<Strip> => {
    const count = Math.min(rows, height - y);
    return Promise.resolve({
      rows: count,
      data: data.subarray(4 * width * y, 4 * width * (y + count)),
    });
  };

const encoded = async (data: Uint8ClampedArray, width: number, height: number, rows: number) =>
  new Uint8Array(
    await (await encodePng(width, height, stripsOf(data, width, height, rows))).arrayBuffer(),
  );

describe('a PNG written strip by strip', () => {
  it('gives back every pixel, however the strips are cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 4 }),
        fc.nat(),
        async (width, height, rows, salt) => {
          const data = picture(width, height, (at) => (at * 31 + salt * 17 + (at >> 3)) & 255);
          const bytes = await encoded(data, width, height, rows);
          expect(readPixels(bytes)).toEqual([...data].filter((_, at) => at % 4 !== 3));
          expect(imageSize(bytes)).toMatchObject({ width, height, type: 'png' });
        },
      ),
      times(60),
    );
  });

  it('packs a flat colour to almost nothing', async () => {
    const bytes = await encoded(
      picture(500, 500, () => 200),
      500,
      500,
      64,
    );
    expect(bytes.length).toBeLessThan(3000);
  });

  it('passes on why a strip could not be drawn', async () => {
    const failing = (y: number): Promise<Strip> =>
      y > 0
        ? Promise.reject(new Error('out of memory'))
        : Promise.resolve({ rows: 1, data: picture(4, 1, () => 9) });
    await expect(encodePng(4, 4, failing)).rejects.toThrow('out of memory');
  });
});
