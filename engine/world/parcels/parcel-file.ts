import { failure, type Result, success } from '../../kernel';
import { z } from '../../kernel/zod';
import { decodeStrictly, encode, hashOf } from '../save/archive-bytes';
import { canonicalJson } from '../save/canonical';
import { parseJson } from '../save/parse-json';
import { MOST_CROSSING, type ParcelContent } from './parcel';
import { parcelContent } from './schema';

/** Name of the format in the first line of a parcel file. */
const FORMAT = 'wabenwart-parcel';

/** The latest version, written where a parcel has records; a file of a higher one is refused. */
const PARCEL_VERSION = 2;

/** The version of a content: the least whose programs read it. */
const versionOf = (content: ParcelContent): number =>
  content.kind === 'parcel' && content.rows !== undefined ? PARCEL_VERSION : 1;

/** Most bytes of a parcel file. */
export const PARCEL_BYTES = 16 * 1024 * 1024;

/** Deepest nesting of its JSON. */
const DEPTH = 16;

/** Why a parcel file could not be read. */
export type ParcelFileProblem = 'foreign' | 'too-new' | 'too-large' | 'too-many' | 'damaged';

/** A parcel as it was read, and its mark. */
export interface ReadParcel {
  readonly content: ParcelContent;
  /** SHA-256 of the content. */
  readonly digest: string;
}

/** Mark of a content: equal for equal contents. */
export function parcelDigest(content: ParcelContent): string {
  return hashOf(encode(canonicalJson(content)));
}

const header = z.looseObject({
  format: z.literal(FORMAT),
  version: z.int().min(1),
  digest: z.string(),
});

/**
 * A parcel as a file: two lines of JSON, what it is with the SHA-256 of its content, then the content. Plain text, so
 * that what crosses can be looked at. Equal contents give equal bytes.
 */
export function parcelFile(content: ParcelContent): Uint8Array {
  const first = { format: FORMAT, version: versionOf(content), digest: parcelDigest(content) };
  return encode(`${JSON.stringify(first)}\n${canonicalJson(content)}\n`);
}

/**
 * True of a parcel of more than may cross at once. Those a campaign noted before there was a bound stay as they are.
 */
const isTooMuch = (content: ParcelContent): boolean =>
  content.kind === 'parcel' &&
  Math.max(content.units.length, content.rows?.length ?? 0) > MOST_CROSSING;

const kindOnly = z.looseObject({ kind: z.string() });

const KINDS: ReadonlySet<string> = new Set<ParcelContent['kind']>([
  'parcel',
  'answer',
  'recall',
  'address',
]);

/** Reads a parcel file; whatever the bytes, a whole parcel or what is wrong with them. */
export function readParcelFile(bytes: Uint8Array): Result<ReadParcel, ParcelFileProblem> {
  if (bytes.length > PARCEL_BYTES) return failure('too-large');
  const text = decodeStrictly(bytes);
  if (text === undefined) return failure('damaged');
  const end = text.indexOf('\n');
  const first = parseJson('parcel', text.slice(0, Math.max(end, 0)), DEPTH);
  const head = first.ok ? header.safeParse(first.value) : undefined;
  if (head?.success !== true) return failure('foreign');
  const { version, digest } = head.data;
  if (version > PARCEL_VERSION) return failure('too-new');
  const json = parseJson('parcel', text.slice(end + 1), DEPTH);
  if (!json.ok || hashOf(encode(canonicalJson(json.value))) !== digest) return failure('damaged');
  const content = parcelContent.safeParse(json.value);
  if (content.success)
    return isTooMuch(content.data)
      ? failure('too-many')
      : success({ content: content.data, digest });
  // Whole, but of a kind that a later program knows.
  const kind = kindOnly.safeParse(json.value);
  return failure(kind.success && !KINDS.has(kind.data.kind) ? 'too-new' : 'damaged');
}
