import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { failure, success } from '../../kernel';
import { type FileLimits, type FileProblem, type FileResult, isImagePart } from './format';

/** Parts of an archive by name. */
export type Parts = Readonly<Record<string, Uint8Array>>;

/** Written as the time of every part, so that equal content gives equal bytes. Without zone: the format has none. */
export const FIXED_TIME = '1980-06-15T12:00:00';

/** SHA-256 of some bytes, in lower-case hexadecimal. */
export function hashOf(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes));
}

/** UTF-8 of a text. Lone surrogates are lost: see {@link survivesUtf8}. */
export function encode(text: string): Uint8Array {
  return strToU8(text);
}

/** Text of UTF-8 bytes; what is none becomes signs of replacement. */
export function decode(bytes: Uint8Array): string {
  return strFromU8(bytes);
}

/** Text of UTF-8 bytes, or undefined if they are none or begin with a byte-order mark. */
export function decodeStrictly(bytes: Uint8Array): string | undefined {
  const text = decode(bytes);
  const again = encode(text);
  if (again.length !== bytes.length) return undefined;
  for (let at = 0; at < again.length; at += 1) if (again[at] !== bytes[at]) return undefined;
  return text;
}

/** True if a text comes back from UTF-8 as it was (no lone surrogates, no leading byte-order mark). */
export function survivesUtf8(text: string): boolean {
  return decode(encode(text)) === text;
}

/** A zip archive; the same parts give the same bytes. Pictures are compressed already and stored as they are. */
export function pack(parts: Parts): Uint8Array {
  const files: Zippable = Object.fromEntries(
    Object.entries(parts).map(([part, bytes]) => [
      part,
      [bytes, { level: isImagePart(part) ? 0 : 6 }],
    ]),
  );
  return zipSync(files, { mtime: FIXED_TIME });
}

/** What an archive says of its parts, before anything is unpacked. */
const listing = (bytes: Uint8Array): { readonly size: number; readonly count: number } => {
  let size = 0;
  let count = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      size += originalSize;
      count += 1;
      return false;
    },
  });
  return { size, count };
};

const tooLarge = (
  { size, count }: { readonly size: number; readonly count: number },
  limits: Pick<FileLimits, 'bytes' | 'parts'>,
): FileProblem | undefined =>
  size > limits.bytes || count > limits.parts
    ? { code: 'too-large', about: { bytes: size, parts: count } }
    : undefined;

/** Unpacks an archive, but not one that claims to hold more than the limits. Never throws. */
export function unpack(
  bytes: Uint8Array,
  limits: Pick<FileLimits, 'bytes' | 'parts'>,
): FileResult<Parts> {
  try {
    const problem = tooLarge(listing(bytes), limits);
    return problem === undefined ? success(unzipSync(bytes)) : failure(problem);
  } catch {
    return failure({ code: 'not-a-zip', about: { bytes: bytes.length } });
  }
}
