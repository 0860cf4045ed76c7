import type { Json, Params, Result } from '../../kernel';

/** Name of the format in the manifest of a campaign file. */
export const CAMPAIGN_FORMAT = 'wabenwart-campaign';

/** Version written today. A file of a lower version is migrated, one of a higher version refused. */
export const CAMPAIGN_VERSION = 7;

/**
 * Parts of a campaign file. `.json` is one object; `.jsonl` is a collection, an entry on each line. The texts of order
 * sheets follow as `sheets/<party>.txt`.
 */
export const PART = {
  manifest: 'manifest.json',
  campaign: 'campaign.json',
  world: 'world/world.json',
  grossfelder: 'world/grossfelder.jsonl',
  parties: 'world/parties.jsonl',
  units: 'world/units.jsonl',
  labels: 'world/labels.jsonl',
  knowledge: 'world/knowledge.jsonl',
  known: 'world/known.jsonl',
  works: 'world/works.jsonl',
  treaties: 'world/treaties.jsonl',
  people: 'world/people.jsonl',
  board: 'world/board.json',
  regions: 'world/regions.jsonl',
  affairs: 'world/affairs.jsonl',
  sheets: 'sheets/index.jsonl',
  mail: 'mail.jsonl',
  rulings: 'rulings.jsonl',
  archive: 'archive.jsonl',
  edits: 'edits.jsonl',
  bookmarks: 'bookmarks.jsonl',
  templates: 'templates.jsonl',
  handovers: 'handovers.jsonl',
  parcels: 'parcels.jsonl',
  underlays: 'underlays.jsonl',
  editions: 'editions.jsonl',
  inbox: 'inbox.jsonl',
  decisions: 'decisions.jsonl',
  marks: 'marks.jsonl',
  outbox: 'outbox.jsonl',
  variants: 'variants.jsonl',
  todayCorrections: 'today-corrections.jsonl',
  ledger: 'ledger.jsonl',
  culture: 'culture.jsonl',
  shelf: 'shelf.jsonl',
  evaluations: 'evaluations.jsonl',
  filmLeaks: 'film-leaks.jsonl',
  publicity: 'publicity.jsonl',
  newsletters: 'newsletters.jsonl',
} as const;

/** Parts a campaign may be without. */
export const OPTIONAL_PARTS: readonly string[] = [
  PART.board,
  PART.regions,
  PART.affairs,
  PART.templates,
  PART.handovers,
  PART.parcels,
  PART.filmLeaks,
  PART.todayCorrections,
  PART.edits,
];

/** Path of the original text of a party's sheet. */
export function sheetPart(party: string): string {
  return `sheets/${party}.txt`;
}

/** Path of a picture of an underlay or a newsletter: the SHA-256 of its bytes. */
export function imagePart(hash: string): string {
  return `images/${hash}`;
}

/** Path of an original document of the mailbox: the SHA-256 of its bytes. */
export function originalPart(hash: string): string {
  return `originals/${hash}`;
}

/** True for parts that are pictures (or pretend to be). */
export function isImagePart(part: string): boolean {
  return part.startsWith('images/');
}

/** True for parts that are no campaign data but pictures or documents as they came (or pretend to be). */
export function isEnclosedPart(part: string): boolean {
  return isImagePart(part) || part.startsWith('originals/');
}

/** Path of a table or text for people, which the program never reads. */
export function readablePart(name: string): string {
  return `readable/${name}`;
}

/** True for parts that are there for people only. */
export function isReadablePart(part: string): boolean {
  return part.startsWith('readable/') || part === 'README.txt' || part === 'LIESMICH.txt';
}

/** Most that a file may claim to hold. */
export interface FileLimits {
  /** Bytes of all parts together, unpacked. */
  readonly bytes: number;
  readonly parts: number;
  /** Nesting of its JSON. */
  readonly depth: number;
  /** Bytes of all parts that are no pictures and no documents. */
  readonly data: number;
  /** Bytes of a line or a part in one piece, and of such a part of an older file. */
  readonly line: number;
  readonly whole: number;
  /** Weight of the JSON of a line or part, of a finished turn or a part of an older file, and of a file (see `Scale`). */
  readonly values: number;
  readonly longValues: number;
  readonly allValues: number;
  /** Bytes of one picture or document. */
  readonly enclosure: number;
  /** Bytes of everything that no schema knows. */
  readonly unknown: number;
}

const MIB = 1024 * 1024;

export const FILE_LIMITS: FileLimits = {
  bytes: 3072 * MIB,
  parts: 60_000,
  depth: 64,
  data: 1024 * MIB,
  line: 64 * MIB,
  whole: 256 * MIB,
  values: 4 * MIB,
  longValues: 32 * MIB,
  allValues: 96 * MIB,
  enclosure: 256 * MIB,
  unknown: 16 * MIB,
};

/** Why a file could not be read. Nothing of it has been taken over then. */
export interface FileProblem {
  readonly code:
    | 'not-a-zip'
    | 'foreign-zip'
    | 'too-new'
    | 'too-large'
    | 'too-full'
    | 'part-missing'
    | 'part-damaged'
    | 'part-twice'
    | 'part-unsafe'
    | 'text-broken'
    | 'json-broken'
    | 'key-unsafe'
    | 'key-twice'
    | 'schema'
    | 'contradiction';
  readonly about: Params;
}

/** Place of a problem in a file, for sentences: the part, and the field or key in it. */
export function placeOfProblem({ about }: FileProblem): {
  readonly part: string;
  readonly path: string;
} {
  return {
    part: String(about['part'] ?? ''),
    path: String(about['path'] ?? about['key'] ?? ''),
  };
}

export type FileResult<Value> = Result<Value, FileProblem>;

/** The parsed parts of a file, a collection as one object by its keys, and the texts. */
export interface FileContent {
  readonly json: Readonly<Record<string, Json>>;
  readonly texts: Readonly<Record<string, string>>;
}
