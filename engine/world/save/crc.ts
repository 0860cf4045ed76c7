import { strFromU8 } from 'fflate';

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, value) => {
  let crc = value;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc >>> 0;
});

/** CRC-32 of some bytes, as zip and PNG have it. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** A whole number of two bytes, the lowest first; 0 beyond the end. */
export function short(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
}

/** A whole number of four bytes, the lowest first; 0 beyond the end. */
export function long(bytes: Uint8Array, at: number): number {
  return (short(bytes, at) | (short(bytes, at + 2) << 16)) >>> 0;
}

const END = { mark: 0x06054b50, size: 22, farthest: 65_558 };
const FAR_END = { mark: 0x06064b50, pointer: 0x07064b50 };

/** Where the list of parts begins and how many there are; undefined if the bytes end in no list, or two that differ. */
const listOf = (zip: Uint8Array): { readonly at: number; readonly count: number } | undefined => {
  let end = zip.length - END.size;
  while (end >= 0 && long(zip, end) !== END.mark) {
    end -= 1;
    if (zip.length - end > END.farthest) return undefined;
  }
  if (end < 0 || short(zip, end + 8) !== short(zip, end + 10)) return undefined;
  const far = long(zip, end - 20) === FAR_END.pointer ? long(zip, end - 12) : -1;
  return far >= 0 && long(zip, far) === FAR_END.mark
    ? { at: long(zip, far + 48), count: long(zip, far + 32) }
    : { at: long(zip, end + 16), count: short(zip, end + 8) };
};

/**
 * The first part of a zip whose bytes are not those that were packed, by the CRC-32 the zip has of each part (the
 * unpacker does not look at it); undefined if all are whole.
 */
export function damagedPart(
  zip: Uint8Array,
  parts: Readonly<Record<string, Uint8Array>>,
): string | undefined {
  const list = listOf(zip);
  const stated = new Map<string, number>();
  for (let at = list?.at ?? 0, left = list?.count ?? 0; left > 0 && at < zip.length; left -= 1) {
    const [name, extra, comment] = [short(zip, at + 28), short(zip, at + 30), short(zip, at + 32)];
    const isUtf8 = (short(zip, at + 8) & 2048) !== 0;
    const part = strFromU8(zip.subarray(at + 46, at + 46 + name), !isUtf8);
    stated.set(part, long(zip, at + 16));
    at += 46 + name + extra + comment;
  }
  return Object.keys(parts).find((part) => stated.get(part) !== crc32(parts[part] ?? zip));
}
