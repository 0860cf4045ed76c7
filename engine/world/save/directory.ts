import { strFromU8 } from 'fflate';
import { failure, success } from '../../kernel';
import { long, short } from './crc';
import type { FileLimits, FileProblem, FileResult } from './format';
import type { Reading } from './steps';

/** One part as the directory of a zip has it. Nothing of it has been unpacked. */
export interface Entry {
  readonly name: string;
  /** 0 = stored as it is, 8 = deflated; others are not read. */
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly crc: number;
  /** Bytes in the file, and bytes when unpacked, as the directory claims. */
  readonly packed: number;
  readonly size: number;
  /** Where the part begins, and where at the latest it must end. */
  readonly from: number;
  readonly to: number;
}

/** The parts of a zip by name, those apart whose names lead elsewhere. */
export type Directory = ReadonlyMap<string, Entry>;

const MARK = { entry: 0x02014b50, end: 0x06054b50 };
const SIZE = { entry: 46, end: 22, comment: 65_535, local: 30 };

/** Most bytes a directory may have: 60,000 parts with names of some hundred bytes. */
const DIRECTORY_BYTES = 32 * 1024 * 1024;

const notAZip = (bytes: number): FileProblem => ({ code: 'not-a-zip', about: { bytes } });
const damaged = (part: string): FileProblem => ({ code: 'part-damaged', about: { part } });

/** True for names that could lead out of a folder or into the works of a file system. */
export function isUnsafeName(name: string): boolean {
  return (
    name === '' ||
    name.length > 500 ||
    /[\\:\p{Cc}]/u.test(name) ||
    name.split('/').some((step) => step === '' || step === '.' || step === '..')
  );
}

/** Where the directory lies: the last mark from which a comment leads exactly to the end of the file. */
const endOf = (tail: Uint8Array, size: number) => {
  for (let at = tail.length - SIZE.end; at >= 0; at -= 1) {
    if (long(tail, at) !== MARK.end || at + SIZE.end + short(tail, at + 20) !== tail.length)
      continue;
    const isWhole = long(tail, at + 4) === 0 && short(tail, at + 8) === short(tail, at + 10);
    const end = {
      count: short(tail, at + 10),
      bytes: long(tail, at + 12),
      from: long(tail, at + 16),
    };
    const isInside = end.from + end.bytes <= size - tail.length + at;
    return isWhole && isInside ? end : undefined;
  }
  return undefined;
};

const entryAt = (
  bytes: Uint8Array,
  at: number,
): { readonly entry: Entry; readonly next: number } => {
  const flags = short(bytes, at + 8);
  const [name, extra, comment] = [28, 30, 32].map((offset) => short(bytes, at + offset));
  const nameEnd = at + SIZE.entry + (name ?? 0);
  return {
    entry: {
      name: strFromU8(bytes.subarray(at + SIZE.entry, nameEnd), (flags & 2048) === 0),
      method: short(bytes, at + 10),
      isEncrypted: (flags & 1) !== 0,
      crc: long(bytes, at + 16),
      packed: long(bytes, at + 20),
      size: long(bytes, at + 24),
      from: long(bytes, at + 42),
      to: 0,
    },
    next: nameEnd + (extra ?? 0) + (comment ?? 0),
  };
};

/** All entries of a directory; undefined if it is not one. */
const entriesIn = (bytes: Uint8Array, count: number): readonly Entry[] | undefined => {
  const entries: Entry[] = [];
  let at = 0;
  for (let left = count; left > 0; left -= 1) {
    if (at + SIZE.entry > bytes.length || long(bytes, at) !== MARK.entry) return undefined;
    const { entry, next } = entryAt(bytes, at);
    if (next > bytes.length) return undefined;
    entries.push(entry);
    at = next;
  }
  return entries;
};

/** The entries with their bounds, or the first that reaches into another, repeats one, or claims what cannot be. */
const bounded = (entries: readonly Entry[], end: number): FileResult<Directory> => {
  const directory = new Map<string, Entry>();
  let to = end;
  for (const entry of entries.toSorted((a, b) => b.from - a.from)) {
    const { name, from, packed, size } = entry;
    if (directory.has(name)) return failure({ code: 'part-twice', about: { part: name } });
    // Deflate cannot pack tighter than 1 : 1032.
    if (from + SIZE.local + packed > to || size > packed * 1032 + 64) return failure(damaged(name));
    directory.set(name, { ...entry, to });
    to = from;
  }
  return success(directory);
};

/**
 * Reads the directory of a zip. Sizes and counts are held against the limits before anything is unpacked; parts that
 * overlap or bear one name are refused.
 */
export function* readDirectory(size: number, limits: FileLimits): Reading<FileResult<Directory>> {
  const tail = yield { kind: 'range', from: Math.max(0, size - SIZE.end - SIZE.comment), to: size };
  const end = endOf(tail, size);
  if (end === undefined) return failure(notAZip(size));
  const about = { bytes: end.bytes, parts: end.count };
  if (end.count > limits.parts || end.bytes > DIRECTORY_BYTES)
    return failure({ code: 'too-large', about });
  const list = yield { kind: 'range', from: end.from, to: end.from + end.bytes };
  const entries = entriesIn(list, end.count);
  if (entries === undefined) return failure(notAZip(size));
  const bytes = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (bytes > limits.bytes) return failure({ code: 'too-large', about: { ...about, bytes } });
  return bounded(entries, end.from);
}
