import { Inflate, inflateSync } from 'fflate';
import { failure, success } from '../../kernel';
import { long, short } from './crc';
import type { Entry } from './directory';
import type { FileProblem, FileResult } from './format';
import type { Reading } from './steps';

/** Bytes asked for at once. */
export const RANGE_BYTES = 256 * 1024;

/** Packed bytes handed to the unpacker at once: at worst they become a thousand times as many. */
const PACKED_BYTES = 8 * 1024;

/** Packed bytes that are unpacked between two pauses. */
const PAUSE_BYTES = PACKED_BYTES;

/** A part of at most so many bytes is unpacked at once: most are small, and a stream for each costs more than they do. */
const SMALL_BYTES = 512 * 1024;

const LOCAL = { mark: 0x04034b50, size: 30 };

/** Takes the next unpacked bytes of a part; a problem ends the reading. */
export type Taker = (bytes: Uint8Array) => FileProblem | undefined;

const damaged = (part: string): FileProblem => ({ code: 'part-damaged', about: { part } });

/** Unpacks the bytes pushed into it and passes them on, never more than the size in the directory. Never throws. */
const unpacker = ({ name, method, size }: Entry, take: Taker) => {
  let seen = 0;
  let problem: FileProblem | undefined;
  const out = (bytes: Uint8Array): void => {
    seen += bytes.length;
    if (seen > size) problem ??= damaged(name);
    if (problem === undefined && bytes.length > 0) problem = take(bytes);
  };
  const inflate = method === 0 ? undefined : new Inflate(out);
  const push = (bytes: Uint8Array, isLast: boolean): void => {
    if (inflate === undefined) out(bytes);
    else inflate.push(bytes, isLast);
  };
  return {
    push: (bytes: Uint8Array, isLast: boolean): FileProblem | undefined => {
      try {
        for (let at = 0; at < bytes.length && problem === undefined; at += PACKED_BYTES) {
          const end = Math.min(at + PACKED_BYTES, bytes.length);
          push(bytes.subarray(at, end), isLast && end === bytes.length);
        }
      } catch {
        problem ??= damaged(name);
      }
      if (isLast && seen !== size) problem ??= damaged(name);
      return problem;
    },
  };
};

/** Unpacks a small part at once. */
const unpackSmall = (
  { name, method, size }: Entry,
  packed: Uint8Array,
  take: Taker,
): FileProblem | undefined => {
  try {
    const bytes = method === 0 ? packed : inflateSync(packed, { out: new Uint8Array(size) });
    return bytes.length === size ? take(bytes) : damaged(name);
  } catch {
    return damaged(name);
  }
};

/** True if the local header of a part matches its entry in the directory. */
const isHead = (head: Uint8Array, entry: Entry): boolean =>
  long(head, 0) === LOCAL.mark && short(head, 8) === entry.method;

/** Pushes what was read, with pauses. */
function* pushed(
  push: ReturnType<typeof unpacker>['push'],
  bytes: Uint8Array,
  isLast: boolean,
): Reading<FileProblem | undefined> {
  for (let at = 0; at + PAUSE_BYTES < bytes.length; at += PAUSE_BYTES) {
    const problem = push(bytes.subarray(at, at + PAUSE_BYTES), false);
    if (problem !== undefined) return problem;
    yield { kind: 'pause' };
  }
  const rest = bytes.length === 0 ? 0 : Math.floor((bytes.length - 1) / PAUSE_BYTES) * PAUSE_BYTES;
  return push(bytes.subarray(rest), isLast);
}

/** Streams one part through `take`; undefined = it is complete, with the declared size. */
export function* streamPart(entry: Entry, take: Taker): Reading<FileProblem | undefined> {
  const { name, method, isEncrypted, packed, from, to } = entry;
  if (isEncrypted || (method !== 0 && method !== 8)) return damaged(name);
  const first = yield { kind: 'range', from, to: Math.min(to, from + RANGE_BYTES) };
  if (first.length < LOCAL.size || !isHead(first, entry)) return damaged(name);
  const start = LOCAL.size + short(first, 26) + short(first, 28);
  if (from + start + packed > to) return damaged(name);
  if (start + packed <= first.length && entry.size <= SMALL_BYTES)
    return unpackSmall(entry, first.subarray(start, start + packed), take);
  const { push } = unpacker(entry, take);
  let at = Math.min(Math.max(first.length - start, 0), packed);
  let problem = yield* pushed(push, first.subarray(start, start + at), at === packed);
  while (problem === undefined && at < packed) {
    const here = from + start + at;
    const chunk = yield {
      kind: 'range',
      from: here,
      to: here + Math.min(RANGE_BYTES, packed - at),
    };
    if (chunk.length === 0) return damaged(name);
    at += chunk.length;
    problem = yield* pushed(push, chunk, at === packed);
  }
  return problem;
}

/** One part as a whole, as large as the directory declares. A problem returned by `look` for its next bytes ends it. */
export function* wholePart(
  entry: Entry,
  look: Taker = () => undefined,
): Reading<FileResult<Uint8Array>> {
  const bytes = new Uint8Array(entry.size);
  let at = 0;
  const problem = yield* streamPart(entry, (chunk) => {
    bytes.set(chunk, at);
    at += chunk.length;
    return look(chunk);
  });
  return problem === undefined ? success(bytes) : failure(problem);
}
