import { failure, joinedBytes, success } from '../../kernel';
import type { Campaign } from '../campaign';
import { hashOf } from './archive-bytes';
import { canonicalJson } from './canonical';
import {
  CAMPAIGN_FORMAT,
  CAMPAIGN_VERSION,
  FILE_LIMITS,
  type FileLimits,
  type FileProblem,
  type FileResult,
  isImagePart,
  PART,
  readablePart,
} from './format';
import { enclosedOf, type Images, roomFor } from './images';
import type { ListedPart } from './manifest';
import {
  blocksOf,
  unknownInManifest,
  type OutgoingPart,
  partsOf,
  type Piece,
  textPart,
} from './parts-of';
import { writeHere, type Writing } from './steps';
import { createWriteCheck, worldFault, type WriteCheck } from './written';
import { type ZipWriter, zipWriter } from './zip-writer';

/** Guide for somebody who unpacks a campaign file by hand, in both languages of the program. */
const GUIDES: Readonly<Record<string, string>> = {
  'LIESMICH.txt': `Eine Kampagne, gesichert von Wabenwart. Diese Datei ist ein Zip-Archiv; zum Lesen genügen ein
Entpacker und ein Textprogramm.

readable/      Hauptbücher, Parteien und Züge als Tabellen (CSV: Semikolon, UTF-8)
manifest.json  was dies ist: Format, Fassung, Spielsystem, SHA-256 jedes Teils
*.json         ein Teil am Stück
*.jsonl        eine Sammlung: je Zeile ein Eintrag {"key": Schlüssel, "value": Wert}
sheets/*.txt   die Auftragstexte des offenen Zuges, so wie sie kamen
images/        Bilder, benannt nach dem SHA-256 ihrer Bytes
originals/     Briefe, wie sie kamen, benannt ebenso

Alle Texte sind UTF-8. readable/ und diese Datei liest Wabenwart nie wieder ein.
`,
  'README.txt': `A campaign, saved by Wabenwart. This file is a zip archive; an unpacker and a text editor are enough to
read it.

readable/      ledgers, parties and turns as tables (CSV: semicolon, UTF-8)
manifest.json  what this is: format, version, game system, SHA-256 of every part
*.json         a part in one piece
*.jsonl        a collection: one entry on each line, {"key": key, "value": value}
sheets/*.txt   the order texts of the open turn as they came
images/        pictures, named by the SHA-256 of their bytes
originals/     letters as they came, named likewise

All texts are UTF-8. Wabenwart never reads readable/ or this file again.
`,
};

/** A text in a campaign file for people, not for the program: it is written and never read again. */
export interface ReadableFile {
  /** File name without folders, such as `konten.csv`. */
  readonly name: string;
  readonly text: string;
}

/** Content of a campaign file beside the campaign. */
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

/** The texts of pieces until the check finds a problem. */
function* passing(
  pieces: Iterable<Piece>,
  problemOf: (piece: Piece) => FileProblem | undefined,
): Generator<string> {
  for (const piece of pieces) {
    if (problemOf(piece) !== undefined) return;
    yield piece.text;
  }
}

/** Blocks until the check finds a problem. */
function* light(
  blocks: Iterable<Uint8Array>,
  problemOf: (bytes: Uint8Array) => FileProblem | undefined,
): Generator<Uint8Array, void> {
  for (const bytes of blocks) {
    if (problemOf(bytes) !== undefined) return;
    yield bytes;
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

/** Writes a part of texts; the first of its pieces that could not be read again ends the writing. */
function* writePart(
  zip: ZipWriter,
  { name, pieces, isCollection }: OutgoingPart,
  check: WriteCheck,
): Writing<FileResult<ListedPart>> {
  let lines = 0;
  let problem: FileProblem | undefined;
  const texts = passing(pieces, (piece) => {
    problem = check.piece(name, piece);
    lines += 1;
    return problem;
  });
  const isJson = isCollection || name.endsWith('.json');
  const blocks = light(blocksOf(texts, BLOCK_BYTES), (bytes) => {
    if (isJson) problem ??= check.bytes(name, bytes);
    return problem;
  });
  const [first = new Uint8Array(), second] = [nextOf(blocks), nextOf(blocks)];
  const listed =
    second === undefined
      ? zip.whole(name, first)
      : yield* streamed(zip, zip.part(name, false), [[first, second], blocks]);
  if (problem !== undefined) return failure(problem);
  yield* drained(zip, CHUNK_BYTES);
  yield { kind: 'pause' };
  return success(isCollection ? { ...listed, lines } : listed);
}

/** Writes the pictures and documents, one at a time; answers with the hashes of those that are not there. */
function* enclosures(
  zip: ZipWriter,
  campaign: Campaign,
  listed: Listed,
  limits: FileLimits,
): Writing<readonly string[]> {
  const missing: string[] = [];
  const space = roomFor(limits);
  for (const { hash, part } of enclosedOf(campaign)) {
    const bytes = yield { kind: 'enclosure', hash };
    if (bytes === undefined || hashOf(bytes) !== hash || !space.take(bytes.length)) {
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
    ...unknownInManifest(campaign),
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
  for (const [name, text] of Object.entries(GUIDES)) yield textPart(name, text);
  for (const { name, text } of files) yield textPart(readablePart(name), text);
}

/**
 * Writes a campaign as a file: chunk by chunk, enclosures asked for one at a time. Answers which of them are missing; or
 * what of the campaign no reader would take, and then what was written is no file.
 */
export function* writing(
  campaign: Campaign,
  extras: FileExtras,
): Writing<FileResult<readonly string[]>> {
  const { limits = FILE_LIMITS } = extras;
  const fault = worldFault(campaign);
  if (fault !== undefined) return failure(fault);
  const zip = zipWriter();
  const check = createWriteCheck(limits);
  const listed: Listed = {};
  for (const parts of [partsOf(campaign), readables(extras.readable ?? [])])
    for (const part of parts) {
      const written = yield* writePart(zip, part, check);
      if (!written.ok) return written;
      listed[part.name] = written.value;
    }
  const missing = yield* enclosures(zip, campaign, listed, limits);
  const excess = check.sizes(listed);
  if (excess !== undefined) return failure(excess);
  const manifest = textPart(PART.manifest, manifestOf(campaign, listed, extras.edition));
  const end = yield* writePart(zip, manifest, check);
  if (!end.ok) return end;
  zip.end();
  yield* drained(zip, 0);
  return success(missing);
}

/**
 * A campaign as a file held in memory: a zip of its parts, the order texts, the pictures of underlays and newsletters and
 * the documents of the mailbox as they came, with a hash per part in its manifest. Equal campaigns and files beside them
 * give equal bytes; without `images` the campaign opens all the same. A campaign of which something could not be read
 * again is refused by the problem its reader would have.
 */
export function writeCampaignFile(
  campaign: Campaign,
  images: Images = {},
  extras: FileExtras = {},
): FileResult<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const written = writeHere(writing(campaign, extras), images, (chunk) => {
    chunks.push(chunk);
  });
  return written.ok ? success(joinedBytes(chunks)) : written;
}
