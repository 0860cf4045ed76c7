import type { Campaign } from '../campaign';
import { hashOf } from './archive-bytes';
import { FILE_LIMITS, type FileLimits } from './format';

/** Pictures of underlays by the SHA-256 of their bytes, lower-case hexadecimal. */
export type Images = Readonly<Record<string, Uint8Array>>;

/** The hashes of all pictures a campaign's underlays show, in byte order. */
export const imagesOf = ({ underlays }: Pick<Campaign, 'underlays'>): readonly string[] =>
  [...new Set(Object.values(underlays).map(({ image }) => image))].sort();

/** Part of a file's room that is kept for everything but pictures. */
const RESERVE = 1 / 4;

/** Pictures that go into a file, and the hashes of those that do not. */
export interface Packed {
  readonly images: Images;
  readonly missing: readonly string[];
}

/**
 * Chooses the pictures that are stored with a campaign: those its underlays show, in byte order of their
 * hashes, as far as the file stays readable within its limits. Bytes that do not fit their hash stay out.
 */
export const packImages = (
  campaign: Pick<Campaign, 'underlays'>,
  images: Images,
  limits: FileLimits = FILE_LIMITS,
): Packed => {
  const packed: Record<string, Uint8Array> = {};
  const missing: string[] = [];
  let room = limits.bytes * (1 - RESERVE);
  for (const hash of imagesOf(campaign)) {
    const bytes = images[hash];
    if (bytes === undefined || bytes.length > room || hashOf(bytes) !== hash) {
      missing.push(hash);
      continue;
    }
    packed[hash] = bytes;
    room -= bytes.length;
  }
  return { images: packed, missing };
};
