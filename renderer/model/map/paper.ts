import { centreOf, CORNER_RADIUS, crc32, type Lattice, type MapView } from '../../../engine';
import {
  type Canvas,
  type DisplayList,
  type Flow,
  INKS,
  letteringIn,
  type MapStyle,
  mapStyle,
  type MapTheme,
  type Overlay,
  overlay,
  paint,
  piecesIn,
  type Rect,
  riverFlow,
  sceneDisplayList,
  type StyleChoice,
  svgDrawing,
  svgText,
  type Terrains,
  wholeScene,
} from '../../kit/cartography';

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
export const encodePng = async (
  width: number,
  height: number,
  nextStrip: (y: number) => Promise<Strip>,
): Promise<Blob> => {
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
};

/** Longest side of a picture, in pixels. */
export const MAX_SIDE = 16_000;

/** What a picture shows of a map, and how. */
export interface PictureJob {
  readonly view: MapView;
  readonly lattice: Lattice;
  readonly terrains: Terrains;
  readonly theme: MapTheme;
  readonly choice: StyleChoice;
  readonly layers: { readonly labels?: boolean; readonly pieces?: boolean };
  /** Part of the plane, in field widths. */
  readonly area: Rect;
  /** Field width in pixels. */
  readonly field: number;
}

/** Width and height of a picture in whole pixels. */
export const sizeOf = ({ area, field }: Pick<PictureJob, 'area' | 'field'>) => ({
  width: Math.max(1, Math.round((area[2] - area[0]) * field)),
  height: Math.max(1, Math.round((area[3] - area[1]) * field)),
});

/** The greatest field width at which an area still fits into a picture. */
export const widestField = ([left, top, right, bottom]: Rect): number =>
  Math.floor((MAX_SIDE / Math.max(right - left, bottom - top)) * 100) / 100;

/** The box around some cells, with a little paper around them; undefined for none. */
export const areaOf = (lattice: Lattice, cells: Iterable<number>): Rect | undefined => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const cell of cells) {
    const { x, y } = centreOf(lattice.axialOf(cell));
    left = Math.min(left, x - 0.5);
    right = Math.max(right, x + 0.5);
    top = Math.min(top, y - CORNER_RADIUS);
    bottom = Math.max(bottom, y + CORNER_RADIUS);
  }
  return left > right ? undefined : [left - 0.25, top - 0.25, right + 0.25, bottom + 0.25];
};

/** Field widths beyond a strip whose drawing may reach into it. */
const REACH = 2.5;

/** Everything that is made once for a picture. */
interface Prepared {
  readonly style: MapStyle;
  readonly flow: Flow;
  readonly above: Overlay;
}

const prepare = ({
  view,
  lattice,
  terrains,
  theme,
  choice,
  layers,
  field,
}: PictureJob): Prepared => {
  const style = mapStyle(theme, field, choice);
  return {
    style,
    flow: riverFlow(view, lattice, terrains),
    above: overlay(view, lattice, terrains, style, field, layers),
  };
};

/** What is drawn of the plane between two heights. */
const listBetween = (
  { view, lattice, terrains, area }: PictureJob,
  { style, flow, above }: Prepared,
  top: number,
  bottom: number,
): DisplayList => {
  const [left, , right] = area;
  const scene = wholeScene(view, lattice, terrains, style, (cell) => {
    const { x, y } = centreOf(lattice.axialOf(cell));
    return y > top - REACH && y < bottom + REACH && x > left - REACH && x < right + REACH;
  });
  return [...sceneDisplayList(scene, flow), ...letteringIn(area, above), ...piecesIn(area, above)];
};

/** The picture as an SVG drawing: lines and letters, no pixels, nothing outside the view. */
export const pictureAsSvg = (job: PictureJob): string => {
  const [, top, , bottom] = job.area;
  const list = listBetween(job, prepare(job), top, bottom);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${svgText(svgDrawing(list, job.area, job.field, 'px'))}\n`;
};

/** Pixels of one strip: small enough for any machine. */
const STRIP_PIXELS = 4_000_000;

/** Told before each strip; `false` ends the work. */
export type PictureProgress = (done: number, total: number) => boolean;

/** The GM has ended the drawing of a picture. */
export class PictureCancelled extends Error {
  override readonly name = 'PictureCancelled';
}

/** Lets the page show and hear what has come up meanwhile. */
export const breathe = (): Promise<void> => new Promise((done) => setTimeout(done));

/** The picture as a PNG, drawn strip by strip so that the page goes on answering. */
export const pictureAsPng = (job: PictureJob, progress: PictureProgress): Promise<Blob> => {
  const { width, height } = sizeOf(job);
  const { area, field, theme } = job;
  const prepared = prepare(job);
  const rows = Math.max(1, Math.min(height, Math.floor(STRIP_PIXELS / width)));
  const canvas = new OffscreenCanvas(width, rows);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return encodePng(width, height, async (y) => {
    await breathe();
    if (context === null || !progress(y, height)) throw new PictureCancelled();
    const count = Math.min(rows, height - y);
    const [top, bottom] = [area[1] + y / field, area[1] + (y + count) / field];
    context.fillStyle = INKS[theme].sheet;
    context.fillRect(0, 0, width, rows);
    const to = { x: -area[0] * field, y: -area[1] * field - y, field, pixel: 1 };
    paint(context satisfies Canvas, listBetween(job, prepared, top, bottom), to);
    return { rows: count, data: context.getImageData(0, 0, width, count).data };
  });
};
