import { failure, success } from '../../kernel';
import type { Campaign } from '../campaign';
import { hashOf } from './archive-bytes';
import { assemble, createAssembly } from './assemble';
import { type Directory, readDirectory } from './directory';
import {
  FILE_LIMITS,
  type FileContent,
  type FileLimits,
  type FileProblem,
  type FileResult,
  PART,
} from './format';
import { enclosedOf, type Images } from './images';
import { createScale, readManifest, type ReadManifest, type Scale } from './manifest';
import { FIRST_WITH_LINES, migrate } from './migrate';
import { type FoundPart, foundParts, readJson, readLines, readText } from './read-parts';
import { readHere, type Reading } from './steps';
import { wholePart } from './unpack';

/** A campaign file that has been opened, nothing of its world read yet. */
export interface OpenFile extends ReadManifest {
  readonly directory: Directory;
  readonly parts: readonly FoundPart[];
  readonly scale: Scale;
}

/** Opens a file: its directory, its manifest, the parts it lists. */
export function* openFile(size: number, limits: FileLimits): Reading<FileResult<OpenFile>> {
  const directory = yield* readDirectory(size, limits);
  if (!directory.ok) return directory;
  const read = yield* readManifest(directory.value, limits);
  if (!read.ok) return read;
  const { manifest } = read.value;
  const parts = foundParts(manifest, directory.value, limits);
  if (!parts.ok) return parts;
  const scale = createScale(limits, manifest.version < FIRST_WITH_LINES);
  return success({ ...read.value, directory: directory.value, parts: parts.value, scale });
}

/** The campaign of a file of today's version: collections line by line. */
function* readToday(
  { parts, unknown, scale }: OpenFile,
  limits: FileLimits,
): Reading<FileResult<Campaign>> {
  const assembly = createAssembly(limits);
  if (Object.keys(unknown).length > 0) {
    const problem = assembly.whole(PART.manifest, unknown);
    if (problem !== undefined) return failure(problem);
  }
  for (const part of parts) {
    let problem: FileProblem | undefined;
    if (part.name.endsWith('.jsonl')) problem = yield* readLines(part, assembly, limits, scale);
    else if (part.name.endsWith('.json')) {
      const json = yield* readJson(part, limits, scale);
      problem = json.ok ? assembly.whole(part.name, json.value) : json.problem;
    } else {
      const text = yield* readText(part);
      if (text.ok) assembly.text(part.name, text.value);
      else problem = text.problem;
    }
    if (problem !== undefined) return failure(problem);
  }
  return assembly.finish();
}

/** The content of a file of an older version, whose parts are read as a whole. */
function* readContent(
  { parts, scale }: OpenFile,
  limits: FileLimits,
): Reading<FileResult<FileContent>> {
  const json: Record<string, FileContent['json'][string]> = {};
  const texts: Record<string, string> = {};
  for (const part of parts) {
    if (part.name.endsWith('.json')) {
      const read = yield* readJson(part, limits, scale);
      if (!read.ok) return read;
      json[part.name] = read.value;
    } else {
      const read = yield* readText(part);
      if (!read.ok) return read;
      texts[part.name] = read.value;
    }
  }
  return success({ json, texts });
}

function* readBefore(open: OpenFile, limits: FileLimits): Reading<FileResult<Campaign>> {
  const content = yield* readContent(open, limits);
  return content.ok ? assemble(migrate(content.value, open.manifest.version), limits) : content;
}

/** The campaign of an open file, of whatever version. */
export function* readWorld(open: OpenFile, limits: FileLimits): Reading<FileResult<Campaign>> {
  return open.manifest.version < FIRST_WITH_LINES
    ? yield* readBefore(open, limits)
    : yield* readToday(open, limits);
}

/** Hands on the enclosures that are there and whole, one by one; answers with the hashes of the others. */
function* readEnclosures(
  { directory }: Pick<OpenFile, 'directory'>,
  campaign: Campaign,
  limits: FileLimits,
): Reading<readonly string[]> {
  const missing: string[] = [];
  for (const { hash, part } of enclosedOf(campaign)) {
    const entry = directory.get(part);
    const isFit = entry !== undefined && entry.size <= limits.enclosure;
    const bytes = isFit ? yield* wholePart(entry) : undefined;
    if (bytes?.ok === true && hashOf(bytes.value) === hash)
      yield { kind: 'keep', hash, bytes: bytes.value };
    else missing.push(hash);
  }
  return missing;
}

/** A campaign as it came out of a file whose enclosures were handed on one by one. */
export interface ReadCampaign {
  readonly campaign: Campaign;
  /** Hashes of pictures and documents that the campaign names but the file does not hold, or holds damaged. */
  readonly missing: readonly string[];
}

/** Reads a whole file of so many bytes, enclosures last: nothing is kept of a file whose campaign cannot be read. */
export function* reading(size: number, limits: FileLimits): Reading<FileResult<ReadCampaign>> {
  const open = yield* openFile(size, limits);
  if (!open.ok) return open;
  const campaign = yield* readWorld(open.value, limits);
  if (!campaign.ok) return campaign;
  const missing = yield* readEnclosures(open.value, campaign.value, limits);
  return success({ campaign: campaign.value, missing });
}

/** A campaign and the files that came with it. */
export interface CampaignArchive extends ReadCampaign {
  /** Pictures and documents as they came, by hash, as far as they are in the file and undamaged. */
  readonly images: Images;
}

/**
 * Reads a campaign file held in memory, with the files beside it. One that is missing or damaged is named and does no
 * further harm; for everything else the same holds as for {@link readCampaignFile}.
 */
export function readCampaignArchive(
  bytes: Uint8Array,
  limits: FileLimits = FILE_LIMITS,
): FileResult<CampaignArchive> {
  const images: Record<string, Uint8Array> = {};
  const read = readHere(reading(bytes.length, limits), bytes, (hash, file) => {
    images[hash] = file;
  });
  return read.ok ? success({ ...read.value, images }) : read;
}

function* readingCampaign(size: number, limits: FileLimits): Reading<FileResult<Campaign>> {
  const open = yield* openFile(size, limits);
  return open.ok ? yield* readWorld(open.value, limits) : open;
}

/**
 * Reads a campaign file held in memory, pictures left aside. Whatever the bytes, the result is a whole campaign or one
 * problem that says what is wrong and where; it never throws and never yields half a campaign.
 */
export function readCampaignFile(
  bytes: Uint8Array,
  limits: FileLimits = FILE_LIMITS,
): FileResult<Campaign> {
  return readHere(readingCampaign(bytes.length, limits), bytes, () => undefined);
}
