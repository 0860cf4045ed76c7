import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { failure, type Json, success } from '../../kernel';
import type { Campaign } from '../campaign';
import type { ByteSink, ByteSource, EnclosureOf, KeepEnclosure, Pause } from './bytes';
import { FILE_LIMITS, type FileLimits, type FileResult, PART } from './format';
import { openFile, type ReadCampaign, reading } from './read';
import { type Reading, readThere, writeThere } from './steps';
import { type FileExtras, writing } from './write';
import { z } from '../../kernel/zod';
import { fitting } from './collector';
import type { Manifest, Scale } from './manifest';
import { OLD_PART } from './migrate';
import { type FoundPart, readJson } from './read-parts';

/** What a short look at a campaign file tells. Nothing of the world has been checked for it. */
export interface CampaignPeek {
  readonly manifest: Manifest;
  readonly summary: {
    readonly id: string;
    readonly name: string;
    readonly turn: number;
    readonly year: number;
    /** First moon of the open turn, 1 to 12. */
    readonly moon: number;
  };
}

const head = z.looseObject({ id: z.string(), name: z.string() });
const clocked = z.looseObject({
  clock: z.looseObject({ turn: z.int(), year: z.int(), moon: z.int() }),
});

function* readOne(
  parts: readonly FoundPart[],
  names: readonly string[],
  limits: FileLimits,
  scale: Scale,
): Reading<FileResult<Json>> {
  const part = parts.find(({ name }) => names.includes(name));
  return part === undefined
    ? failure({ code: 'part-missing', about: { part: names[0] ?? '' } })
    : yield* readJson(part, limits, scale);
}

/** A short look at a file of so many bytes. */
function* peeking(size: number, limits: FileLimits): Reading<FileResult<CampaignPeek>> {
  const open = yield* openFile(size, limits);
  if (!open.ok) return open;
  const { manifest, parts, scale } = open.value;
  const campaign = yield* readOne(parts, [PART.campaign], limits, scale);
  if (!campaign.ok) return campaign;
  const world = yield* readOne(parts, [PART.world, OLD_PART.rest], limits, scale);
  if (!world.ok) return world;
  const names = fitting(PART.campaign, head, campaign.value);
  if (!names.ok) return names;
  const time = fitting(PART.world, clocked, world.value);
  if (!time.ok) return time;
  const { id, name } = names.value;
  const { turn, year, moon } = time.value.clock;
  return success({ manifest, summary: { id, name, turn, year, moon } });
}

/** What a campaign file is made of beside the campaign itself. */
export interface WriteOptions extends FileExtras {
  readonly enclosure: EnclosureOf;
  readonly pause?: Pause;
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

/**
 * Writes a campaign file into a sink, piece by piece; enclosures are asked for one at a time. Equal campaigns, enclosures
 * and readable files give equal bytes. Of a campaign that could not be read again the reader's problem is the answer, and
 * what went into the sink is no file. Rejects if the sink or the pause does, or if an enclosure could not be read.
 */
export async function writeCampaign(
  campaign: Campaign,
  { enclosure, pause, ...extras }: WriteOptions,
  sink: ByteSink,
): Promise<FileResult<WrittenCampaign>> {
  const hash = sha256.create();
  let bytes = 0;
  const counting: ByteSink = {
    write: (chunk) => {
      hash.update(chunk);
      bytes += chunk.length;
      return sink.write(chunk);
    },
  };
  const written = await writeThere(writing(campaign, extras), enclosure, counting, pause);
  return written.ok
    ? success({ bytes, sha256: bytesToHex(hash.digest()), missing: written.value })
    : written;
}

/**
 * Reads a campaign file by ranges, the campaign first. `keep` is called for each enclosure whose bytes fit its hash, and
 * only once the campaign is read whole; after a problem nothing of the file counts. Rejects only if the source, `keep`
 * or `pause` does, never for what is in the file.
 */
export function readCampaign(
  source: ByteSource,
  keep: KeepEnclosure,
  limits: FileLimits = FILE_LIMITS,
  pause?: Pause,
): Promise<FileResult<ReadCampaign>> {
  return readThere(reading(source.size, limits), source, keep, pause);
}

/** A short look at a campaign file: what it is and how far the world has come, without reading the world. */
export function peekCampaign(
  source: ByteSource,
  limits: FileLimits = FILE_LIMITS,
): Promise<FileResult<CampaignPeek>> {
  return readThere(peeking(source.size, limits), source, () => Promise.resolve());
}
