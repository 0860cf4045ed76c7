import { unzlibSync, zlibSync } from 'fflate';
import { joinedBytes } from '../../../../engine';
import type { ImageData } from './image-data';

interface Header {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  readonly kind: number;
  readonly isInterlaced: boolean;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Numbers per point by the kind of colour: grey, colours, palette, grey and alpha, colours and alpha. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

const PALETTE = 3;
const HAS_ALPHA = 4;

/** A picture of more points would fill the memory before it fills a page. */
const MOST_POINTS = 100_000_000;

interface Chunks {
  readonly header: Header;
  readonly data: Uint8Array;
  readonly palette: Uint8Array | undefined;
  readonly transparency: Uint8Array | undefined;
}

const headerOf = (chunk: Uint8Array | undefined): Header => {
  if (chunk === undefined) throw new Error('This PNG has no size.');
  const view = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  const header = {
    width: view.getUint32(0),
    height: view.getUint32(4),
    bits: view.getUint8(8),
    kind: view.getUint8(9),
    isInterlaced: view.getUint8(12) === 1,
  };
  if (header.width * header.height > MOST_POINTS) throw new Error('This PNG is too large.');
  return header;
};

const chunksOf = (bytes: Uint8Array): Chunks => {
  if (SIGNATURE.some((byte, index) => bytes[index] !== byte)) throw new Error('This is no PNG.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = new Map<string, Uint8Array[]>();
  let at = SIGNATURE.length;
  while (at + 12 <= bytes.length) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    found.set(name, [...(found.get(name) ?? []), bytes.subarray(at + 8, at + 8 + length)]);
    at += 12 + length;
  }
  return {
    header: headerOf(found.get('IHDR')?.[0]),
    data: joinedBytes(found.get('IDAT') ?? []),
    palette: found.get('PLTE')?.[0],
    transparency: found.get('tRNS')?.[0],
  };
};

/** What a filter expects of a point by the points left of it, above it, and left above it. */
type Guess = (left: number, up: number, corner: number) => number;

const nearest: Guess = (left, up, corner) => {
  const toLeft = Math.abs(up - corner);
  const toUp = Math.abs(left - corner);
  const toCorner = Math.abs(left + up - 2 * corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
};

/** By the number of the filter; of 0 and of unknown ones nothing was expected. */
const GUESSES: readonly (Guess | undefined)[] = [
  undefined,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  nearest,
];

/** Takes the prediction of one row back, in place. */
const unpredict = (row: Uint8Array, above: Uint8Array, filter: number, step: number): void => {
  const guess = GUESSES[filter];
  if (guess === undefined) return;
  for (let at = 0; at < row.length; at += 1) {
    const isFirst = at < step;
    const left = isFirst ? 0 : (row[at - step] ?? 0);
    const corner = isFirst ? 0 : (above[at - step] ?? 0);
    row[at] = (row[at] ?? 0) + guess(left, above[at] ?? 0, corner);
  }
};

/** Rows of a picture or of one pass of it; yields where the next pass begins. */
const rowsOf = (
  raw: Uint8Array,
  start: number,
  width: number,
  height: number,
  pointBits: number,
): { readonly rows: readonly Uint8Array[]; readonly end: number } => {
  const length = Math.ceil((width * pointBits) / 8);
  const step = Math.max(1, pointBits >> 3);
  const rows: Uint8Array[] = [];
  let above: Uint8Array = new Uint8Array(length);
  let at = start;
  for (let index = 0; index < height; index += 1) {
    const row = raw.slice(at + 1, at + 1 + length);
    unpredict(row, above, raw[at] ?? 0, step);
    rows.push(row);
    above = row;
    at += 1 + length;
  }
  if (at > raw.length) throw new Error('This PNG ends too early.');
  return { rows, end: at };
};

/** Where the points of the seven passes lie: first column and row, distance of columns and rows. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** The leading eight bits of one number of a row. */
const sample = (row: Uint8Array, index: number, bits: number): number => {
  if (bits >= 8) return row[(index * bits) >> 3] ?? 0;
  const at = index * bits;
  return ((row[at >> 3] ?? 0) >> (8 - bits - (at & 7))) & ((1 << bits) - 1);
};

/** All numbers of a picture in one byte each, row by row. */
const samplesOf = ({ header, data }: Chunks, channels: number): Uint8Array => {
  const { width, height, bits, isInterlaced } = header;
  const raw = unzlibSync(data);
  const samples = new Uint8Array(width * height * channels);
  let start = 0;
  for (const [left, top, across, down] of isInterlaced ? PASSES : ([[0, 0, 1, 1]] as const)) {
    const columns = Math.ceil((width - left) / across);
    const lines = Math.ceil((height - top) / down);
    if (columns <= 0 || lines <= 0) continue;
    const { rows, end } = rowsOf(raw, start, columns, lines, bits * channels);
    start = end;
    rows.forEach((row, line) => {
      for (let index = 0; index < columns * channels; index += 1) {
        const column = left + Math.floor(index / channels) * across;
        const at = ((top + line * down) * width + column) * channels + (index % channels);
        samples[at] = sample(row, index, bits);
      }
    });
  }
  return samples;
};

const UPRIGHT: ImageData['turned'] = [1, 0, 0, 1, 0, 0];

const spaceOf = (channels: number): string => (channels === 1 ? 'DeviceGray' : 'DeviceRGB');

/** Without alpha the packed rows of the PNG are what a PDF holds as well. */
const asItIs = ({ header, data, palette }: Chunks, channels: number): ImageData => {
  unzlibSync(data);
  return {
    entries: {
      Width: header.width,
      Height: header.height,
      BitsPerComponent: header.bits,
      Filter: 'FlateDecode',
      ColorSpace: spaceOf(channels),
      DecodeParms: {
        Predictor: 15,
        Colors: channels,
        BitsPerComponent: header.bits,
        Columns: header.width,
      },
    },
    bytes: data,
    ...(header.kind === PALETTE && palette !== undefined ? { palette } : {}),
    turned: UPRIGHT,
  };
};

/** How opaque the points are: a number of their own, or by the colour of the palette, or by one colour. */
const alphaOf = (chunks: Chunks, samples: Uint8Array, channels: number): Uint8Array => {
  const { header, transparency = new Uint8Array() } = chunks;
  const points = header.width * header.height;
  const alpha = new Uint8Array(points).fill(255);
  for (let point = 0; point < points; point += 1) {
    if (header.kind >= HAS_ALPHA) alpha[point] = samples[(point + 1) * channels - 1] ?? 255;
    else if (header.kind === PALETTE) alpha[point] = transparency[samples[point] ?? 0] ?? 255;
    else if (transparency.length > 0) {
      const isClear = Array.from({ length: channels }, (_, index) => index).every(
        (index) =>
          samples[point * channels + index] ===
          transparency[2 * index + (header.bits === 16 ? 0 : 1)],
      );
      if (isClear) alpha[point] = 0;
    }
  }
  return alpha;
};

const LEVELS: Readonly<Record<number, number>> = { 1: 255, 2: 85, 4: 17 };

/** Taken apart: colours and alpha each for themselves. */
const takenApart = (chunks: Chunks, channels: number): ImageData => {
  const { header, palette } = chunks;
  const samples = samplesOf(chunks, channels);
  const colours = header.kind >= HAS_ALPHA ? channels - 1 : channels;
  const points = header.width * header.height;
  const isPalette = header.kind === PALETTE;
  const level = isPalette ? 1 : (LEVELS[header.bits] ?? 1);
  const bytes = new Uint8Array(points * colours);
  for (let point = 0; point < points; point += 1) {
    for (let colour = 0; colour < colours; colour += 1) {
      bytes[point * colours + colour] = (samples[point * channels + colour] ?? 0) * level;
    }
  }
  return {
    entries: {
      Width: header.width,
      Height: header.height,
      BitsPerComponent: 8,
      Filter: 'FlateDecode',
      ColorSpace: spaceOf(colours),
    },
    bytes: zlibSync(bytes),
    alpha: zlibSync(alphaOf(chunks, samples, channels)),
    ...(isPalette && palette !== undefined ? { palette } : {}),
    turned: UPRIGHT,
  };
};

/** A PNG of any kind without the texts in it. Throws where it is none. */
export function pngOf(bytes: Uint8Array): ImageData {
  const chunks = chunksOf(bytes);
  const { kind, isInterlaced } = chunks.header;
  const channels = CHANNELS[kind];
  if (channels === undefined) throw new Error('Nobody knows these colours.');
  const isPlain = kind < HAS_ALPHA && !isInterlaced && chunks.transparency === undefined;
  return isPlain ? asItIs(chunks, channels) : takenApart(chunks, channels);
}
