import { deflateSync, Inflate } from 'fflate';
import { joinedBytes } from '../kernel';
import { decode, encode } from './save/archive-bytes';
import { fromBase64, toBase64 } from './save/base64';

/** A long text as a short one: deflated, in Base64. Equal texts give equal ones. */
export function packText(text: string): string {
  return toBase64(deflateSync(encode(text)));
}

/** Unpacks without trusting that it stays small; undefined if the bytes are broken or become too many. */
const inflated = (bytes: Uint8Array, most: number): Uint8Array | undefined => {
  const parts: Uint8Array[] = [];
  const ended: boolean[] = [];
  let size = 0;
  const unpacker = new Inflate((part, isLast) => {
    size += part.length;
    if (size <= most) parts.push(part);
    if (isLast) ended.push(true);
  });
  try {
    const mouthful = 64 * 1024;
    for (let at = 0; at < bytes.length && size <= most; at += mouthful) {
      unpacker.push(bytes.subarray(at, at + mouthful), at + mouthful >= bytes.length);
    }
  } catch {
    return undefined;
  }
  if (ended.length === 0 || size > most) return undefined;
  return joinedBytes(parts);
};

/** Default limit of an unpacked text, in bytes. */
const MOST = 16 * 1024 * 1024;

/** The text of {@link packText}, at most `most` bytes; undefined if it is none, whatever the text. */
export function unpackText(packed: string, most = MOST): string | undefined {
  const bytes = fromBase64(packed);
  const text = bytes === undefined ? undefined : inflated(bytes, most);
  return text === undefined ? undefined : decode(text);
}
