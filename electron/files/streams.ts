import { randomUUID } from 'node:crypto';
import { realpath, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { type Answer, MAX_STREAM_BYTES, type Payload } from '../ipc/contract';
import { type Draft, dropDraft, openDraft, settleDraft, sweepDrafts } from './draft';
import { readRange } from './range';

/** Most files that are written at once; one more is refused. */
export const MAX_WRITERS = 4;

/** Most files the page may read; with one more the oldest is not its own any longer. */
export const MAX_READERS = 16;

/** Identifies a file, to detect another one that took its place. */
interface Identity {
  readonly dev: number;
  readonly ino: number;
  readonly size: number;
  readonly mtimeMs: number;
}

interface Reader extends Identity {
  readonly path: string;
}

interface Writer {
  readonly draft: Draft;
  bytes: number;
  /** The last thing asked of it: one comes after the other. */
  last: Promise<unknown>;
}

/** Files of one window that are transferred piece by piece, identified by tickets. */
export interface Streams {
  /** Lets the page read a file. @throws where it is no file or too large */
  readonly open: (path: string) => Promise<NonNullable<Answer<'streamOpen'>>>;
  /** @throws without ticket, and once the file is another one or gone */
  readonly read: (request: Payload<'streamRead'>) => Promise<Uint8Array>;
  /** Begins a file beside its place. @throws where too many are being written */
  readonly create: (path: string) => Promise<NonNullable<Answer<'streamCreate'>>>;
  /** Any error ends the file: nothing is left of it, and its ticket is gone. */
  readonly write: (request: Payload<'streamWrite'>) => Promise<void>;
  readonly close: (request: Payload<'streamClose'>) => Promise<Answer<'streamClose'>>;
  /** Throws away what is being written and forgets every ticket, at once: the page is gone. */
  readonly end: () => void;
}

const isSame = (one: Identity, other: Identity): boolean =>
  one.dev === other.dev &&
  one.ino === other.ino &&
  one.size === other.size &&
  one.mtimeMs === other.mtimeMs;

const createReaders = (limit: number) => {
  const readers = new Map<string, Reader>();
  return {
    forget: () => readers.clear(),
    open: async (chosen: string) => {
      const path = await realpath(chosen);
      const found = await stat(path);
      if (!found.isFile()) throw new Error('not a file');
      if (found.size > limit) throw new Error('file too large');
      const file = randomUUID();
      const { dev, ino, size, mtimeMs } = found;
      readers.set(file, { path, dev, ino, size, mtimeMs });
      const [oldest = file] = readers.keys();
      if (readers.size > MAX_READERS) readers.delete(oldest);
      return { file, name: basename(chosen), size };
    },
    read: ({ file, from, to }: Payload<'streamRead'>): Promise<Uint8Array> => {
      const reader = readers.get(file);
      if (reader === undefined) return Promise.reject(new Error('file not chosen'));
      return readRange(reader.path, from, Math.min(to, reader.size), async (handle) => {
        if (!isSame(await handle.stat(), reader)) throw new Error('file changed');
      });
    },
  };
};

const begin = async (path: string): Promise<Draft> => {
  const name = basename(path);
  await sweepDrafts(dirname(path), (left) => left === name, Date.now()).catch(() => undefined);
  return openDraft(path);
};

const append = async (writer: Writer, bytes: Uint8Array, limit: number): Promise<void> => {
  writer.bytes += bytes.length;
  if (writer.bytes > limit) throw Object.assign(new Error('file too large'), { code: 'EFBIG' });
  await writer.draft.handle.writeFile(bytes);
};

/** Files that are written piece by piece, a few at once, each up to `limit` bytes. Any error ends a file. */
export function createWriters(limit = MAX_STREAM_BYTES) {
  const writers = new Map<string, Writer>();
  let opening = 0;
  let era = 0;
  const writerOf = (file: string): Writer => {
    const writer = writers.get(file);
    if (writer === undefined) throw new Error('file not open');
    return writer;
  };
  /** A request on a file waits for the one before it, and fails with it. */
  const inTurn = <Result>(writer: Writer, act: () => Promise<Result>): Promise<Result> => {
    const done = writer.last.then(act);
    writer.last = done;
    done.catch(() => undefined);
    return done;
  };
  const fail = async (file: string, writer: Writer): Promise<void> => {
    if (writers.delete(file)) await settleDraft(writer.draft, false).catch(() => undefined);
  };
  return {
    /** @param start opens the file */
    create: async (start: () => Promise<Draft>) => {
      if (writers.size + opening >= MAX_WRITERS) throw new Error('too many files open');
      opening += 1;
      const born = era;
      const draft = await start().finally(() => (opening -= 1));
      if (born !== era) {
        dropDraft(draft);
        throw new Error('window closed');
      }
      const file = randomUUID();
      writers.set(file, { draft, bytes: 0, last: Promise.resolve() });
      return { file };
    },
    write: async ({ file, bytes }: Payload<'streamWrite'>): Promise<void> => {
      const writer = writerOf(file);
      try {
        await inTurn(writer, () => append(writer, bytes, limit));
      } catch (problem) {
        await fail(file, writer);
        throw problem;
      }
    },
    close: async ({ file, isKept }: Payload<'streamClose'>) => {
      const writer = writerOf(file);
      writers.delete(file);
      try {
        await writer.last;
      } catch (problem) {
        await settleDraft(writer.draft, false);
        throw problem;
      }
      await settleDraft(writer.draft, isKept);
      return { path: isKept ? writer.draft.path : '' };
    },
    end: () => {
      era += 1;
      for (const { draft } of writers.values()) dropDraft(draft);
      writers.clear();
    },
  };
}

/** The streams of one window; none is open at its beginning. `limit`: largest file, in bytes. */
export function createStreams(limit = MAX_STREAM_BYTES): Streams {
  const readers = createReaders(limit);
  const writers = createWriters(limit);
  return {
    open: readers.open,
    read: readers.read,
    create: (path) => writers.create(() => begin(path)),
    write: writers.write,
    close: writers.close,
    end: () => {
      readers.forget();
      writers.end();
    },
  };
}
