import { failure, success } from '../../kernel';
import type { Campaign } from '../campaign';
import { hashOf } from './archive-bytes';
import type { ByteSink, ByteSource, EnclosureOf, KeepEnclosure } from './bytes';
import { FILE_LIMITS, type FileLimits, type FileResult } from './format';
import { enclosedOf, packImages } from './images';
import { readCampaignArchive } from './read';
import { writeCampaignFile } from './write';

/** A text in a campaign file for people, not for the program: it is written and never read again. */
export interface ReadableFile {
  /** File name without folders, such as `konten.csv`. */
  readonly name: string;
  readonly text: string;
}

/** What a campaign file is made of beside the campaign itself. */
export interface WriteOptions {
  readonly enclosure: EnclosureOf;
  readonly readable?: readonly ReadableFile[];
}

/** A campaign file that has gone into its sink whole. */
export interface WrittenCampaign {
  /** Size of the file. */
  readonly bytes: number;
  /** SHA-256 of the whole file, lower-case hexadecimal. */
  readonly sha256: string;
  /** Hashes of pictures and documents that the campaign names but that are not in the file. */
  readonly missing: readonly string[];
}

/** A campaign as it came out of a file whose enclosures were handed on one by one. */
export interface ReadCampaign {
  readonly campaign: Campaign;
  /** Hashes of pictures and documents that the campaign names but the file does not hold, or holds damaged. */
  readonly missing: readonly string[];
}

/** What a short look at a campaign file tells. Nothing of the world has been checked for it. */
export interface CampaignPeek {
  readonly manifest: { readonly version: number; readonly system: string };
  readonly summary: {
    readonly id: string;
    readonly name: string;
    readonly turn: number;
    readonly year: number;
    /** First moon of the open turn, 1 to 12. */
    readonly moon: number;
  };
}

/**
 * Writes a campaign file into a sink, piece by piece; enclosures are asked for one at a time. Equal campaigns, enclosures
 * and readable files give equal bytes.
 * Rejects if the sink does, or if an enclosure could not be read.
 */
export const writeCampaign = async (
  campaign: Campaign,
  { enclosure }: WriteOptions,
  sink: ByteSink,
): Promise<WrittenCampaign> => {
  const images: Record<string, Uint8Array> = {};
  for (const { hash } of enclosedOf(campaign)) {
    const bytes = await enclosure(hash);
    if (bytes !== undefined) images[hash] = bytes;
  }
  const file = writeCampaignFile(campaign, images);
  await sink.write(file);
  return {
    bytes: file.length,
    sha256: hashOf(file),
    missing: packImages(campaign, images).missing,
  };
};

/**
 * Reads a campaign file by ranges. `keep` is called for each enclosure whose bytes fit its hash; after a problem nothing
 * of the file counts, whatever was kept before. Rejects only if the source or `keep` does, never for what is in the file.
 */
export const readCampaign = async (
  source: ByteSource,
  keep: KeepEnclosure,
  limits: FileLimits = FILE_LIMITS,
): Promise<FileResult<ReadCampaign>> => {
  if (source.size > limits.bytes)
    return failure({ code: 'too-large', about: { bytes: source.size, parts: 0 } });
  const archive = readCampaignArchive(await source.read(0, source.size), limits);
  if (!archive.ok) return archive;
  const { campaign, images, missing } = archive.value;
  for (const [hash, bytes] of Object.entries(images)) await keep(hash, bytes);
  return success({ campaign, missing });
};

/** A short look at a campaign file: what it is and how far the world has come, without reading the world. */
export const peekCampaign = async (source: ByteSource): Promise<FileResult<CampaignPeek>> => {
  const read = await readCampaign(source, () => Promise.resolve());
  if (!read.ok) return read;
  const { id, name, system, world } = read.value.campaign;
  const { turn, year, moon } = world.clock;
  return success({ manifest: { version: 0, system }, summary: { id, name, turn, year, moon } });
};
