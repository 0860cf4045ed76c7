import type { z } from 'zod';
import { failure, type Json, success } from '../../kernel';
import type { Campaign } from '../campaign';
import { decode, hashOf, type Parts, unpack } from './archive-bytes';
import { assemble } from './assemble';
import {
  CAMPAIGN_FORMAT,
  CAMPAIGN_VERSION,
  FILE_LIMITS,
  type FileContent,
  type FileLimits,
  type FileResult,
  isEnclosedPart,
  PART,
} from './format';
import { enclosedOf, type Images, type Packed } from './images';
import { migrate } from './migrate';
import { parseJson } from './parse-json';
import { manifestSchema } from './schema-campaign';

type Manifest = z.infer<typeof manifestSchema>;

const isRecord = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The manifest, if the archive is one of ours and not from a later program. */
const readManifest = (parts: Parts, limits: FileLimits): FileResult<Manifest> => {
  const bytes = parts[PART.manifest];
  if (bytes === undefined) return failure({ code: 'foreign-zip', about: {} });
  const json = parseJson(PART.manifest, decode(bytes), limits.depth);
  if (!json.ok) return json;
  if (!isRecord(json.value) || json.value['format'] !== CAMPAIGN_FORMAT) {
    return failure({ code: 'foreign-zip', about: {} });
  }
  const version = json.value['version'];
  if (typeof version === 'number' && version > CAMPAIGN_VERSION) {
    return failure({ code: 'too-new', about: { version, readable: CAMPAIGN_VERSION } });
  }
  const manifest = manifestSchema.safeParse(json.value);
  return manifest.success
    ? success(manifest.data)
    : failure({ code: 'schema', about: { part: PART.manifest, path: '', problem: 'manifest' } });
};

/** The parts the manifest lists but files beside the campaign, each checked against its hash. Parts it does not list are left aside. */
const checkedParts = (parts: Parts, manifest: Manifest): FileResult<Parts> => {
  const checked: Record<string, Uint8Array> = {};
  for (const [part, hash] of Object.entries(manifest.parts)) {
    if (isEnclosedPart(part)) continue;
    const bytes = parts[part];
    if (bytes === undefined) return failure({ code: 'part-missing', about: { part } });
    if (hashOf(bytes) !== hash) return failure({ code: 'part-damaged', about: { part } });
    checked[part] = bytes;
  }
  return success(checked);
};

const contentOf = (parts: Parts, limits: FileLimits): FileResult<FileContent> => {
  const json: Record<string, Json> = {};
  const texts: Record<string, string> = {};
  for (const [part, bytes] of Object.entries(parts)) {
    if (!part.endsWith('.json')) {
      texts[part] = decode(bytes);
      continue;
    }
    const parsed = parseJson(part, decode(bytes), limits.depth);
    if (!parsed.ok) return parsed;
    json[part] = parsed.value;
  }
  return success({ json, texts });
};

/** The files that belong beside a campaign, each checked against the hash that is its name. */
const imagesIn = (parts: Parts, campaign: Campaign): Packed => {
  const images: Record<string, Uint8Array> = {};
  const missing: string[] = [];
  for (const { hash, part } of enclosedOf(campaign)) {
    const bytes = parts[part];
    if (bytes !== undefined && hashOf(bytes) === hash) images[hash] = bytes;
    else missing.push(hash);
  }
  return { images, missing };
};

const campaignIn = (parts: Parts, limits: FileLimits): FileResult<Campaign> => {
  const manifest = readManifest(parts, limits);
  if (!manifest.ok) return manifest;
  const checked = checkedParts(parts, manifest.value);
  if (!checked.ok) return checked;
  const content = contentOf(checked.value, limits);
  if (!content.ok) return content;
  return assemble(migrate(content.value, manifest.value.version));
};

/** A campaign and the files that came with it. */
export interface CampaignArchive {
  readonly campaign: Campaign;
  /** Pictures and documents as they came, by hash, as far as they are in the file and undamaged. */
  readonly images: Images;
  /** Hashes of pictures and documents that the campaign names but the file does not hold, or holds damaged. */
  readonly missing: readonly string[];
}

/**
 * Reads a campaign file with the files beside it. One that is missing or damaged is named and does no further
 * harm; for everything else the same holds as for {@link readCampaignFile}.
 */
export const readCampaignArchive = (
  bytes: Uint8Array,
  limits: FileLimits = FILE_LIMITS,
): FileResult<CampaignArchive> => {
  const archive = unpack(bytes, limits);
  if (!archive.ok) return archive;
  const campaign = campaignIn(archive.value, limits);
  return campaign.ok
    ? success({ campaign: campaign.value, ...imagesIn(archive.value, campaign.value) })
    : campaign;
};

/**
 * Reads a campaign file, pictures left aside. Whatever the bytes, the result is a whole campaign or one
 * problem that says what is wrong and where; it never throws and never yields half a campaign.
 */
export const readCampaignFile = (
  bytes: Uint8Array,
  limits: FileLimits = FILE_LIMITS,
): FileResult<Campaign> => {
  const archive = unpack(bytes, limits);
  return archive.ok ? campaignIn(archive.value, limits) : archive;
};
