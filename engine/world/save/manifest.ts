import { z } from '../../kernel/zod';
import { failure, type Json, success } from '../../kernel';
import { decodeStrictly } from './archive-bytes';
import { fitting } from './collector';
import { crc32 } from './crc';
import type { Directory } from './directory';
import {
  CAMPAIGN_FORMAT,
  CAMPAIGN_VERSION,
  type FileLimits,
  type FileProblem,
  type FileResult,
  PART,
} from './format';
import { isRecord } from './unknown-fields';
import { parseJson } from './parse-json';
import { count, key } from './schema-basics';
import type { Reading } from './steps';
import { wholePart } from './unpack';

/**
 * What a byte of JSON costs whoever reads it, beyond its own room: values and blanks little, what holds others more, a line
 * most. Signs within texts are counted with the others.
 */
const WEIGHTS = Uint8Array.from({ length: 256 }, (_, byte) => {
  const sign = String.fromCharCode(byte);
  if (sign === '\n') return 16;
  if (sign === '{' || sign === '[') return 8;
  return ' \t\r,'.includes(sign) ? 1 : 0;
});

const NEWLINE = 10;

/** Weighs the JSON of a file before it is parsed: a few packed bytes may hold more values than any memory. */
export interface Scale {
  /** Weighs the next bytes of a part; a problem if its line, or the file as a whole, is heavier than any world's. */
  readonly take: (part: string, bytes: Uint8Array) => FileProblem | undefined;
}

/** A scale for one file. Of older files `isOld` says that each part is one JSON text. */
export function createScale(
  { values, longValues, allValues }: Pick<FileLimits, 'values' | 'longValues' | 'allValues'>,
  isOld = false,
): Scale {
  let [last, line, all] = ['', 0, 0];
  return {
    take: (part, bytes) => {
      if (part !== last) [last, line] = [part, 0];
      const most = isOld || part === PART.archive ? longValues : values;
      const isCollection = part.endsWith('.jsonl');
      let heaviest = 0;
      for (const byte of bytes) {
        const weight = WEIGHTS[byte] ?? 0;
        if (weight === 0) continue;
        all += weight;
        line = isCollection && byte === NEWLINE ? 0 : line + weight;
        if (line > heaviest) heaviest = line;
      }
      return heaviest > most || all > allValues ? { code: 'too-full', about: { part } } : undefined;
    },
  };
}

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** Up to version 6 a part was listed with its hash alone. */
const listedPart = z.union([
  hash.transform((sha256) => ({ sha256 })),
  z.looseObject({
    sha256: hash,
    bytes: count.exactOptional(),
    lines: count.exactOptional(),
  }),
]);

/** All that a later program's manifest must have, so that it can be told from a damaged one. */
const numberedSchema = z.looseObject({ version: z.int().min(1) });

const manifestSchema = numberedSchema.extend({
  system: key,
  parts: z.record(key, listedPart),
});

/** What the manifest says of one part. */
export interface ListedPart {
  /** SHA-256 of the bytes, lower-case hexadecimal. */
  readonly sha256: string;
  /** Size, and lines of a collection; absent in files of older programs. */
  readonly bytes?: number;
  readonly lines?: number;
}

/** What a campaign file says of itself. */
export interface Manifest {
  readonly version: number;
  /** Id of the rule system. */
  readonly system: string;
  readonly parts: Readonly<Record<string, ListedPart>>;
}

/** A manifest, and what of it this program does not know. */
export interface ReadManifest {
  readonly manifest: Manifest;
  readonly unknown: Readonly<Record<string, Json>>;
}

const KNOWN = ['format', 'version', 'system', 'systems', 'houseRules', 'parts'];

const checked = (json: Json): FileResult<ReadManifest> => {
  if (!isRecord(json) || json['format'] !== CAMPAIGN_FORMAT)
    return failure({ code: 'foreign-zip', about: {} });
  const numbered = fitting(PART.manifest, numberedSchema, json);
  if (!numbered.ok) return numbered;
  const { version } = numbered.value;
  if (version > CAMPAIGN_VERSION)
    return failure({ code: 'too-new', about: { version, readable: CAMPAIGN_VERSION } });
  const manifest = fitting(PART.manifest, manifestSchema, json);
  if (!manifest.ok) return manifest;
  const unknown = Object.fromEntries(
    Object.entries(json).filter(([name]) => !KNOWN.includes(name)),
  );
  return success({ manifest: manifest.value, unknown });
};

/** Reads the manifest, if the archive is one of ours and not from a later program. */
export function* readManifest(
  directory: Directory,
  limits: FileLimits,
): Reading<FileResult<ReadManifest>> {
  const entry = directory.get(PART.manifest);
  if (entry === undefined) return failure({ code: 'foreign-zip', about: {} });
  const about = { part: PART.manifest };
  if (entry.size > limits.line)
    return failure({ code: 'too-large', about: { ...about, bytes: entry.size, parts: 1 } });
  const scale = createScale(limits, true);
  const bytes = yield* wholePart(entry, (chunk) => scale.take(PART.manifest, chunk));
  if (!bytes.ok) return bytes;
  if (crc32(bytes.value) !== entry.crc) return failure({ code: 'part-damaged', about });
  const text = decodeStrictly(bytes.value);
  if (text === undefined) return failure({ code: 'text-broken', about });
  const json = parseJson(PART.manifest, text, limits.depth);
  return json.ok ? checked(json.value) : json;
}
