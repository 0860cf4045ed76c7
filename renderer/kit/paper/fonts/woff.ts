import { unzlibSync } from 'fflate';

/** Bytes of one entry in the directory of a WOFF file, and where the directory begins. */
const ENTRY = 20;
const DIRECTORY = 44;

/** The tables of a font in a WOFF file, unpacked, by their tags. */
export function tablesOf(woff: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  const tables = new Map<string, Uint8Array>();
  const count = view.getUint16(12);
  for (let index = 0; index < count; index += 1) {
    const at = DIRECTORY + index * ENTRY;
    const tag = String.fromCharCode(...woff.subarray(at, at + 4));
    const start = view.getUint32(at + 4);
    const packed = woff.subarray(start, start + view.getUint32(at + 8));
    const length = view.getUint32(at + 12);
    tables.set(tag, packed.length === length ? packed : unzlibSync(packed));
  }
  return tables;
}

const four = (length: number): number => (length + 3) & ~3;

/** Sum over the big-endian words of a table. */
const checksum = (bytes: Uint8Array): number => {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) {
    const word =
      ((bytes[at] ?? 0) << 24) |
      ((bytes[at + 1] ?? 0) << 16) |
      ((bytes[at + 2] ?? 0) << 8) |
      (bytes[at + 3] ?? 0);
    sum = (sum + word) >>> 0;
  }
  return sum;
};

/** A TrueType font file made of tables. */
export function fontFile(tables: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const entries = [...tables].sort(([left], [right]) => (left < right ? -1 : 1));
  const head = 12 + 16 * entries.length;
  const size = entries.reduce((sum, [, bytes]) => sum + four(bytes.length), head);
  const file = new Uint8Array(size);
  const view = new DataView(file.buffer);
  const power = 2 ** Math.floor(Math.log2(entries.length));
  view.setUint32(0, 0x00010000);
  view.setUint16(4, entries.length);
  view.setUint16(6, power * 16);
  view.setUint16(8, Math.log2(power));
  view.setUint16(10, (entries.length - power) * 16);
  let start = head;
  entries.forEach(([tag, bytes], index) => {
    const at = 12 + 16 * index;
    for (let sign = 0; sign < 4; sign += 1) file[at + sign] = tag.charCodeAt(sign);
    view.setUint32(at + 4, checksum(bytes));
    view.setUint32(at + 8, start);
    view.setUint32(at + 12, bytes.length);
    file.set(bytes, start);
    start += four(bytes.length);
  });
  return file;
}
