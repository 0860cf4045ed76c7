import { Gunzip, strFromU8, strToU8, Unzlib } from 'fflate';
import { joinedBytes, success } from '../kernel';
import type { ExchangeResult } from './model';
import { refuse } from './propose';

/** UTF-16 units handed to one call that makes a string of them. */
const PORTION = 8192;

/** Bytes 0x80 to 0x9F of Windows-1252; the five it does not use stay control characters. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const fromUnits = (units: Uint16Array): string => {
  const parts: string[] = [];
  for (let start = 0; start < units.length; start += PORTION) {
    parts.push(String.fromCharCode(...units.subarray(start, start + PORTION)));
  }
  return parts.join('');
};

const fromUtf16 = (bytes: Uint8Array, isBigEndian: boolean): string => {
  const units = new Uint16Array(bytes.length >> 1);
  for (let index = 0; index < units.length; index += 1) {
    const first = bytes[2 * index] ?? 0;
    const second = bytes[2 * index + 1] ?? 0;
    units[index] = isBigEndian ? (first << 8) | second : (second << 8) | first;
  }
  return fromUnits(units);
};

const fromWindows = (bytes: Uint8Array): string =>
  strFromU8(bytes, true).replace(
    /[\u0080-\u009F]/g,
    (char) => WINDOWS_1252[char.charCodeAt(0) - 0x80] ?? char,
  );

/** Encoding assumed for a text that is not UTF-8 and has no byte order mark or declaration. */
export const GUESSED_ENCODING = 'Windows-1252';

/** A text and how sure its encoding is. */
export interface DecodedText {
  readonly text: string;
  /** True if the file declares no encoding and is not UTF-8. */
  readonly isGuess: boolean;
}

/**
 * The text of some bytes: UTF-16 by its byte-order mark or by the zero bytes of `<`, else UTF-8, else (if they
 * are not UTF-8) Windows-1252, as spreadsheets write it. The byte-order mark is not part of the text.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const [first = 0, second = 0] = bytes;
  const sure = (text: string) => ({ text, isGuess: false });
  if (first === 0xfe && second === 0xff) return sure(fromUtf16(bytes.subarray(2), true));
  if (first === 0xff && second === 0xfe) return sure(fromUtf16(bytes.subarray(2), false));
  if (first === 0 && second === 0x3c) return sure(fromUtf16(bytes, true));
  if (first === 0x3c && second === 0) return sure(fromUtf16(bytes, false));
  const text = strFromU8(bytes);
  if (text.includes('\uFFFD') && strToU8(text).length !== bytes.length) {
    return { text: fromWindows(bytes), isGuess: true };
  }
  return sure(text.startsWith('\uFEFF') ? text.slice(1) : text);
}

/** UTF-16, big-endian, with its byte-order mark. */
export function encodeUtf16(text: string): Uint8Array {
  const bytes = new Uint8Array(2 * text.length + 2);
  bytes.set([0xfe, 0xff]);
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    bytes[2 * index + 2] = unit >> 8;
    bytes[2 * index + 3] = unit & 0xff;
  }
  return bytes;
}

/** Bytes fed to the unpacker at once: what they can swell to stays far below the limit. */
const MOUTHFUL = 4096;

/**
 * Unpacks gzip or zlib bytes without trusting their declared size; stops as soon as the output exceeds `limit` bytes.
 */
export function inflate(
  bytes: Uint8Array,
  kind: 'gzip' | 'zlib',
  limit: number,
): ExchangeResult<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const ended: boolean[] = [];
  const take = (part: Uint8Array, isLast: boolean) => {
    size += part.length;
    if (size <= limit) parts.push(part);
    if (isLast) ended.push(true);
  };
  const unpacker = kind === 'gzip' ? new Gunzip(take) : new Unzlib(take);
  try {
    for (let at = 0; at < bytes.length && size <= limit; at += MOUTHFUL) {
      unpacker.push(bytes.subarray(at, at + MOUTHFUL), at + MOUTHFUL >= bytes.length);
    }
  } catch {
    return refuse('archive-damaged', { kind });
  }
  if (size > limit) return refuse('too-large', { limit });
  return ended.length > 0 ? success(joinedBytes(parts)) : refuse('archive-damaged', { kind });
}
