import { Unzip, UnzipInflate, unzipSync, zipSync } from 'fflate';
import { joinedBytes } from '../../../engine';
import type { IntakeResult } from './document';
import { type IntakeLimits, LIMITS, refuse } from './plain-text';

/** Names and declared sizes of the parts of a zip archive. */
export interface Listing {
  readonly names: readonly string[];
  /** Bytes the parts claim to unpack to. */
  readonly size: number;
}

/** The listing of a zip archive, before anything is unpacked; undefined if it is none or broken. */
export function listingOf(bytes: Uint8Array): Listing | undefined {
  const names: string[] = [];
  let size = 0;
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.push(name);
        size += originalSize;
        return false;
      },
    });
    return { names, size };
  } catch {
    return undefined;
  }
}

/** Bytes handed to the unpacker at a time: one piece can swell to a thousandfold before its size is seen. */
const PIECE = 16 * 1024;

/** Unpacks the wanted parts while counting what really comes out; undefined if that is more than `most`. */
const unpackCounted = (
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  most: number,
): Readonly<Record<string, Uint8Array>> | undefined => {
  const parts: Record<string, Uint8Array> = {};
  let size = 0;
  const unzip = new Unzip((part) => {
    if (!isWanted(part.name)) return;
    const pieces: Uint8Array[] = [];
    part.ondata = (error, piece, isLast) => {
      if (error !== null) throw error;
      size += piece.length;
      if (size > most) throw new RangeError('more than declared');
      pieces.push(piece);
      if (isLast) parts[part.name] = joinedBytes(pieces);
    };
    part.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += PIECE)
      unzip.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
    return parts;
  } catch (error) {
    return error instanceof RangeError ? undefined : {};
  }
};

/**
 * An archive of its wanted parts only, unpacked and counted here and packed again without compression: whoever reads it
 * afterwards meets no more bytes than are in it. An archive that claims more than the limits is refused before anything
 * is unpacked, one that holds more than it claims as soon as that shows.
 */
export function sealedArchive(
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
  isWanted: (name: string) => boolean,
  limits: IntakeLimits = LIMITS,
): IntakeResult<Uint8Array<ArrayBuffer>> {
  const listing = listingOf(bytes);
  if (listing === undefined) return refuse('broken', name);
  if (listing.size > limits.unpacked) return refuse('bomb', name, listing.size);
  if (listing.names.length > limits.parts) return refuse('bomb', name, listing.size);
  const parts = unpackCounted(bytes, isWanted, limits.unpacked);
  if (parts === undefined) return refuse('bomb', name, limits.unpacked);
  return Object.keys(parts).length === 0
    ? refuse('broken', name)
    : { ok: true, value: new Uint8Array(zipSync(parts, { level: 0 })) };
}
