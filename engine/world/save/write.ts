import { type Campaign } from '../campaign';
import { hashOf } from './archive-bytes';
import { canonicalJson } from './canonical';
import {
  CAMPAIGN_FORMAT,
  CAMPAIGN_VERSION,
  FILE_LIMITS,
  type FileLimits,
  isImagePart,
  PART,
  readablePart,
} from './format';
import { enclosedOf, type Images, roomFor } from './images';
import { joined } from './lines';
import type { ListedPart } from './manifest';
import { blocksOf, keptInManifest, type OutgoingPart, partsOf } from './parts-of';
import { GUIDES } from './guides';
import { writeHere, type Writing } from './steps';
import { type ZipWriter, zipWriter } from './zip-writer';

/** A text in a campaign file for people, not for the program: it is written and never read again. */
export interface ReadableFile {
  /** File name without folders, such as `konten.csv`. */
  readonly name: string;
  readonly text: string;
}

/** What stands in a campaign file beside the campaign. */
export interface FileExtras {
  /** Asked for one at a time, so that they need not all be held. */
  readonly readable?: Iterable<ReadableFile>;
  /** Edition of the campaign's rule system, if the writer knows it. */
  readonly edition?: string;
  readonly limits?: FileLimits;
}

/** Texts are packed in blocks of about so many bytes, and bytes handed on by about so many at once. */
const BLOCK_BYTES = 64 * 1024;
const CHUNK_BYTES = 256 * 1024;

type Listed = Record<string, ListedPart>;

function* drained(zip: ZipWriter, least: number): Writing<void> {
  const bytes = zip.drain(least);
  if (bytes !== undefined) yield { kind: 'chunk', bytes };
}

/** Counts what goes through it. */
function* counted(texts: Iterable<string>, count: () => void): Generator<string> {
  for (const text of texts) {
    count();
    yield text;
  }
}

/** The next block, if there is one. */
const nextOf = (blocks: Iterator<Uint8Array, void>): Uint8Array | undefined => {
  const next = blocks.next();
  return next.done === true ? undefined : next.value;
};

/** Pushes the blocks of a part that is too large to be held. */
function* streamed(
  zip: ZipWriter,
  { push, end }: ReturnType<ZipWriter['part']>,
  groups: readonly Iterable<Uint8Array>[],
): Writing<ListedPart> {
  for (const blocks of groups)
    for (const block of blocks) {
      push(block);
      yield* drained(zip, CHUNK_BYTES);
      yield { kind: 'pause' };
    }
  return end();
}

function* textPart(
  zip: ZipWriter,
  { name, texts, isCollection }: OutgoingPart,
): Writing<ListedPart> {
  let lines = 0;
  const blocks = blocksOf(
    counted(texts, () => (lines += 1)),
    BLOCK_BYTES,
  );
  const [first = new Uint8Array(), second] = [nextOf(blocks), nextOf(blocks)];
  const listed =
    second === undefined
      ? zip.whole(name, first)
      : yield* streamed(zip, zip.part(name, false), [[first, second], blocks]);
  yield* drained(zip, CHUNK_BYTES);
  yield { kind: 'pause' };
  return isCollection ? { ...listed, lines } : listed;
}

/** Writes the pictures and documents, one at a time; answers with the hashes of those that are not there. */
function* enclosures(
  zip: ZipWriter,
  campaign: Campaign,
  listed: Listed,
  limits: FileLimits,
): Writing<readonly string[]> {
  const missing: string[] = [];
  const room = roomFor(limits);
  for (const { hash, part } of enclosedOf(campaign)) {
    const bytes = yield { kind: 'enclosure', hash };
    if (bytes === undefined || hashOf(bytes) !== hash || !room.take(bytes.length)) {
      missing.push(hash);
      continue;
    }
    const { push, end } = zip.part(part, isImagePart(part));
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      push(bytes.subarray(at, at + CHUNK_BYTES));
      yield* drained(zip, CHUNK_BYTES);
      yield { kind: 'pause' };
    }
    listed[part] = end();
  }
  return missing;
}

const manifestOf = (campaign: Campaign, parts: Listed, edition: string | undefined): string =>
  canonicalJson({
    ...keptInManifest(campaign),
    format: CAMPAIGN_FORMAT,
    version: CAMPAIGN_VERSION,
    system: campaign.system,
    systems: [{ id: campaign.system, ...(edition === undefined ? {} : { edition }) }],
    houseRules: Object.values(campaign.editions)
      .map(({ id, name, from }) => ({ id, name, from }))
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
    parts,
  });

function* readables(files: Iterable<ReadableFile>): Generator<OutgoingPart> {
  for (const [name, text] of Object.entries(GUIDES))
    yield { name, texts: [text], isCollection: false };
  for (const { name, text } of files)
    yield { name: readablePart(name), texts: [text], isCollection: false };
}

/** Writes a campaign as a file: chunk by chunk, enclosures asked for one at a time. Answers which of them are missing. */
export function* writing(campaign: Campaign, extras: FileExtras): Writing<readonly string[]> {
  const zip = zipWriter();
  const listed: Listed = {};
  for (const parts of [partsOf(campaign), readables(extras.readable ?? [])])
    for (const part of parts) listed[part.name] = yield* textPart(zip, part);
  const missing = yield* enclosures(zip, campaign, listed, extras.limits ?? FILE_LIMITS);
  const manifest = manifestOf(campaign, listed, extras.edition);
  yield* textPart(zip, { name: PART.manifest, texts: [manifest], isCollection: false });
  zip.end();
  yield* drained(zip, 0);
  return missing;
}

/**
 * A campaign as a file held in memory: a zip of its parts, the order texts, the pictures of underlays and newsletters and
 * the documents of the mailbox as they came, with a hash per part in its manifest. Equal campaigns and files beside them
 * give equal bytes; without `images` the campaign opens all the same.
 */
export const writeCampaignFile = (
  campaign: Campaign,
  images: Images = {},
  extras: FileExtras = {},
): Uint8Array => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  writeHere(writing(campaign, extras), images, (chunk) => {
    chunks.push(chunk);
    bytes += chunk.length;
  });
  return joined(chunks, bytes);
};
