import type { Json, Params, Result } from '../../kernel';

/** Name of the format in the manifest of a campaign file. */
export const CAMPAIGN_FORMAT = 'wabenwart-campaign';

/** Version written today. A file of a lower version is migrated, one of a higher version refused. */
export const CAMPAIGN_VERSION = 6;

/** Parts of a campaign file; the texts of order sheets follow as `sheets/<party>.txt`. */
export const PART = {
  manifest: 'manifest.json',
  campaign: 'campaign.json',
  grossfelder: 'world/grossfelder.json',
  rest: 'world/rest.json',
  sheets: 'sheets/index.json',
  rulings: 'rulings.json',
  archive: 'archive.json',
  bookmarks: 'bookmarks.json',
  underlays: 'underlays.json',
  editions: 'editions.json',
  mail: 'mail.json',
  desk: 'desk.json',
  records: 'records.json',
  dispatch: 'dispatch.json',
} as const;

/** Where the original text of a party's sheet lies. */
export const sheetPart = (party: string): string => `sheets/${party}.txt`;

/** Where a picture of an underlay or a newsletter lies: under the SHA-256 of its bytes. */
export const imagePart = (hash: string): string => `images/${hash}`;

/** Where a document of the mailbox lies as it came: under the SHA-256 of its bytes. */
export const originalPart = (hash: string): string => `originals/${hash}`;

/** True for parts that are pictures (or pretend to be). */
export const isImagePart = (part: string): boolean => part.startsWith('images/');

/** True for parts that are no campaign data but pictures or documents as they came (or pretend to be). */
export const isEnclosedPart = (part: string): boolean =>
  isImagePart(part) || part.startsWith('originals/');

/** Most that a file may claim to hold: bytes unpacked, parts, and nesting of its JSON. */
export interface FileLimits {
  readonly bytes: number;
  readonly parts: number;
  readonly depth: number;
}

export const FILE_LIMITS: FileLimits = { bytes: 256 * 1024 * 1024, parts: 60_000, depth: 64 };

/** Why a file could not be read. Nothing of it has been taken over then. */
export interface FileProblem {
  readonly code:
    | 'not-a-zip'
    | 'foreign-zip'
    | 'too-new'
    | 'too-large'
    | 'part-missing'
    | 'part-damaged'
    | 'json-broken'
    | 'key-unsafe'
    | 'schema'
    | 'contradiction';
  readonly about: Params;
}

export type FileResult<Value> = Result<Value, FileProblem>;

/** The parsed JSON parts and the texts of a file. */
export interface FileContent {
  readonly json: Readonly<Record<string, Json>>;
  readonly texts: Readonly<Record<string, string>>;
}
