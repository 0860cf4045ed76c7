import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { failure, type Json, success } from '../../kernel';
import type { Assembly } from './assemble';
import { decodeStrictly, hashOf } from './archive-bytes';
import { type Directory, type Entry, isUnsafeName } from './directory';
import {
  type FileLimits,
  type FileProblem,
  type FileResult,
  isEnclosedPart,
  isReadablePart,
} from './format';
import { isRecord } from './unknown-fields';
import { lineReader } from './lines';
import type { ListedPart, Manifest, Scale } from './manifest';
import { FIRST_WITH_LINES } from './migrate';
import { parseJson } from './parse-json';
import type { Reading } from './steps';
import { streamPart, type Taker, wholePart } from './unpack';

const damaged = (part: string): FileProblem => ({ code: 'part-damaged', about: { part } });

/** A part the manifest lists, as it lies in the file. */
export interface FoundPart {
  readonly name: string;
  readonly entry: Entry;
  readonly listed: ListedPart;
}

const found = (name: string, listed: ListedPart, directory: Directory): FileResult<FoundPart> => {
  const about = { part: name };
  if (isUnsafeName(name)) return failure({ code: 'part-unsafe', about });
  const entry = directory.get(name);
  if (entry === undefined) return failure({ code: 'part-missing', about });
  const isOther = listed.bytes !== undefined && listed.bytes !== entry.size;
  return isOther ? failure(damaged(name)) : success({ name, entry, listed });
};

/** The parts of campaign data that the manifest lists, all there and none too large. What it does not list is left aside. */
export function foundParts(
  { parts, version }: Manifest,
  directory: Directory,
  limits: FileLimits,
): FileResult<readonly FoundPart[]> {
  const all: FoundPart[] = [];
  const most = version < FIRST_WITH_LINES ? limits.whole : limits.line;
  let bytes = 0;
  for (const [name, listed] of Object.entries(parts)) {
    if (isEnclosedPart(name) || isReadablePart(name)) continue;
    const part = found(name, listed, directory);
    if (!part.ok) return part;
    all.push(part.value);
    bytes += part.value.entry.size;
    const isTooLarge = !name.endsWith('.jsonl') && part.value.entry.size > most;
    if (isTooLarge || bytes > limits.data)
      return failure({ code: 'too-large', about: { part: name, bytes, parts: all.length } });
  }
  return success(all);
}

/** One part as a text, checked against its hash. What `look` says of its next bytes ends the reading. */
export function* readText(
  { name, entry, listed }: FoundPart,
  look?: Taker,
): Reading<FileResult<string>> {
  const bytes = yield* wholePart(entry, look);
  if (!bytes.ok) return bytes;
  if (hashOf(bytes.value) !== listed.sha256) return failure(damaged(name));
  const text = decodeStrictly(bytes.value);
  return text === undefined
    ? failure({ code: 'text-broken', about: { part: name } })
    : success(text);
}

/** One part that is a JSON text as a whole. */
export function* readJson(
  part: FoundPart,
  limits: FileLimits,
  scale: Scale,
): Reading<FileResult<Json>> {
  const text = yield* readText(part, (bytes) => scale.take(part.name, bytes));
  return text.ok ? parseJson(part.name, text.value, limits.depth) : text;
}

/** Puts a line of a collection where it belongs. */
const putLine = (
  part: string,
  text: string,
  assembly: Assembly,
  limits: FileLimits,
): FileProblem | undefined => {
  const json = parseJson(part, text, limits.depth);
  if (!json.ok) return json.problem;
  const { key, value } = isRecord(json.value) ? json.value : {};
  return typeof key === 'string' && value !== undefined
    ? assembly.entry(part, key, value)
    : {
        code: 'schema',
        about: { part, path: typeof key === 'string' ? `${key}.value` : 'key', problem: 'line' },
      };
};

/** Reads a collection line by line; no more than one line is held. Damage is told before what it did to the lines. */
export function* readLines(
  { name, entry, listed }: FoundPart,
  assembly: Assembly,
  limits: FileLimits,
  scale: Scale,
): Reading<FileProblem | undefined> {
  assembly.begin(name);
  const hash = sha256.create();
  let problem: FileProblem | undefined;
  const lines = lineReader(name, limits.line, (text) => putLine(name, text, assembly, limits));
  const torn = yield* streamPart(entry, (bytes) => {
    const excess = scale.take(name, bytes);
    if (excess !== undefined) return excess;
    hash.update(bytes);
    problem ??= lines.take(bytes);
    return undefined;
  });
  problem ??= lines.end();
  const isWhole = torn === undefined && bytesToHex(hash.digest()) === listed.sha256;
  if (!isWhole) return torn ?? damaged(name);
  const isShort = listed.lines !== undefined && listed.lines !== lines.count();
  return problem ?? (isShort ? damaged(name) : undefined);
}
