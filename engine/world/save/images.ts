import type { Campaign } from '../campaign';
import { type FileLimits, imagePart, originalPart } from './format';

/**
 * Files kept beside a campaign by the SHA-256 of their bytes, lower-case hexadecimal: pictures of underlays and
 * newsletters, and documents of the mailbox as they came.
 */
export type Images = Readonly<Record<string, Uint8Array>>;

/** What of a campaign names files beside it. */
type Enclosing = Pick<Campaign, 'underlays' | 'newsletters' | 'inbox'>;

/** The hashes of all pictures a campaign's underlays and newsletters show, in byte order. */
export function imagesOf({
  underlays,
  newsletters,
}: Pick<Campaign, 'underlays' | 'newsletters'>): readonly string[] {
  const printed = Object.values(newsletters).flatMap(({ items }) =>
    items.flatMap(({ picture }) => picture?.hash ?? []),
  );
  return [...new Set([...Object.values(underlays).map(({ image }) => image), ...printed])].sort();
}

/** The hashes of the documents as they came, those of the latest turns first, in byte order within a turn. */
export function originalsOf({ inbox }: Pick<Campaign, 'inbox'>): readonly string[] {
  const items = Object.values(inbox).toSorted(
    (a, b) => b.turn - a.turn || ((a.original ?? '') < (b.original ?? '') ? -1 : 1),
  );
  return [...new Set(items.flatMap(({ original }) => original ?? []))];
}

/** A file beside a campaign, and the part of a campaign file in which it lies. */
export interface Enclosed {
  readonly hash: string;
  readonly part: string;
}

/** Everything that belongs beside a campaign, pictures first; what is both is a picture. */
export function enclosedOf(campaign: Enclosing): readonly Enclosed[] {
  const pictures = imagesOf(campaign);
  const known = new Set(pictures);
  return [
    ...pictures.map((hash) => ({ hash, part: imagePart(hash) })),
    ...originalsOf(campaign)
      .filter((hash) => !known.has(hash))
      .map((hash) => ({ hash, part: originalPart(hash) })),
  ];
}

/** Part of a file's room that is kept for everything but pictures and documents as they came. */
const RESERVE = 1 / 4;

/** What is left of a file's room for pictures and documents. */
export interface Room {
  /** True if a file of so many bytes still finds room, which it then has. */
  readonly take: (bytes: number) => boolean;
}

/** The room of an empty file, so that what is written can be read again. */
export function roomFor(limits: FileLimits): Room {
  let bytes = limits.bytes * (1 - RESERVE);
  let parts = limits.parts * (1 - RESERVE);
  return {
    take: (size) => {
      if (size > bytes || size > limits.enclosure || parts < 1) return false;
      bytes -= size;
      parts -= 1;
      return true;
    },
  };
}
