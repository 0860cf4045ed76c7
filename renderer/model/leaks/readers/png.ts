import { unzlibSync } from 'fflate';
import { textOfBytes } from '../reading';
import type { Reading } from '../reading';

/** Chunks without which a picture cannot be shown; of all others the bytes are read as text. */
const PIXELS = new Set([
  'IHDR',
  'IDAT',
  'PLTE',
  'IEND',
  'tRNS',
  'pHYs',
  'sRGB',
  'gAMA',
  'cHRM',
  'sBIT',
  'bKGD',
]);

const inflated = (bytes: Uint8Array): string => {
  try {
    return textOfBytes(unzlibSync(bytes));
  } catch {
    return '';
  }
};

/** Where the packed part of a chunk may begin: after the name, its method, and two more texts (iTXt). */
const packedParts = (data: Uint8Array): string =>
  [...data.entries()]
    .filter(([at, byte]) => byte === 0x78 && at > 0)
    .slice(0, 8)
    .map(([at]) => inflated(data.subarray(at)))
    .join('\t');

/** What a picture says of itself; its pixels are not read. */
export const readPng = (bytes: Uint8Array): Partial<Reading> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const texts: string[] = [];
  let at = 8;
  while (at + 8 <= bytes.length) {
    const length = view.getUint32(at);
    const type = textOfBytes(bytes.subarray(at + 4, at + 8));
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (!PIXELS.has(type))
      texts.push(type, textOfBytes(data).replaceAll('\0', '\t'), packedParts(data));
    at += 12 + length;
  }
  if (at < bytes.length) texts.push(textOfBytes(bytes.subarray(at)));
  return { pieces: [{ text: texts.join('\t'), where: 'metadata' }] };
};
